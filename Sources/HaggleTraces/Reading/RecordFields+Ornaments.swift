import Foundation
import HaggleVocabulary

extension Ornament {
  /// Nil for an ornament of a newer version.
  init?(_ fields: inout RecordFields) throws(RecordFault) {
    if let name = try fields.optionalString("glyph") {
      self = .glyph(name)
    } else if let paint = try fields.paint("ground") {
      self = .ground(paint)
    } else if let words = try fields.optionalString("standIn") {
      self = .standIn(words)
    } else if let words = try fields.optionalString("words") {
      self = .caption(try Caption(words, &fields))
    } else if let line = try fields.paint("line") {
      self = .rows(try Rows(line, &fields))
    } else if let place = try fields.optionalString("row") {
      self = .row(try Row(place, &fields))
    } else {
      return nil
    }
  }
}

extension Ornament.Caption {
  fileprivate init(_ words: String, _ fields: inout RecordFields) throws(RecordFault) {
    self.init(
      words, width: try fields.number("width") ?? 0, fontSize: try fields.number("font") ?? 0,
      paint: try fields.paint("paint") ?? Paint(0), inset: try fields.number("inset"))
    isBold = try fields.flag("bold")
  }
}

extension Ornament.Rows {
  fileprivate init(_ line: Paint, _ fields: inout RecordFields) throws(RecordFault) {
    self.init(
      card: try fields.paint("card"), radius: try fields.number("radius") ?? 0, line: line,
      margin: try fields.number("margin") ?? 0, lineInset: try fields.number("inset") ?? 0,
      leastHeight: try fields.number("least") ?? 0)
  }
}

extension Ornament.Row {
  fileprivate init(_ place: String, _ fields: inout RecordFields) throws(RecordFault) {
    self.init(
      isFirst: ["only", "first"].contains(place), isLast: ["only", "last"].contains(place),
      above: try fields.number("above") ?? 0, below: try fields.number("below") ?? 0)
  }
}

extension RecordFields {
  /// A colour by its code; nil if it is missing or no code.
  mutating func paint(_ key: String) throws(RecordFault) -> Paint? {
    try optionalString(key).flatMap { Paint(code: $0) }
  }
}
