package import HaggleReplay
package import HaggleTraces
import HaggleVocabulary

/// Runs the rules and puts together what has one cause.
package enum Analyzer {
  /// What the log alone gives rise to: the strongest claims first, then in the order of the nodes.
  package static func suspicions(in timeline: Timeline) -> [Suspicion] {
    let found = Rules.all.flatMap { $0.suspicions(in: timeline) }
    return found.enumerated().sorted { a, b in
      let (first, second) = (a.element.finding, b.element.finding)
      if first.class != second.class { return first.class > second.class }
      return (first.node, a.offset) < (second.node, b.offset)
    }.map(\.element)
  }

  /// What can be said without a re-run: a suspicion that one could prove counts one class less.
  package static func findings(in timeline: Timeline) -> [Finding] {
    gathered(suspicions(in: timeline).map { $0.hypothesis == nil ? $0 : $0.notReRun })
  }

  /// Folds suspicions into the one that causes them, so that a count of findings counts causes.
  package static func gathered(_ suspicions: [Suspicion]) -> [Finding] {
    var isConsequence = [Bool](repeating: false, count: suspicions.count)
    var findings = suspicions.map(\.finding)
    for (cause, suspicion) in suspicions.enumerated().sorted(by: {
      $0.element.reach > $1.element.reach
    })
    where !isConsequence[cause] {
      for (effect, other) in suspicions.enumerated()
      where effect != cause && !isConsequence[effect] && suspicion.causes(other) {
        isConsequence[effect] = true
        findings[cause].consequences.append(Finding.Consequence(other.finding))
      }
    }
    return zip(findings, isConsequence).filter { !$1 }.map(\.0)
  }
}

extension Suspicion {
  fileprivate var notReRun: Suspicion {
    var suspicion = self
    suspicion.finding.proof = "not re-run"
    suspicion.finding.class = finding.class == .proof ? .contract : .smell
    return suspicion
  }

  /// How far up the chain of causes its rule stands.
  fileprivate var reach: Int {
    switch finding.rule {
    case PhantomMinimum.id, TwoPhaseMismatch.id: 2
    case Overflow.id: 1
    default: 0
    }
  }

  /// Whether `other` would go with this one.
  fileprivate func causes(_ other: Suspicion) -> Bool {
    guard finding.axis == other.finding.axis else { return false }
    switch (finding.rule, other.finding.rule) {
    case (PhantomMinimum.id, _):
      return hypothesis?.symptom.matches(other.finding) ?? false
    case (TwoPhaseMismatch.id, Overflow.id), (TwoPhaseMismatch.id, OffCentreOverflow.id),
      (Overflow.id, OffCentreOverflow.id):
      return !involved.isDisjoint(with: other.involved)
    default:
      return false
    }
  }
}

extension Finding.Consequence {
  fileprivate init(_ finding: Finding) {
    self.init(
      rule: finding.rule, node: finding.node, message: finding.message, evidence: finding.evidence)
  }
}
