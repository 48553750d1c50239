/// Members of characters and of the views of strings. A character is a string of length one.
extension StandardLibrary {
  static let characterProperties: [String: Property] = [
    "isNumber": { value, _ in all(value, \.isNumber) },
    "isLetter": { value, _ in all(value, \.isLetter) },
    "isWhitespace": { value, _ in all(value, \.isWhitespace) },
    "isUppercase": { value, _ in all(value, \.isUppercase) },
    "isLowercase": { value, _ in all(value, \.isLowercase) },
    "isPunctuation": { value, _ in all(value, \.isPunctuation) },
    "isSymbol": { value, _ in all(value, \.isSymbol) },
    "isNewline": { value, _ in all(value, \.isNewline) },
    "isHexDigit": { value, _ in all(value, \.isHexDigit) },
    "isASCII": { value, _ in all(value, \.isASCII) },
    "isWholeNumber": { value, _ in all(value, \.isWholeNumber) },
    "isCased": { value, _ in all(value, \.isCased) },
    "isMathSymbol": { value, _ in all(value, \.isMathSymbol) },
    "isCurrencySymbol": { value, _ in all(value, \.isCurrencySymbol) },
    "wholeNumberValue": { value, _ in whole(value, \.wholeNumberValue) },
    "hexDigitValue": { value, _ in whole(value, \.hexDigitValue) },
    "asciiValue": { value, _ in whole(value) { $0.asciiValue.map { Int($0) } } },
    "utf8": { value, _ in value.string.map { .array($0.utf8.map { .integer(Int($0)) }) } },
    "utf16": { value, _ in value.string.map { .array($0.utf16.map { .integer(Int($0)) }) } },
    "unicodeScalars": { value, _ in
      value.string.map { .array($0.unicodeScalars.map { .string(String($0)) }) }
    },
    // The numeric value of a scalar.
    "value": { value, _ in
      guard let scalars = value.string?.unicodeScalars, scalars.count == 1 else { return nil }
      return scalars.first.map { .integer(Int($0.value)) }
    },
  ]

  private static func all(
    _ value: Value, _ test: @escaping (Character) -> Bool
  ) -> Value? {
    value.string.map { .boolean(!$0.isEmpty && $0.allSatisfy(test)) }
  }

  private static func whole(_ value: Value, _ number: (Character) -> Int?) -> Value? {
    guard let text = value.string, text.count == 1 else { return nil }
    return text.first.flatMap(number).map { .integer($0) } ?? Value.none
  }
}

/// The characters of a `CharacterSet`.
struct CharacterClass: Sendable {
  let contains: @Sendable (Character) -> Bool
  /// The number of classes or characters checked per query.
  let cost: Int

  /// The maximum number of combined classes, because they recurse.
  static let mostClasses = 1_000

  init(cost: Int = 1, _ contains: @escaping @Sendable (Character) -> Bool) {
    self.cost = cost
    self.contains = contains
  }

  /// The characters of a text.
  init(_ text: String) {
    let characters = Set(text)
    self.init { characters.contains($0) }
  }

  static let named: [String: CharacterClass] = [
    "whitespaces": CharacterClass { $0.isWhitespace && !$0.isNewline },
    "whitespacesAndNewlines": CharacterClass { $0.isWhitespace },
    "newlines": CharacterClass { $0.isNewline },
    "decimalDigits": CharacterClass { $0.isWholeNumber },
    "letters": CharacterClass { $0.isLetter },
    "alphanumerics": CharacterClass { $0.isLetter || $0.isNumber },
    "lowercaseLetters": CharacterClass { $0.isLowercase },
    "uppercaseLetters": CharacterClass { $0.isUppercase },
    "punctuationCharacters": CharacterClass { $0.isPunctuation },
    "symbols": CharacterClass { $0.isSymbol },
  ]
}

extension NativeCall {
  /// Charges for asking of every character of a text whether a set has it.
  func affordsTests(of text: String, by set: CharacterClass) -> Bool {
    let (steps, isTooMuch) = (text.utf8.count / 16 + 1).multipliedReportingOverflow(by: set.cost)
    return interpreter.affords(steps: isTooMuch ? .max : steps, bytes: text.utf8.count)
  }
}

/// `CharacterSet`, as used by `trimmingCharacters(in:)` and `components(separatedBy:)`.
final class CharacterSetValue: NativeValue {
  private let own: CharacterClass

  init(_ own: CharacterClass) { self.own = own }

  func member(_ name: String, _ interpreter: Interpreter) -> Value? {
    guard name == "inverted" else { return nil }
    guard own.cost < CharacterClass.mostClasses else { return nil }
    return .native(
      CharacterSetValue(CharacterClass(cost: own.cost + 1) { [own] in !own.contains($0) }))
  }

  func call(_ name: String, _ call: NativeCall) -> Value? {
    switch name {
    case "union":
      guard let other = call[0].flatMap(Self.set),
        own.cost + other.cost < CharacterClass.mostClasses
      else { return nil }
      let both = CharacterClass(cost: own.cost + other.cost) { [own] in
        own.contains($0) || other.contains($0)
      }
      return .native(CharacterSetValue(both))
    case "contains": return call.string(0).map { .boolean($0.allSatisfy(own.contains)) }
    default: return nil
    }
  }

  var typeNames: [String] { ["CharacterSet"] }

  /// The characters of a value, including a plain name: `.whitespaces`.
  static func set(_ value: Value) -> CharacterClass? {
    switch value {
    case .native(let native as CharacterSetValue): native.own
    case .member(_, let name, nil): CharacterClass.named[name]
    case .member(_, "init", let arguments?):
      arguments.first?.value.string.map { CharacterClass($0) }
    default: nil
    }
  }

  static let statics: [String: @Sendable (Interpreter) -> Value] =
    CharacterClass.named.reduce(into: [:]) { rows, each in
      let set = each.value
      rows["CharacterSet." + each.key] = { _ in .native(CharacterSetValue(set)) }
    }
}
