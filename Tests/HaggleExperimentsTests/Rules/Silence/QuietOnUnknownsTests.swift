import HaggleScenarios
import Testing

/// What was said of code whose modifiers and words are in another file, each with a twin of which
/// it is true.
@Suite struct `What rests on another file` {
  private static func stack(_ texts: String) -> String {
    "// device: iPhone 16\nHStack { \(texts) }.frame(width: 150)"
  }

  /// A layout that places its first view, and its second where there is such a place.
  private static func corners(_ place: String) -> String {
    """
    // proposal: 200x100
    struct Corners: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
      }
      func place(of index: Int) -> CGPoint? { index == 0 ? .zero : \(place) }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        for (index, subview) in subviews.enumerated() {
          if let place = place(of: index) { subview.place(at: place, proposal: .unspecified) }
        }
      }
    }
    Corners { Text("Left"); Text("Right") }
    """
  }

  private static let cases = [
    "a modifier on a text most likely sets its font": Twin(
      fine: """
        // device: iPhone 16
        Text("100.0%").displayStyle().frame(width: 40)
        """,
      wrong: """
        // device: iPhone 16
        Text("100.0%").font(.body).displayStyle().frame(width: 40)
        """, finding: "contract cut-text at frame.1, width"),
    "a modifier that is called invisible hides": Twin(
      fine: """
        // device: iPhone 16
        ZStack { Text("Scheduling").invisible(); Text("Waiting for it") }
        """,
      wrong: """
        // device: iPhone 16
        ZStack { Text("Scheduling").tracked(); Text("Waiting for it") }
        """, finding: "smell covered-text at Text.1"),
    "a modifier that speaks of a padding has one": Twin(
      fine: """
        // device: iPhone 16
        TextField("Custom amount", text: .constant("")).filled(paddingLeading: 50)
          .overlay(alignment: .leading) { Image(systemName: "eurosign").padding(.leading, 10) }
        """,
      wrong: """
        // device: iPhone 16
        TextField("Custom amount", text: .constant("")).validated(by: rule)
          .overlay(alignment: .leading) { Image(systemName: "eurosign").padding(.leading, 10) }
        """, finding: "smell overlaid-text at Text.1, width"),
    "a key of the app's strings is not what is read": Twin(
      fine: """
        // device: iPhone 16
        Text("settings.account.sign_in_as_patient").frame(width: 150, height: 21)
        """,
      wrong: """
        // device: iPhone 16
        Text("Settings of an account, sign in").frame(width: 150, height: 21)
        """, finding: "contract cut-text at frame.1, height"),
    "the first character of unknown words is one letter": Twin(
      fine: """
        // device: iPhone 16
        struct Badge: View {
          let user: User
          var body: some View {
            Text(String(user.name?.first ?? "?")).font(.title).frame(width: 32)
          }
        }
        """,
      wrong: """
        // device: iPhone 16
        struct Badge: View {
          let user: User
          var body: some View { Text("First").font(.title).frame(width: 32) }
        }
        """, finding: "contract cut-text at frame.1, width"),
    "a layout that does not know where to put a view leaves none out": Twin(
      fine: corners("Theme.place(of: index)"), wrong: corners("nil"),
      finding: "smell unplaced-subview at Text.2"),
    "a share of the screen is one of the screen's length": Twin(
      fine: """
        // device: iPhone 16
        HStack { Color.red.frame(width: 100); Text("Email") }
          .frame(width: ScreenDimensions.width * 0.8)
        """,
      wrong: """
        // device: iPhone 16
        HStack { Color.red.frame(width: 100); Text("Email") }
          .frame(width: 35)
        """, finding: "contract overflow at frame.2, width"),
    "shares of one unknown length stay in proportion": Twin(
      fine: """
        // device: iPhone 16
        struct Gauge: View {
          let room: CGFloat
          var body: some View { Color.red.frame(height: room * 0.1).frame(height: room * 0.25) }
        }
        #Preview { Gallery { Gauge(room: $0) } }
        """,
      wrong: """
        // device: iPhone 16
        struct Gauge: View {
          let room: CGFloat
          var body: some View { Color.red.frame(height: room * 0.9).frame(height: room * 0.1) }
        }
        #Preview { Gallery { Gauge(room: $0) } }
        """, finding: "smell overflow at frame.2, height"),
    "a view that is given its size has that": Twin(
      fine: """
        // device: iPhone 16
        IconView(icon, size: CGSize(width: 32, height: 20)).frame(height: 20)
        """,
      wrong: """
        // device: iPhone 16
        Color.red.frame(height: 44).frame(height: 20)
        """, finding: "contract overflow at frame.2, height"),
    "a line by its name is a line": Twin(
      fine: """
        // device: iPhone 16
        VStack(spacing: 0) { Color.red.frame(height: 50); CustomDivider() }.frame(height: 52)
        """,
      wrong: """
        // device: iPhone 16
        VStack(spacing: 0) { Color.red.frame(height: 50); Color.blue.frame(height: 44) }
          .frame(height: 52)
        """, finding: "contract overflow at VStack.1, height"),
    "what scrolls an unknown view may be full": Twin(
      fine: """
        // device: iPhone 16
        ScrollView { SpotCard(spot) }.frame(maxHeight: 380).background(Color.yellow)
        """,
      wrong: """
        // device: iPhone 16
        ScrollView { Text("Spot") }.frame(maxHeight: 380).background(Color.yellow)
        """, finding: "smell taken-maximum at frame.1, height"),
    "a list in a form shows its rows in shipped apps": Twin(
      fine: """
        // device: iPhone 16
        Form { Section { List(0..<3) { _ in Text("Row") } } }
        """,
      wrong: """
        // device: iPhone 16
        ScrollView { List(0..<3) { _ in Text("Row") } }
        """, finding: "contract ideal-collapse at List.1, height"),
    "what an unknown container offers is unknown": Twin(
      fine: """
        // device: iPhone 16
        ScrollView { Fitted { RoundedRectangle(cornerRadius: 10).fill(Color.gray) } }
        """,
      wrong: """
        // device: iPhone 16
        ScrollView { VStack { RoundedRectangle(cornerRadius: 10).fill(Color.gray) } }
        """, finding: "contract ideal-collapse at RoundedRectangle.1, height"),
    "the first letter of unknown words is one letter": Twin(
      fine: """
        // device: iPhone 16
        struct Badge: View {
          let user: User
          var body: some View { Text(String(user.name.prefix(1))).font(.title).frame(width: 32) }
        }
        """,
      wrong: """
        // device: iPhone 16
        struct Badge: View {
          let user: User
          var body: some View { Text("Name").font(.title).frame(width: 32) }
        }
        """, finding: "contract cut-text at frame.1, width"),
  ]

  @Test(arguments: cases.keys.sorted())
  func `is not told`(name: String) throws {
    let example = try #require(Self.cases[name])
    #expect(try findings(example.fine) == [])
    #expect(try findings(example.wrong).contains(example.finding))
  }
}

/// Words of unknown data are as long as the text says.
@Suite struct `A text of unknown words` {
  @Test(arguments: [
    ("movie.title.prefix(2)", 20), ("String(movie.title.prefix(1))", 10),
    ("movie.title.prefix(1).uppercased()", 10), ("\"\\(movie.title.prefix(3))!\"", 40),
    ("\"\\(movie.daysLeft) days\"", 70), ("\"\\(movie.title) days\"", 100),
    ("\"\\(movie.kind.rawValue)\"", 40), ("movie.kind.rawValue", 40),
    ("\"home.title\"", 40), ("\"v1.2\"", 40), ("\"haggle.app\"", 100), ("\"sign_out\"", 80),
    ("\"a_b.swift\"", 90), ("verbatim: \"home.title\"", 100),
  ])
  func `is as wide as that`(words: String, width: Int) throws {
    let text = """
      // proposal: 400x100
      // text-cell: 10x20
      struct Row: View {
        let movie: Movie
        var body: some View { Text(\(words)) }
      }
      """
    #expect(try failures(of: ["Text.1 width == \(width)"], text, nil) == [])
  }
}

/// Colours and devices that are known by their names.
@Suite struct `What is called by a name that people know` {
  @Test(arguments: [
    ("colors.background", "300x100"), ("Theme.accentColor", "300x100"),
    ("UIColor.label.color.opacity(0.2)", "300x100"), ("Theme.logo", "44x44"),
    ("colorPicker", "44x44"),
  ])
  func `a colour takes the room of one`(view: String, size: String) throws {
    let text = """
      // proposal: 300x100
      struct Page: View {
        @Environment(\\.colors) var colors
        @Environment(\\.picker) var colorPicker
        var body: some View { ZStack { \(view) }.id("page") }
      }
      """
    #expect(try failures(of: ["page size \(size)"], text, nil) == [])
  }

  @Test(arguments: [
    ("iPad Pro (12.9-inch) (5th generation)", "iPad Pro 12.9-inch"),
    ("iPad Air (4th generation)", "iPad Air 11-inch"),
    ("iPad (8th generation)", "iPad (9th generation)"),
    ("iPad (10th generation)", "iPad"), ("iPad mini (6th generation)", "iPad mini"),
    ("iPad Pro 11-inch (M4)", "iPad Pro 11-inch"),
  ])
  func `a tablet goes by its size, whichever generation it is`(name: String, model: String) {
    #expect(Device.named(name)?.name == model)
  }
}

/// What is meant as it is written.
@Suite struct `What people mean` {
  private struct Case {
    /// Around what is meant.
    let before: String
    let after: String
    let meant: String
    var other = ""
    let finding: String
  }

  private static let cases = [
    "a gap that a spacer states": Case(
      before: "ScrollView { VStack { Text(\"a\"); ",
      after: "; Text(\"b\") } }.frame(height: 300)", meant: "Spacer(minLength: 40)",
      other: "Spacer()", finding: "smell idle-spacer at Spacer.1, height"),
    "a divider with a colour behind it": Case(
      before: "VStack { Divider().frame(height: 5)", after: "; Text(\"a\") }.frame(height: 100)",
      meant: ".background(Color.red)", finding: "smell thin-divider at Divider.1, height"),
    "a bar that is folded and hidden": Case(
      before: "VStack(alignment: .leading, spacing: 0) { HStack { Text(\"a\").frame(height: 60)",
      after: "; Spacer() }.frame(height: 0); Text(\"b\") }",
      meant: ".opacity(0)", finding: "contract overflow at frame.2, height"),
    "a frame that puts its content at one end": Case(
      before: "HStack { Text(\"a\").frame(maxWidth: .infinity",
      after: "); Spacer(); Text(\"b\") }", meant: ", alignment: .leading",
      finding: "contract greedy-decoration at frame.1, width"),
    "a field whose inset is inside of its frame": Case(
      before: "VStack(alignment: .leading) { Text(\"Name\"); Text(\"Ann\")",
      after: ".frame(width: 200); Text(\"A line that is wider than that\") }",
      meant: ".frame(maxWidth: .infinity, alignment: .leading).padding(.horizontal, 16)",
      finding: "smell centred-in-column at frame.1, width"),
    "a text that is moved off what is under it": Case(
      before: "ZStack { Circle().frame(width: 14, height: 14); Text(\"Value\")", after: " }",
      meant: ".offset(y: 30)", finding: "smell outgrown-base at Text.1, width"),
  ]

  @Test(arguments: cases.keys.sorted())
  func `is not told either`(name: String) throws {
    let example = try #require(Self.cases[name])
    let text = { "// device: iPhone 16\n" + example.before + $0 + example.after }
    #expect(try findings(text(example.meant)) == [])
    #expect(try findings(text(example.other)).contains(example.finding))
  }
}
