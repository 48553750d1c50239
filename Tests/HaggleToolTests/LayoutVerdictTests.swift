import Foundation
import Testing

/// What a stranger reads: one verdict in every report, and the cause in the first answer.
@Suite struct `What is said of a layout` {
  private func run(_ arguments: String..., text: String) throws -> Haggle.Outcome {
    try Haggle.run(arguments, input: Data(text.utf8))
  }

  private static let clock = """
    // proposal: 300x100
    // text-cell: 8x20
    VStack {
      Text("Good morning")
      Text("4:10 AM")
    }
    """

  @Test func `is about a time on the screen before a place in the text`() throws {
    let outcome = try run("why", "-", "4:10", "width", text: Self.clock)
    #expect(outcome.output.hasPrefix("Text.2 \"4:10 AM\" is 56 wide"), "\(outcome.output)")
  }

  @Test func `is not about another view where a line has no such column`() throws {
    let outcome = try run("why", "-", "4:95", "width", text: Self.clock)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("“4:95”; line 4 has 22 columns"), "\(outcome.errors)")
  }

  @Test func `tells views with the same words apart by their code and their place`() throws {
    let text = """
      // proposal: 300x100
      // text-cell: 8x20
      struct Row: View {
        let title = "Version"
        let value = "Version"
        var body: some View {
          HStack(spacing: 0) { Text(title); Spacer(minLength: 0); Text(value) }
        }
      }
      Row()
      """
    let outcome = try run("why", "-", "Version", "x", text: text)
    #expect(
      outcome.errors == """
        haggle why: <stdin> has 2 views that “Version” may mean; name one, such as Text.1:
          Text.1  "Version"  (title)  line 7  56×20  at 0,40
          Text.2  "Version"  (value)  line 7  56×20  at 244,40
        Try: haggle why --help

        """, "\(outcome.errors)")
  }

  /// It fits an iPad, and so no rule finds a fault where no device is named.
  private static let wide = """
    struct Card: View {
      var body: some View { Color.red.frame(width: 400, height: 100) }
    }
    """

  @Test func `is the same in trace, check, try and sweep`() throws {
    let start =
      "frame.1 of .red is 400 points wide, but only 393 were proposed to it as the root"
    let fact =
      "\(start): an iPad has room for that, and the text names no device; --device 'iPhone 16' makes "
      + "a finding of it"
    let traced = try run("trace", "-", text: Self.wide).output
    #expect(traced.contains("no findings, but\n  \(start)"), "\(traced)")
    #expect(traced.split { $0.isWhitespace }.joined(separator: " ").contains(fact))
    let checked = try run("check", "-", text: Self.wide).output
    #expect(
      checked == """
        <stdin>:2:35: \(fact)
        checked 1 scenario: no findings, 1 where a phone is named

        """)
    let tried = try run("try", "-", text: Self.wide).output
    #expect(tried.hasPrefix("no findings, but\n\(fact)\n"), "\(tried)")
    let swept = try run("sweep", "-", "--width", "380...420", text: Self.wide).output
    let words = "below 400: frame.1 (line 2) reaches beyond what is offered by up to 20 (at 380)"
    let lines = swept.split { $0.isWhitespace }.joined(separator: " ")
    #expect(lines.contains(words), "\(swept)")
  }

  /// In what scrolls the line of the row is as high as its texts.
  private static let header = """
    // text-cell: 8x20
    struct Header: View {
      var body: some View {
        VStack { Text("Ann"); HStack { Text("12"); Divider(); Text("48") } }
      }
    }
    """

  @Test func `tells what is wrong on a screen of its own, not of a part`() throws {
    let fact = "HStack.1 is 728.36 points high, although its content needs only 20"
    let checked = try run("check", "-", text: Self.header).output
    #expect(
      checked == """
        <stdin>:4:48: \(fact): that is so on a screen of its own, and the view may be a part of \
        one; --device 'iPhone 16' makes a finding of it
        checked 1 scenario: no findings, 1 where a phone is named

        """, "\(checked)")
    let named = try run("check", "-", "--device", "iPhone 16", text: Self.header)
    #expect(named.status == 1)
    #expect(named.output.contains(fact), "\(named.output)")
    let page = "struct Page: View { var body: some View { ScrollView { Header() } } }"
    let shown = "\(Self.header)\n\(page)\n#Preview { Header() }"
    let part = try run("check", "-", text: shown).output
    #expect(part.contains("no findings\n"), "\(part)")
  }

  @Test func `says that a view reaches out besides a finding about something else`() throws {
    let text = """
      // proposal: 200x100
      // text-cell: 8x20
      HStack {
        Text("A long line that is cut").frame(width: 80, height: 20)
        Color.red.frame(width: 150)
      }
      .fixedSize(horizontal: true, vertical: false)
      .frame(maxWidth: .infinity)
      """
    let traced = try run("trace", "-", text: text).output
    #expect(traced.contains("is 238 wide, and 200 are offered"), "\(traced)")
  }

  private static let missing = """
    // proposal: 300x200
    Settings.Container(contentWidth: 250)
    """

  @Test func `is not that all is well where nothing could be laid out`() throws {
    let checked = try run("check", "-", text: Self.missing)
    #expect(checked.status == 3)
    #expect(checked.output.contains("nothing could be laid out of 1"), "\(checked.output)")
    let traced = try run("trace", "-", text: Self.missing).output
    #expect(traced.contains("nothing of it could be laid out\n"), "\(traced)")
    #expect(!traced.contains("no findings"))
  }

  @Test func `names what took the room in the first answer`() throws {
    let text = """
      // proposal: 300x400
      // text-cell: 8x20
      HStack(alignment: .top) {
        VStack { Text("Hello"); Spacer(); Text("9:41") }
        Text("Ann")
      }
      .padding(10)
      .id("message")
      """
    let output = try run("why", "-", "message", "height", "--width", "140", text: text).output
    #expect(
      output.contains(
        "HStack.1 is offered 380 and takes it, as Spacer.1 in line 4 takes all that is left"),
      "\(output)")
  }

  @Test func `says the words of texts that are alike once`() throws {
    let text = """
      // proposal: 300x200
      // text-cell: 8x20
      VStack(spacing: 0) {
        Text("Sign in")
        Text("Sign in")
      }
      """
    let outcome = try Haggle.run(["why", "-", "Sign in"], input: Data(text.utf8))
    #expect(
      outcome.errors == """
        haggle why: <stdin> has 2 views that “Sign in” may mean; name one, such as Text.1:
          Text.1  "Sign in"  line 4  56×20  at 122,80
          Text.2  "Sign in"  line 5  56×20  at 122,100
        Try: haggle why --help

        """)
  }

  @Test(arguments: [
    ("TabView { Color.red }", "TabView.1 is offered 200 and takes it"),
    ("GeometryReader { _ in Spacer() }", "GeometryReader.1 is offered 200 and takes it"),
    (
      "ZStack { Color.red; Text(\"b\") }",
      "ZStack.1 is offered 200 and takes it, as Color.1 .red in line 4 takes all that is left"
    ),
    (
      "Color.red.padding(10)",
      "padding.1 of .red is offered 200 and takes it, as Color.1 .red in line 4 takes all that is left"
    ),
    ("Text(\"a\").frame(maxWidth: .infinity)", "frame.1 of \"a\" is offered 200 and takes it"),
  ])
  func `names a view in another as what takes the room only where its length is passed on`(
    _ view: String, _ expected: String
  ) throws {
    let text = """
      // proposal: 200x300
      // text-cell: 8x20
      VStack {
        \(view)
        Text("below")
      }
      """
    let output = try run("why", "-", "VStack.1", "width", "--width", "140", text: text).output
    let lines = output.split(separator: "\n").filter { $0.contains(" is offered 200 and takes it") }
    let words = lines.first?.trimmingCharacters(in: .whitespaces).components(separatedBy: "  ")
    #expect(words?.first == expected, "\(output)")
  }

  @Test func `says why a text has two lines, and not that it is offered their height`() throws {
    let text = """
      // proposal: 100x200
      // text-cell: 8x20
      VStack { Text("Fixed width font") }
      """
    let output = try run("why", "-", "Text", "height", "--width", "140", text: text).output
    #expect(output.contains("On one line its words take 128"), "\(output)")
    #expect(output.contains("the width that it was offered is 100:"), "\(output)")
    #expect(!output.contains("why Text.1 is offered"))
  }

  @Test func `does not ask who offered what a frame states`() throws {
    let text = """
      // proposal: 100x200
      // text-cell: 8x20
      VStack { Button("Go") {}.padding(4).frame(height: 15) }
      """
    let output = try run("why", "-", "Go", "height", text: text).output
    #expect(output.contains("offers 15: fixed 15 = height 15"), "\(output)")
    #expect(!output.contains("VStack.1"))
  }

  @Test func `does not count words that were made up for a string`() throws {
    let text = """
      // proposal: 100x100
      // text-cell: 8x20
      struct Badge: View {
        let routeShortName: String
        var body: some View { Text(routeShortName).lineLimit(1) }
      }
      """
    let made = try run("trace", "-", text: text).output
    #expect(!made.contains("cut short"), "\(made)")
    #expect(made.contains("Route short name"), "\(made)")
    let stated = try run("trace", "-", text: text + "\nBadge(routeShortName: \"Route short name\")")
    #expect(stated.output.contains("1 text is cut short"), "\(stated.output)")
  }

  @Test func `says why a word that an assumed font breaks is no finding`() throws {
    func said(_ width: Int) throws -> String {
      let text = "// proposal: 300x100\nText(\"Send\").frame(width: \(width))"
      return try run("trace", "-", text: text).output.split { $0.isWhitespace }
        .joined(separator: " ")
    }
    let narrow = try said(40)
    #expect(
      narrow.contains(
        "no findings, but 1 text breaks inside of a word: Text.1 \"Send\", which lacks 0.29 points, "
          + "less than the width of an assumed font may be off"), "\(narrow)")
    // Where it lacks more than that, it is a finding.
    #expect(try said(34).contains("the first is: cut-text at frame.1"))
  }

  @Test func `says that nothing is drawn`() throws {
    let clear = "// proposal: 300x100\nVStack { Color.clear; Spacer(); Text(\"a\").hidden() }"
    let said = try run("trace", "-", text: clear).output
    let fact = "nothing of it is drawn: Color.1 .clear and 2 other views are all that is there"
    #expect(said.contains(fact), "\(said)")
    let empty = try run("trace", "-", text: "ZStack { if 1 > 2 { Text(\"a\") } }").output
    #expect(empty.contains("nothing of it is drawn: ZStack.1 is all that is there"), "\(empty)")
    let drawn = try run("trace", "-", text: clear + ".background(.red)").output
    #expect(!drawn.contains("nothing of it is drawn"), "\(drawn)")
  }

  @Test func `names what boxes stand for in its second line`() throws {
    let said = try run("trace", "-", text: "// proposal: 300x100\nHStack { Avatar() }").output
    #expect(said.contains("partial, 1 box (Avatar), 2 nodes"), "\(said)")
  }
}
