import HaggleTraces
import HaggleVocabulary

/// Pairs asks with answers and attributes events to calls and nodes, in one pass over the events.
///
/// A trace of a real app may lack events. An answer without an open question is ignored; a question
/// still open when an outer one is answered has no answer.
struct SpanPairing {
  private(set) var pairs: [SpanPair] = []
  /// For each event the index of its own span, or of the innermost one around it; -1 if there is
  /// none.
  private(set) var spanOfEvent: [Int32] = []
  /// For each event the index of the node it is about; -1 if there is none.
  private(set) var nodeOfEvent: [Int32] = []
  /// The numbers of the placement events.
  private(set) var placements: [Int32] = []
  /// The numbers of the tool's own questions.
  private(set) var probes: [Int32] = []
  /// The numbers of the events at which passes begin and end.
  private(set) var passBounds: [Int32] = []
  /// For each node whether any of its reasons tells that a text lacks something.
  private(set) var lacksWords: [Bool]
  /// The open spans, outermost first.
  private var open: [(span: Int32, node: NodeID)] = []
  /// The number of open spans per node.
  private var openSpans: [Int32]

  init(_ trace: Trace) {
    openSpans = Array(repeating: 0, count: trace.nodes.count)
    lacksWords = Array(repeating: false, count: trace.nodes.count)
    nodeOfEvent = trace.events.map { Int32($0.node?.index ?? -1) }
    spanOfEvent = trace.events.indices.map { span(of: trace.events[$0], Int32($0)) }
    closeAll()
  }

  private mutating func span(of event: Event, _ number: Int32) -> Int32 {
    switch event {
    case .ask(let ask): begin(ask.node, number)
    case .answer(let node, _, _): return end(node, number)
    case .passBegin, .passEnd:
      closeAll()
      passBounds.append(number)
    case .place: placements.append(number)
    case .probe: probes.append(number)
    case .reason(let reason): if reason.loss != nil { lacksWords[reason.node.index] = true }
    case .note: break
    }
    return innermost
  }

  /// The span of an answer: the innermost one, if none of its node is open.
  private mutating func end(_ node: NodeID, _ number: Int32) -> Int32 {
    guard openSpans[node.index] > 0 else { return innermost }
    let span = closeInner(to: node)
    pairs[Int(span)].answer = number
    return span
  }

  private var innermost: Int32 { open.last?.span ?? -1 }

  private mutating func begin(_ node: NodeID, _ number: Int32) {
    let span = Int32(pairs.count)
    pairs.append(
      SpanPair(ask: number, parent: innermost, depth: Int32(open.count), end: span + 1))
    open.append((span, node))
    openSpans[node.index] += 1
  }

  /// Closes the latest open span of `node`, and those inside it.
  private mutating func closeInner(to node: NodeID) -> Int32 {
    while true {
      let closed = closeLast()
      if closed.node == node { return closed.span }
    }
  }

  private mutating func closeLast() -> (span: Int32, node: NodeID) {
    let last = open.removeLast()
    openSpans[last.node.index] -= 1
    pairs[Int(last.span)].end = Int32(pairs.count)
    return last
  }

  private mutating func closeAll() {
    while !open.isEmpty { _ = closeLast() }
  }
}
