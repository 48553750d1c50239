package import Foundation

/// A colour that changes over the room that it fills.
package indirect enum Gradient: Hashable, Sendable {
  /// From one point of the room's unit square to another.
  case linear([Stop], from: CGPoint, to: CGPoint)
  /// Around a point of the unit square, from one distance to another, in points.
  case radial([Stop], around: CGPoint, from: CGFloat, to: CGFloat)
  /// The same, with shares of the room's width and height instead of points.
  case elliptical([Stop], around: CGPoint, from: CGFloat, to: CGFloat)
  /// Around a point of the unit square, in degrees, clockwise from the right.
  case angular([Stop], around: CGPoint, from: CGFloat, to: CGFloat)

  /// A colour at a place of the way, which goes from 0 to 1.
  package struct Stop: Hashable, Sendable {
    package let paint: Paint
    package let share: CGFloat

    package init(_ paint: Paint, at share: CGFloat) {
      self.paint = paint
      self.share = share
    }
  }

  package var stops: [Stop] {
    switch self {
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .elliptical(let stops, _, _, _),
      .angular(let stops, _, _, _):
      stops
    }
  }
}

/// What a view casts on what is behind it.
package struct Shadow: Hashable, Sendable {
  package let paint: Paint
  /// How far its edge is blurred, in points.
  package let radius: CGFloat
  /// How far it lies to the right and down, in points.
  package let offset: CGSize

  package init(_ paint: Paint, radius: CGFloat, offset: CGSize) {
    self.paint = paint
    self.radius = radius
    self.offset = offset
  }
}
