package import Foundation

extension CGRect {
  /// Whether the other one lies in it, or reaches beyond it by `slack` points at most.
  ///
  /// Foundation's own `contains` unites both and compares: where an origin is no binary fraction,
  /// such as 144.67, a rectangle does not even contain itself there.
  package func encloses(_ other: CGRect, within slack: CGFloat = 0) -> Bool {
    [(minX, other.minX), (minY, other.minY), (other.maxX, maxX), (other.maxY, maxY)]
      .allSatisfy { $0 - slack <= $1 }
  }
}
