import HaggleScenarios
import HaggleVocabulary
import Testing

@testable import HaggleExperiments

/// Other numbers for the lengths that stand in a text.
@Suite struct `An edit of a written length` {
  /// What the best edits write, as `- old` and `+ new` lines.
  private func diffs(
    _ text: String, _ request: (EditSearch) throws -> EditSearch.Request = { _ in .anything }
  ) throws -> [[String]] {
    let scenario = Scenario(text, name: "Listing.swift")
    let search = EditSearch(ScenarioRun(scenario, root: try #require(scenario.roots.first)))
    let goals = try #require(search.goals(try request(search)))
    return search.outcome(goals, most: 3).attempts.map { attempt in
      attempt.edit.changes.flatMap { change in
        change.removed.map { "- " + $0 } + change.added.map { "+ " + $0 }
      }
    }
  }

  struct Wish: Sendable, CustomTestStringConvertible {
    let view: String
    let name: String
    let quantity: Quantity
    let value: Double
    /// The first edit.
    let diff: [String]
    var testDescription: String { view }
  }

  @Test(arguments: [
    Wish(
      view: "VStack { Text(\"Title\").frame(width: 100) }", name: "frame.1", quantity: .width,
      value: 80,
      diff: [
        "- VStack { Text(\"Title\").frame(width: 100) }",
        "+ VStack { Text(\"Title\").frame(width: 80) }",
      ]),
    Wish(
      view: "Text(\"ab\").padding(20)", name: "padding.1", quantity: .width, value: 80,
      diff: ["- Text(\"ab\").padding(20)", "+ Text(\"ab\").padding(32)"]),
    Wish(
      view: "Text(\"a\").padding(20)", name: "padding.1", quantity: .width, value: 77,
      diff: ["- Text(\"a\").padding(20)", "+ Text(\"a\").padding(34.5)"]),
    Wish(
      view: "VStack(spacing: 10) { Text(\"a\"); Text(\"b\") }", name: "VStack.1",
      quantity: .height, value: 60,
      diff: [
        "- VStack(spacing: 10) { Text(\"a\"); Text(\"b\") }",
        "+ VStack(spacing: 20) { Text(\"a\"); Text(\"b\") }",
      ]),
    Wish(
      view: "HStack(spacing: 10) { Color.red.frame(width: 20); Color.blue.frame(width: 20) }",
      name: "HStack.1", quantity: .width, value: 80,
      diff: [
        "- HStack(spacing: 10) { Color.red.frame(width: 20); Color.blue.frame(width: 20) }",
        "+ HStack(spacing: 40) { Color.red.frame(width: 20); Color.blue.frame(width: 20) }",
      ]),
    Wish(
      view: "Color.red.frame(width: 40, height: 40).offset(x: -12)", name: "Color.1",
      quantity: .x, value: 150.5,
      diff: [
        "- Color.red.frame(width: 40, height: 40).offset(x: -12)",
        "+ Color.red.frame(width: 40, height: 40).offset(x: -26)",
      ]),
    Wish(
      view: """
        LazyVGrid(columns: [GridItem(.fixed(90))], spacing: 8) {
          Color.red.frame(height: 30)
          Color.blue.frame(height: 30)
        }
        """, name: "LazyVGrid.1", quantity: .height, value: 80,
      diff: [
        "- LazyVGrid(columns: [GridItem(.fixed(90))], spacing: 8) {",
        "+ LazyVGrid(columns: [GridItem(.fixed(90))], spacing: 20) {",
      ]),
    Wish(
      view: """
        let gap: CGFloat = 10
        VStack(spacing: gap) { Text("a"); Text("b") }
        """, name: "VStack.1", quantity: .height, value: 60,
      diff: ["- let gap: CGFloat = 10", "+ let gap: CGFloat = 20"]),
  ])
  func `reaches the number that somebody asks for`(wish: Wish) throws {
    let found = try diffs("// proposal: 393x759\n// text-cell: 8x20\n" + wish.view) { search in
      let timeline = search.timeline
      let node = try #require(timeline.node(called: wish.name, at: timeline.end))
      return .number(node, wish.quantity, wish.value)
    }
    #expect(found.first == wish.diff, "\(found)")
  }

  @Test func `lets what is too wide be as wide as the screen, though nothing drawn moves`() throws {
    let found = try diffs(
      """
      // proposal: 393x759
      // text-cell: 8x20
      Text("a").frame(width: 500)
      """)
    #expect(
      found.contains([
        "- Text(\"a\").frame(width: 500)", "+ Text(\"a\").frame(maxWidth: 500)",
      ]), "\(found)")
  }

  @Test func `takes no more of a margin than shows the text that it leaves no room`() throws {
    let found = try diffs(
      """
      // proposal: 393x759
      // text-cell: 8x20
      VStack {
        Text("ab")
          .padding(.horizontal, 250)
          .background(.red)
      }
      """)
    #expect(
      found == [["-     .padding(.horizontal, 250)", "+     .padding(.horizontal, 188)"]],
      "\(found)")
  }

  /// A near miss: what has no part in the number stays.
  @Test func `leaves lengths alone that have no part in it`() throws {
    let found = try diffs(
      """
      // proposal: 393x759
      // text-cell: 8x20
      HStack(spacing: 10) {
        Color.red.frame(width: 20, height: 30)
        Text("a").padding(.vertical, 5)
      }
      """
    ) { search in
      let timeline = search.timeline
      let row = try #require(timeline.node(called: "HStack.1", at: timeline.end))
      return .number(row, .width, 60)
    }
    let added = found.joined().filter { $0.hasPrefix("+") && $0.contains("height:") }
    #expect(added.allSatisfy { $0.contains("height: 30") }, "\(found)")
    #expect(found.first == ["- HStack(spacing: 10) {", "+ HStack(spacing: 32) {"], "\(found)")
  }

  /// As 0 it would take away all that it is a part of.
  @Test(arguments: [
    ("video height <= 100", "* 5 / 16"), ("video height <= 10", "* 0.5 / 16"),
  ])
  func `never makes a factor of it nothing`(wish: String, factor: String) throws {
    let text = """
      // proposal: 300x600
      // text-cell: 8x20
      GeometryReader { geo in
        ZStack { Rectangle().fill(.black); Text("play") }
          .frame(width: geo.size.width, height: geo.size.width * 9 / 16).id("video")
      }
      .frame(height: 100)
      """
    let claim = Expectation(wish, at: SourcePlace(line: 1, column: 1))
    let lines = try diffs(text) { _ in .claim(claim) }.flatMap(\.self)
    let factors = lines.filter { $0.hasPrefix("+") && $0.contains(" / 16") }
    #expect(factors.count == 1 && factors[0].contains(factor), "\(lines)")
  }
}
