package import Foundation

/// How a view is drawn, as far as that does not affect its layout.
package struct Appearance: Hashable, Sendable {
  /// Whether it is not drawn, although it keeps its place (`hidden()`).
  package var isHidden = false
  /// Whether it is, or may be, partly transparent.
  package var isTranslucent = false
  /// The opacity of the view and its descendants as far as known, from 0 to 1 (opaque).
  package var opacity: CGFloat = 1
  /// How far its shadow extends beyond its frame, in points; 0 if it has none.
  package var shadow: CGFloat = 0
  /// The drawing order among siblings: greater values are drawn later, equal ones in source order.
  package var zIndex: Double = 0
  /// The transforms of its picture, innermost first.
  package var effects: [Effect] = []
  /// The colour that it is drawn in; nil if it draws nothing itself, if its colour is unknown, and
  /// for a text in the default colour.
  package var paint: Paint?
  /// The gradient drawn instead of `paint`, which then is its average colour.
  package var gradient: Gradient?
  /// A placeholder for a colour that the app declares; it is inherited, so that an unknown tint is
  /// the same in all descendants.
  package var tint: Paint?
  /// The shadows of the view and its descendants, innermost first, without those that its own clip
  /// cuts off.
  package var shadows: [Shadow] = []
  /// The blur radius of the view and its descendants, in points.
  package var blur: CGFloat = 0
  /// The part of its rectangle that is drawn; if it clips, also of its descendants.
  package var outline = Outline.rectangle
  /// The width of the stroke, in points; 0 if the outline is filled.
  package var lineWidth: CGFloat = 0
  /// Whether half of that stroke lies outside of its frame, as that of `stroke` does.
  package var isLineAcross = false
  /// The font size of a text, in points; 0 for other views.
  package var fontSize: CGFloat = 0
  package var isBold = false
  /// What it draws in addition, in drawing order.
  package var ornaments: [Ornament] = []

  package init() {}

  package enum Outline: Hashable, Sendable {
    case rectangle, capsule, ellipse
    /// A rectangle whose corners have this radius, in points.
    case rounded(CGFloat)
    /// A rectangle of which each corner has its own radius.
    indirect case uneven(Corners)

    /// The radii of four corners, in points; a corner with 0 is square.
    package struct Corners: Hashable, Sendable {
      package var topLeft: CGFloat
      package var topRight: CGFloat
      package var bottomRight: CGFloat
      package var bottomLeft: CGFloat

      /// - Parameter radii: clockwise from the top left; missing ones are 0.
      package init(_ radii: [CGFloat]) {
        let radii = radii + Array(repeating: 0, count: max(0, 4 - radii.count))
        (topLeft, topRight) = (radii[0], radii[1])
        (bottomRight, bottomLeft) = (radii[2], radii[3])
      }

      /// Clockwise from the top left.
      package var all: [CGFloat] { [topLeft, topRight, bottomRight, bottomLeft] }
    }

    /// Rounded corners, all alike or each for itself, clockwise from the top left.
    package init(radii: [CGFloat]) {
      let corners = Corners(radii)
      self =
        corners.all.allSatisfy { $0 == corners.topLeft }
        ? .rounded(corners.topLeft) : .uneven(corners)
    }
  }

  /// A change of the picture around an anchor in the view's unit square.
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

    /// Whether it makes the picture larger, or leaves it as it is, on both axes.
    package var enlarges: Bool {
      guard case .scale(let x, let y) = change else { return false }
      return x >= 1 && y >= 1
    }
  }
}
