import HaggleAnalysis
import HaggleTraces
import Testing

/// What looks much like the example of a rule, and is fine.
@Suite struct `The near miss of a rule` {
  /// By the rule; a second one of a rule would be lost, and stops the test.
  private static let listings = Dictionary(
    uniqueKeysWithValues: [
      controls, frames, grids, images, layers, layouts, pages, passes, scrolling, spacing,
      stacksAToM, stacksNToZ, text,
    ].joined().map { ($0.key, $0.value) })

  @Test func `is known of each rule`() {
    #expect(Self.listings.keys.sorted() == Rule.all.map(\.id).sorted())
  }

  @Test(arguments: Rule.all.map(\.id))
  func `is no finding of it`(id: String) throws {
    let text = try #require(Self.listings[id])
    let trace = try Rule.isOfEdits(id) ? seekingIdle(text) : run(text)
    #expect(!trace.findings.flatMap { [$0.rule] + $0.consequences.map(\.rule) }.contains(id))
  }
}
