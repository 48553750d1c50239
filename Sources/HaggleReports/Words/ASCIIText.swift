/// Replaces the characters with which reports are set; what the user wrote stays.
package enum ASCIIText {
  private static let replacements: [Character: String] = [
    "∞": "inf", "×": "x", "→": "->", "←": "<-", "−": "-", "÷": "/", "…": "...", "·": "-", "–": "-",
    "—": "-", "“": "\"", "”": "\"", "’": "'", "│": "|", "≥": ">=", "≤": "<=", "›": ">",
    "↑": "up", "↓": "down", "─": "-",
  ]

  package static func text(_ text: String) -> String {
    var plain = ""
    for character in text {
      if let replacement = replacements[character] {
        plain += replacement
      } else {
        plain.append(character)
      }
    }
    return plain
  }
}
