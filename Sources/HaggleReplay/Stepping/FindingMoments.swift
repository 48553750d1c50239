import HaggleTraces
package import HaggleVocabulary

/// An event that shows a finding: `continue` stops there, and it is marked on the timeline.
package struct FindingMoment: Hashable, Sendable {
  package let event: Int
  /// The index of the finding.
  package let finding: Int
  package let rule: String
  /// The view that it blames.
  package let node: NodeID
  /// Whether it is a consequence of the finding rather than the finding itself.
  package let isConsequence: Bool
}

extension Timeline {
  /// The moments of all findings and their consequences, in event order.
  var findingMoments: [FindingMoment] {
    trace.findings.enumerated().flatMap { index, finding in
      let own = moment(of: finding).map {
        FindingMoment(
          event: $0, finding: index, rule: finding.rule, node: finding.node, isConsequence: false)
      }
      let others = finding.consequences.map { consequence in
        moment(consequence.evidence, [consequence.node]).map {
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
    let first = trace.findings.first.flatMap(moment)
    return first.map { Cursor(after: $0) } ?? settled
  }

  private func moment(of finding: Finding) -> Int? {
    let nodes = [finding.node] + (finding.statement.subject.map { [$0] } ?? [])
    let evidence = finding.evidence
    return finding.class == .smell
      ? nodes.lazy.compactMap { self.outcome(evidence, $0) }.first ?? evidence.first
      : moment(evidence, nodes)
  }

  /// The first event of the evidence that is an answer or placement of one of the nodes, the first
  /// of them that has one.
  private func moment(_ evidence: [Int], _ nodes: [NodeID]) -> Int? {
    let own = nodes.lazy.compactMap { node in evidence.first { self.shows($0, node) } }
    return own.first ?? evidence.first
  }

  /// The same of a finding about what the layout looks like, which an answer on the way to it, such
  /// as to a question for the maximum, does not show: the first with the size that the view has in
  /// the end, else where it gets its place.
  private func outcome(_ evidence: [Int], _ node: NodeID) -> Int? {
    guard let shown = evidence.first(where: { shows($0, node) }) else { return nil }
    return evidence.first { settles($0, node) } ?? placement(of: node)?.event ?? shown
  }

  /// Whether an event is a placement of the node, or its answer of the size that it has in the end.
  private func settles(_ event: Int, _ node: NodeID) -> Bool {
    switch trace.events[event] {
    case .answer(let answered, let size, _): answered == node && size == self.size(of: node)
    case .place(let placement): placement.node == node
    default: false
    }
  }

  private func shows(_ event: Int, _ node: NodeID) -> Bool {
    switch trace.events[event] {
    case .answer(node, _, _), .probe(node, _, _): true
    case .place(let placement): placement.node == node
    default: false
    }
  }
}
