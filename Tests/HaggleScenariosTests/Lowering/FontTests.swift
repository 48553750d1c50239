import Foundation
import HaggleLayouts
import HaggleScenarios
import HaggleVocabulary
import Testing

@Suite struct `The font of a text` {
  @Test(arguments: [
    (#"Text("a")"#, 17 as CGFloat), (#"Text("a").font(.title)"#, 28),
    (#"Text("a").font(.largeTitle)"#, 34), (#"Text("a").font(Font.caption2)"#, 11),
    (#"Text("a").font(.system(size: 20))"#, 20),
    (#"Text("a").font(.system(size: 20, weight: .bold, design: .rounded))"#, 20),
    (#"Text("a").font(.system(.title2))"#, 22),
    (#"Text("a").font(.system(.title2, design: .serif, weight: .bold))"#, 22),
    (#"Text("a").font(Font.system(size: 9).weight(.light).italic())"#, 9),
    (#"Text("a").font(.custom("Avenir", size: 21))"#, 21),
    (#"Text("a").font(.custom("Avenir", size: 21, relativeTo: .title))"#, 21),
    (#"Text("a").font(.custom("Avenir", fixedSize: 21))"#, 21),
    (#"Text("a").font(Font(UIFont.systemFont(ofSize: 23, weight: .bold)))"#, 23),
    (#"Text("a").font(Font(UIFont(name: "Avenir", size: 21) ?? .systemFont(ofSize: 9)))"#, 21),
    (#"Text("a").font(.init(UIFont.preferredFont(forTextStyle: .title1)))"#, 28),
    (#"Text("a").font(.title.bold())"#, 28), (#"Text("a").font(Font.title3.monospaced())"#, 20),
    (#"Text("a").font(nil)"#, 17), (#"Text("a").font(.title).font(.caption)"#, 28),
    (#"Text("a").environment(\.font, .title)"#, 28),
    (#"Text("a").font(.system(size: 10 + 4))"#, 14),
  ])
  func `is what its modifiers say`(view: String, size: CGFloat) throws {
    #expect(abs(try #require(points(view)) - size) < 1e-9)
  }

  @Test(arguments: [
    ("let big = Font.title", #"Text("a").font(big)"#, 28 as CGFloat),
    // A static member of another type is no font.
    (
      "extension Publishers { static func system(first: Int) -> Int { first } }",
      #"Text("a").font(.system(size: 30, weight: .bold))"#, 30
    ),
    (
      "extension Font { static func step(_ number: Int) -> Font { .system(size: 22) } }",
      #"Text("a").font(.step(2))"#, 22
    ),
    ("let big: Font = .system(size: 30)", #"Text("a").font(big)"#, 30),
    (
      "struct Style { static let head = Font.system(size: 31, weight: .bold) }",
      #"Text("a").font(Style.head)"#, 31
    ),
    ("extension Font { static let tiny = Font.system(size: 7) }", #"Text("a").font(.tiny)"#, 7),
    ("func size(_ n: CGFloat) -> Font { .system(size: n * 2) }", #"Text("a").font(size(6))"#, 12),
  ])
  func `may be kept elsewhere`(declaration: String, view: String, size: CGFloat) throws {
    #expect(abs(try #require(points(view, declaration)) - size) < 1e-9)
  }

  @Test func `comes from around it, the nearest first`() {
    let scenario = Scenario(
      """
      // text-cell: 17x17
      VStack(spacing: 0) {
        Text("a")
        Text("b").font(.caption)
        Group { Text("c") }.font(.largeTitle)
      }
      .font(.title)
      """, name: "a.swift")
    #expect(heights(of: scenario) == [28, 12, 34])
  }

  @Test func `grows with the user's wish where it is a style`() {
    let scenario = Scenario(
      """
      // text-cell: 17x17
      VStack(spacing: 0) {
        Text("a").dynamicTypeSize(.xxxLarge)
        Text("b").font(.system(size: 20)).dynamicTypeSize(.xxxLarge)
        Text("c").dynamicTypeSize(...DynamicTypeSize.large)
        Text("d").environment(\\.dynamicTypeSize, .accessibility1)
      }
      .dynamicTypeSize(.xLarge)
      """, name: "a.swift")
    #expect(heights(of: scenario) == [23, 20, 17, 28])
  }

  /// What every text of a scenario answers for its height, in their order.
  private func heights(of scenario: Scenario) -> [CGFloat] {
    guard let tree = scenario.roots.first?.tree else { return [] }
    let engine = LayoutEngine(tree, context: scenario.context)
    return tree.nodes.indices.filter { tree.nodes[$0].description.kind == "Text" }.map {
      (engine.ask(NodeID($0), .unspecified).height * 1e6).rounded() / 1e6
    }
  }
}

@Suite struct `Modifiers of a text` {
  private func answer(_ view: String, _ proposal: ProposedViewSize) -> CGSize? {
    let scenario = Scenario("// text-cell: 8x16\n\(view)", name: "a.swift")
    return scenario.roots.first.map {
      LayoutEngine($0.tree, context: scenario.context).ask(
        NodeID($0.tree.nodes.count - 1), proposal)
    }
  }

  @Test(arguments: [
    ("lineLimit(2)", 32 as CGFloat), ("lineLimit(1)", 16), ("lineLimit(nil)", 64),
    ("lineLimit(6, reservesSpace: true)", 96), ("lineLimit(6)", 64),
    ("lineLimit(2, reservesSpace: false)", 32), ("lineLimit(1...2)", 32), ("lineLimit(1..<3)", 32),
    ("lineLimit(6...8)", 96), ("lineLimit(5...)", 80), ("lineLimit(2...)", 64),
    ("lineLimit(...3)", 48), ("lineLimit(0)", 16), ("lineLimit(-2)", 16),
    ("lineSpacing(4)", 76), ("lineSpacing(4).lineLimit(2)", 36), ("lineSpacing(-4)", 64),
    ("minimumScaleFactor(0.5)", 64), ("truncationMode(.middle)", 64),
    ("allowsTightening(true)", 64),
    ("environment(\\.lineLimit, 3)", 48), ("environment(\\.lineSpacing, 4)", 76),
    ("lineLimit(1).lineLimit(2)", 16), ("multilineTextAlignment(.center)", 64),
  ])
  func `decide its height at one letter to the line`(modifiers: String, height: CGFloat) {
    #expect(
      answer("Text(\"a b c d\").\(modifiers)", ProposedViewSize(width: 8, height: nil))
        == CGSize(width: 8, height: height))
  }

  @Test(arguments: [
    (#"Text("straße").textCase(.uppercase)"#, 56 as CGFloat),
    (#"Text("AB").textCase(.lowercase)"#, 16),
    (#"Text("AB").textCase(nil)"#, 16), (#"Text("ab").tracking(2)"#, 20),
    (#"Text("ab").kerning(1.5)"#, 19), (#"Text("漢字")"#, 16), (#"Text("a\nbcd")"#, 24),
    (#"Text("ab") + Text("cde")"#, 40), (#"Text("ab") + Text(verbatim: "c")"#, 24),
    (#"(Text("a") + Text("b")).tracking(1)"#, 18),
    (#"Text("a") + Text("b").tracking(5)"#, 21),
    (#"(Text("a").tracking(1) + Text("b")).tracking(3) + Text("c")"#, 28),
  ])
  func `decide its width`(view: String, width: CGFloat) {
    #expect(answer(view, .unspecified)?.width == width)
  }

  /// 16 points of the title beside 8 of the body: 28 ÷ 17 times 8 is 13.18.
  @Test func `of a part hold for that part`() throws {
    let joined = #"Text("a").font(.title) + Text("b")"#
    let size = try #require(answer(joined, .unspecified))
    #expect(abs(size.width - 21.176471) < 1e-6)
    #expect(abs(size.height - 26.352941) < 1e-6)
  }

  @Test(arguments: ["1e300...", "...1e300", "(-5)...(-1)", "9223372036854775807..."])
  func `take any range`(range: String) {
    #expect(answer("Text(\"a\").lineLimit(\(range))", .unspecified)?.width == 8)
    #expect(answer("Color.red.gridCellColumns(\(range))", .unspecified) != nil)
  }

  @Test(arguments: [
    (#"Image(systemName: "circle")"#, 20 as CGFloat),
    (#"Image(systemName: "circle").font(.largeTitle)"#, 40),
    (#"Image(systemName: "circle").imageScale(.large)"#, 25),
    (#"Image(systemName: "circle").imageScale(.small).font(.system(size: 34))"#, 32),
    (#"Image(systemName: "minus").symbolVariant(.circle.fill)"#, 20),
    (#"Image(systemName: "stop").symbolVariant(.fill)"#, 16),
    (#"Image(systemName: "stop").symbolVariant(.none).environment(\.symbolVariants, .circle)"#, 16),
  ])
  func `scale symbols`(view: String, side: CGFloat) {
    #expect(answer(view, .unspecified) == CGSize(width: side, height: side))
  }
}

@Suite struct `An assumed text` {
  private func assumed(_ text: String) -> [String] {
    Scenario(text, name: "a.swift").diagnostics.map(\.inOneLine)
  }

  @Test(arguments: [
    (
      #"Text("Hello world")"#,
      "1:1 \"Hello world\": measured with a stand-in for the iOS body font — state what it "
        + "measures: // text: \"Hello world\" 85.33x20.33 — or for all: // text-cell: 8x20"
    ),
    (
      #"Text("Hello world").font(.title)"#,
      "1:1 \"Hello world\": measured with a stand-in for the iOS title font — state what it "
        + "measures: // text: \"Hello world\" 140.54x33.67 — or for all: // text-cell: 8x20"
    ),
    (
      #"HStack { Text("A"); Text("A").bold(); Text("A").font(.system(size: 9)) }"#,
      "1:10 \"A\" and 2 other texts: measured with a stand-in for the iOS fonts body, bold body, "
        + "9-point — state what it measures: // text: \"A\" 11.51x20.33 — or for all: "
        + "// text-cell: 8x20"
    ),
    (
      "// platform: macOS\nText(\"A\")",
      "2:1 \"A\": measured with a stand-in for the macOS default font — state what it measures: "
        + "// text: \"A\" 8.8x16 — or for all: // text-cell: 6x16"
    ),
    (
      "// text-cell: 8x20\nHStack { Text(\"A\"); Text(\"B\").font(.largeTitle) }",
      "2:21 \"B\": the stated cells are those of the body font, scaled for largeTitle — state what "
        + "it measures: // text: \"B\" 16x40"
    ),
  ])
  func `names the fonts, and states the size in that font`(text: String, said: String) {
    #expect(assumed(text) == [said])
  }

  @Test(arguments: [
    "A rather long text that no line of a report has room for", #"He said \"no\" \\ and left"#,
    #"two\nlines"#,
  ])
  func `has a remedy that works as it stands`(literal: String) throws {
    let text = "Text(\"\(literal)\")"
    let said = try #require(assumed(text).first)
    let remedy = try #require(said.components(separatedBy: "measures: ").last)
    let directive = try #require(remedy.components(separatedBy: " — or for all").first)
    #expect(directive.hasPrefix("// text: \""))
    #expect(assumed("\(directive)\n\(text)") == [])
  }

  @Test func `is stated for all where it is too long for a line`() throws {
    let said = try #require(assumed("Text(\"\(String(repeating: "ab ", count: 400))\")").first)
    #expect(said.hasSuffix("— state for all: // text-cell: 8x20"))
  }

  @Test func `is none where its size is stated, in the words of the source`() {
    #expect(assumed("// text: \"Ab\" 20x20\nText(\"Ab\").textCase(.uppercase).font(.title)") == [])
    #expect(assumed("// text: \"AB\" 20x20\nText(\"Ab\").textCase(.uppercase)") == [])
    #expect(assumed("// text-cell: 8x20\nText(\"A\").font(.body)") == [])
  }

  @Test func `in an unknown font is set in the body font`() {
    #expect(
      assumed("// text-cell: 8x20\nText(\"A\").font(Theme.current.head)").contains {
        $0.contains("the font Theme.current.head is not known here, taken as body")
      })
  }
}
