/// What holds for a whole layout: one value, read at the border crossing.
public struct LayoutContext: Sendable {
  /// The writing direction.
  public var layoutDirection: LayoutDirection
  /// Pixels per point.
  public var displayScale: CGFloat
  /// How texts are measured.
  public var text: TextMetrics
  /// The sizes of named images, in points.
  public var images: [String: CGSize]
  /// What `.padding()` without a number adds to each edge, in points.
  public var defaultPadding: CGFloat
  /// How thick a `Divider` is, in points.
  public var dividerThickness: CGFloat
  /// What the screen has around the space that is proposed to the root, in points.
  public var safeArea: EdgeInsets
  /// The system whose measures hold where the scenario states none.
  public var platform: Platform { text.platform }

  public init(
    layoutDirection: LayoutDirection = .leftToRight, displayScale: CGFloat = 3,
    text: TextMetrics = TextMetrics(), images: [String: CGSize] = [:],
    defaultPadding: CGFloat = 16, dividerThickness: CGFloat = 1,
    safeArea: EdgeInsets = EdgeInsets()
  ) {
    self.layoutDirection = layoutDirection
    self.displayScale = displayScale
    self.text = text
    self.images = images
    self.defaultPadding = defaultPadding
    self.dividerThickness = dividerThickness
    self.safeArea = safeArea
  }
}
