import HaggleSyntax

/// Data that the text does not have: what is decoded from it is a stand-in of the wanted type.
final class DecoderValue: NativeValue {
  override func call(_ name: String, _ call: NativeCall) -> Value? {
    guard name == "decode", case .type(let type)? = call[0] else { return .void }
    call.evaluator.reportAssumed(
      "what is decoded", as: "stand-ins of its type: three elements for a collection",
      at: call.place)
    return call.evaluator.placeholder(for: TypeName(decoded: type), named: type)
  }

  override func with(_ name: String, _ value: Value) -> NativeValue? { self }
  override var description: String { "JSONDecoder" }
}

extension TypeName {
  /// `[Row]` as a type with an element.
  fileprivate init(decoded text: String) {
    let isArray = text.hasPrefix("[") && text.hasSuffix("]") && !text.contains(":")
    let element = isArray ? [TypeName(String(text.dropFirst().dropLast()))] : []
    self.init(text: text, name: text, isOptional: false, isFunction: false, arguments: element)
  }
}

extension Natives {
  static let decodingInitializers: [String: NativeFunction] = [
    "JSONDecoder": { _ in .native(DecoderValue()) },
    "PropertyListDecoder": { _ in .native(DecoderValue()) },
    "JSONEncoder": { _ in .native(InertValue("JSONEncoder")) },
    "Data": { call in call.arguments.isEmpty ? .array([]) : .placeholder("data") },
    "Scanner": { call in call["string"]?.string.map { .native(ScannerValue($0)) } },
  ]

  static let characterSetInitializers: [String: NativeFunction] = [
    "CharacterSet": { call in
      guard let text = call["charactersIn"]?.string else { return nil }
      return .native(CharacterSetValue(CharacterClass { text.contains($0) }))
    }
  ]
}

/// `Scanner(string:)`, as code that reads colours from hexadecimal digits uses it.
final class ScannerValue: NativeValue {
  private var rest: Substring

  init(_ text: String) { rest = text[...] }

  override func call(_ name: String, _ call: NativeCall) -> Value? {
    switch name {
    case "scanHexInt64", "scanHexInt32", "scanUInt64":
      if rest.hasPrefix("0x") || rest.hasPrefix("0X") { rest = rest.dropFirst(2) }
      let digits = rest.prefix(while: \.isHexDigit).prefix(16)
      rest = rest.dropFirst(digits.count)
      return UInt64(digits, radix: 16).map { .integer(Int(truncatingIfNeeded: $0)) } ?? Value.none
    case "scanInt":
      let digits = rest.prefix(while: \.isWholeNumber)
      rest = rest.dropFirst(digits.count)
      return Int(digits).map { .integer($0) } ?? Value.none
    case "scanString":
      guard let text = call.string(0), rest.hasPrefix(text) else { return Value.none }
      rest = rest.dropFirst(text.count)
      return .string(text)
    default: return nil
    }
  }

  override func member(_ name: String, _ evaluator: Evaluator) -> Value? {
    switch name {
    case "isAtEnd": .boolean(rest.isEmpty)
    case "currentIndex": .integer(0)
    default: nil
    }
  }

  // Places in the text are not kept.
  override func with(_ name: String, _ value: Value) -> NativeValue? { self }
}
