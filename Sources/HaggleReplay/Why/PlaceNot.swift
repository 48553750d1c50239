package import Foundation
package import HaggleVocabulary

/// Why a view is not elsewhere: the first placement that ruled the position out.
package struct PlaceNot: Sendable {
  package let node: NodeID
  package let quantity: Quantity
  /// The expected position in the root's space, in points.
  package let expected: CGFloat
  package let verdict: Verdict
  /// The placements of its ancestors, or its own, that leave space towards the expected position,
  /// innermost first.
  package let room: [PlaceStep]

  package enum Verdict: Sendable {
    /// It is as expected.
    case isSo(event: Int)
    /// The view of that placement extends from `first` to `last` points of the root, so its content
    /// cannot begin there.
    case outside(PlaceStep, first: CGFloat, last: CGFloat)
    /// All ancestors contain the position; that placement chooses another.
    case chosen(PlaceStep)
    /// A placement is missing.
    case unknown
  }

  package var event: Int? {
    switch verdict {
    case .outside(let step, _, _), .chosen(let step): step.event
    case .isSo, .unknown: nil
    }
  }
}

extension Why {
  /// Explains why the node is not at `expected` points; nil for a length.
  package func notAt(_ expected: CGFloat, _ timeline: Timeline) -> PlaceNot? {
    if quantity.isLength { return nil }
    guard let value, let event, let length = timeline.size(of: node)?[quantity.axis] else {
      return PlaceNot(
        node: node, quantity: quantity, expected: expected, verdict: .unknown, room: [])
    }
    if Swift.abs(value - expected) < WhyNot.tolerance {
      return PlaceNot(
        node: node, quantity: quantity, expected: expected, verdict: .isSo(event: event), room: [])
    }
    let room = placements.reversed().filter { step in
      let free = expected < value ? step.offset : step.after ?? 0
      return step.parent != nil && free > WhyNot.tolerance && step.canBeElsewhere
    }
    return PlaceNot(
      node: node, quantity: quantity, expected: expected,
      verdict: verdict(expected, length, timeline), room: Array(room))
  }

  private func verdict(
    _ expected: CGFloat, _ length: CGFloat, _ timeline: Timeline
  ) -> PlaceNot.Verdict {
    var origin: CGFloat = 0
    for step in placements {
      origin += step.offset
      guard step.node != node, let own = timeline.size(of: step.node)?[quantity.axis] else {
        continue
      }
      let last = origin + own - length
      if expected < origin - WhyNot.tolerance || expected > last + WhyNot.tolerance {
        return .outside(step, first: origin, last: origin + own)
      }
    }
    let moving =
      placements.last { $0.isNews && $0.canBeElsewhere } ?? placements[placements.count - 1]
    return .chosen(moving)
  }
}

extension PlaceStep {
  /// Whether the parent chooses the position, rather than siblings determining it.
  fileprivate var canBeElsewhere: Bool {
    switch cause {
    case .aligned, .begins, .inset, .drawn: true
    case .host, .behind, .unexplained: false
    }
  }
}
