import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// A statement that a view has no length, and what the trace shows instead.
enum MissingText {
  static func line(_ timeline: Timeline, _ node: NodeID, _ quantity: Quantity) -> Line {
    let subject = "\(timeline.trace.title(of: node)) has no \(quantity.rawValue)"
    guard let call = timeline.spans(of: node).last else {
      return Line("\(subject): nobody asked or placed it")
    }
    let ask = timeline.spans[call].ask
    let end = Cursor(after: timeline.trace.events.count - 1)
    let fact =
      timeline.stack(at: end).contains(call)
      ? "the trace ends before its answer" : "the trace holds no answer"
    return Line("\(subject): asked in event \(ask); \(fact)", events: [ask])
  }
}
