/// How one column of a `LazyVGrid`, or one row of a `LazyHGrid`, is sized.
package struct GridItem: Sendable {
  /// The ways to size a track, in points.
  package enum Size: Hashable, Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many tracks as fit with `minimum`; it counts tracks and is no lower bound for them.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  package var size: Size
  /// After the track, in points; nil is the default of 8.
  var spacing: CGFloat?
  /// How its cells align in it; nil is the grid's alignment.
  var alignment: Alignment?

  package init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
