import Foundation
import HaggleVocabulary

/// The look of a view as SVG elements.
struct SVGLook {
  private let look: ViewLook
  private let rectangle: CGRect
  private let scale: CGFloat
  private let paint: SVGPaint

  /// - Parameters:
  ///   - rectangle: the position, in units of the drawing.
  ///   - scale: the units per point.
  init(_ look: ViewLook, at rectangle: CGRect, scale: CGFloat) {
    self.look = look
    self.rectangle = rectangle
    self.scale = scale
    paint = SVGPaint(look, at: rectangle, scale: scale)
  }

  var element: String {
    let kind = look.isBeyondFold ? " class=\"faded\"" : ""
    let opacity = look.opacity < 1 ? " opacity=\"\(XMLText.number(look.opacity))\"" : ""
    let attributes = kind + opacity + paint.filter
    return paint.definitions + (attributes == "" ? content : "<g\(attributes)>\(content)</g>")
  }

  private var content: String {
    switch look.content {
    case .shape(let paint, let lineWidth):
      guard let paint else { return shape("box leaf") }
      let kind = min(look.rectangle.width, look.rectangle.height) < 1 ? "hairline" : "area"
      guard lineWidth > 0 else { return shape(kind, " fill=\"\(self.paint.fill(paint))\"") }
      let width = XMLText.number(lineWidth * scale)
      return shape("line", " stroke=\"\(self.paint.fill(paint))\" stroke-width=\"\(width)\"")
    case .image: return shape("image", " fill=\"\(SVGStyle.hatch)\"")
    case .glyph(let glyph, let paint): return self.glyph(glyph, paint)
    case .text(let lines, let paint, let size, let isBold):
      return lines.map { text($0, paint, size, isBold: isBold) }.joined()
    }
  }

  private func shape(_ kind: String, _ attributes: String = "") -> String {
    if let radii = look.radii {
      let path = Self.path(around: rectangle, radii: radii.map { $0 * scale })
      return "<path class=\"\(kind)\" d=\"\(path)\"\(attributes)/>"
    }
    let corner =
      look.corner == .zero
      ? ""
      : " rx=\"\(XMLText.number(look.corner.width * scale))\""
        + " ry=\"\(XMLText.number(look.corner.height * scale))\""
    return "<rect class=\"\(kind)\" \(SVGStyle.place(rectangle))\(corner)\(attributes)/>"
  }

  /// A rectangle with a radius for each corner, clockwise from the top left.
  private static func path(around box: CGRect, radii: [CGFloat]) -> String {
    let corners = Appearance.Outline.Corners(radii)
    func arc(_ radius: CGFloat, to x: CGFloat, _ y: CGFloat) -> String {
      let (radius, end) = (XMLText.number(radius), "\(XMLText.number(x)) \(XMLText.number(y))")
      return "A\(radius) \(radius) 0 0 1 \(end)"
    }
    return
      "M\(XMLText.number(box.left + corners.topLeft)) \(XMLText.number(box.top))"
      + "H\(XMLText.number(box.right - corners.topRight))"
      + arc(corners.topRight, to: box.right, box.top + corners.topRight)
      + "V\(XMLText.number(box.bottom - corners.bottomRight))"
      + arc(corners.bottomRight, to: box.right - corners.bottomRight, box.bottom)
      + "H\(XMLText.number(box.left + corners.bottomLeft))"
      + arc(corners.bottomLeft, to: box.left, box.bottom - corners.bottomLeft)
      + "V\(XMLText.number(box.top + corners.topLeft))"
      + arc(corners.topLeft, to: box.left + corners.topLeft, box.top) + "Z"
  }

  /// Centred in its frame.
  private func glyph(_ glyph: Glyph, _ paint: Paint) -> String {
    let place = look.glyphPlace
    let (x, y) = (rectangle.left + place.left * scale, rectangle.top + place.top * scale)
    let unit = XMLText.number(place.width * scale / 24)
    let parts = glyph.parts.map { part in
      let paint = part.isCutOut ? "var(--screen)" : paint.code
      let kind = part.isFilled ? "glyph filled" : "glyph"
      let way = 12 - 12 * part.scale
      let inner =
        part.scale == 1 ? "" : " transform=\"translate(\(way) \(way)) scale(\(part.scale))\""
      return "<path class=\"\(kind)\" color=\"\(paint)\" d=\"\(part.path)\"\(inner)/>"
    }
    let origin = "translate(\(XMLText.number(x)) \(XMLText.number(y))) scale(\(unit))"
    return "<g transform=\"\(origin)\">\(parts.joined())</g>"
  }

  /// With the width from the trace, independent of the reader's fonts.
  private func text(_ line: TextLine, _ paint: Paint, _ size: CGFloat, isBold: Bool) -> String {
    guard line.width > 0 else { return "" }
    let x = rectangle.origin.x + line.x * scale
    let y = rectangle.origin.y + line.baseline * scale
    let place = "x=\"\(XMLText.number(x))\" y=\"\(XMLText.number(y))\""
    let font =
      "font-size=\"\(XMLText.number(size * scale))\"" + (isBold ? " font-weight=\"600\"" : "")
      + (look.isStandIn ? " font-style=\"italic\"" : "")
    let length = "textLength=\"\(XMLText.number(line.width * scale))\""
    return "<text class=\"words\" \(place) \(font) \(length) lengthAdjust=\"spacingAndGlyphs\" "
      + "fill=\"\(self.paint.fill(paint))\">\(XMLText.line(line.words, limit: 400))</text>"
  }
}
