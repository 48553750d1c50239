package import Foundation

/// How a view is drawn where that has no part in its layout.
package struct Appearance: Hashable, Sendable {
  /// Whether it keeps its place and is not drawn.
  package var isHidden = false
  /// Whether one sees through it, or may.
  package var isTranslucent = false
  /// How far its shadow is seen beyond it, in points; 0 where it casts none.
  package var shadow: CGFloat = 0
  /// Views of one container are drawn in this order, equal ones as they are written.
  package var zIndex: Double = 0
  /// What is done to its picture, the innermost first.
  package var effects: [Effect] = []

  package init() {}

  /// A change of the picture around a point of the view's unit square.
  package struct Effect: Hashable, Sendable {
    package enum Change: Hashable, Sendable {
      case scale(x: CGFloat, y: CGFloat)
      /// Clockwise, in degrees.
      case rotation(CGFloat)
    }

    package var change: Change
    package var anchor: CGPoint

    package init(_ change: Change, around anchor: CGPoint) {
      self.change = change
      self.anchor = anchor
    }
  }
}
