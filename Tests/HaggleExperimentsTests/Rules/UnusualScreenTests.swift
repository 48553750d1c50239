import Foundation
import HaggleAnalysis
import HaggleExperiments
import HaggleReplay
import HaggleScenarios
import HaggleTestSupport
import HaggleTraces
import HaggleVocabulary
import Testing

/// The examples of all rules on unusual screens: what a rule reckons with is what a person
/// wrote, and no length of it may be taken to be larger than another one.
@Suite struct `On an unusual screen` {
  private static let screens: [CGSize] = [
    .zero, CGSize(width: 1, height: 1), CGSize(width: 1.5, height: 300),
    CGSize(width: 300, height: 1.5), CGSize(width: 20, height: 60),
    CGSize(width: 4_000, height: 3), CGSize(width: 1e9, height: 1e9),
  ]

  @Test(arguments: Rule.all.map(\.id))
  func `no finding of a rule's example asks for a picture that cannot be`(id: String) throws {
    let rule = try #require(Rule.all.first { $0.id == id })
    let scenario = Scenario(rule.example, name: "\(id).swift")
    let root = try #require(scenario.roots.first)
    let ordinal = Rule.all.firstIndex { $0.id == id } ?? 0
    for screen in Checkout.isFull ? Self.screens : [Self.screens[ordinal % Self.screens.count]] {
      let options = ScenarioRun.Options(
        proposal: ProposedViewSize(screen), budget: rule.budget ?? 1_000_000)
      let trace = ScenarioRun(scenario, root: root, options: options).trace
      let timeline = Timeline(trace)
      for finding in trace.findings {
        let lengths = finding.goal(in: timeline)?.lengths.values.map(\.self) ?? []
        #expect(lengths.allSatisfy { $0.isFinite && $0 >= 0 }, "\(screen): \(finding.rule)")
      }
    }
  }

  @Test(arguments: [
    ("20x60", "VStack { Color.green.frame(idealHeight: 200); Color.red.frame(height: 52) }"),
    ("300x1.5", "Color.teal.overlay(alignment: .bottom) { Color.black }"),
  ])
  func `an edit is looked for, and the search comes to an end`(screen: String, view: String) throws
  {
    let scenario = Scenario("// proposal: \(screen)\n\(view)\n", name: "Odd.swift")
    let root = try #require(scenario.roots.first)
    let trace = ScenarioRun(scenario, root: root).withEdits().trace
    let finding = try #require(trace.findings.first)
    #expect(finding.trials != nil)
  }
}
