public import Foundation

/// One of the two directions of a layout; algorithms that work alike in both are written over it.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  case horizontal
  case vertical

  /// The other axis.
  @inlinable package var cross: Axis { self == .horizontal ? .vertical : .horizontal }

  /// The size component that lies on this axis, as people write it: "width" or "height".
  package var dimension: String { self == .horizontal ? "width" : "height" }

  /// "wide" or "high"
  package var adjective: String { self == .horizontal ? "wide" : "high" }

  /// Several axes at once, such as the axes that a scroll view scrolls.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }

    @inlinable public init(_ axis: Axis) { self.init(rawValue: 1 << axis.rawValue) }

    public static let horizontal = Set(.horizontal)
    public static let vertical = Set(.vertical)

    /// Whether `axis` is one of them.
    @inlinable package func contains(_ axis: Axis) -> Bool { contains(Set(axis)) }
  }
}

extension CGSize {
  /// The component on `axis`, in points.
  @inlinable package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// A size that is `length` along `axis` and `cross` across it, in points.
  @inlinable package init(_ length: CGFloat, along axis: Axis, across cross: CGFloat) {
    self =
      axis == .horizontal
      ? CGSize(width: length, height: cross) : CGSize(width: cross, height: length)
  }
}

extension CGRect {
  /// Where it ends on `axis`, in points. Foundation's `maxX` and `maxY` are those of the
  /// standardized rectangle.
  @inlinable package func end(_ axis: Axis) -> CGFloat { origin[axis] + size[axis] }
}

extension CGPoint {
  /// The component on `axis`, in points.
  @inlinable package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  /// A point that lies `length` along `axis` and `cross` across it, in points.
  @inlinable package init(_ length: CGFloat, along axis: Axis, across cross: CGFloat) {
    self = axis == .horizontal ? CGPoint(x: length, y: cross) : CGPoint(x: cross, y: length)
  }
}
