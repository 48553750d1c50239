import HaggleScenarios
import HaggleTestSupport
import HaggleTraces
import Testing

@testable import HaggleExperiments

@Suite struct `The work of a search for edits` {
  /// A search for edits against the first finding of the row.
  private func search(_ limits: GoalSearch.Limits) throws -> GoalSearch {
    let scenario = Scenario(HaggleTestSupport.Listings.squeezedRow, name: "Row.swift")
    let root = try #require(scenario.roots.first)
    let run = ScenarioRun(scenario, root: root)
    let edits = EditSearch(run, threads: 1)
    let goal = edits.goal(for: try #require(edits.findings.first))
    return GoalSearch(
      goal, on: edits.base, TrialBasePool(edits.base.material), findings: edits.findings,
      limits: limits, threads: 1)
  }

  @Test func `ends where no more may be laid out, and knows how many are left`() throws {
    var search = try search(.init(edits: 100, laidOut: 2))
    #expect(search.best(3).count < 3)
    #expect(search.count <= 2)
    #expect(search.left > 10)
  }

  @Test func `ends where no more may be judged`() throws {
    var search = try search(.init(edits: 100, judged: 1))
    #expect(search.best(3).count == 1)
    #expect(search.left > 0)
  }

  /// A near miss: where three edits are found nothing is left, although not all were laid out.
  @Test func `leaves nothing where enough was found`() throws {
    var search = try search(.init(edits: 100))
    #expect(search.best(3).count == 3)
    #expect(search.left == 0)
    var all = try self.search(.init(edits: 100))
    #expect(all.best(100).prefix(3).map(\.text) == (try again(3)))
    #expect(search.count <= all.count)
  }

  private func again(_ most: Int) throws -> [String] {
    var search = try search(.init(edits: 100))
    return search.best(most).map(\.text)
  }

  @Test func `comes to the same by one thread and by several`() throws {
    let scenario = Scenario(HaggleTestSupport.Listings.squeezedRow, name: "Row.swift")
    let root = try #require(scenario.roots.first)
    let outcomes = try [1, 2, 3].map { threads in
      let search = EditSearch(ScenarioRun(scenario, root: root), threads: threads)
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
    let small = HaggleTestSupport.Listings.squeezedRow.replacing("Color.indigo", with: "Part7()")
    let scenario = Scenario(small + "\n" + files.joined(), name: "Row.swift")
    let root = try #require(scenario.roots.first { $0.name == "Row" })
    let run = ScenarioRun(scenario, root: root)
    let base = TrialBase(run)
    let trimmed = try #require(base.trimmed)
    #expect(trimmed.scenario.source.text.contains("struct Part7"))
    #expect(!trimmed.scenario.source.text.contains("struct Part8"))
    let search = EditSearch(run)
    let attempts = search.outcome(try #require(search.goals(.anything)), most: 3).attempts
    #expect(!attempts.isEmpty)
    for attempt in attempts { #expect(attempt.text.contains("struct Part8")) }
  }
}
