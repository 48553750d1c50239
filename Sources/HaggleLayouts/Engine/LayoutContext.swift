package import Foundation

/// The settings of a whole layout.
package struct LayoutContext: Sendable {
  /// The writing direction.
  package var layoutDirection: LayoutDirection
  /// Pixels per point.
  var displayScale: CGFloat
  /// How texts are measured.
  package var text: TextMetrics
  /// The sizes of named images, in points.
  package var images: [String: CGSize]
  /// The named images that are symbols of the app's own.
  package var symbols: Set<String> = []
  /// What `.padding()` without a number adds to each edge, in points.
  var defaultPadding: CGFloat
  /// The thickness of a `Divider`, in points.
  var dividerThickness: CGFloat
  /// The values assumed for what is not stated.
  package var standIns = StandIns()
  /// The insets of the screen around the root's proposal, in points.
  package var safeArea: EdgeInsets
  /// The size of the screen, in points; nil if unknown.
  package var screen: CGSize?
  /// Whether the horizontal size class is the regular one.
  package var isRegular = false
  /// The part of the lower safe area that is only due to the keyboard, in points.
  package var keyboard: CGFloat = 0
  /// The user's text size.
  package var typeSize = DynamicTypeSize.large
  /// Whether controls are those of a watch.
  package var isOnWatch = false
  /// The platform whose defaults apply if the scenario states none.
  package var platform: Platform { text.platform }
  /// The system whose controls are used.
  package var controls: ControlSystem {
    isOnWatch ? .watchOS : platform == .iOS ? .iOS : .macOS
  }

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
