import HaggleTraces
import Testing

/// Rules for what people see and ask about: each with the view that asks for it, and with those
/// beside it that are fine.
@Suite struct `A text without room` {
  @Test func `says who takes what it lacks`() throws {
    let finding = try finding(
      """
      // proposal: 200x100
      // text-cell: 8x20
      HStack {
        Color.indigo.id("left")
        Text("Good morning").id("title")
        Color.mint
      }
      .id("row")
      """)
    #expect(finding.rule == "squeezed-text")
    #expect(finding.class == .contract)
    #expect(
      finding.message
        == "title is 56 points wide and needs 96: it breaks into more lines. row offers title no "
        + "more than its share, 61.33, as others would take any width. left takes 64 and could do "
        + "with 0, as others do.")
    #expect(finding.ignoreKey == "squeezed-text@title")
  }

  @Test(
    arguments: [
      // Columns are equal on purpose.
      """
      HStack {
        Color.red
        Text("Good morning, dear").frame(maxWidth: .infinity)
      }
      """,
      // It would not fit even if the others gave way.
      """
      HStack {
        Color.red
        Text("Good morning, and how do you do on such a day")
      }
      """,
      // Nobody has too much.
      "HStack { Color.red.frame(width: 120); Text(\"Good morning\") }",
      // Its own limit asks for it.
      "Text(\"Good morning to all of you\").lineLimit(1)",
      // An address has no words to break between.
      "Text(\"settings.display.theme.background\")",
      // What is hidden on purpose has no room at all.
      "Text(\"Good morning\").frame(width: 0)",
    ])
  func `is nothing where nothing is lost`(view: String) throws {
    #expect(try rules(view, in: "200x100").isDisjoint(with: ["squeezed-text", "cut-text"]))
  }

  @Test(
    arguments: [
      // A fixed height, a small view below, a word that is longer than the screen, a row of many.
      ("Text(\"one two three four\").frame(width: 50, height: 20).id(\"a\")", "a"),
      (
        "Color.red.frame(width: 36, height: 36).overlay { Text(\"Tap here\").id(\"a\") }", "a"
      ),
      ("Text(\"12345678901234567890123456\").id(\"a\")", "a"),
      (
        "HStack { ForEach(0..<9, id: \\.self) { Text(\"Gardening\").id(\"a\\($0)\") } }",
        "a0+a1+a2+a3+a4+a5+a6+a7+a8"
      ),
    ])
  func `is cut`(view: String, node: String) throws {
    let found = try findings("// proposal: 200x100\n// text-cell: 8x20\n\(view)")
    #expect(found.contains { $0.hasPrefix("contract cut-text at \(node),") }, "\(found)")
  }
}

@Suite struct `A view that takes all there is` {
  @Test(
    arguments: [
      // A line in a row, a frame that leaves a spacer nothing, one in a bar, a divider in a grid.
      ("VStack { HStack { Divider().id(\"a\"); Text(\"b\") }; Text(\"c\") }", "a"),
      ("HStack { Text(\"b\"); Divider().id(\"a\"); Text(\"c\") }.background(Color.mint)", "a"),
      (
        "VStack { Text(\"b\").frame(maxHeight: .infinity, alignment: .top).id(\"a\"); Spacer() }",
        "a"
      ),
      (
        """
        Color.white.safeAreaInset(edge: .bottom) {
          Text("b").frame(maxHeight: .infinity).id("a")
        }
        """, "a"
      ),
      (
        """
        Grid {
          GridRow { Text("b"); Text("c") }
          Divider().id("a")
        }
        """, "a"
      ),
    ])
  func `makes what is around it large`(view: String, node: String) throws {
    let found = try findings("// proposal: 393x600\n// text-cell: 8x20\n\(view)")
    #expect(found.contains { $0.hasPrefix("contract greedy-decoration at \(node),") }, "\(found)")
  }

  @Test(
    arguments: [
      "ZStack { Color.red; Text(\"a\") }",
      "VStack { Text(\"a\"); ZStack { Color.red; Text(\"b\") } }",
      "VStack { Text(\"a\").frame(maxHeight: .infinity); Text(\"b\").frame(maxHeight: .infinity) }",
      "VStack { HStack { Divider(); Text(\"a\") }.frame(height: 20); Text(\"b\") }",
      "HStack { Text(\"a\"); Divider(); Color.red }",
      "HStack { Text(\"a\"); Divider(); Text(\"b\") }.frame(height: 40)",
      "HStack { Text(\"a\"); Divider(); ScrollView { Text(\"b\") } }",
      "Grid { GridRow { Text(\"a\") }; Divider().gridCellUnsizedAxes(.horizontal) }",
      """
      VStack {
        ForEach(0..<3, id: \\.self) { row in
          HStack { ForEach(0..<3, id: \\.self) { ZStack { Color.red; Text("\\($0)") } } }
        }
      }
      """,
    ])
  func `is fine where it fills a room`(view: String) throws {
    #expect(!(try rules(view, in: "393x600").contains("greedy-decoration")))
  }
}

@Suite struct `What has no room in a scroll view` {
  @Test(arguments: [
    ("GeometryReader { _ in Text(\"b\") }.id(\"a\")", "contract ideal-collapse at a, height"),
    ("TabView { Text(\"b\"); Text(\"c\") }.tabViewStyle(.page).id(\"a\")", ""),
    ("VStack { Spacer().id(\"a\"); Text(\"b\") }", "smell idle-spacer at a, height"),
    (
      "Text(\"b\").frame(maxHeight: .infinity).id(\"a\")", "smell idle-spacer at a, height"
    ),
    ("Text(\"b\").frame(maxHeight: .infinity, alignment: .top)", ""),
    ("VStack { Text(\"b\"); Spacer() }", ""),
    ("VStack { Text(\"b\"); Divider() }", ""),
  ])
  func `is told where one sees it`(content: String, found: String) throws {
    let view = "// proposal: 393x600\n// text-cell: 8x20\nScrollView { \(content) }"
    let told = try findings(view).filter { !$0.contains("overflow") }
    #expect(told == [found].filter { !$0.isEmpty })
  }
}

@Suite struct `What stands elsewhere` {
  @Test(arguments: [
    (
      "GeometryReader { _ in VStack(alignment: .trailing) { Text(\"b\") }.id(\"a\") }",
      "smell idle-alignment at a, width"
    ),
    (
      "Text(\"b\").frame(alignment: .leading).id(\"a\").frame(width: 200)",
      "smell idle-alignment at a, width"
    ),
    ("VStack(alignment: .leading) { Text(\"b\"); Text(\"ccc\") }.frame(maxWidth: .infinity)", ""),
    (
      "VStack { Text(\"b\").alignmentGuide(.leading) { _ in 9 }.id(\"a\"); Text(\"c\") }",
      "smell idle-guide at a, width"
    ),
    (
      """
      VStack(alignment: .leading) {
        Text("b").alignmentGuide(.leading) { $0[.trailing] }
        Text("c")
      }
      """, ""
    ),
    (
      """
      VStack {
        Text("b").offset(y: -9)
        Text("b").offset(y: -99)
      }
      """, ""
    ),
    ("HStack { Text(\"b\").rotationEffect(.degrees(45)); Text(\"c\") }", ""),
  ])
  func `is told where nothing is meant by it`(view: String, found: String) throws {
    let told = try findings("// proposal: 393x600\n// text-cell: 8x20\n\(view)")
    #expect(told == [found].filter { !$0.isEmpty })
  }
}

@Suite struct `What is larger or lower than it need be` {
  @Test(arguments: [
    (
      "HStack { Text(\"a\"); Text(\"b\").frame(maxWidth: 200).id(\"f\"); Text(\"c\") }",
      "smell taken-maximum at f, width"
    ),
    (
      """
      HStack {
        Text("a")
        Text("b").frame(maxWidth: 200, alignment: .leading)
        Text("c")
      }
      """, ""
    ),
    ("Text(\"b\").frame(maxWidth: 200)", ""),
    ("List { Text(\"b\") }", ""),
    (
      """
      struct Card: View {
        let name: String
        var body: some View { Text(name).background(Capsule().fill(.red)).id(name) }
      }
      HStack { Card(name: "one"); Card(name: "two words of which all are longer than one line is") }
      """, "smell uneven-background at one, height"
    ),
    (
      "HStack { Text(\"a\").background(Color.red).frame(maxHeight: .infinity); Text(\"b\") }", ""
    ),
  ])
  func `is told where one sees it`(view: String, found: String) throws {
    let told = try findings("// proposal: 393x600\n// text-cell: 8x20\n\(view)")
    #expect(told == [found].filter { !$0.isEmpty })
  }
}

/// The rules that say something of a view, also as a consequence of something else.
private func rules(_ view: String, in proposal: String) throws -> Set<String> {
  let trace = try run("// proposal: \(proposal)\n// text-cell: 8x20\n\(view)")
  return Set(trace.findings.flatMap { [$0.rule] + $0.consequences.map(\.rule) })
}
