import HaggleTraces
package import HaggleVocabulary

/// The reasons of views.
extension Timeline {
  /// A reason with its event number.
  package typealias Explanation = (event: Int, reason: Reason)

  /// The reasons of a node, as event numbers.
  package func reasons(of node: NodeID) -> [Int] {
    events(of: node).filter { reason($0) != nil }
  }

  /// The reasons of a node in a range of events.
  package func reasons(of node: NodeID, in range: Range<Int>) -> [Explanation] {
    events(of: node, in: range).compactMap { number in reason(number).map { (number, $0) } }
  }

  /// The last reason of a node with this rule, in a range of events.
  package func lastReason(
    of node: NodeID, in range: Range<Int>, _ rule: Reason.Rule
  ) -> Explanation? {
    let events = events(of: node)
    var index = events.partitioningIndex { $0 >= range.upperBound }
    while index > events.startIndex, events[index - 1] >= range.lowerBound {
      index -= 1
      let number = events[index]
      if trace.events[number].isReason(rule) { return reason(number).map { (number, $0) } }
    }
    return nil
  }

  /// Whether a node gave a reason with a term of this role, in a range of events.
  package func hasTerm(_ role: Reason.Role, of node: NodeID, in range: Range<Int>) -> Bool {
    events(of: node, in: range).contains { trace.events[$0].hasTerm(role) }
  }

  /// The reasons given by a call's node during the call, up to an event.
  package func reasons(inCall call: Int, upTo last: Int = .max) -> [Explanation] {
    let span = spans[call]
    let end = min(last, (span.answer ?? trace.events.count) - 1)
    let given = reasons(of: span.node, in: span.ask..<max(span.ask, end + 1))
    return given.filter { self.span(at: $0.event) == call }
  }

  /// The reasons given by a call's node during the call for one axis, as event numbers in order.
  package func reasons(inCall call: Int, on axis: Axis) -> [Int] {
    reasons(inCall: call).filter { ($0.reason.axis ?? axis) == axis }.map(\.event)
  }

  /// The order that the shares of a call follow, if an earlier call decided it; nil if this call
  /// did, or gives no shares.
  package func earlierOrder(ofCall call: Int, on axis: Axis) -> Explanation? {
    let given = reasons(inCall: call, on: axis).compactMap { reason($0, on: axis) }
    guard given.contains(where: \.isShare), given.allSatisfy(\.order.isEmpty) else { return nil }
    let span = spans[call]
    return reasons(of: span.node, in: 0..<span.ask).last {
      !$0.reason.order.isEmpty && $0.reason.axis == axis
    }
  }

  /// The reason of an event, if it concerns the axis.
  package func reason(_ number: Int, on axis: Axis) -> Reason? {
    reason(number).flatMap { ($0.axis ?? axis) == axis ? $0 : nil }
  }

  private func reason(_ number: Int) -> Reason? {
    if case .reason(let reason) = trace.events[number] { reason } else { nil }
  }

  /// The events about a node, in a range.
  func events(of node: NodeID, in range: Range<Int>) -> Numbers {
    let events = events(of: node)
    let start = events.partitioningIndex { $0 >= range.lowerBound }
    return events[start..<max(start, events.partitioningIndex { $0 >= range.upperBound })]
  }
}
