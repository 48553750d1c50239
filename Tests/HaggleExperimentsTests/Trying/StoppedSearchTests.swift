import HaggleScenarios
import HaggleTestSupport
import Testing

@testable import HaggleExperiments

@Suite struct `A search for edits that somebody waits for` {
  /// The outcome of a search that goes on while this says so.
  private func outcome(
    _ goesOn: @escaping @Sendable (SearchProgress.State) -> Bool
  ) throws -> EditSearch.Outcome {
    let scenario = Scenario(HaggleTestSupport.Listings.squeezedRow, name: "Row.swift")
    let root = try #require(scenario.roots.first)
    var search = EditSearch(ScenarioRun(scenario, root: root), threads: 2)
    search.progress = SearchProgress(goesOn)
    return search.outcome(try #require(search.goals(.anything)), most: 3)
  }

  @Test func `ends when it is asked to, and keeps what it has`() throws {
    let outcome = try outcome { $0.laidOut < 5 }
    #expect(outcome.isStopped)
    #expect(outcome.trials <= 5)
    #expect(outcome.left > 0)
  }

  @Test func `ends at once without an edit`() throws {
    let outcome = try outcome { _ in false }
    #expect(outcome.isStopped && outcome.attempts.isEmpty && outcome.trials == 0)
  }

  /// A near miss: nobody stops it.
  @Test func `comes to the same with somebody who listens as without`() throws {
    let heard = try outcome { $0.laidOut <= $0.all }
    #expect(!heard.isStopped && heard.attempts.count == 3)
    let scenario = Scenario(HaggleTestSupport.Listings.squeezedRow, name: "Row.swift")
    let search = EditSearch(
      ScenarioRun(scenario, root: try #require(scenario.roots.first)), threads: 1)
    let unheard = search.outcome(try #require(search.goals(.anything)), most: 3)
    #expect(heard.attempts.map(\.text) == unheard.attempts.map(\.text))
  }
}
