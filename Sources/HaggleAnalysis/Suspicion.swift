package import Foundation
package import HaggleTraces
package import HaggleVocabulary

/// What a rule makes of the log alone, and how a re-run could prove it.
package struct Suspicion: Equatable, Sendable {
  package var finding: Finding
  /// What to change in a re-run; nil where the log itself is the proof.
  package var hypothesis: Hypothesis?
  /// The nodes whose numbers it is about; findings about the same ones may have one cause.
  package var involved: Set<NodeID>

  package init(_ finding: Finding, involving involved: Set<NodeID>, hypothesis: Hypothesis? = nil) {
    self.finding = finding
    self.hypothesis = hypothesis
    self.involved = involved.union([finding.node])
  }
}

/// "If this node had answered that, the symptom would not be there."
package struct Hypothesis: Equatable, Sendable {
  package var node: NodeID
  /// The answers that stand in for the recorded ones.
  package var substitutes: [Substitute]
  /// What was changed, for people: "answer 0 instead of 8 to a width of 0".
  package var change: String
  /// The finding that would go.
  package var symptom: Symptom

  package struct Substitute: Equatable, Sendable {
    package var proposal: ProposedViewSize
    package var answer: CGSize
  }

  package struct Symptom: Equatable, Sendable {
    package var rule: String
    package var node: NodeID
    package var axis: Axis?

    package func matches(_ finding: Finding) -> Bool {
      finding.rule == rule && finding.node == node && finding.axis == axis
    }
  }
}
