package import Foundation
import HaggleTraces
package import HaggleVocabulary

/// What a node answered, and the number of the event that says so.
package struct Answer: Equatable, Sendable {
  package let size: CGSize
  package let event: Int
}

extension Timeline {
  /// The distinct questions that reached the node, in the order in which they first did; one that
  /// was answered from memory did not reach it.
  package func distinctQuestions(of node: NodeID) -> [Span] {
    var seen: Set<ProposedViewSize> = []
    return spans(of: node).compactMap { index in
      let span = spans[index]
      return !span.isCached && seen.insert(span.proposal).inserted ? span : nil
    }
  }

  /// What the node answered to `proposal`, at first; where it was not asked and probes count,
  /// what it answered to haggle's own question.
  package func answer(
    of node: NodeID, to proposal: ProposedViewSize, includingProbes: Bool = true
  ) -> Answer? {
    for index in spans(of: node) {
      let span = spans[index]
      if span.proposal == proposal, let size = span.size, let event = span.answer {
        return Answer(size: size, event: event)
      }
    }
    return includingProbes ? probe(of: node, to: proposal) : nil
  }

  private func probe(of node: NodeID, to proposal: ProposedViewSize) -> Answer? {
    for number in events(of: node) {
      if case .probe(_, proposal, let size) = trace.events[number] {
        return Answer(size: size, event: number)
      }
    }
    return nil
  }
}
