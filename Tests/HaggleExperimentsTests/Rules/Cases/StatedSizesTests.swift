import Testing

/// Sizes that are stated and come out otherwise, and views that are in the middle where an edge is
/// meant; each beside what is fine.
@Suite struct `A size or a side that is meant` {
  struct Case: Sendable, CustomStringConvertible {
    let rule: String
    let what: String
    var proposal = "393x759"
    let wrong: String
    let fine: [String]

    var description: String { "\(rule): \(what)" }
  }

  @Test(arguments: pictures + buttons + headers + bubbles)
  func `is told from what is fine`(example: Case) throws {
    let found = try rules(example.wrong, in: example.proposal)
    #expect(found.contains(example.rule), "\(found)")
    for view in example.fine {
      let found = try rules(view, in: example.proposal)
      #expect(!found.contains(example.rule), "\(view)")
    }
  }

  private static let pictures: [Case] = [
    Case(
      rule: "loaded-size", what: "a frame does not make a picture from the web smaller",
      wrong: web(".frame(width: 80, height: 80)"),
      fine: [
        web(""), web(".padding(8).clipShape(Circle())"), web(".frame(maxWidth: .infinity)"),
        """
        HStack {
          AsyncImage(url: URL(string: "a")) { $0.resizable().scaledToFill() } placeholder: {
            Color.gray
          }
          .frame(width: 80, height: 80).clipped()
          Text("Blue")
        }
        """,
      ]),
    Case(
      rule: "loaded-size", what: "nor does a greatest length", wrong: web(".frame(maxHeight: 80)"),
      fine: [web(".frame(minHeight: 80)")]),
    Case(
      rule: "loaded-size", what: "nor does a ratio", wrong: web(".scaledToFit()"),
      fine: [web(".overlay { Text(\"1\") }")]),
    Case(
      rule: "greedy-picture", what: "a pin takes the width that an address leaves",
      wrong: pin("", beside: "Text(\"12 Harbour Street\")"),
      fine: [
        pin(".frame(width: 24, height: 24)", beside: "Text(\"12 Harbour Street\")"),
        pin(".layoutPriority(1)", beside: "Text(\"12 Harbour Street\")"),
        pin("", beside: "VStack { Text(\"Harbour\"); Text(\"a\"); Text(\"b\"); Text(\"c\") }"),
        pin("", beside: "Text(\"12 Harbour Street\")") + ".frame(height: 120)",
        pin("", beside: "Text(\"12\")", scale: ".aspectRatio(3, contentMode: .fit)"),
        "\(image)\nVStack { Image(\"pin\").resizable().scaledToFit(); Text(\"Harbour\") }",
      ]),
    Case(
      rule: "greedy-picture", what: "so does a symbol, beside any words",
      wrong: symbol(""), fine: [symbol(".frame(width: 24, height: 24)")]),
  ]

  private static let image = "// image: \"pin\" 512x512"

  private static func web(_ modifiers: String) -> String {
    "HStack { AsyncImage(url: URL(string: \"https://a.org/a.jpg\"))\(modifiers); Text(\"Blue\") }"
  }

  private static func pin(
    _ modifiers: String, beside text: String, scale: String = ".scaledToFit()"
  ) -> String {
    "\(image)\nHStack { Image(\"pin\").resizable()\(scale)\(modifiers); \(text) }"
  }

  private static func symbol(_ modifiers: String) -> String {
    """
    HStack {
      Image(systemName: "mappin").resizable().scaledToFit()\(modifiers)
      VStack { Text("Harbour"); Text("One"); Text("Two"); Text("Three") }
    }
    """
  }
}

// MARK: - Buttons

extension `A size or a side that is meant` {
  private static let buttons: [Case] = [
    Case(
      rule: "small-target", what: "a frame outside of a button does not react",
      wrong: close(".frame(width: 12, height: 12)", around: ".frame(width: 44, height: 44)"),
      fine: [close(".frame(width: 44, height: 44).contentShape(Rectangle())", around: "")]),
    Case(
      rule: "small-target", what: "that is so in a room of any size", proposal: "800x600",
      wrong: close(".frame(width: 12, height: 12)", around: ".frame(width: 44, height: 44)"),
      fine: [
        close(".frame(width: 12, height: 12)", around: ""),
        close(".frame(width: 12, height: 12)", around: ".frame(width: 200, height: 44)"),
        close(".frame(width: 32, height: 32)", around: ".frame(width: 44, height: 44)"),
      ]),
    Case(
      rule: "small-target", what: "a cross is too small on a phone, whatever states the room",
      wrong: close(".frame(width: 12, height: 12)", around: ""),
      fine: [
        close(".frame(width: 28, height: 28)", around: ""),
        "// platform: macOS\n" + close(".frame(width: 12, height: 12)", around: ""),
      ]),
    Case(
      rule: "added-padding", what: "a disc is 64 where 44 is stated",
      wrong: disc("", ".padding(10)", "Circle()"),
      fine: [
        disc(".padding(10)", "", "Circle()"), disc("", ".padding(.horizontal, 10)", "Capsule()"),
        disc("", ".padding(10)", nil), disc("", ".padding(10)", "Circle()", height: 50),
        disc(".resizable()", ".padding(10)", "Circle()"),
        disc(".font(.system(size: 36))", ".padding(10)", "Circle()"),
      ]),
  ]

  private static func close(_ label: String, around: String) -> String {
    """
    HStack {
      Text("Filters")
      Spacer()
      Button { } label: { Image(systemName: "xmark")\(label) }.buttonStyle(.plain)\(around)
    }
    """
  }

  private static func disc(
    _ inside: String, _ outside: String, _ shape: String?, height: Int = 44
  ) -> String {
    let background = shape.map { ".background(\($0).fill(Color.blue))" } ?? ""
    return """
      Image(systemName: "plus")\(inside).frame(width: 44, height: \(height))\(outside)\(background)
      """
  }
}

// MARK: - Headers, bubbles, columns

extension `A size or a side that is meant` {
  private static let headers: [Case] = [
    Case(
      rule: "seen-beside-header", what: "rows are seen beside a header that hugs its words",
      wrong: stops(".padding(8).background(Color.yellow)"),
      fine: [
        stops(".padding(8).frame(maxWidth: .infinity).background(Color.yellow)"),
        stops(".padding(8).background(Color.yellow)", pinned: ""),
        stops(".padding(8).background(Color.yellow, in: Capsule())"),
        stops(".padding(8).background(Color.yellow).cornerRadius(8)"),
      ]),
    Case(
      rule: "seen-beside-header", what: "and through one without a background",
      wrong: stops(".frame(maxWidth: .infinity)"), fine: [stops("", pinned: "")]),
    Case(
      rule: "cornered-content", what: "a reader on plain paint puts its content into the corner",
      proposal: "400x600", wrong: loading(""),
      fine: [
        loading(".frame(width: geo.size.width, height: geo.size.height)"),
        loading("", behind: "Text(\"Behind\")"), loading(".offset(x: 20)"),
        loading("", behind: "Color.black.frame(width: 100, height: 100)"),
        loading("", behind: "Map()"),
      ]),
    Case(
      rule: "narrow-column", what: "a column is narrower than the names in it",
      proposal: "900x600", wrong: sidebar(".frame(width: 140)"),
      fine: [
        sidebar(".frame(width: 280)"), sidebar(""),
        sidebar(
          ".frame(width: 140)",
          name: "A sentence of more than forty letters is no name of anything"),
      ]),
  ]

  private static let bubbles: [Case] = [
    Case(
      rule: "centred-bubbles", what: "what two people say is in the middle",
      wrong: chat("LazyVStack", "Color.gray", "Color.green"),
      fine: [
        chat("VStack", "Color.gray", "Color.green"),
        chat("LazyVStack(alignment: .leading) ", "Color.gray", "Color.green"),
        chat("LazyVStack", "Color.gray", "Color.green", own: ".frame(maxWidth: .infinity)"),
        chat("LazyVStack", "Color.gray, in: Capsule()", "Color.gray, in: Capsule()"),
        chat("LazyVStack", "Color.gray", "Color.green", words: "Are you in?"),
        chat("LazyVStack", "Color.gray", "Color.green", more: "; Text(\"Today\")"),
      ]),
    Case(
      rule: "half-pushed", what: "a heart is at half the height of a photo", proposal: "300x200",
      wrong: photo("HStack { Spacer(); \(heart) }"),
      fine: [
        photo("HStack { \(heart); Spacer(); \(heart) }"),
        photo("HStack { Spacer(); \(heart); Spacer() }"),
        photo("VStack { HStack { Spacer(); \(heart) }; Spacer() }"),
        photo("HStack { Spacer(); \(heart) }", height: 50),
        photo("HStack { Spacer(); \(heart) }", alignment: "alignment: .top, content: { ", "})"),
      ]),
  ]

  private static let heart = "Image(systemName: \"heart\").frame(width: 24, height: 24)"

  private static func photo(
    _ row: String, height: Int = 200, alignment: String = "", _ end: String = ")"
  ) -> String {
    """
    // image: "beach" 600x400
    Image("beach").resizable().frame(width: 300, height: \(height))
      .overlay(\(alignment)\(row)\(end)
    """
  }

  private static func chat(
    _ column: String, _ hers: String, _ mine: String, own: String = "", words: String = "Yes!",
    more: String = ""
  ) -> String {
    """
    ScrollView {
      \(column) {
        Text("Are you in?").padding(8).background(\(hers))\(own)
        Text("\(words)").padding(8).background(\(mine))\(own)\(more)
      }
    }
    """
  }

  private static func stops(_ header: String, pinned: String = "pinnedViews: [.sectionHeaders]")
    -> String
  {
    """
    ScrollView {
      LazyVStack(\(pinned)) {
        Section {
          ForEach(0..<40) { n in Text("A stop with a long name, number \\(n)") }
        } header: { Text("Line 4")\(header) }
      }
    }
    """
  }

  private static func loading(_ modifier: String, behind: String = "Color.black") -> String {
    """
    ZStack {
      \(behind)
      GeometryReader { geo in
        Text("Loading").frame(width: geo.size.width / 2)\(modifier)
      }
    }
    """
  }

  private static func sidebar(
    _ modifier: String, name: String = "Apple Intelligence and Siri"
  ) -> String {
    """
    HStack(spacing: 0) {
      List(["Inbox", "\(name)"], id: \\.self) { name in Text(name).lineLimit(1) }\(modifier)
      Text("Choose a pane").frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    """
  }
}
