import Foundation
import HaggleReports
import HaggleTraces
import HaggleVocabulary

// The looks of views for the browser: lengths in points, relative to the view's top left corner.
extension JSONValue {
  init(_ look: ViewLook, in rectangle: CGRect) {
    var members: [JSONMember] = [
      JSONMember("rectangle", JSONValue(look.rectangle, from: rectangle)),
      JSONMember("corner", .array([look.corner.width, look.corner.height].map { JSONValue($0) })),
      JSONMember("radii", look.radii.map { .array($0.map { JSONValue($0) }) } ?? .null),
      JSONMember("opacity", JSONValue(look.opacity)),
      JSONMember("isFaded", JSONValue(look.isBeyondFold)),
      JSONMember(
        "gradient", look.gradient.map { JSONValue($0, from: rectangle.origin) } ?? .null),
      JSONMember("shadows", .array(look.shadows.map { JSONValue($0) })),
      JSONMember("blur", JSONValue(look.blur)),
    ]
    switch look.content {
    case .shape(let paint, let lineWidth):
      members.append(JSONMember("paint", JSONValue(paint?.code)))
      members.append(JSONMember("lineWidth", JSONValue(lineWidth)))
    case .image: members.append(JSONMember("isImage", JSONValue(true)))
    case .glyph(let glyph, let paint):
      members.append(JSONMember("paint", JSONValue(paint.code)))
      members.append(JSONMember("place", JSONValue(look.glyphPlace)))
      members.append(JSONMember("glyph", .array(glyph.parts.map { JSONValue($0) })))
    case .text(let lines, let paint, let size, let isBold):
      members.append(JSONMember("paint", JSONValue(paint.code)))
      members.append(JSONMember("fontSize", JSONValue(size)))
      members.append(JSONMember("isBold", JSONValue(isBold)))
      members.append(JSONMember("isStandIn", JSONValue(look.isStandIn)))
      members.append(JSONMember("lines", .array(lines.map { JSONValue($0) })))
    }
    self = .object(members)
  }

  /// A rectangle relative to another one.
  init(_ rectangle: CGRect, from outer: CGRect) {
    self.init(
      CGRect(
        x: rectangle.origin.x - outer.origin.x, y: rectangle.origin.y - outer.origin.y,
        width: rectangle.size.width, height: rectangle.size.height))
  }

  private init(_ part: Glyph.Part) {
    self = [
      "path": JSONValue(part.path), "isFilled": JSONValue(part.isFilled),
      "isCutOut": JSONValue(part.isCutOut), "scale": JSONValue(CGFloat(part.scale)),
    ]
  }

  private init(_ shadow: Shadow) {
    self = [
      "x": JSONValue(shadow.offset.width), "y": JSONValue(shadow.offset.height),
      "radius": JSONValue(shadow.radius), "paint": JSONValue(shadow.paint.code),
    ]
  }

  /// - Parameter origin: of the view.
  private init(_ gradient: GradientLook, from origin: CGPoint) {
    func place(_ point: CGPoint) -> [JSONValue] {
      [JSONValue(point.x - origin.x), JSONValue(point.y - origin.y)]
    }
    let stops = JSONValue.array(
      gradient.stops.map {
        ["share": JSONValue($0.share), "paint": JSONValue($0.paint.code)]
      })
    switch gradient.form {
    case .line(let from, let to):
      self = ["line": .array(place(from) + place(to)), "stops": stops]
    case .disc(let middle, let radii):
      let radii = [JSONValue(radii.width), JSONValue(radii.height)]
      self = ["disc": .array(place(middle) + radii), "stops": stops]
    case .cone(let middle, let slices):
      self = [
        "cone": .array(place(middle)), "slices": .array(slices.map { JSONValue($0.code) }),
      ]
    }
  }

  private init(_ line: TextLine) {
    self = [
      "words": JSONValue(line.words), "x": JSONValue(line.x), "y": JSONValue(line.baseline),
      "width": JSONValue(line.width),
    ]
  }
}

extension LengthBand {
  var value: JSONValue {
    [
      "kind": JSONValue(kind.rawValue), "rectangle": JSONValue(rectangle),
      "words": JSONValue(words), "isWide": JSONValue(axis == .horizontal),
    ]
  }
}
