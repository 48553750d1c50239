package import HaggleReplay

/// One kind of anomaly. Its doc comment says what it is, what it looks like, and what helps.
package protocol Rule {
  /// The name in the catalogue, such as `underfill`.
  static var id: String { get }

  /// What it says in one sentence, for docs/RULES.md and `--help`.
  static var summary: String { get }
}

/// A rule that sees in the log that something came out wrong.
package protocol SymptomRule: Rule {
  static func suspicions(in timeline: Timeline) -> [Suspicion]
}

/// A rule that sees in the log why something may have come out wrong; only a re-run can prove it.
package protocol CauseRule: Rule {
  /// - Parameter symptoms: what the other rules found in the same log.
  static func suspicions(behind symptoms: [Suspicion], in timeline: Timeline) -> [Suspicion]
}

/// All rules, each in a file of its own.
package enum Rules {
  package static var all: [any Rule.Type] { symptoms + causes }

  static var symptoms: [any SymptomRule.Type] {
    [
      TwoPhaseMismatch.self, Overflow.self, OffCentreOverflow.self, BelowDeclaredMinimum.self,
      Underfill.self, MeasureExplosion.self,
    ]
  }

  static var causes: [any CauseRule.Type] { [PhantomMinimum.self] }
}
