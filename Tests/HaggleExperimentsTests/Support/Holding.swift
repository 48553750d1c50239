import HaggleExperiments
import HaggleLayouts
import HaggleScenarios
import HaggleVocabulary
import Testing

/// Which of these expectations do not hold for a listing on a platform, with what is instead; on
/// nil the listing says which.
func failures(
  of claims: [String], _ text: String, _ platform: Platform? = .iOS,
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> [String] {
  let scenario = Scenario(
    text, name: "Listing.swift", overrides: .init(platform: platform.map(FontSystem.init)))
  let root = try #require(
    scenario.roots.first, "\(scenario.diagnostics.map(\.inOneLine))", sourceLocation: sourceLocation
  )
  let trace = ScenarioRun(scenario, root: root, options: .init()).trace
  let expectations = claims.map { Expectation($0, at: SourcePlace(line: 1, column: 1)) }
  let results = ExpectationCheck(expectations, against: trace).results
  return zip(claims, results).compactMap { claim, result in
    result.failure.map { "\(claim): \($0)" }
  }
}
