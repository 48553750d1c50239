import HaggleSyntax

/// Unknown data: decoding it gives a placeholder of the wanted type.
final class DecoderValue: NativeValue {
  func call(_ name: String, _ call: NativeCall) -> Value? {
    guard name == "decode", case .type(let type)? = call[0] else { return .void }
    call.interpreter.reportAssumed(
      "what is decoded", as: "stand-ins of its type: three elements for a collection",
      at: call.place)
    return call.interpreter.placeholder(for: TypeName(decoded: type), named: type)
  }

  func with(_ name: String, _ value: Value) -> (any NativeValue)? { self }
  var description: String { "JSONDecoder" }
}

extension TypeName {
  /// `[Row]` as a type with an element.
  init(decoded text: String) {
    let isArray = text.hasPrefix("[") && text.hasSuffix("]") && !text.contains(":")
    let element = isArray ? [TypeName(String(text.dropFirst().dropLast()))] : []
    self.init(text: text, name: text, isOptional: false, isFunction: false, arguments: element)
  }
}

extension StandardLibrary {
  static let decodingInitializers: [String: NativeFunction] = [
    "JSONDecoder": { _ in .native(DecoderValue()) },
    "PropertyListDecoder": { _ in .native(DecoderValue()) },
    "JSONEncoder": { _ in .native(InertValue("JSONEncoder")) },
    "Data": { call in call.arguments.isEmpty ? .array([]) : .placeholder("data") },
  ]

  static let characterSetInitializers: [String: NativeFunction] = [
    "CharacterSet": { call in
      guard let text = call["charactersIn"]?.string else { return nil }
      return .native(CharacterSetValue(CharacterClass(text)))
    }
  ]
}
