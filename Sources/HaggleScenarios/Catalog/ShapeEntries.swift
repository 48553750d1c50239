import HaggleLayouts

extension Catalog {
  /// Colours, gradients and most shapes take what they are proposed.
  static let shapes =
    (greedyShapes + styles).map { name in
      CatalogEntry(
        name, .exact, "Takes what it is proposed, 10 where nothing is.", closure: .neutral,
        .leaf { _ in ColorLayout() })
    } + [
      CatalogEntry(
        "Circle", .exact, "The square that fits into what it is proposed.", closure: .neutral,
        .leaf { $0.inherited.isReshaped ? ColorLayout() as any Layout : CircleLayout() }),
      CatalogEntry("AnyShape", .exact, "The shape itself.", .group),
    ]

  private static let greedyShapes = [
    "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Ellipse", "Capsule",
    "ContainerRelativeShape", "Path",
  ]

  private static let styles = [
    "Color", "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient",
    "MeshGradient",
  ]

  /// Whether the name is a view that is a shape.
  static func isShape(_ name: String) -> Bool { shapeNames.contains(name) }

  private static let shapeNames = Set(greedyShapes + ["Circle", "AnyShape"])

  /// Whether a modifier makes another shape of a shape, and so leaves it one.
  static func keepsShape(_ name: String, _ arguments: CallArguments) -> Bool {
    switch name {
    case "stroke": arguments.positional(0) == nil && arguments.contents.isEmpty
    case "trim": true
    default: reshapes(name) && name != "strokeBorder"
    }
  }

  /// Whether a modifier of a shape makes one that takes what it is proposed, whatever the shape
  /// itself would take.
  ///
  /// Source: verified (measured: swiftui-web shape/modifiers and shape/stroke, macOS 26.2); of the
  /// combinations of two shapes inferred.
  static func reshapes(_ name: String) -> Bool { reshaping.contains(name) }

  private static let reshaping: Set = [
    "offset", "scale", "rotation", "transform", "size", "inset", "strokeBorder", "union",
    "intersection", "subtracting", "symmetricDifference", "lineIntersection", "lineSubtraction",
  ]
}
