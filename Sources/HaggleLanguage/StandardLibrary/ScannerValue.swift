/// `Scanner(string: "ff8800")`: whole numbers, words and characters are read with it.
///
/// Like Foundation's, it goes on in its text; places in that are numbers of characters.
final class ScannerValue: NativeValue {
  private let string: String
  private let text: [Character]
  private var place = 0
  /// How many characters were looked at.
  private var effort = 0

  init(_ string: String) { (self.string, text) = (string, Array(string)) }

  static let initializers: [String: NativeFunction] = [
    "Scanner": { call in
      guard let text = call["string"]?.string,
        call.interpreter.affords(steps: text.utf8.count / 16, bytes: text.utf8.count * 16)
      else { return nil }
      return .native(ScannerValue(text))
    }
  ]

  func member(_ name: String, _ interpreter: Interpreter) -> Value? {
    switch name {
    case "string": .string(string)
    case "isAtEnd": .boolean(place >= text.count)
    case "currentIndex", "scanLocation": .integer(place)
    default: nil
    }
  }

  func with(_ name: String, _ value: Value) -> (any NativeValue)? {
    if ["currentIndex", "scanLocation"].contains(name), let place = value.integer {
      self.place = min(max(place, 0), text.count)
    }
    return self
  }

  func call(_ name: String, _ call: NativeCall) -> Value? {
    let before = effort
    defer { _ = call.interpreter.affords(steps: (effort - before) / 16, bytes: 0) }
    switch name {
    case "scanHexInt64", "scanHexInt32", "scanHexInt": return number(radix: 16)
    case "scanInt", "scanInt32", "scanInt64", "scanUInt64":
      return number(radix: call["representation"]?.memberName == "hexadecimal" ? 16 : 10)
    case "scanString": return call.string(0).map { found($0, asAnswer: call["into"] != nil) }
    case "scanCharacter": return character()
    default: return nil
    }
  }

  /// The number that follows, as large as there is one; `nil` for none.
  private func number(radix: Int) -> Value {
    let start = place
    skip { $0.isWhitespace }
    if radix == 16, text[place...].prefix(2).map({ $0.lowercased() }) == ["0", "x"] { place += 2 }
    var number: Int?
    while place < text.count, let digit = text[place].hexDigitValue, digit < radix {
      effort += 1
      let (shifted, isTooLarge) = (number ?? 0).multipliedReportingOverflow(by: radix)
      let (sum, isOver) = shifted.addingReportingOverflow(digit)
      number = isTooLarge || isOver ? .max : sum
      place += 1
    }
    if number == nil { place = start }
    return number.map(Value.integer) ?? .none
  }

  private func found(_ word: String, asAnswer: Bool) -> Value {
    let start = place
    skip { $0.isWhitespace }
    let isThere = text[place...].starts(with: word)
    effort += word.utf8.count
    place = isThere ? place + word.count : start
    if asAnswer { return .boolean(isThere) }
    return isThere ? .string(word) : .none
  }

  private func character() -> Value {
    guard place < text.count else { return .none }
    place += 1
    return .string(String(text[place - 1]))
  }

  private func skip(while isSkipped: (Character) -> Bool) {
    while place < text.count, isSkipped(text[place]) {
      place += 1
      effort += 1
    }
  }

  var description: String { "Scanner" }
}
