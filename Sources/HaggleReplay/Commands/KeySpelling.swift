import HaggleVocabulary

/// The notation of keys: a character, a name such as `space` or `F1`, with the prefixes `C-` for
/// control, `M-` for Alt and `S-` for shift.
package enum KeySpelling {
  /// Why a text is no key.
  package struct Mistake: Error, Hashable, Sendable {
    var message: String
  }

  private static let names = [
    "left", "right", "up", "down", "home", "end", "pageup", "pagedown", "delete", "space", "tab",
    "enter", "esc", "backspace", "hash",
  ]
  /// Keys that terminals report together with modifiers.
  private static let modifiable: Set<String> = [
    "left", "right", "up", "down", "home", "end", "pageup", "pagedown", "delete",
  ]
  private static let functionKeys = (1...12).map { "F\($0)" }
  /// Spellings used by the help and by other programs.
  private static let aliases = [
    "←": "left", "→": "right", "↑": "up", "↓": "down", "escape": "esc", "return": "enter",
    "pgup": "pageup", "pgdn": "pagedown", "del": "delete",
  ]
  private static let modifiers: [String: Character] = [
    "c": "C", "ctrl": "C", "m": "M", "alt": "M", "s": "S", "shift": "S",
  ]

  /// The key in canonical notation: `Ctrl-F` is `C-f`, `PageDown` is `pagedown`.
  static func key(_ text: String) throws(Mistake) -> String {
    var held: Set<Character> = []
    var rest = Substring(text)
    while let dash = rest.dropFirst().firstIndex(of: "-"), rest.index(after: dash) < rest.endIndex,
      let modifier = modifiers[rest[..<dash].lowercased()]
    {
      held.insert(modifier)
      rest = rest[rest.index(after: dash)...]
    }
    return rest.count == 1 && aliases[String(rest)] == nil
      ? try character(String(rest), held, text) : try named(String(rest), held, text)
  }

  private static func named(
    _ word: String, _ held: Set<Character>, _ text: String
  ) throws(Mistake) -> String {
    let lower = word.lowercased()
    let known = aliases[lower] ?? lower
    if let key = functionKeys.first(where: { $0.lowercased() == known }) {
      return prefix(held) + key
    }
    guard names.contains(known) else {
      let meant = Suggestion.text(for: word, among: names + functionKeys)
      let all =
        "; a key is a character or one of \(names.joined(separator: ", ")), F1 to F12, with C-, "
        + "M- or S- before it"
      throw Mistake(message: "“\(shortened(text))” is no key" + (meant.isEmpty ? all : meant))
    }
    if known == "hash" { return try character("#", held, text) }
    if modifiable.contains(known) { return prefix(held) + known }
    let possible: Set<Character> = known == "tab" ? ["S"] : known == "esc" ? [] : ["M"]
    guard held.isSubset(of: possible) else { throw unsendable(text) }
    return prefix(held) + known
  }

  /// The order in which they are read from a terminal.
  private static func prefix(_ held: Set<Character>) -> String {
    "CMS".filter { held.contains($0) }.map { "\($0)-" }.joined()
  }

  private static func character(
    _ character: String, _ held: Set<Character>, _ text: String
  ) throws(Mistake) -> String {
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1,
      scalar.value > 0x20, !(0x7F...0x9F).contains(scalar.value), !scalar.properties.isWhitespace
    else { throw unsendable(text) }
    if held.isEmpty {
      guard Int(character) == nil else {
        throw Mistake(message: "“\(text)” is a count, as in 3s, and can do nothing else")
      }
      return character
    }
    if held.contains("S") {
      let capital = character.uppercased()
      throw Mistake(message: "“\(text)” is written as the character that it makes, as \(capital)")
    }
    return held.contains("C")
      ? try control(character.lowercased(), held, text) : try alt(character, text)
  }

  private static func control(
    _ letter: String, _ held: Set<Character>, _ text: String
  ) throws(Mistake) -> String {
    let others = ["h": "backspace", "i": "tab", "j": "enter", "m": "enter"]
    if let other = others[letter] {
      throw Mistake(message: "“\(text)” is what terminals send for \(other): write \(other)")
    }
    guard ("a"..."z").contains(letter), letter.count == 1 else { throw unsendable(text) }
    return (held.contains("M") ? "M-" : "") + "C-\(letter)"
  }

  private static func alt(_ character: String, _ text: String) throws(Mistake) -> String {
    let others = ["b": "M-left", "f": "M-right"]
    if let other = others[character] {
      throw Mistake(message: "“\(text)” is what terminals send for \(other): write \(other)")
    }
    guard !["[", "O"].contains(character) else { throw unsendable(text) }
    return "M-\(character)"
  }

  private static func unsendable(_ text: String) -> Mistake {
    Mistake(message: "no terminal sends “\(shortened(text))”: choose another key")
  }

  /// Overlong text is shortened in messages.
  static func shortened(_ text: String) -> String {
    text.count > 20 ? text.prefix(20) + "…" : text
  }
}
