import HaggleReplay
import HaggleReports
import HaggleScenarios
import HaggleVocabulary
import Testing

@testable import HaggleExperiments

@Suite struct `A point of a sweep` {
  /// A text of no width is cut, and what says data may be as long as nobody knows.
  @Test(arguments: [
    "HStack(spacing: 0) { Color.red.frame(width: 99); Text(\"Long words\").id(\"title\") }",
    "Text(\"Long words\").frame(width: 30, height: 20).id(\"title\")",
    "Text(\"Long words\").lineLimit(1).hidden().id(\"title\")",
    "Text(name).frame(width: 10, height: 20).id(\"title\")",
  ])
  func `tells of the same texts as a check of the point`(view: String) throws {
    let text = "// proposal: 60x100\n// text-cell: 8x20\n" + view
    let run = try sweep(text, 60...60)
    let scenario = Scenario(text, name: "Listing.swift")
    let trace = ScenarioRun(scenario, root: try #require(scenario.roots.first)).trace
    let cut = CutTexts(Timeline(trace))
    let kinds = { (trait: ViewTrait) in run.layouts[0].facts.keys.filter { $0.trait == trait }.count
    }
    #expect(kinds(.cut) == cut.nodes.count)
    #expect(kinds(.broken) == cut.broken.count)
  }

  @Test func `keeps what is equal at many points once`() throws {
    let run = try sweep(
      """
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 100), spacing: 8)]) {
        ForEach(0..<6, id: \\.self) { number in Color.red.frame(height: 20) }
      }
      """, 100...423, threads: 1)
    #expect(Set(run.layouts.map { ObjectIdentifier($0.steady) }).count == 3)
  }

  @Test func `lays out single lengths, and nothing between them`() {
    let run = SweepRun(
      SweepSubject(
        ScenarioText(
          "// proposal: 90x100\n// text-cell: 8x20\nText(\"Settings\").lineLimit(1).id(\"title\")",
          name: "Listing.swift")),
      .points([.length(.horizontal, 40), .length(.horizontal, 90)]),
      on: SweepWorkers(threads: 2))
    #expect(run.layouts.count == 2 && !run.isContinuous)
    #expect(run.changes.map(\.places) == [[0...0]])
    #expect(SweptFindings(of: run).judged == [0, 1])
  }
}
