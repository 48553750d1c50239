import HaggleLayouts

extension Catalog {
  /// Colours, gradients and most shapes take what they are proposed.
  static let shapes =
    (rows(greedyShapes) + rows(styles)).map { name, forms in
      CatalogEntry(
        name, CallForms(forms), .exact, "Takes what it is proposed, 10 where nothing is.",
        closure: .neutral,
        .leaf { _ in ColorLayout() })
    } + [
      CatalogEntry(
        "Circle", "()", .exact, "The square that fits into what it is proposed.", closure: .neutral,
        .leaf { $0.inherited.isReshaped ? ColorLayout() as any Layout : CircleLayout() }),
      CatalogEntry("AnyShape", "(_:)", .exact, "The shape itself.", .group),
    ]

  private static let greedyShapes = """
    Rectangle() RoundedRectangle(cornerRadius:style:) (cornerSize:style:)
    UnevenRoundedRectangle(cornerRadii:style:)
    (topLeadingRadius:bottomLeadingRadius:bottomTrailingRadius:topTrailingRadius:style:)
    ConcentricRectangle() (corners:isUniform:) Ellipse() Capsule(style:) ContainerRelativeShape()
    OffsetShape(shape:offset:) RotatedShape(shape:angle:anchor:)
    ScaledShape(shape:scale:anchor:) TransformedShape(shape:transform:)
    Path() (_:) (ellipseIn:) (roundedRect:cornerRadius:style:) (roundedRect:cornerSize:style:)
    (roundedRect:cornerRadii:style:)
    """

  /// The names of the views that are styles; extensions give them all kinds of initialisers.
  static let styleNames = Set(rows(styles).map(\.name))

  private static let styles = """
    Color(_:) (_:bundle:) (red:green:blue:opacity:) (_:red:green:blue:opacity:) (white:opacity:)
    (_:white:opacity:) (hue:saturation:brightness:opacity:) (cgColor:) (nsColor:) (uiColor:)
    LinearGradient(colors:startPoint:endPoint:) (gradient:startPoint:endPoint:)
    (stops:startPoint:endPoint:)
    RadialGradient(colors:center:startRadius:endRadius:)
    (gradient:center:startRadius:endRadius:) (stops:center:startRadius:endRadius:)
    AngularGradient(colors:center:angle:) (gradient:center:angle:) (stops:center:angle:)
    (colors:center:startAngle:endAngle:) (gradient:center:startAngle:endAngle:)
    (stops:center:startAngle:endAngle:)
    EllipticalGradient(colors:center:startRadiusFraction:endRadiusFraction:)
    (gradient:center:startRadiusFraction:endRadiusFraction:)
    (stops:center:startRadiusFraction:endRadiusFraction:)
    MeshGradient(width:height:points:colors:background:smoothsColors:colorSpace:)
    (width:height:bezierPoints:colors:background:smoothsColors:colorSpace:)
    (width:height:locations:colors:background:smoothsColors:colorSpace:)
    """

  /// Whether the name is a view that is a shape.
  static func isShape(_ name: String) -> Bool { shapeNames.contains(name) }

  private static let shapeNames = Set(rows(greedyShapes).map(\.name) + ["Circle", "AnyShape"])

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
