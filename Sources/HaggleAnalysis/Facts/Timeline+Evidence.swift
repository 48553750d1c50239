import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

// The events that show something, and what containers said of their numbers.
extension Timeline {
  /// The events that placed these views, as evidence for misplaced views.
  func placings(of nodes: some Sequence<NodeID>) -> [Int] {
    nodes.compactMap { placement(of: $0)?.event }
  }

  /// The question and the answer that gave a view its size.
  func sizing(of node: NodeID) -> [Int] { evidence(of: sizingSpan(node)) }

  /// The question of a call, and its answer if there is one.
  func evidence(of span: Span?) -> [Int] {
    guard let span else { return [] }
    return [span.ask] + (span.answer.map { [$0] } ?? [])
  }

  /// The event that answered this length: evidence for how much would be enough.
  func evidence(of node: NodeID, at length: CGFloat?, _ axis: Axis) -> [Int] {
    profile(of: node).answer(to: length, on: axis).map { [$0.event] } ?? []
  }
}

// MARK: - Reasons

extension Timeline {
  /// The reasons that a node gave while it answered a question.
  func reasons(of node: NodeID, in span: Span) -> [Explanation] {
    reasons(of: node, in: events(in: span))
  }

  /// The last reason of a kind that a node gave while it answered a question.
  func lastReason(of node: NodeID, in span: Span, _ rule: Reason.Rule) -> Reason? {
    lastExplanation(of: node, in: span, rule)?.reason
  }

  /// The same with the number of its event.
  func lastExplanation(of node: NodeID, in span: Span, _ rule: Reason.Rule) -> Explanation? {
    lastReason(of: node, in: events(in: span), rule)
  }

  func events(in span: Span) -> Range<Int> {
    span.ask..<(span.answer ?? trace.events.count)
  }

  /// The reasons that a node gave after it was placed.
  func placingReasons(of node: NodeID) -> [Explanation] {
    guard let placed = placement(of: node)?.event else { return [] }
    return reasons(of: node, in: placed..<trace.events.count)
  }

  /// The order in which a container last served its children.
  func ranks(in container: NodeID, _ axis: Axis) -> [Reason.Ranked] {
    reasons(of: container, in: 0..<trace.events.count)
      .last { $0.reason.knownRule == .order && $0.reason.axis == axis }?.reason.order ?? []
  }

  /// Whether the engine had to go on with something else than what a layout says.
  func wasCorrected(_ node: NodeID) -> Bool {
    events(of: node).contains { number in
      if case .note(let note) = trace.events[number] { note.source == .engine } else { false }
    }
  }
}
