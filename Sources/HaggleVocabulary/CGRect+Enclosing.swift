package import Foundation

extension CGRect {
  /// Whether the other rectangle lies inside, or sticks out by at most `slack` points.
  ///
  /// Foundation's `contains` compares with the union: where the origin is not a binary fraction,
  /// such as 144.67, a rectangle does not even contain itself.
  package func encloses(_ other: CGRect, within slack: CGFloat = 0) -> Bool {
    [(minX, other.minX), (minY, other.minY), (other.maxX, maxX), (other.maxY, maxY)]
      .allSatisfy { $0 - slack <= $1 }
  }
}
