package import Foundation

/// What two rectangles have in common. Foundation's own functions for this make ranges of the
/// edges, and trap where a number is NaN or an edge overflows. What a text states and what a layout
/// answers may be anything, so nothing here traps.
extension CGRect {
  /// The part that lies in both; `.null` where there is none, or where an edge is NaN. What only
  /// touches has a part without length in common.
  package func common(with other: CGRect) -> CGRect {
    guard !isNull, !other.isNull,
      let across = Self.common((minX, maxX, width), (other.minX, other.maxX, other.width)),
      let down = Self.common((minY, maxY, height), (other.minY, other.maxY, other.height))
    else { return .null }
    return CGRect(x: across.start, y: down.start, width: across.length, height: down.length)
  }

  /// Whether they have a part in common, or touch.
  package func meets(_ other: CGRect) -> Bool { !common(with: other).isNull }

  /// Whether the point lies inside; those of the right and lower edges do not.
  package func holds(_ point: CGPoint) -> Bool {
    minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
  }

  private typealias Stretch = (start: CGFloat, end: CGFloat, length: CGFloat)

  /// A stretch that lies in the other keeps its length, which its edges may have no digits for.
  private static func common(
    _ a: Stretch, _ b: Stretch
  ) -> (start: CGFloat, length: CGFloat)? {
    guard a.start <= a.end, b.start <= b.end else { return nil }
    let (start, end) = (max(a.start, b.start), min(a.end, b.end))
    guard start <= end else { return nil }
    if (start, end) == (a.start, a.end) { return (start, a.length) }
    if (start, end) == (b.start, b.end) { return (start, b.length) }
    return (start, end - start)
  }
}
