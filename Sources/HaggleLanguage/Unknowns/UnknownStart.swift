/// What unknown data begins with: `name.prefix(1)`, the initial on a badge, `items.prefix(3)`.
///
/// Whether it is words or a list, only its use says: a text shows so many characters of the words,
/// a list has so many elements at most. In all else it is the data that it is taken from.
package final class UnknownStart: NativeValue {
  let name: String
  let count: Int

  init(_ name: String, count: Int) {
    self.name = name
    self.count = max(0, count)
  }

  /// What a text shows for it.
  package var shown: String { String(Words.spelled(name).prefix(count)) }

  /// Methods of words that leave their start what it is.
  static let keeps: Set<String> = [
    "uppercased", "lowercased", "capitalized", "localizedUppercase", "localizedLowercase",
    "trimmingCharacters",
  ]

  package func member(_ name: String, _ interpreter: Interpreter) -> Value? {
    Self.keeps.contains(name) ? .native(self) : interpreter.unknownMember(name, of: self.name)
  }

  package func call(_ name: String, _ call: NativeCall) -> Value? {
    Self.keeps.contains(name) ? .native(self) : nil
  }

  package var typeNames: [String] { Family.string.typeNames }
  package var description: String { name }
  package func described(_ interpreter: Interpreter) -> String { shown }
  package var unknownName: String? { name }
}

extension Value {
  /// What `String(…)` makes of the start of words: of `name.prefix(2)`, of `name.first`.
  var start: Value? {
    if unknownStart != nil { return self }
    guard let name = placeholderName, name.hasSuffix(".first") else { return nil }
    return .native(UnknownStart(String(name.dropLast(".first".count)), count: 1))
  }

  /// The first characters of unknown words; nil for all else.
  package var unknownStart: UnknownStart? {
    if case .native(let native) = self { native as? UnknownStart } else { nil }
  }
}
