import HaggleSyntax
import HaggleVocabulary

// Members that another file adds to library types: `size.sanitized`, `"title".localized`.
extension Interpreter {
  /// The assumed value of such a member: the base itself, which it most likely uses; nil if its
  /// name suggests something else.
  func foreignMember(_ name: String, of base: Value, written text: String, at place: SourcePlace?)
    -> Value?
  {
    guard isPlain(base), !Self.speaksOfAnother(name) else { return nil }
    report(.foreignMember(text, name, at: place), about: text)
    return varied(base)
  }

  /// The result for words and numbers is unknown, so alternatives are tried as for unknown data.
  private func varied(_ value: Value) -> Value {
    switch value {
    case .string(let text): .string(standIns.words(like: text))
    case .number(let number): .number(standIns.number(like: number))
    default: value
    }
  }

  private func isPlain(_ value: Value) -> Bool {
    switch value {
    case .integer, .number, .string, .size, .point, .rect: true
    default: false
    }
  }

  /// Whether a member's name suggests another type than its base's: `isEmail`, `color`, `minSide`.
  private static func speaksOfAnother(_ name: String) -> Bool {
    let name = name.lowercased()
    return questions.contains(where: name.hasPrefix) || others.contains(where: name.contains)
  }

  private static let questions = ["is", "has", "can", "should", "contains", "starts", "ends"]

  private static let others = [
    "color", "colour", "image", "icon", "symbol", "url", "data", "date", "font", "count", "length",
    "width", "height", "side", "radius", "area", "aspect", "ratio", "diagonal", "center", "middle",
    "array", "list", "attributed", "view", "key", "path", "range", "index", "angle", "degree",
    "decoded", "parsed", "json", "dictionary", "components", "binding", "milliseconds", "seconds",
  ]
}

extension Diagnostic {
  fileprivate static func foreignMember(
    _ text: String, _ name: String, at place: SourcePlace?
  ) -> Diagnostic {
    Diagnostic(
      .assumed, code: .foreignMember,
      "'\(name)' is declared nowhere here: '\(text)' is taken as what it is a member of",
      remedy: "paste its declaration, or write the value that it has", place: place,
      length: name.count, subject: text)
  }
}
