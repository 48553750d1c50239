import Foundation

/// The initial position of a scroll view's content, from `defaultScrollAnchor(_:for:)`.
///
/// Source: Apple's documentation of `ScrollAnchorRole`, and verified (measured: swiftui-web
/// scroll/anchor-bottom and scroll/anchor-roles, macOS 26.2).
package struct ScrollAnchors: Sendable {
  /// For all roles without an anchor of their own.
  package var all: UnitPoint?
  /// For content longer than the scroll view.
  package var initialOffset: UnitPoint?
  /// For shorter content.
  package var alignment: UnitPoint?

  package init() {}

  /// The start of content that leaves `slack` points free, or exceeds the space by that much.
  ///
  /// - Parameter centersShort: whether shorter content is centred if no anchor is set.
  func start(_ slack: CGFloat, on axis: Axis, centersShort: Bool) -> CGFloat {
    let anchor = (slack < 0 ? initialOffset : alignment) ?? all
    let other: CGFloat = slack > 0 && centersShort ? 0.5 : 0
    let share = anchor.map { axis == .horizontal ? $0.x : $0.y } ?? other
    return (slack * share).finiteOrZero
  }
}
