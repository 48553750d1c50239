import HaggleExperiments
import HaggleScenarios
import HaggleTraces
import Testing

/// The expectations of a listing that do not hold, each with what is instead.
func brokenExpectations(
  _ text: String, sourceLocation: SourceLocation = #_sourceLocation
) throws -> [String] {
  let scenario = Scenario(text, name: "Listing.swift")
  let root = try #require(
    scenario.roots.first, "\(scenario.diagnostics.map(\.inOneLine))", sourceLocation: sourceLocation
  )
  let trace = ScenarioRun(scenario, root: root).trace
  let check = ExpectationCheck(scenario.directives.expectations, against: trace)
  try #require(!check.results.isEmpty, "no expectation", sourceLocation: sourceLocation)
  return check.results.compactMap { result in
    result.failure.map { "\(result.expectation.text): \($0)" }
  }
}

/// What is said of a listing when it is laid out: `12:3 message — remedy`.
func diagnostics(on text: String) throws -> [String] {
  let scenario = Scenario(text, name: "Listing.swift")
  for root in scenario.roots { _ = ScenarioRun(scenario, root: root).trace }
  return scenario.diagnostics.map(\.message)
}

extension Trace {
  /// What layouts printed and the engine corrected.
  var notes: [String] {
    events.compactMap { event in
      if case .note(let note) = event, note.detail == nil { note.text } else { nil }
    }
  }

  /// Whether every answer and every place is a number.
  var isSound: Bool {
    events.allSatisfy { event in
      switch event {
      case .answer(_, let size, _): !size.width.isNaN && !size.height.isNaN
      case .place(let placement):
        ![
          placement.frame.minX, placement.frame.minY, placement.frame.width, placement.frame.height,
        ]
        .contains { $0.isNaN }
      default: true
      }
    }
  }
}
