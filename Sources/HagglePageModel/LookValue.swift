import Foundation
import HaggleReports
import HaggleTraces
import HaggleVocabulary

// How views look, as the browser draws them: lengths in points, from the view's upper left corner.
extension JSONValue {
  init(_ look: ViewLook, in rectangle: CGRect) {
    let shown = CGRect(
      x: look.rectangle.origin.x - rectangle.origin.x,
      y: look.rectangle.origin.y - rectangle.origin.y, width: look.rectangle.size.width,
      height: look.rectangle.size.height)
    var members: [JSONMember] = [
      JSONMember("rectangle", JSONValue(shown)),
      JSONMember("corner", .array([look.corner.width, look.corner.height].map { JSONValue($0) })),
      JSONMember("opacity", JSONValue(look.opacity)),
      JSONMember("isFaded", JSONValue(look.isBeyondFold)),
      JSONMember("isOnTop", JSONValue(look.isOnTop)),
    ]
    switch look.content {
    case .shape(let paint, let lineWidth):
      members.append(JSONMember("paint", JSONValue(paint?.code)))
      members.append(JSONMember("lineWidth", JSONValue(lineWidth)))
    case .image(let paint):
      members.append(JSONMember("paint", JSONValue(paint?.code)))
      members.append(JSONMember("isImage", JSONValue(true)))
    case .text(let lines, let paint, let size, let isBold):
      members.append(JSONMember("paint", JSONValue(paint.code)))
      members.append(JSONMember("fontSize", JSONValue(size)))
      members.append(JSONMember("isBold", JSONValue(isBold)))
      members.append(JSONMember("lines", .array(lines.map { JSONValue($0) })))
    }
    self = .object(members)
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
      "isWide": JSONValue(axis == .horizontal), "words": JSONValue(words),
      "columns": JSONValue(words.columns),
    ]
  }
}
