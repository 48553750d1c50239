public import Foundation

/// The size that a parent proposes to a child. Per axis: a number of points, 0 (asks for the
/// minimum), ∞ (the maximum) or nil (the ideal).
public struct ProposedViewSize: Hashable, Sendable {
  /// The proposed width in points; nil asks for the ideal width.
  public var width: CGFloat?
  /// The proposed height in points; nil asks for the ideal height.
  public var height: CGFloat?

  /// Asks for the minimum size: 0×0.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size: nil×nil.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the maximum size: ∞×∞.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  @inlinable public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  // Written out because the synthesized `==` is not inlined into other modules.
  @inlinable public static func == (a: ProposedViewSize, b: ProposedViewSize) -> Bool {
    a.width == b.width && a.height == b.height
  }

  /// Proposes exactly `size`, in points.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// Proposes `length` along `axis` and `cross` on the other axis.
  @inlinable package init(_ length: CGFloat?, along axis: Axis, across cross: CGFloat?) {
    self.init(
      width: axis == .horizontal ? length : cross, height: axis == .horizontal ? cross : length)
  }

  /// The proposal on one axis.
  @inlinable package subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// A copy with `size` on the axes that are nil; 10×10 by default, as in SwiftUI.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
