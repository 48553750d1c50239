import HaggleTraces
package import HaggleVocabulary

/// An event at which a finding can be seen: where `continue` stops and the timeline has a mark.
package struct FindingMoment: Hashable, Sendable {
  package let event: Int
  /// The finding's position among the trace's findings.
  package let finding: Int
  package let rule: String
  package let node: NodeID
  /// Whether it is a consequence of the finding rather than the finding itself.
  package let isConsequence: Bool
}

extension Timeline {
  /// The moments of all findings and of what follows from them, in the order of the events.
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

  /// Where a replay begins: at the first finding, else where everything has its place.
  package var firstStop: Cursor {
    let first = trace.findings.first.flatMap { moment($0.evidence, $0.node) }
    return first.map { Cursor(after: $0) } ?? settled
  }

  /// Of the evidence the first event in which the node itself answers or is placed.
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
