import HaggleLanguage
import HaggleLayouts

/// The controls of AppKit and UIKit that have a height of their own, and take any width: what a
/// `Representable` makes of one does not fill its space.
enum HostedControls {
  /// Their heights are those of SwiftUI's own.
  private static let metrics: [String: ControlMetric] = [
    "NSSearchField": .roundedFieldHeight, "NSTextField": .roundedFieldHeight,
    "NSSecureTextField": .roundedFieldHeight, "NSComboBox": .roundedFieldHeight,
    "NSPopUpButton": .menuHeight, "NSButton": .buttonHeight,
    "NSSegmentedControl": .segmentHeight, "NSSlider": .sliderHeight,
    "UITextField": .plainFieldHeight, "UISegmentedControl": .segmentHeight,
    "UISlider": .sliderHeight,
  ]

  /// The height of an object of a class, in points; nil if it has none of its own.
  static func height(of name: String, _ metrics: ControlMetrics) -> CGFloat? {
    self.metrics[name].map { metrics[$0] }
  }

  /// How the function is called that makes what a `Representable` shows.
  static let makers = ["makeNSView", "makeUIView"]
}
