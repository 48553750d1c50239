import Testing

/// What holds of every negotiation, over views that a seed makes.
///
/// A failure prints its seed and the smallest view that fails too (docs/CONTRIBUTING.md, "A seed
/// that fails").
@Suite("Every negotiation") struct LawTests {
  static let chunks = (0..<40).map { $0 * 50..<($0 + 1) * 50 }

  static let laws: [Law] = [
    .isPure, .ignoresOrder, .folds, .remembersThree, .remembersAll, .placesAlike, .placesAll,
    .conserves, .placesAsSized,
  ]

  @Test(arguments: chunks) func `obeys the laws`(seeds: Range<Int>) {
    for seed in seeds {
      let specimen = SampleGenerator.specimen(seed: seed)
      let trial = Trial(specimen, seed: seed)
      for law in Self.laws {
        guard let violation = law.violation(trial) else { continue }
        Issue.record("\(law.report(specimen, seed: seed, violation))")
      }
    }
  }
}
