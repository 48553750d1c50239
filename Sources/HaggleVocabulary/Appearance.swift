package import Foundation

/// How a view is drawn where that has no part in its layout.
package struct Appearance: Hashable, Sendable {
  /// Whether it keeps its place and is not drawn.
  package var isHidden = false
  /// Whether one sees through it, or may.
  package var isTranslucent = false
  /// How much of it and of what is in it is seen, as far as is known: from 0 to 1, which is all.
  package var opacity: CGFloat = 1
  /// How far its shadow would be seen beyond it, in points; 0 where it casts none.
  package var shadow: CGFloat = 0
  /// Views of one container are drawn in this order, equal ones as they are written.
  package var zIndex: Double = 0
  /// What is done to its picture, the innermost first.
  package var effects: [Effect] = []
  /// The colour in which it is drawn; nil where it draws nothing by itself, where its colour is
  /// unknown, and for a text in the colour that it has where none is stated.
  package var paint: Paint?
  /// What is drawn instead of the colour, which is then what it looks like from afar.
  package var gradient: Gradient?
  /// A colour that stands for one that the app declares: what is unknown keeps its tint from view
  /// to view.
  package var tint: Paint?
  /// What it and what is in it cast, the innermost first, but for what its own clip cuts off.
  package var shadows: [Shadow] = []
  /// How far it and what is in it are blurred, in points.
  package var blur: CGFloat = 0
  /// What is drawn of its rectangle, and of what is in it where it clips.
  package var outline = Outline.rectangle
  /// How wide the line is, in points, where only the outline is drawn; 0 where it is filled.
  package var lineWidth: CGFloat = 0
  /// How large the letters of a text are, in points; 0 for what is none.
  package var fontSize: CGFloat = 0
  package var isBold = false
  /// What else it draws, those further back first.
  package var ornaments: [Ornament] = []

  package init() {}

  package enum Outline: Hashable, Sendable {
    case rectangle, capsule, ellipse
    /// With corners of such a radius, in points.
    case rounded(CGFloat)
  }

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
