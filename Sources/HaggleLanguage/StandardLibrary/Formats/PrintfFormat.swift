import Foundation

/// `String(format:)` and `specifier:` of interpolations: `%d`, `%05.2f`, `%@`, `%2$@`, `%%`.
struct PrintfFormat {
  /// A conversion: `%[n$][flags][width][.precision][length]kind`.
  private struct Conversion {
    var position: Int?
    var flags = ""
    var width = 0
    var precision: Int?
    var kind: Character
  }

  /// Wider than any text needs.
  private static let widest = 10_000

  /// The text with each conversion replaced; `describe` formats values that are no numbers. Nil if
  /// the budget is exceeded.
  static func text(
    _ format: String, _ values: [Value], _ interpreter: Interpreter
  ) -> String? {
    let describe = { (value: Value) in Description.plain(value, interpreter) }
    var rest = format[...]
    var values = values
    var next = 0
    var result = ""
    while let character = rest.popFirst() {
      guard character == "%" else {
        result.append(character)
        continue
      }
      if rest.first == "%" {
        rest = rest.dropFirst()
        result.append("%")
      } else if var conversion = conversion(&rest, &values, &next) {
        let index = conversion.position.map { $0 - 1 } ?? next
        if conversion.position == nil { next += 1 }
        guard values.indices.contains(index) else { continue }
        conversion.width = min(conversion.width, widest)
        guard interpreter.affords(characters: conversion.width + 64) else { return nil }
        let piece = text(
          of: standIn(for: values[index], conversion, interpreter), conversion, describe)
        guard interpreter.affords(characters: piece.utf8.count) else { return nil }
        result += piece
      }
    }
    return result
  }

  /// Reads one conversion behind its `%`; nil at the end of the text.
  private static func conversion(
    _ rest: inout Substring, _ values: inout [Value], _ next: inout Int
  ) -> Conversion? {
    var conversion = Conversion(kind: "@")
    if let dollar = rest.firstIndex(where: { !$0.isWholeNumber }), rest[dollar] == "$",
      let position = Int(rest[..<dollar])
    {
      conversion.position = position
      rest = rest[rest.index(after: dollar)...]
    }
    while let flag = rest.first, "-+ 0#'".contains(flag) {
      if !conversion.flags.contains(flag) { conversion.flags.append(flag) }
      rest = rest.dropFirst()
    }
    conversion.width = number(&rest, values, &next) ?? 0
    if conversion.width < 0 {
      conversion.flags.append("-")
      conversion.width = conversion.width == .min ? widest : -conversion.width
    }
    if rest.first == "." {
      rest = rest.dropFirst()
      conversion.precision = min(max(number(&rest, values, &next) ?? 0, 0), 100)
    }
    while let length = rest.first, "hlLqztj".contains(length) { rest = rest.dropFirst() }
    guard let kind = rest.popFirst() else { return nil }
    conversion.kind = kind
    return conversion
  }

  /// Digits, or `*` for the next value.
  private static func number(
    _ rest: inout Substring, _ values: [Value], _ next: inout Int
  ) -> Int? {
    if rest.first == "*" {
      rest = rest.dropFirst()
      defer { next += 1 }
      return values.indices.contains(next) ? values[next].integer : nil
    }
    let digits = rest.prefix { $0.isASCII && $0.isWholeNumber }
    rest = rest.dropFirst(digits.count)
    return digits.isEmpty ? nil : Int(digits) ?? widest
  }

  private static func text(
    of value: Value, _ conversion: Conversion, _ describe: (Value) -> String
  ) -> String {
    let kind = conversion.kind
    guard let number = value.number else {
      let text = describe(value)
      return padded(conversion.precision.map { String(text.prefix($0)) } ?? text, conversion)
    }
    let width = conversion.width > 0 ? String(conversion.width) : ""
    let precision = conversion.precision.map { ".\($0)" } ?? ""
    let start = "%" + conversion.flags + width + precision
    switch kind {
    case "f", "F", "e", "E", "g", "G": return String(format: start + String(kind), number)
    case "@": return padded(describe(value), conversion)
    case "c":
      let code = value.integer.flatMap(UInt32.init(exactly:)).flatMap(Unicode.Scalar.init)
      return padded(code.map { String($0) } ?? "", conversion)
    default:
      let whole = value.integer ?? Int(exactly: number.rounded(.towardZero))
      guard let whole else { return padded(number.description, conversion) }
      let letter = "xXo".contains(kind) ? String(kind) : kind == "p" ? "x" : "d"
      return String(format: start + "ll" + letter, whole)
    }
  }

  /// Digits for an unknown number. Zero-padded ones, as for minutes and seconds, are no longer than
  /// stated.
  private static func standIn(
    for value: Value, _ conversion: Conversion, _ interpreter: Interpreter
  ) -> Value {
    guard "dDiuUfFeEgGxXo".contains(conversion.kind),
      value.placeholderName ?? value.unresolvedName != nil
    else { return value }
    let amount = interpreter.standIns.amount
    let isFilled = conversion.flags.contains("0") && (1...3).contains(conversion.width)
    guard isFilled, conversion.precision == nil else { return .number(Double(amount) + 0.5) }
    return .integer(amount % (0..<conversion.width).reduce(1) { power, _ in power * 10 })
  }

  private static func padded(_ text: String, _ conversion: Conversion) -> String {
    let spaces = String(repeating: " ", count: max(0, conversion.width - text.count))
    return conversion.flags.contains("-") ? text + spaces : spaces + text
  }
}

extension Interpreter {
  /// A format with its values; nil if the steps are used up.
  func formatted(_ format: String, _ values: [Value]) -> String? {
    guard affords(steps: format.utf8.count / 16 + values.count, bytes: format.utf8.count) else {
      return nil
    }
    return PrintfFormat.text(format, values, self)
  }
}
