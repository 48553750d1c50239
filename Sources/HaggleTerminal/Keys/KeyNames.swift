/// Maps the sequences of terminals to the names of keys.
enum KeyNames {
  /// The key of a single character; nil if there is none.
  static func key(of scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x0D, 0x0A: "enter"
    case 0x09: "tab"
    case 0x08, 0x7F: "backspace"
    case 0x20: "space"
    case 0x01...0x1A: "C-\(Character(Unicode.Scalar(UInt8(scalar.value) + 0x60)))"
    case 0x00...0x1F, 0x80...0x9F: nil
    default: String(scalar)
    }
  }

  /// The key of a character after an Esc.
  static func key(alt scalar: Unicode.Scalar) -> String? {
    switch scalar {
    // The Mac's Terminal sends these for Alt with an arrow.
    case "b": "M-left"
    case "f": "M-right"
    default: key(of: scalar).map { "M-\($0)" }
    }
  }

  /// `ESC O P` and the like.
  static func key(final: UInt8) -> String? { finals[final] }

  /// The input for `ESC [`, numbers and a final letter; nil if it is no key.
  static func input(_ body: ArraySlice<UInt8>, _ final: UInt8, alt: Bool) -> KeyInput? {
    if body.first == UInt8(ascii: "<") { return mouse(body.dropFirst(), final) }
    let numbers = numbers(body)
    let name =
      final == UInt8(ascii: "~") ? numbers.first.flatMap { numbered[$0] } : finals[final]
    guard let name else { return nil }
    let modifiers = numbers.count > 1 ? numbers[1] - 1 : 0
    var prefix = ""
    if modifiers & 4 != 0 { prefix += "C-" }
    if alt || modifiers & 2 != 0 { prefix += "M-" }
    if modifiers & 1 != 0, !name.hasPrefix("S-") { prefix += "S-" }
    return .key(prefix + name)
  }

  private static let finals: [UInt8: String] = [
    UInt8(ascii: "A"): "up", UInt8(ascii: "B"): "down", UInt8(ascii: "C"): "right",
    UInt8(ascii: "D"): "left", UInt8(ascii: "H"): "home", UInt8(ascii: "F"): "end",
    UInt8(ascii: "P"): "F1", UInt8(ascii: "Q"): "F2", UInt8(ascii: "R"): "F3",
    UInt8(ascii: "S"): "F4", UInt8(ascii: "Z"): "S-tab", UInt8(ascii: "M"): "enter",
  ]

  private static let numbered: [Int: String] = [
    1: "home", 7: "home", 4: "end", 8: "end", 5: "pageup", 6: "pagedown", 3: "delete", 11: "F1",
    12: "F2", 13: "F3", 14: "F4", 15: "F5", 17: "F6", 18: "F7", 19: "F8", 20: "F9", 21: "F10",
    23: "F11", 24: "F12",
  ]

  /// `0;12;5` with `M` for pressed and `m` for released; 32 is added while dragging, and the
  /// buttons 64 and 65 are the wheel.
  private static func mouse(_ body: ArraySlice<UInt8>, _ final: UInt8) -> KeyInput? {
    let numbers = numbers(body)
    guard numbers.count == 3, final == UInt8(ascii: "M") else { return nil }
    let (column, row) = (numbers[1] - 1, numbers[2] - 1)
    guard column >= 0, row >= 0 else { return nil }
    switch numbers[0] {
    case 0: return .click(column: column, row: row)
    case 32: return .drag(column: column, row: row)
    case 64: return .wheel(-1, column: column, row: row)
    case 65: return .wheel(1, column: column, row: row)
    default: return nil
    }
  }

  private static func numbers(_ body: ArraySlice<UInt8>) -> [Int] {
    body.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
      min(Int(String(decoding: $0, as: UTF8.self)) ?? 1, 100_000)
    }
  }
}
