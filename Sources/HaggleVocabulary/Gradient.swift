package import Foundation

/// A colour that changes across the area that it fills.
package indirect enum Gradient: Hashable, Sendable {
  /// From one point of the area's unit square to another.
  case linear([Stop], from: CGPoint, to: CGPoint)
  /// Around a point of the unit square, between two radii, in points.
  case radial([Stop], around: CGPoint, from: CGFloat, to: CGFloat)
  /// As `radial`, with radii as fractions of the area's width and height instead of points.
  case elliptical([Stop], around: CGPoint, from: CGFloat, to: CGFloat)
  /// Around a point of the unit square, between two angles in degrees, clockwise from the right.
  case angular([Stop], around: CGPoint, from: CGFloat, to: CGFloat)

  /// A colour at a location between 0 and 1.
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

/// The shadow of a view.
package struct Shadow: Hashable, Sendable {
  package let paint: Paint
  /// The blur radius, in points.
  package let radius: CGFloat
  /// The offset to the right and down, in points.
  package let offset: CGSize

  package init(_ paint: Paint, radius: CGFloat, offset: CGSize) {
    self.paint = paint
    self.radius = radius
    self.offset = offset
  }
}
