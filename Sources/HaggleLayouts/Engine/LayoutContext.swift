package import Foundation

/// What holds for a whole layout: one value, read at the border crossing.
package struct LayoutContext: Sendable {
  /// The writing direction.
  package var layoutDirection: LayoutDirection
  /// Pixels per point.
  var displayScale: CGFloat
  /// How texts are measured.
  package var text: TextMetrics
  /// The sizes of named images, in points.
  package var images: [String: CGSize]
  /// What `.padding()` without a number adds to each edge, in points.
  var defaultPadding: CGFloat
  /// How thick a `Divider` is, in points.
  var dividerThickness: CGFloat
  /// What stands in for what is not stated.
  package var standIns = StandIns()
  /// What the screen has around the space that is proposed to the root, in points.
  package var safeArea: EdgeInsets
  /// What the view is shown on, in points; nil where that is not known.
  package var screen: CGSize?
  /// How much of the lower safe area the keyboard takes that is not taken anyhow, in points.
  package var keyboard: CGFloat = 0
  /// How large the user wants text to be.
  package var typeSize = DynamicTypeSize.large
  /// Whether a button without a style takes the width that there is, as on a watch.
  package var buttonsFillRows = false
  /// The system whose measures hold where the scenario states none.
  package var platform: Platform { text.platform }

  package init(
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
