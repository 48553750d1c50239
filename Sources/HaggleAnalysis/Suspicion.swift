package import Foundation
import HaggleReplay
package import HaggleTraces
package import HaggleVocabulary

/// A finding that a rule derives from the log, and how a re-run could prove it.
package struct Suspicion: Equatable, Sendable {
  package var finding: Finding
  /// What to change in a re-run; nil if the log itself is the proof.
  package var hypothesis: Hypothesis?
  /// The node that came out wrong; its cause is inside of it.
  var subject: NodeID
  /// The nodes with the numbers in question: findings that share them may share a cause.
  var involved: [NodeID]
  /// Distinguishes several findings of one rule at a node.
  var part = 0
  /// How far off the number is, in points; findings are sorted by it.
  package var distance: CGFloat
  /// Whether a cause may follow the claim, as in "took 294.33 because …".
  var takesCause = false
  /// What the blamed node does, as a clause for its consequences: "nested answers 8×16 to 0×0"; nil
  /// if they need none.
  var causeClause: Prose?

  /// - Parameters:
  ///   - subject: the node that came out wrong; nil if that is the one to blame.
  ///   - involved: besides the one to blame.
  init(
    _ finding: Finding, subject: NodeID? = nil, involving involved: [NodeID] = [],
    off distance: CGFloat = 0, hypothesis: Hypothesis? = nil
  ) {
    self.distance = distance
    self.finding = finding
    self.hypothesis = hypothesis
    self.subject = subject ?? finding.node
    self.involved = [finding.node] + involved.filter { $0 != finding.node }
  }

  /// The finding of a rule about a node, as a suspicion.
  init(
    _ rule: Rule, _ class: Finding.Class? = nil, of node: NodeID, on axis: Axis? = nil,
    in timeline: Timeline, saying statement: Statement, shownBy evidence: [Int],
    remedies: [Prose], exception: Prose? = nil, subject: NodeID? = nil,
    involving involved: [NodeID] = [], off distance: CGFloat = 0
  ) {
    let finding = Finding(
      rule, `class`, of: node, on: axis, in: timeline, saying: statement, shownBy: evidence,
      remedies: remedies, exception: exception)
    self.init(finding, subject: subject, involving: involved, off: distance)
  }
}

extension Statement {
  /// A claim, and its explanation as a sentence of its own.
  init(
    _ claim: Prose, subject: NodeID? = nil, isAboutPlace: Bool = false, cause: Prose? = nil,
    because ground: Prose
  ) {
    self.init(
      claim, subject: subject, isAboutPlace: isAboutPlace, cause: cause,
      details: [.init(.sentence, ground)])
  }
}

extension Suspicion {
  /// The suspects that a re-run proved, each alone or only together.
  package static func proven(_ culprits: [Suspicion], by verdict: Verdict) -> Suspicion {
    var suspicion = culprits[0]
    suspicion.finding.proof = .rerun(verdict)
    suspicion.finding.alike = culprits.dropFirst().map(\.finding.node)
    suspicion.finding.isJoint = culprits.count > 1
    for clause in culprits.dropFirst().compactMap(\.causeClause) {
      suspicion.causeClause? += " and \(clause)"
    }
    return suspicion
  }

  /// The first of several untested suspects; it names the others and claims one class less.
  static func unproven(_ suspects: [Suspicion]) -> Suspicion {
    var suspicion = suspects[0]
    suspicion.finding.class = suspicion.finding.class == .proof ? .contract : .smell
    suspicion.finding.proof = .none(suspects: suspects.dropFirst().map(\.finding.node))
    suspicion.causeClause = nil
    return suspicion
  }
}

/// "If this node could shrink to 0, the symptom would not be there."
package struct Hypothesis: Equatable, Sendable {
  /// The node's answer to a minimum question, to be replaced by 0; on both axes if it is asked for
  /// both at once.
  package var changes: [Verdict.Change]
  package var symptom: Symptom

  /// What distinguishes a finding from others: the one that would vanish.
  package struct Symptom: Hashable, Sendable {
    package var rule: String
    package var node: NodeID
    package var axis: Axis?

    init(_ finding: Finding) {
      rule = finding.rule
      node = finding.node
      axis = finding.axis
    }
  }
}

extension Finding {
  /// The view that its claim is about: the one to blame, if it names no other.
  package var subject: NodeID { statement.subject ?? node }

  /// A finding of a rule about a node.
  ///
  /// - Parameters:
  ///   - class: how much it claims; nil for the rule's own class.
  ///   - exception: when to ignore it, as a clause; nil for the rule's own exception.
  init(
    _ rule: Rule, _ class: Class? = nil, of node: NodeID, on axis: Axis? = nil,
    in timeline: Timeline, saying statement: Statement, shownBy evidence: [Int],
    remedies: [Prose], exception: Prose? = nil
  ) {
    let isOfPass = rule.traits.contains(.wholePass)
    self.init(
      rule: rule.id, class: `class` ?? rule.class, node: node, axis: axis,
      place: timeline.place(node), statement: statement, evidence: evidence.inOrder,
      remedies: remedies.map { .words($0) },
      exception: exception ?? Prose(rule.exception),
      ignoreKey: isOfPass ? rule.id : "\(rule.id)@\(timeline.name(node))")
  }
}
