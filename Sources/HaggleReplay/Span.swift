package import Foundation
import HaggleTraces
package import HaggleVocabulary

/// One question with its answer: a call of the negotiation.
package struct Span: Equatable, Sendable {
  package let node: NodeID
  package let proposal: ProposedViewSize
  /// Who asks; nil where that is not known or it is the host.
  package let caller: NodeID?
  /// Whether it was asked while placing rather than while sizing.
  package let isPlacing: Bool
  /// The number of the event that asks.
  package let ask: Int
  /// The number of the event that answers; nil where the trace has none.
  package private(set) var answer: Int?
  /// The answer in points; nil where the trace has none.
  package private(set) var size: CGSize?
  /// Whether the answer was remembered, so that the question did not reach the node.
  package private(set) var isCached = false
  /// The index of the span in which it was asked; nil for one that stands at the outside.
  package let parent: Int?
  /// How many spans are around it.
  package let depth: Int
  /// The index after the last span that was asked in it.
  package private(set) var end: Int

  /// A question that is still open, at `index`.
  init(_ ask: Event.Ask, event: Int, index: Int, parent: Int?, depth: Int) {
    node = ask.node
    proposal = ask.proposal
    caller = ask.caller
    isPlacing = ask.isPlacing
    self.ask = event
    self.parent = parent
    self.depth = depth
    end = index + 1
  }

  mutating func close(answer event: Int, size: CGSize, isCached: Bool) {
    answer = event
    self.size = size
    self.isCached = isCached
  }

  mutating func close(before end: Int) { self.end = end }
}
