import HaggleScenarios
import HaggleTraces
import HaggleVocabulary
import Testing

@testable import HaggleExperiments

@Suite struct `What is tried beside an assumed screen` {
  /// There may be time for a few others only.
  @Test(arguments: [("// part: Row\n", true), ("// part: Card\n", false), ("", false)])
  func `begins with a page that scrolls for what is known to be a part`(
    line: String, isPage: Bool
  ) throws {
    let text =
      line + "struct Row: View { var body: some View { Color.red.frame(height: 900) } }\nRow()"
    let scenario = Scenario(text, name: "a.swift")
    let root = try #require(scenario.roots.first)
    let options = ScenarioRun.Options()
    let trace = ScenarioRun(scenario, root: root).trace
    let first = Alternative.all(besides: trace, LayoutRequest(scenario, root, options)).first
    let room = if case .room(let room)? = first?.screen { room } else { nil as ProposedViewSize? }
    #expect((room != nil && room?.height == nil) == isPage)
  }
}
