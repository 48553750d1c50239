import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// How a share came about: the serving order of a container, and what was taken before.
struct ServingText {
  private let timeline: Timeline
  private let axis: Axis
  /// The event of the share.
  private let event: Int
  /// The maximum number of named views; the rest is counted.
  private static let mostTakers = 4

  init(_ timeline: Timeline, _ event: Int, on axis: Axis) {
    self.timeline = timeline
    self.axis = axis
    self.event = event
  }

  /// The serving order with its reason; empty if there is only one child.
  func order(indent: Int) -> [Line] {
    guard let call = timeline.span(at: event) else { return [] }
    let own = timeline.ledger(ofCall: call, on: axis).rows.map(\.event).last { number in
      number < event && timeline.reason(number, on: axis)?.order.isEmpty == false
    }
    if let own, let reason = timeline.reason(own, on: axis) {
      return [Line(ReasonText(reason, in: timeline.trace).line, indent: indent, events: [own])]
    }
    guard let earlier = timeline.earlierOrder(ofCall: call, on: axis) else { return [] }
    let text = ReasonText(earlier.reason, in: timeline.trace).earlier
    return [Line(text, indent: indent, events: [earlier.event])]
  }

  func servedBefore(indent: Int) -> [Line] {
    guard let call = timeline.span(at: event) else { return [] }
    let ledger = timeline.ledger(ofCall: call, on: axis)
    let takers = ledger.rows.filter { $0.event < event }.flatMap(\.basis).compactMap { basis in
      if case .taker(let call) = basis { call } else { nil }
    }
    if takers.isEmpty { return [] }
    let shown = takers.suffix(Self.mostTakers).map { timeline.spans[$0] }
    let words = shown.map { span in
      let length: String = NumberText.display(span.size?[axis])
      return "\(timeline.trace.title(of: span.node)) \(length)"
    }
    let more = takers.count > shown.count ? "… \(takers.count - shown.count) more …, " : ""
    return [
      Line(
        "Served before it: \(more)\(words.joined(separator: ", ")).", indent: indent,
        events: shown.compactMap(\.answer))
    ]
  }
}
