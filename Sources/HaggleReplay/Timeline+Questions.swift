package import Foundation
import HaggleTraces
package import HaggleVocabulary

/// An answer of a node, and the number of its event.
package struct Answer: Equatable, Sendable {
  package let size: CGSize
  package let event: Int
}

extension Timeline {
  /// The question that determined the node's final size; one with reasons, if there is one.
  package func sizingSpan(_ node: NodeID) -> Span? {
    let call = sizingCalls[node.index]
    return call < 0 ? nil : spans[Int(call)]
  }

  /// The index of each node's `sizingSpan`; -1 if there is none.
  static func sizingCalls(
    in trace: Trace, spans: Spans, calls: Grouping, events: Grouping, placements: [Placed?]
  ) -> [Int32] {
    placements.indices.map { node in
      guard let proposal = placements[node]?.placement.proposal else { return -1 }
      var (latest, latestReached) = (-1, -1)
      for call in calls[node].reversed() where spans.proposal(of: call) == proposal {
        if latest < 0 { latest = call }
        if spans.answer(to: call)?.isCached ?? false { continue }
        if latestReached < 0 { latestReached = call }
        if trace.hasReason(among: events[node], in: spans.events(in: call)) { return Int32(call) }
      }
      return Int32(latestReached < 0 ? latest : latestReached)
    }
  }

  /// The distinct questions that reached the node, in the order of first arrival; cached ones did
  /// not.
  package func distinctQuestions(of node: NodeID) -> [Span] {
    spans(of: node).lazy.map { self.spans[$0] }.filter { !$0.isCached }.distinct(by: \.proposal)
  }

  /// The node's first answer to `proposal`; if it was not asked and probes count, its answer to
  /// haggle's own question.
  package func answer(
    of node: NodeID, to proposal: ProposedViewSize, includingProbes: Bool = true
  ) -> Answer? {
    if let answer = givenAnswer(of: node, to: proposal) { return answer }
    return includingProbes ? probe(of: node, to: proposal) : nil
  }

  private func givenAnswer(of node: NodeID, to proposal: ProposedViewSize) -> Answer? {
    if let event = knownAnswers.event(of: node, to: proposal),
      case .answer(_, let size, _) = trace.events[event]
    {
      return Answer(size: size, event: event)
    }
    if knownAnswers.isWhole(node) { return nil }
    for call in spans(of: node) where spans.proposal(of: call) == proposal {
      if let answer = spans.answer(to: call) {
        return Answer(size: answer.size, event: answer.event)
      }
    }
    return nil
  }

  private func probe(of node: NodeID, to proposal: ProposedViewSize) -> Answer? {
    guard let event = knownProbes.event(of: node, to: proposal),
      case .probe(_, _, let size) = trace.events[event]
    else { return nil }
    return Answer(size: size, event: event)
  }
}

extension Trace {
  /// Whether one of these events is a reason with a number in the range.
  fileprivate func hasReason(among numbers: Numbers, in range: Range<Int>) -> Bool {
    let start = numbers.partitioningIndex { $0 >= range.lowerBound }
    return numbers[start..<numbers.endIndex].prefix { $0 < range.upperBound }
      .contains { events[$0].isReason }
  }
}

extension Event {
  fileprivate var isReason: Bool {
    if case .reason = self { true } else { false }
  }
}
