/// How one column of a `LazyVGrid`, or one row of a `LazyHGrid`, is sized.
public struct GridItem: Sendable {
  /// The ways to size a track, in points.
  public enum Size: Hashable, Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many tracks as fit with `minimum`; it counts tracks and is no lower bound for them.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  /// After the track, in points; nil is the default of 8.
  public var spacing: CGFloat?
  /// How its cells align in it; nil is the grid's alignment.
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
