import Foundation
import HaggleTraces
import HaggleVocabulary

/// Pairs asks with answers, in one walk over the events.
///
/// A trace of a real app may lack events. An answer that nobody waits for is left out; a question
/// that is still open when one around it is answered has no answer.
struct SpanPairing {
  private(set) var spans: [Span] = []
  /// For each event the index of its own span, or of the innermost one around it; -1 for none.
  private(set) var spanOfEvent: [Int] = []
  /// The open spans, outermost first.
  private var open: [Int] = []
  /// How many open spans each node has.
  private var openSpans: [Int]

  init(_ trace: Trace) {
    openSpans = Array(repeating: 0, count: trace.nodes.count)
    spanOfEvent.reserveCapacity(trace.events.count)
    for (number, event) in trace.events.enumerated() { add(event, number) }
    closeAll()
  }

  private mutating func add(_ event: Event, _ number: Int) {
    switch event {
    case .ask(let ask):
      begin(ask, number)
      spanOfEvent.append(open.last ?? -1)
    case .answer(let node, let size, let isCached):
      guard openSpans[node.index] > 0 else { return spanOfEvent.append(open.last ?? -1) }
      let index = closeInner(to: node)
      spans[index].close(answer: number, size: size, isCached: isCached)
      spanOfEvent.append(index)
    case .passBegin, .passEnd:
      closeAll()
      spanOfEvent.append(-1)
    case .place, .reason, .note, .probe:
      spanOfEvent.append(open.last ?? -1)
    }
  }

  private mutating func begin(_ ask: Event.Ask, _ number: Int) {
    let index = spans.count
    spans.append(
      Span(ask, event: number, index: index, parent: open.last, depth: open.count))
    open.append(index)
    openSpans[ask.node.index] += 1
  }

  /// Closes the latest open span of `node`, and whatever is open in it.
  private mutating func closeInner(to node: NodeID) -> Int {
    while true {
      let index = closeLast()
      if spans[index].node == node { return index }
    }
  }

  private mutating func closeLast() -> Int {
    let index = open.removeLast()
    openSpans[spans[index].node.index] -= 1
    spans[index].close(before: spans.count)
    return index
  }

  private mutating func closeAll() {
    while !open.isEmpty { _ = closeLast() }
  }
}
