import Foundation
import HaggleLanguage
import HaggleLayouts

extension Catalog {
  /// Colours, gradients and most shapes take their proposal.
  static let shapes =
    greedy(.shape, greedyShapes) + greedy(.style, styles) + [
      CatalogEntry(
        "Circle", "()", .exact, summary: "The square that fits into what it is proposed.",
        closure: .neutral,
        traits: [.shape], drawn: .shape { _ in .ellipse },
        form: .leaf {
          $0.inherited.isReshaped
            ? ColorLayout(fillsCorners: false) as any Layout : CircleLayout()
        }),
      CatalogEntry(
        "AnyShape", "(_:)", .exact, summary: "The shape itself.", traits: [.shape], form: .group),
    ]

  /// Marks the placeholder for a declared shape.
  static let ownPath = "path of its own"

  private static func greedy(_ traits: CatalogEntry.Traits, _ table: String) -> [CatalogEntry] {
    rows(table).map { name, forms in
      let mayFillCorners = traits == .style || name == "Rectangle"
      return CatalogEntry(
        name, CallForms(forms), .exact, summary: "Takes what it is proposed, 10 where nothing is.",
        closure: .neutral, traits: traits, drawn: drawn(name, traits),
        form: .leaf { reading in
          ColorLayout(
            fillsCorners: mayFillCorners && reading.arguments[ownPath] == nil,
            isOpaque: name == "Color" && reading.isPlainColor)
        })
    }
  }

  private static func drawn(_ name: String, _ traits: CatalogEntry.Traits) -> Drawn {
    if traits == .style { return .colour }
    switch name {
    case "Rectangle", "ContainerRelativeShape", "ConcentricRectangle":
      return .shape { _ in .rectangle }
    case "Capsule": return .shape { _ in .capsule }
    case "Ellipse": return .shape { _ in .ellipse }
    case "RoundedRectangle": return .shape { .rounded($0.cornerRadius) }
    case "UnevenRoundedRectangle": return .shape { Appearance.Outline(radii: $0.cornerRadii) }
    default: return .nothing
    }
  }

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
}

extension Reading {
  fileprivate var cornerRadius: CGFloat {
    (arguments["cornerRadius"]?.length ?? 0).finiteOrZero
  }

  /// The radii of the four corners, clockwise from the top left. Text is taken to be written from
  /// left to right.
  fileprivate var cornerRadii: [CGFloat] {
    Value.corners.map { label in
      let own = arguments[label + "Radius"] ?? arguments["cornerRadii"]?.field(label)
      return (own?.length ?? 0).finiteOrZero
    }
  }

  /// Whether it is an opaque colour of SwiftUI: `Color.red`. The app's own names may be anything.
  fileprivate var isPlainColor: Bool {
    guard case .member(_, let name, nil)? = value(at: 0) else { return false }
    return name != "clear"
  }
}
