import Foundation
import HaggleVocabulary

/// The paints of a look besides plain colours: definitions that must precede it.
struct SVGPaint {
  private let look: ViewLook
  private let rectangle: CGRect
  private let scale: CGFloat

  /// - Parameters:
  ///   - rectangle: the position of the look, in units of the drawing.
  ///   - scale: the units per point.
  init(_ look: ViewLook, at rectangle: CGRect, scale: CGFloat) {
    self.look = look
    self.rectangle = rectangle
    self.scale = scale
  }

  /// The gradient, or the colour without one.
  func fill(_ paint: Paint) -> String { look.gradient == nil ? paint.code : "url(#\(gradientID))" }

  /// The attribute for shadows and blur; empty if there are none.
  var filter: String { hasFilter ? " filter=\"url(#\(filterID))\"" : "" }

  var definitions: String {
    let gradient = look.gradient.map(definition) ?? ""
    return hasFilter ? gradient + filterDefinition : gradient
  }

  private var gradientID: String { "drawing-gradient-\(look.node.index)" }
  private var filterID: String { "drawing-filter-\(look.node.index)" }
  private var hasFilter: Bool { !look.shadows.isEmpty || look.blur > 0 }

  private func place(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: rectangle.left + (point.x - look.rectangle.left) * scale,
      y: rectangle.top + (point.y - look.rectangle.top) * scale)
  }
}

// MARK: - Gradients

extension SVGPaint {
  private func definition(_ gradient: GradientLook) -> String {
    switch gradient.form {
    case .line(let from, let to):
      let (from, to) = (place(from), place(to))
      return "<linearGradient id=\"\(gradientID)\" gradientUnits=\"userSpaceOnUse\" "
        + "x1=\"\(number(from.x))\" y1=\"\(number(from.y))\" x2=\"\(number(to.x))\" "
        + "y2=\"\(number(to.y))\">\(stops(gradient))</linearGradient>"
    case .disc(let middle, let radii):
      let middle = place(middle)
      // A shape with a side of length 0 is not drawn.
      let (x, y) = (max(radii.width * scale, 0.01), max(radii.height * scale, 0.01))
      return "<radialGradient id=\"\(gradientID)\" gradientUnits=\"userSpaceOnUse\" cx=\"0\" "
        + "cy=\"0\" r=\"1\" gradientTransform=\"translate(\(number(middle.x)) "
        + "\(number(middle.y))) scale(\(number(x)) \(number(y)))\">\(stops(gradient))"
        + "</radialGradient>"
    case .cone(let middle, let slices): return cone(place(middle), slices)
    }
  }

  private func stops(_ gradient: GradientLook) -> String {
    gradient.stops.map {
      "<stop offset=\"\(number($0.share))\" stop-color=\"\($0.paint.code)\"/>"
    }.joined()
  }

  /// SVG has no conic gradients: sectors that overlap slightly, to hide seams.
  private func cone(_ middle: CGPoint, _ slices: [Paint]) -> String {
    let (x, y) = (middle.x - rectangle.left, middle.y - rectangle.top)
    let reach = 2 * (rectangle.width + rectangle.height + abs(x) + abs(y))
    let turn = 2 * CGFloat.pi / CGFloat(max(slices.count, 1))
    let paths = slices.enumerated().map { index, paint in
      let (from, to) = (CGFloat(index) * turn, (CGFloat(index) + 1.2) * turn)
      let ends = [from, to].map {
        "L\(number(x + reach * cos($0))) \(number(y + reach * sin($0)))"
      }
      return "<path d=\"M\(number(x)) \(number(y))\(ends.joined())z\" fill=\"\(paint.code)\"/>"
    }
    return "<pattern id=\"\(gradientID)\" patternUnits=\"userSpaceOnUse\" "
      + "\(SVGStyle.place(rectangle))>\(paths.joined())</pattern>"
  }

  private func number(_ value: CGFloat) -> String { XMLText.number(value) }
}

// MARK: - Shadows and blur

extension SVGPaint {
  private var filterDefinition: String {
    let reach = look.shadows.reduce(look.blur * 3) {
      $0 + $1.radius * 3 + max(abs($1.offset.width), abs($1.offset.height))
    }
    let room = rectangle.insetBy(dx: -reach * scale - 1, dy: -reach * scale - 1)
    let blur =
      look.blur > 0 ? "<feGaussianBlur stdDeviation=\"\(number(look.blur * scale))\"/>" : ""
    let shadows = look.shadows.map { shadow in
      "<feDropShadow dx=\"\(number(shadow.offset.width * scale))\" "
        + "dy=\"\(number(shadow.offset.height * scale))\" "
        + "stdDeviation=\"\(number(shadow.radius * scale))\" "
        + "flood-color=\"\(shadow.paint.code)\"/>"
    }
    return "<filter id=\"\(filterID)\" filterUnits=\"userSpaceOnUse\" \(SVGStyle.place(room))>"
      + shadows.joined() + blur + "</filter>"
  }
}
