import HaggleSyntax

/// Values as data: only a decoder knows what to make of it.
private final class EncodedValue: NativeValue {
  let value: Value

  init(_ value: Value) { self.value = value }

  func member(_ name: String, _ interpreter: Interpreter) -> Value? { .placeholder(name) }
  func call(_ name: String, _ call: NativeCall) -> Value? { .placeholder(name) }
  var typeNames: [String] { ["Data"] }
  var description: String { "Data" }
}

private final class EncoderValue: NativeValue {
  func call(_ name: String, _ call: NativeCall) -> Value? {
    guard name == "encode", let value = call[0] else { return .void }
    return .native(EncodedValue(value))
  }

  func with(_ name: String, _ value: Value) -> (any NativeValue)? { self }
  var description: String { "JSONEncoder" }
}

/// Decoding gives what the text itself has encoded, and of unknown data a placeholder of the wanted
/// type.
final class DecoderValue: NativeValue {
  func call(_ name: String, _ call: NativeCall) -> Value? {
    guard name == "decode", case .type(let type)? = call[0] else { return .void }
    if let encoded = call["from"]?.native(as: EncodedValue.self) {
      return encoded.value
    }
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
    "JSONEncoder": { _ in .native(EncoderValue()) },
    "PropertyListEncoder": { _ in .native(EncoderValue()) },
    "Data": { call in call.arguments.isEmpty ? .array([]) : .placeholder("data") },
  ]

  static let characterSetInitializers: [String: NativeFunction] = [
    "CharacterSet": { call in
      guard let text = call["charactersIn"]?.string else { return nil }
      return .native(CharacterSetValue(CharacterClass(text)))
    }
  ]
}
