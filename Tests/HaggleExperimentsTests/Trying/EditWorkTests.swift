import HaggleScenarios
import HaggleTraces
import Testing

@testable import HaggleExperiments

@Suite struct `The work of a search for edits` {
  /// A row whose title is squeezed, in a text that takes so many steps to be evaluated.
  private func text(rounds: Int) -> String {
    """
    // proposal: 200x100
    // text-cell: 8x20
    struct Row: View {
      var sum: Int {
        var sum = 0
        for round in 0..<\(rounds) { sum += round }
        return sum
      }
      var body: some View {
        HStack {
          Color.indigo
          Text("Good morning").id("title")
          Color.mint
        }
        .opacity(sum > 0 ? 1 : 0.5)
      }
    }
    """
  }

  private func findings(_ text: String) throws -> [Finding] {
    let scenario = Scenario(text, name: "Row.swift")
    let root = try #require(scenario.roots.first)
    let run = ScenarioRun(scenario, root: root).withEdits(of: scenario, root, .init())
    return run.trace.findings
  }

  private func others(in findings: [Finding]) -> [String] {
    findings.flatMap(\.remedies).compactMap { remedy in
      guard case .words(let words) = remedy else { return nil }
      return words.text { _ in "" }
    }.filter { $0.contains("haggle try") }
  }

  @Test func `ends where people would wait, and says what is left`() throws {
    let findings = try findings(text(rounds: 3_500))
    #expect(!others(in: findings).isEmpty)
    #expect(try #require(findings.first).edits.count > 0)
  }

  /// A near miss: a text that is read quickly has all its edits laid out.
  @Test func `does not end early in a small text`() throws {
    #expect(try others(in: findings(text(rounds: 1))).isEmpty)
  }

  @Test func `comes to the same by one thread and by several`() throws {
    let scenario = Scenario(text(rounds: 1), name: "Row.swift")
    let root = try #require(scenario.roots.first)
    let outcomes = try [1, 2, 3].map { threads in
      let search = EditSearch(scenario, root, threads: threads)
      return search.outcome(try #require(search.goals(.anything)), most: 3)
    }
    #expect(Set(outcomes.map(\.trials)).count == 1)
    #expect(Set(outcomes.map { $0.attempts.map(\.text) }).count == 1)
    #expect(outcomes[0].attempts.count == 3)
  }

  @Test func `is that of the text with what it uses of other files`() throws {
    let files = (0..<40).map { number in
      """
      // from the project: Part\(number).swift:1
      struct Part\(number): View { var body: some View { Text("part").padding(\(number)) } }

      """
    }
    let small = text(rounds: 1).replacing("Color.indigo", with: "Part7()")
    let scenario = Scenario(small + "\n" + files.joined(), name: "Row.swift")
    let root = try #require(scenario.roots.first { $0.name == "Row" })
    let run = ScenarioRun(scenario, root: root)
    let bench = Bench(scenario, root, .init(), laidOut: run)
    let trimmed = try #require(bench.trimmed)
    #expect(trimmed.scenario.source.text.contains("struct Part7"))
    #expect(!trimmed.scenario.source.text.contains("struct Part8"))
    let search = EditSearch(scenario, root)
    let attempts = search.outcome(try #require(search.goals(.anything)), most: 3).attempts
    #expect(!attempts.isEmpty)
    for attempt in attempts { #expect(attempt.text.contains("struct Part8")) }
  }
}
