import Foundation
package import HaggleTraces
package import HaggleVocabulary

/// What a rule makes of the log alone, and how a re-run could prove it.
package struct Suspicion: Equatable, Sendable {
  package var finding: Finding
  /// What to change in a re-run; nil where the log itself is the proof.
  package var hypothesis: Hypothesis?
  /// The node that came out wrong; what causes that lies inside of it.
  var subject: NodeID
  /// The nodes whose numbers it is about; findings about the same ones may have one cause.
  var involved: [NodeID]
  /// Which part of the node it is about, where a node may have several findings of a rule.
  var part = 0
  /// How far off the number is, in points: what is farther off is told first.
  var distance: CGFloat
  /// The beginning of the message, behind which a clause about a cause may stand; nil where there
  /// is no such place.
  var claim: String?
  /// What the blamed node does, as a clause in the sentences about what comes of it: "nested
  /// answers 8×16 to 0×0"; nil where those need none.
  package var bridge: String?

  /// - Parameters:
  ///   - subject: the node that came out wrong; nil for the one to blame.
  ///   - involved: besides the one to blame.
  init(
    _ finding: Finding, subject: NodeID? = nil, involving involved: [NodeID] = [],
    off distance: CGFloat = 0, claiming claim: String? = nil, hypothesis: Hypothesis? = nil
  ) {
    self.claim = claim
    self.distance = distance
    self.finding = finding
    self.hypothesis = hypothesis
    self.subject = subject ?? finding.node
    self.involved = [finding.node] + involved.filter { $0 != finding.node }
  }
}

extension Suspicion {
  /// The message with its cause behind what it claims; as it is where nothing can stand there.
  func message(because cause: String?) -> String {
    guard let cause, let claim, finding.message.hasPrefix(claim) else { return finding.message }
    let details = finding.message.dropFirst(claim.count)
    return "\(claim)\(details.hasPrefix(":") ? "," : "") because \(cause)\(details)"
  }
}

/// "If this node could shrink to 0, the symptom would not be there."
package struct Hypothesis: Equatable, Sendable {
  package var node: NodeID
  /// The axis on which it answers 0 when it is asked for its minimum.
  package var axis: Axis
  /// What is changed, for people: "nested answers a width of 0 instead of 8 to 0×0".
  package var change: String
  package var symptom: Symptom

  /// The finding that would go.
  package struct Symptom: Hashable, Sendable {
    package var rule: String
    package var node: NodeID
    package var axis: Axis?

    package init(_ finding: Finding) {
      rule = finding.rule
      node = finding.node
      axis = finding.axis
    }
  }
}
