import HaggleTestSupport
import Testing

/// What holds of every negotiation, over views that a seed makes.
///
/// A failure prints its seed and the smallest view that fails too (docs/CONTRIBUTING.md, "A seed
/// that fails").
@Suite("Every negotiation") struct LawTests {
  static let chunks: [Range<Int>] = (0..<(Checkout.isFull ? 40 : 3)).map { chunk in
    chunk * 50..<(chunk + 1) * 50
  }

  static let laws: [Law] = [
    .isPure, .ignoresOrder, .folds, .remembersThree, .remembersAll, .placesAlike, .placesAll,
    .conserves, .placesAsSized, .scales, .wraps, .staysAsItWas, .mirrors,
  ]

  @Test(arguments: chunks) func `obeys the laws`(seeds: Range<Int>) {
    for law in Self.broken(by: seeds) { Issue.record("\(law)") }
  }

  /// What there is to say about the first of the seeds that breaks a law, and the numbers of the
  /// others: shrinking takes its time.
  private static func broken(by seeds: Range<Int>) -> [String] {
    var broken: [String: (report: String, others: [Int])] = [:]
    for seed in seeds {
      let specimen = SampleGenerator.specimen(seed: seed)
      let trial = Trial(specimen, seed: seed)
      for law in laws {
        guard let violation = law.violation(trial) else { continue }
        if broken[law.name] == nil {
          broken[law.name] = (law.report(specimen, seed: seed, violation), [])
        } else {
          broken[law.name]?.others.append(seed)
        }
      }
    }
    return broken.sorted { $0.key < $1.key }.map { "\($1.report)also: \($1.others)" }
  }

  /// The list of contradictions has nothing on it that does not contradict.
  @Test func `contradicts sizing at each layout of the list`() {
    var met: Set<String> = []
    for seed in 0..<400 where met.count < Contradiction.listed.count {
      met.formUnion(
        Contradiction.all(in: Trial(SampleGenerator.specimen(seed: seed)).run).map(\.kind))
    }
    #expect(met == Contradiction.listed)
  }
}
