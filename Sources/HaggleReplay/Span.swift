package import Foundation
import HaggleTraces
package import HaggleVocabulary

/// A question with its answer: one call of the negotiation.
package struct Span: Equatable, Sendable {
  package let node: NodeID
  package let proposal: ProposedViewSize
  /// The node that asks; nil if it is unknown or the host.
  package let caller: NodeID?
  /// Whether it was asked while placing rather than while sizing.
  package let isPlacing: Bool
  /// The number of the question's event.
  package let ask: Int
  /// The number of the answer's event; nil if there is none.
  package let answer: Int?
  /// The answer in points; nil if there is none.
  package let size: CGSize?
  /// Whether the answer came from the cache, so that the question did not reach the node.
  package let isCached: Bool
  /// The index of the enclosing span; nil for an outermost one.
  package let parent: Int?
  /// The number of spans around it.
  package let depth: Int
  /// The index after the last span inside it.
  package let end: Int
}

/// All calls of a trace. Only the pairing is stored here; the events stay in the trace.
package struct Spans: RandomAccessCollection, Sendable {
  private let events: [Event]
  private let pairs: [SpanPair]

  init(_ events: [Event], _ pairs: [SpanPair]) {
    self.events = events
    self.pairs = pairs
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { pairs.count }

  package subscript(index: Int) -> Span {
    let pair = pairs[index]
    let ask = ask(pair.ask)
    let answer = answer(to: index)
    return Span(
      node: ask.node, proposal: ask.proposal, caller: ask.caller, isPlacing: ask.isPlacing,
      ask: Int(pair.ask), answer: answer?.event, size: answer?.size,
      isCached: answer?.isCached ?? false, parent: pair.parent < 0 ? nil : Int(pair.parent),
      depth: Int(pair.depth), end: Int(pair.end))
  }

  /// The proposal of a call.
  func proposal(of index: Int) -> ProposedViewSize { ask(pairs[index].ask).proposal }

  /// The events of a call, up to its answer.
  func events(in index: Int) -> Range<Int> {
    let pair = pairs[index]
    return Int(pair.ask)..<(pair.answer < 0 ? events.count : Int(pair.answer))
  }

  /// The answer to a call; nil if there is none.
  func answer(to index: Int) -> (event: Int, size: CGSize, isCached: Bool)? {
    let number = pairs[index].answer
    guard number >= 0, case .answer(_, let size, let isCached) = events[Int(number)] else {
      return nil
    }
    return (Int(number), size, isCached)
  }

  /// A pair begins with an ask; the other case is unreachable.
  private func ask(_ event: Int32) -> Event.Ask {
    if case .ask(let ask) = events[Int(event)] { return ask }
    return Event.Ask(node: NodeID(0), proposal: .unspecified, caller: nil)
  }
}

/// The events and the position of a span; -1 for none.
struct SpanPair: Sendable {
  var ask: Int32
  var answer: Int32 = -1
  var parent: Int32
  var depth: Int32
  var end: Int32
}
