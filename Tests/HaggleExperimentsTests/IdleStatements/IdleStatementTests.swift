import HaggleExperiments
import HaggleScenarios
import HaggleTraces
import Testing

@Suite struct `A statement about the layout` {
  /// The first line of what each removal of an idle statement changes, in the order of the text.
  private func idleStatements(_ text: String) throws -> [String] {
    try seekingIdle("// proposal: 300x400\n// text-cell: 8x20\n" + text).findings.filter {
      $0.rule == "no-effect"
    }.map { $0.edits[0].changes[0].added.first ?? "" }
  }

  @Test(arguments: [
    (
      "HStack(alignment: .top) { Color.red.frame(width: 40, height: 40) }",
      "HStack { Color.red.frame(width: 40, height: 40) }"
    ),
    ("HStack(spacing: 20) { Text(\"One\") }", "HStack { Text(\"One\") }"),
    (
      "VStack { Text(\"One\").padding(0); Text(\"Two\") }",
      "VStack { Text(\"One\"); Text(\"Two\") }"
    ),
    (
      "VStack { Color.red.frame(maxWidth: .infinity); Text(\"Two\") }",
      "VStack { Color.red; Text(\"Two\") }"
    ),
    (
      "VStack { Image(systemName: \"star\").lineLimit(2); Text(\"Two\") }",
      "VStack { Image(systemName: \"star\"); Text(\"Two\") }"
    ),
  ])
  func `that changes nothing is told with what is left`(text: String, left: String) throws {
    #expect(try idleStatements(text) == [left])
  }

  @Test(arguments: [
    "HStack(spacing: 20) { Text(\"One\"); Text(\"Two\") }",
    "VStack(alignment: .leading) { Text(\"One\"); Text(\"Two\") }",
    "HStack { Text(\"Name\").layoutPriority(1); Text(\"Place\") }",
    "HStack { Text(\"Name\").lineLimit(1); Text(\"Place\") }",
    "HStack { Text(\"Name\").fixedSize(); Text(\"Place\") }",
    "VStack { Text(\"Name\").padding() }",
    "ScrollView { Text(\"Name\").frame(maxHeight: 300) }",
    "HStack(spacing: 8) { Text(\"One\"); Text(\"Two\") }",
  ])
  func `that does something elsewhere is none`(text: String) throws {
    #expect(try idleStatements(text) == [])
  }

  @Test(arguments: [
    "VStack(alignment: .leading) { if isOn { Text(\"One\") }; Text(\"One\") }",
    "VStack(alignment: .leading) { ForEach(0..<3) { _ in Text(\"One\") } }",
    "HStack(spacing: 8) { if isOn { Text(\"One\") } }",
  ])
  func `is none where other views may come`(text: String) throws {
    #expect(
      try idleStatements(
        "struct A: View { @State var isOn = false; var body: some View { \(text) } }")
        == [])
  }

  @Test func `that does something where a condition does not hold is none`() throws {
    let text = """
      struct A: View {
        @State var isOn = true
        var body: some View {
          HStack { Color.red.frame(maxWidth: isOn ? 20 : 40).clipped() }
          VStack { if isOn { Color.red } else { Text("One") } }.frame(maxWidth: .infinity)
        }
      }
      """
    #expect(
      try !idleStatements(text).contains { $0.contains("VStack") && !$0.contains("maxWidth") })
  }

  @Test func `that a view beside it needs as well stays with both`() throws {
    let text = """
      VStack {
        Text("Mail").frame(maxWidth: .infinity)
        Text("Maps").frame(maxWidth: .infinity)
      }
      """
    #expect(try idleStatements(text) == [])
  }

  @Test func `is silent where the text says so`() throws {
    let text = "// ignore: no-effect\nHStack(spacing: 20) { Text(\"One\") }"
    #expect(try idleStatements(text) == [])
  }

  @Test func `is looked at only where that is asked for`() throws {
    let trace = try run("// proposal: 300x400\nHStack(spacing: 20) { Text(\"One\") }")
    #expect(trace.findings == [])
  }

  @Test func `is left out by the edit that is tried for its key`() throws {
    let scenario = Scenario(
      "// proposal: 300x400\nHStack(spacing: 20) { Text(\"One\") }.id(\"row\")", name: "Row.swift")
    let search = EditSearch(ScenarioRun(scenario, root: scenario.roots[0])).seekingIdle()
    let goals = try #require(search.goals(.finding("no-effect@row")))
    let outcome = search.outcome(goals, most: 3)
    #expect(
      outcome.attempts.map(\.text) == [
        "// proposal: 300x400\nHStack { Text(\"One\") }.id(\"row\")"
      ])
  }
}
