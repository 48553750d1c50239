import HaggleScenarios
import HaggleVocabulary
import Testing

@testable import HaggleExperiments

/// A text made smaller for a test.
struct Reduced {
  let outcome: Reducer.Outcome
  let start: Reducer.Start

  /// - Parameters:
  ///   - claim: what has to stay as it is; nil for the first finding.
  ///   - most: so many texts are laid out.
  init(
    _ text: String, finding: String? = nil, claim: String? = nil, most: Int = .max,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let scenario = Scenario(text, name: "Listing.swift")
    let root = try #require(scenario.roots.first, sourceLocation: sourceLocation)
    let reducer = Reducer(ScenarioRun(scenario, root: root))
    var request = finding.map { Reducer.Request.finding($0) } ?? .anything
    if let claim {
      let expectation = Expectation(claim, at: SourcePlace(line: 1, column: 1))
      let timeline = reducer.timeline
      let node = expectation.subject.flatMap { timeline.node(called: $0, at: timeline.end) }
      request = .claim(expectation, node)
    }
    start = try #require(reducer.start(request), sourceLocation: sourceLocation)
    outcome = reducer.reduce(start) { $0.tried < most }
  }

  var text: String { outcome.text }
}
