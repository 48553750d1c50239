import HaggleLayouts

/// A specimen with the runs that several laws look at, each made once.
final class Trial {
  let specimen: Specimen
  let seed: Int
  lazy var tree = specimen.view.tree
  lazy var run = Negotiation(tree, specimen)
  lazy var full = Negotiation(tree, specimen, policy: .full)

  init(_ specimen: Specimen, seed: Int = 0) {
    self.specimen = specimen
    self.seed = seed
  }
}

/// What holds of every negotiation.
struct Law: Sendable {
  /// A sentence.
  let name: String
  /// How a specimen breaks it, in words; nil where it does not.
  let violation: @Sendable (Trial) -> String?

  init(_ name: String, violation: @escaping @Sendable (Trial) -> String?) {
    self.name = name
    self.violation = violation
  }

  /// What there is to say about a seed that breaks it: the law, the seed, and the smallest view
  /// that breaks it too, to be pasted into a scenario.
  func report(on seed: Int) -> String? {
    let specimen = SampleGenerator.specimen(seed: seed)
    return violation(Trial(specimen, seed: seed)).map { report(specimen, seed: seed, $0) }
  }

  func report(_ specimen: Specimen, seed: Int, _ first: String) -> String {
    let smallest = specimen.shrunk { violation(Trial($0, seed: seed)) != nil }
    return """
      seed \(seed) breaks “\(name)”: \(first)
      The smallest view that does: \(violation(Trial(smallest, seed: seed)) ?? "")
      \(smallest.source)
      """
  }
}
