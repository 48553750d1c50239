import HaggleExperiments
import HaggleTraces
import Testing

@Suite struct `The rule measure-explosion` {
  /// Stacks inside each other, each with a colour beside the next one.
  private func nest(_ levels: Int, _ kinds: [String]) -> String {
    (0..<levels).reduce("Color.red") { view, level in
      "\(kinds[level % kinds.count]) { \(view); Color.blue }"
    }
  }

  @Test func `names the outermost of the containers that multiply questions`() throws {
    let listing = "// proposal: 300x300\n\(nest(12, ["VStack", "HStack"])).border(.red)"
    let trace = try run(listing, options: .init(budget: 1_000))
    let finding = try #require(trace.wordedFindings.first { $0.rule == "measure-explosion" })
    #expect(finding.class == .contract)
    #expect(
      finding.message
        == "With three remembered answers per view, as SwiftUI keeps them, one pass over these 26 "
        + "views asks more than 1 000 questions: HStack.1 is the outermost of 12 containers inside "
        + "each other that ask their children several times for every question of their own. What "
        + "you see was recorded with every answer remembered (--cache full).")
    #expect(trace.names([finding.node]) == "HStack.1")
    #expect(
      trace.story(of: finding.evidence) == ["HStack.1 ← 300×300", "HStack.1 300×300 → 300×300"])
    #expect(finding.ignoreKey == "measure-explosion")
  }

  @Test func `is silent within the budget, and for stacks of one direction`() throws {
    let alternating = try run("// proposal: 300x300\n\(nest(6, ["VStack", "HStack"]))")
    #expect(!alternating.findings.contains { $0.rule == "measure-explosion" })
    let alike = try run(
      "// proposal: 900x300\n\(nest(12, ["HStack"]))", options: .init(budget: 1_000))
    #expect(!alike.findings.contains { $0.rule == "measure-explosion" })
  }
}
