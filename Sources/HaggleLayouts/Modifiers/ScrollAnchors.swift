import Foundation

/// Where a scroll view shows its content at first, from `defaultScrollAnchor(_:for:)`.
///
/// Source: Apple's documentation of `ScrollAnchorRole`, and verified (measured: swiftui-web
/// scroll/anchor-bottom and scroll/anchor-roles, macOS 26.2).
package struct ScrollAnchors: Sendable {
  /// For every role without an anchor of its own.
  package var all: UnitPoint?
  /// Of content that is longer than the scroll view.
  package var initialOffset: UnitPoint?
  /// Of content that is shorter.
  package var alignment: UnitPoint?

  package init() {}

  /// Where content begins that leaves `slack` points of room free, or reaches that much beyond it.
  ///
  /// - Parameter centersShort: whether shorter content is centred where no anchor says otherwise.
  func start(_ slack: CGFloat, on axis: Axis, centersShort: Bool) -> CGFloat {
    let anchor = (slack < 0 ? initialOffset : alignment) ?? all
    let other: CGFloat = slack > 0 && centersShort ? 0.5 : 0
    let share = anchor.map { axis == .horizontal ? $0.x : $0.y } ?? other
    return (slack * share).finiteOrZero
  }
}
