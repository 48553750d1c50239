package import HaggleReplay

/// One kind of anomaly. Its doc comment says what it is, what it looks like, and what helps.
package protocol Rule {
  /// The name in the catalogue, such as `underfill`.
  static var id: String { get }

  /// What it says in one sentence, for docs/RULES.md and `--help`.
  static var summary: String { get }

  /// What it makes of the log alone.
  static func suspicions(in timeline: Timeline) -> [Suspicion]
}

/// All rules, each in a file of its own.
package enum Rules {
  package static var all: [any Rule.Type] {
    [
      TwoPhaseMismatch.self, Overflow.self, OffCentreOverflow.self, BelowDeclaredMinimum.self,
      Underfill.self, PhantomMinimum.self, MeasureExplosion.self,
    ]
  }
}
