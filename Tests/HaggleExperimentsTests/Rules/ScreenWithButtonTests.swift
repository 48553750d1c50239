import Foundation
import HaggleAnalysis
import HaggleExperiments
import HaggleTraces
import HaggleVocabulary
import Testing

@testable import HaggleScenarios

/// The rule knows the phones with a home button by their screens alone: the trace of a proposal has
/// no device. This holds its sizes to the devices that haggle has.
@Suite struct `The screen of a phone` {
  @Test(arguments: DeviceModel.all.filter { [.homeButton, .edgeToEdge].contains($0.kind) })
  func `tells of a button at its lower edge where the phone has a home button`(
    model: DeviceModel
  ) throws {
    let page = """
      VStack {
        Spacer()
        Text("Continue").padding(14).frame(maxWidth: .infinity)
          .background(.blue, in: RoundedRectangle(cornerRadius: 12))
          .padding(.horizontal, 20)
      }
      """
    let scenario = Scenario(page, name: "page.swift")
    let root = try #require(scenario.roots.first)
    let options = ScenarioRun.Options(proposal: ProposedViewSize(model.size))
    let findings = ScenarioRun(scenario, root: root, options: options).trace.findings
    #expect(findings.contains { $0.rule == "touching-edge" } == (model.kind == .homeButton))
  }
}
