import Testing

/// What people write on purpose, each with a twin in which it is a mistake.
@Suite struct `What is written by habit` {
  private static func card(_ room: String) -> String {
    """
    // device: iPhone 16
    ScrollView {
      VStack(alignment: .leading) { Text("Header"); Text("A row of words of some length.") }.\(room)
    }
    """
  }

  private static func fields(_ first: String) -> String {
    """
    // platform: macOS
    Form { \(first); TextField("Port", text: .constant("")); SecureField("Password", text: .constant("")) }
    """
  }

  private static func shared(_ left: String) -> String {
    "// proposal: 400x300\nHStack { \(left); VStack { Text(\"Two\"); Text(\"Three\") } }"
  }

  private static let menu =
    "List { Text(\"One\"); Text(\"Two\") }.frame(width: 300, height: 400)"

  private static let cases: [String: Twin] = [
    "a plate that an offset moves marks what was tapped": Twin(
      fine: plans(".offset(y: 100)"), wrong: plans(".padding(.top, 100)"),
      finding: "smell covered-control"),
    "a spacer of two points is not noticed": Twin(
      fine: steps(spacing: 6, gap: 2), wrong: steps(spacing: 12, gap: 8),
      finding: "smell framed-spacer"),
    "a greatest width beside a height is a size": Twin(
      fine: name(".frame(height: 25)"), wrong: name(""),
      finding: "smell taken-maximum"),
    "a frame of both sides around all is the size of a window": Twin(
      fine: "// platform: macOS\n\(menu)",
      wrong: "// platform: macOS\nVStack { Text(\"Menu\"); \(menu) }",
      finding: "smell taken-maximum"),
    "paddings that are stated are no room that a column lacks": Twin(
      fine: card("padding(.horizontal, 60)"), wrong: card("padding(.vertical, 60)"),
      finding: "smell hugging-stack"),
    "a frame of nothing folds what lies behind": Twin(
      fine: "Text(\"Card\").padding(20).background(Text(\"Discard\").frame(height: 0))",
      wrong: "VStack { Text(\"Keep\").frame(height: 0); Text(\"Card\") }",
      finding: "contract overflow"),
    "fields stand below each other in a form": Twin(
      fine: fields("TextField(\"Host\", text: .constant(\"\"))"),
      wrong: fields("LabeledContent(\"Host\") { TextField(\"Host\", text: .constant(\"\")) }"),
      finding: "smell second-label"),
    "lists share a row": Twin(
      fine: shared("List { Text(\"One\") }"), wrong: shared("Toggle(\"\", isOn: .constant(true))"),
      finding: "smell wide-control"),
    "words with round corners hug in a grid": Twin(
      fine: tags(".clipShape(Capsule())"), wrong: tags(""),
      finding: "smell uneven-widths"),
    "a divider of less than a point is a pixel": Twin(
      fine: "VStack { Text(\"One\"); Divider().frame(height: 0.25); Text(\"Two\") }",
      wrong:
        "VStack { Text(\"One\"); Color.red.frame(height: 14).frame(height: 0.25); Text(\"Two\") }",
      finding: "contract overflow"),
    "a line lies at a corner for one of its edges": Twin(
      fine: underlined(".frame(height: 1)"), wrong: underlined(""),
      finding: "smell full-layer"),
    "what is laid over a hidden colour is seen": Twin(
      fine: figure(".opacity(0).overlay { Color.blue }"), wrong: figure(".opacity(0)"),
      finding: "smell hidden-size"),
    "what is drawn larger may reach over spacers": Twin(
      fine: grown("Spacer()"), wrong: grown("Text(\"Loading\")"),
      finding: "smell turned-view"),
    "the letters of a line fit where the line does not": Twin(
      fine: "Text(\"123\").frame(height: 15).background(Color.red)",
      wrong: "Text(\"123\").frame(height: 12).background(Color.red)",
      finding: "contract overflow"),
    "a button in the middle ends a form": Twin(
      fine: form("Button(\"Next\") {}"), wrong: form("Text(\"Next\")"),
      finding: "smell centred-in-column"),
    "a cell of a grid stands in its own column": Twin(
      fine: month("LazyVGrid(columns: Array(repeating: GridItem(), count: 3))"),
      wrong: month("VStack(alignment: .leading)"), finding: "smell centred-in-column"),
    "a text without words stands nowhere": Twin(
      fine: month("VStack(alignment: .leading)", words: ""),
      wrong: month("VStack(alignment: .leading)"), finding: "smell centred-in-column"),
    "what pops in is small at first": Twin(
      fine: popping(0.01), wrong: popping(0.4), finding: "smell turned-view"),
    "a mark lies at a point of the picture below it": Twin(
      fine: marked("Color.blue"), wrong: marked("Color.blue.frame(width: 20, height: 20)"),
      finding: "smell greedy-position"),
    "a column of a readable width stands in the middle of a wide page": Twin(
      fine: readable(".frame(maxWidth: .infinity)", ".frame(maxWidth: 200)"),
      wrong: readable("", ""),
      finding: "smell idle-alignment"),
    "a cell of a grid is painted by itself": Twin(
      fine: table("Text(\"Item\").background(.gray); Text(\"Sum\").background(.gray)", ""),
      wrong: table("Text(\"Item\"); Text(\"Sum\")", ".background(.gray)"),
      finding: "smell split-content"),
    "pages are moved by an offset": Twin(
      fine: pages(".leading"), wrong: pages(".center"), finding: "contract overflow"),
    "a bar over a bar shows a value": Twin(
      fine: underlinedTitle(".overlay(alignment: .leading) { Capsule().frame(width: 120) }"),
      wrong: underlinedTitle(""), finding: "smell long-underline"),
    "a value of one line stands beside its label however high its frame is": Twin(
      fine: labels("Text(\"Ideas\").frame(minHeight: 60)"),
      wrong: labels("Text(\"One\\nTwo\\nThree\")"), finding: "smell centred-label"),
    "a table is as wide as its lines": Twin(
      fine: ruled("Sketch of the old harbour"), wrong: ruled("4"),
      finding: "contract greedy-decoration"),
  ]

  private static func month(_ days: String, words: String = "Sun") -> String {
    """
    VStack(alignment: .leading) {
      Text("Calendar")
      \(days) { Text("\(words)").frame(maxWidth: .infinity); Text("Mon"); Text("Tue") }
    }
    .padding()
    """
  }

  private static func underlinedTitle(_ value: String) -> String {
    """
    VStack(alignment: .leading) {
      Text("Used")
      Capsule().fill(.gray).frame(height: 6)\(value)
    }
    .padding()
    """
  }

  private static func labels(_ value: String) -> String {
    """
    Grid(alignment: .leading) {
      GridRow { Text("Name"); Text("Sketch") }
      GridRow { Text("Tags"); \(value) }
      GridRow { Text("Created"); Text("4 May") }
    }
    """
  }

  private static func ruled(_ value: String) -> String {
    """
    Grid(alignment: .leading) {
      GridRow { Text("Name"); Text("\(value)") }
      Divider()
      GridRow { Text("Tags"); Text("2") }
      Divider()
      GridRow { Text("Date"); Text("1") }
    }
    .padding()
    """
  }

  private static func readable(_ words: String, _ limit: String) -> String {
    """
    VStack(alignment: .leading) { Text("Reply")\(words) }
      \(limit)
      .frame(maxWidth: .infinity)
    """
  }

  private static func table(_ cells: String, _ look: String) -> String {
    """
    struct Prices: View {
      var body: some View {
        Grid(horizontalSpacing: 24) {
          GridRow { \(cells) }\(look)
          GridRow { Text("Wholemeal bread"); Text("12.80") }
        }
      }
    }

    Prices()
    """
  }

  private static func form(_ last: String) -> String {
    """
    VStack(alignment: .leading) {
      Text("First name")
      Color.gray.frame(height: 40)
      \(last).frame(maxWidth: .infinity)
    }
    """
  }

  private static func popping(_ scale: Double) -> String {
    """
    HStack {
      Color.red.frame(width: 40, height: 40).scaleEffect(\(scale)).id("mark")
      Text("Liked")
    }
    """
  }

  private static func marked(_ below: String) -> String {
    """
    VStack {
      ZStack { \(below); Circle().frame(width: 30, height: 30).position(x: 40, y: 40) }
      Text("House")
    }
    """
  }

  private static func pages(_ alignment: String) -> String {
    """
    GeometryReader { room in
      HStack(spacing: 0) {
        Color.red.frame(width: room.size.width)
        Color.green.frame(width: room.size.width)
      }
      .frame(width: room.size.width, alignment: \(alignment))
      .offset(x: 0)
    }
    """
  }

  private static func plans(_ move: String) -> String {
    """
    ZStack(alignment: .top) {
      VStack(spacing: 0) {
        ForEach(0..<3) { _ in Color.purple.frame(height: 100).onTapGesture {} }
      }
      Color.white.id("plate").frame(height: 100)\(move)
    }
    """
  }

  private static func steps(spacing: Int, gap: Int) -> String {
    "VStack(spacing: \(spacing)) { Text(\"One\"); Spacer().frame(height: \(gap)); Text(\"Two\") }"
  }

  private static func name(_ height: String) -> String {
    """
    HStack {
      Text("Name").frame(maxWidth: .infinity, alignment: .leading)
      HStack { Text("Send") }\(height).frame(maxWidth: 80).background(Color.yellow)
    }
    """
  }

  private static func tags(_ clip: String) -> String {
    """
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))], alignment: .leading) {
      ForEach(["Cruising", "Cozy"], id: \\.self) { tag in
        Text(tag).padding(8).background(Color.yellow)\(clip).id(tag)
      }
    }
    """
  }

  private static func underlined(_ height: String) -> String {
    """
    HStack { Text("Messages"); Text("Requests") }
      .frame(maxWidth: .infinity)
      .frame(height: 44)
      .background(alignment: .bottomLeading) { Rectangle()\(height) }
    """
  }

  private static func figure(_ look: String) -> String {
    """
    ScrollView {
      ZStack {
        Color.gray.frame(height: 200)\(look)
        Color.red.frame(height: 60)
      }
      .id("figure")
    }
    """
  }

  private static func grown(_ beside: String) -> String {
    """
    VStack {
      \(beside)
      Color.red.frame(width: 40, height: 40).scaleEffect(1.5).id("mark")
      \(beside)
    }
    """
  }

  @Test(arguments: cases.keys.sorted())
  func `is not told`(name: String) throws {
    let example = try #require(Self.cases[name])
    try expectFindings(example.fine, "")
    let proposal = "// proposal: 393x600\n// text-cell: 8x20\n"
    let found = try findings(proposal + example.wrong)
    #expect(found.contains { $0.hasPrefix(example.finding) }, "\(name): \(found)")
  }
}
