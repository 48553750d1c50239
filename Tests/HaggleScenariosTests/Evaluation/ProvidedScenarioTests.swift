import Foundation
import HaggleScenarios
import HaggleTestSupport
import Testing

@Suite struct `The provided scenarios` {
  @Test(.enabled(if: Checkout.scenarios != nil, "HAGGLE_SCENARIOS is not set"))
  func `all evaluate to a view, without a word of doubt`() throws {
    let folder = try #require(Checkout.scenarios)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    for name in names where name.hasSuffix(".swift") {
      let text = try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
      let evaluation = evaluated(text)
      #expect(evaluation.roots.count == 1, "\(name)")
      // Which of SwiftUI's names are known is the catalog's matter.
      let doubts = evaluation.diagnostics.filter {
        ![.unknownModifier, .unknownView, .laterModifier].contains($0.code)
      }
      #expect(doubts == [], "\(name)")
    }
  }
}
