/// The start of unknown data: `name.prefix(1)`, the initial on a badge, `items.prefix(3)`.
///
/// Its use decides whether it is words or a list: displayed, it is that many characters; as a list,
/// it has at most that many elements. Otherwise it stands for the whole data.
package final class UnknownStart: NativeValue {
  let name: String
  let count: Int

  init(_ name: String, count: Int) {
    self.name = name
    self.count = max(0, count)
  }

  /// The characters displayed for it.
  package var shown: String { String(Words.spelled(name).prefix(count)) }

  /// Methods of strings that do not change it.
  static let keeps: Set<String> = [
    "uppercased", "lowercased", "capitalized", "localizedUppercase", "localizedLowercase",
    "trimmingCharacters",
  ]

  /// Methods of lists that make no more elements of them.
  static let transforms: Set<String> = [
    "map", "compactMap", "filter", "joined", "reversed", "sorted", "shuffled",
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
  /// The start of words in `String(…)`: of `name.prefix(2)`, of `name.first`, which `name.last` is
  /// as well.
  var start: Value? {
    if unknownStart != nil { return self }
    guard let name = placeholderName,
      let end = [".first", ".last"].first(where: name.hasSuffix)
    else { return nil }
    return .native(UnknownStart(String(name.dropLast(end.count)), count: 1))
  }

  /// The first characters of unknown words; nil for all else.
  package var unknownStart: UnknownStart? {
    native(as: UnknownStart.self)
  }
}
