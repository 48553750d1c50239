import HaggleTraces
package import HaggleVocabulary

/// The reasons that views gave.
extension Timeline {
  /// A reason with its event number.
  package typealias Explanation = (event: Int, reason: Reason)

  /// The reasons that a node gave, as event numbers.
  package func reasons(of node: NodeID) -> [Int] {
    events(of: node).filter { reason($0) != nil }
  }

  /// The reasons that a node gave, among the events with these numbers.
  package func reasons(of node: NodeID, in range: Range<Int>) -> [Explanation] {
    events(of: node, in: range).compactMap { number in reason(number).map { (number, $0) } }
  }

  /// The last reason of a kind that a node gave, among the events with these numbers.
  package func lastReason(
    of node: NodeID, in range: Range<Int>, _ rule: Reason.Rule
  ) -> Explanation? {
    let events = events(of: node)
    var index = events.bisected { $0 < range.upperBound }
    while index > events.startIndex, events[index - 1] >= range.lowerBound {
      index -= 1
      let number = events[index]
      if trace.events[number].isReason(rule) { return reason(number).map { (number, $0) } }
    }
    return nil
  }

  /// Whether a node gave a reason with a term of a role, among the events with these numbers.
  package func hasTerm(_ role: Reason.Role, of node: NodeID, in range: Range<Int>) -> Bool {
    events(of: node, in: range).contains { trace.events[$0].hasTerm(role) }
  }

  /// The reasons that the node of a call gave in it, up to an event.
  package func reasons(inCall call: Int, upTo last: Int = .max) -> [Explanation] {
    let span = spans[call]
    let end = min(last, (span.answer ?? trace.events.count) - 1)
    let given = reasons(of: span.node, in: span.ask..<max(span.ask, end + 1))
    return given.filter { self.span(at: $0.event) == call }
  }

  /// The reasons that the node of a call gave in it for one axis: event numbers, in their order.
  package func reasons(inCall call: Int, on axis: Axis) -> [Int] {
    reasons(inCall: call).filter { ($0.reason.axis ?? axis) == axis }.map(\.event)
  }

  /// The order that the shares of a call follow, where its node decided it in an earlier call; nil
  /// where it did in this one, or gives no shares.
  package func earlierOrder(ofCall call: Int, on axis: Axis) -> Explanation? {
    let given = reasons(inCall: call, on: axis).compactMap { reason($0, on: axis) }
    guard given.contains(where: \.isShare), given.allSatisfy(\.order.isEmpty) else { return nil }
    let span = spans[call]
    return reasons(of: span.node, in: 0..<span.ask).last {
      !$0.reason.order.isEmpty && $0.reason.axis == axis
    }
  }

  /// The reason that an event is, where it is one about the axis.
  package func reason(_ number: Int, on axis: Axis) -> Reason? {
    reason(number).flatMap { ($0.axis ?? axis) == axis ? $0 : nil }
  }

  private func reason(_ number: Int) -> Reason? {
    if case .reason(let reason) = trace.events[number] { reason } else { nil }
  }

  /// The events that are about a node, among those with these numbers.
  func events(of node: NodeID, in range: Range<Int>) -> Numbers {
    let events = events(of: node)
    let start = events.bisected { $0 < range.lowerBound }
    return events[start..<max(start, events.bisected { $0 < range.upperBound })]
  }
}
