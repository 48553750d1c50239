import HaggleTraces
package import HaggleVocabulary

/// An event that shows a finding: `continue` stops there, and it is marked on the timeline.
package struct FindingMoment: Hashable, Sendable {
  package let event: Int
  /// The index of the finding.
  package let finding: Int
  package let rule: String
  package let node: NodeID
  /// Whether it is a consequence of the finding rather than the finding itself.
  package let isConsequence: Bool
}

extension Timeline {
  /// The moments of all findings and their consequences, in event order.
  var findingMoments: [FindingMoment] {
    trace.findings.enumerated().flatMap { index, finding in
      let own = moment(finding.evidence, finding.node).map {
        FindingMoment(
          event: $0, finding: index, rule: finding.rule, node: finding.node, isConsequence: false)
      }
      let others = finding.consequences.map { consequence in
        moment(consequence.evidence, consequence.node).map {
          FindingMoment(
            event: $0, finding: index, rule: consequence.rule, node: consequence.node,
            isConsequence: true)
        }
      }
      return ([own] + others).compactMap(\.self)
    }.sorted { ($0.event, $0.finding) < ($1.event, $1.finding) }
  }

  /// The start of a replay: the first finding, else the end of the layout.
  package var firstStop: Cursor {
    let first = trace.findings.first.flatMap { moment($0.evidence, $0.node) }
    return first.map { Cursor(after: $0) } ?? settled
  }

  /// The first event of the evidence that is an answer or placement of the node.
  private func moment(_ evidence: [Int], _ node: NodeID) -> Int? {
    let own = evidence.first { event in
      switch trace.events[event] {
      case .answer(node, _, _): true
      case .place(let placement): placement.node == node
      case .probe(node, _, _): true
      default: false
      }
    }
    return own ?? evidence.first
  }
}
