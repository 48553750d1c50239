import HaggleScenarios
import HaggleTestSupport
import HaggleTraces
import HaggleVocabulary
import Testing

@testable import HaggleExperiments

/// The name by which an edit is made, whoever shows it.
@Suite struct `The key of an edit` {
  private static let edit = TriedEdit(
    [LineChange(at: 3, removing: ["  Spacer()"], adding: [])], effect: [], others: [])

  @Test func `goes by what is written where, and by nothing else`() {
    #expect(Self.edit.key == "4af605")
    var other = Self.edit
    other.title = "without the spacer"
    #expect(other.key == Self.edit.key)
    other.changes[0].line = 4
    #expect(other.key != Self.edit.key)
    other = Self.edit
    other.changes[0].added = ["  Spacer()"]
    #expect(other.key != Self.edit.key)
  }

  @Test(arguments: ["3f9a2c", "000000", "123456"])
  func `has six digits`(word: String) { #expect(TriedEdit.isKey(word)) }

  @Test(arguments: ["", "1", "3F9A2C", "3f9a2", "3f9a2c0", "spacer"])
  func `is no number, and no word`(word: String) { #expect(!TriedEdit.isKey(word)) }

  /// A trace lays out fewer edits than are asked for, and so may come to others.
  @Test(arguments: [HaggleTestSupport.Listings.squeezedRow])
  func `finds each edit that a trace holds`(text: String) throws {
    let scenario = Scenario(text, name: "Row.swift")
    let run = ScenarioRun(scenario, root: try #require(scenario.roots.first))
    let search = EditSearch(run)
    let held = run.withEdits().trace.findings
    #expect(!held.flatMap(\.edits).isEmpty)
    for finding in held {
      let goals = try #require(search.goals(.finding(finding.ignoreKey)))
      for edit in finding.edits {
        #expect(search.attempt(keyed: edit.key, for: goals)?.edit.changes == edit.changes)
      }
      #expect(search.attempt(keyed: "00ff00", for: goals) == nil)
    }
  }
}
