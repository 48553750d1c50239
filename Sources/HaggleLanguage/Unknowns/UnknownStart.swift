/// The first characters of unknown words: `name.prefix(1)`, the initial on a badge.
///
/// However long the words are, it is as long as the text says.
package final class UnknownStart: NativeValue {
  private let name: String
  private let count: Int

  init(_ name: String, count: Int) {
    self.name = name
    self.count = count
  }

  /// What a text shows for it.
  package var shown: String { String(Words.spelled(name).prefix(max(0, count))) }

  package func member(_ name: String, _ interpreter: Interpreter) -> Value? {
    interpreter.unknownMember(name, of: self.name)
  }

  package func call(_ name: String, _ call: NativeCall) -> Value? {
    StandardLibrary.keepsMeaning.contains(name)
      ? .native(self) : .placeholder(name, of: self.name)
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
