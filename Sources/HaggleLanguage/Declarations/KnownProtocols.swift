/// Library protocols whose conformance does not make a view.
package enum KnownProtocols {
  /// Whether a struct that conforms to it may still be only data, a style or a key.
  package static func isPlain(_ name: String) -> Bool {
    names.contains(name) || suffixes.contains { name.hasSuffix($0) }
  }

  /// Whether it is a SwiftUI protocol whose static members are views, shapes or colours.
  static func isViewOrStyle(_ name: String) -> Bool {
    ["View", "Shape", "InsettableShape", "ShapeStyle", "Self"].contains(name)
  }

  private static let suffixes = ["Style", "Key", "Modifier", "Provider", "Error", "Convertible"]

  private static let names: Set<String> = [
    "Identifiable", "Hashable", "Equatable", "Comparable", "Codable", "Decodable", "Encodable",
    "Sendable", "CaseIterable", "RawRepresentable", "Error", "OptionSet", "SetAlgebra", "Sequence",
    "Collection", "RandomAccessCollection", "BidirectionalCollection", "MutableCollection",
    "IteratorProtocol", "ExpressibleByStringLiteral", "ExpressibleByIntegerLiteral",
    "ExpressibleByArrayLiteral", "ExpressibleByFloatLiteral", "Numeric", "AdditiveArithmetic",
    "VectorArithmetic", "Strideable", "Layout", "View", "Shape", "InsettableShape", "Animatable",
    "DynamicProperty", "AlignmentID", "App", "Scene", "Commands", "Gesture", "Transition",
    "Transferable", "AppIntent", "Widget", "TimelineEntry", "ObservableObject", "Any", "AnyObject",
    "ShapeStyle", "CustomAnimation", "TextRenderer", "Copyable", "~Copyable", "Bundle",
  ]
}
