/// Replaces the special characters of reports by ASCII; the user's text is kept.
package enum ASCIIText {
  private static let replacements: [Character: String] = [
    "∞": "inf", "×": "x", "→": "->", "←": "<-", "−": "-", "÷": "/", "…": "...", "⋯": "~", "·": "-",
    "–": "-",
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
