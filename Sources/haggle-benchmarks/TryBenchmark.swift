import Foundation
import HaggleExperiments
import HaggleScenarios

/// How long it takes to lay out the edits of a screen of two hundred views.
struct TryBenchmark: Benchmark {
  static let name = "try"
  static let summary = "the edits of a screen: fails where 200 of them take more than 2 s"

  /// For so many edits, of each of two processors that have nothing else to do.
  private static let mostSeconds = 2.0
  private static let edits = 200.0
  private static let processors = 2.0
  private static let leastViews = 200

  static func run() throws {
    let scenario = ScenarioText(Screen.messages, name: "Screen.swift").scenario
    guard let root = scenario.roots.first else {
      throw Measurement.Failure(description: "the screen is no view")
    }
    let search = EditSearch(ScenarioRun(scenario, root: root))
    let views = search.trace.nodes.count
    guard let text = search.timeline.nodes(ofKind: "Text", in: search.timeline.tree).first,
      let goals = search.goals(.number(text, .width, 1_000))
    else { throw Measurement.Failure(description: "the screen has no text") }
    var tried = 0
    let measured = Measurement(count: 1) { tried = search.outcome(goals, most: 3).trials }
    let seconds = measured.seconds / Self.processors * Self.edits / Double(max(tried, 1))
    print("try: \(tried) edits of \(views) views\n")
    print(Columns.left("all, one processor", 20) + Columns.seconds(measured.seconds))
    print(Columns.left("200, two processors", 20) + Columns.seconds(seconds))
    guard views >= leastViews, tried > 50 else {
      throw Measurement.Failure(description: "it is not what it is meant to be")
    }
    guard seconds < mostSeconds else {
      throw Measurement.Failure(description: "200 edits take more than \(mostSeconds) s")
    }
  }

  static func measure(_ arguments: [String]) -> Measurement? { nil }
}
