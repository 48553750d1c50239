/// The size of a column of a `LazyVGrid`, or of a row of a `LazyHGrid`.
package struct GridItem: Sendable {
  /// The ways to size a track, in points.
  package enum Size: Hashable, Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many tracks as fit with `minimum`, which determines their number but does not bound their
    /// size.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  package var size: Size
  /// The spacing after the track, in points; nil is the default of 8.
  var spacing: CGFloat?
  /// The alignment of its cells; nil is the grid's alignment.
  var alignment: Alignment?

  package init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
