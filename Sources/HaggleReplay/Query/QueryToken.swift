import HaggleVocabulary

/// A token of a query, with its place.
struct QueryToken: Equatable {
  enum Kind: Equatable {
    /// A field, a number, or unquoted text.
    case word
    /// Quoted text; `text` is without quotes and escapes.
    case string
    case comparison(Comparison)
    case and
    case or
    case not
    case open
    case close
    case end
  }

  let kind: Kind
  let text: String
  /// The column, in characters from 1.
  let column: Int
  /// The length in characters, including quotes.
  let length: Int

  /// The text for a message: shortened, with invisible characters escaped.
  var quoted: String {
    let shown = text.prefix(40)
    return "“\(HiddenCharacter.shown(shown))\(text.count > shown.count ? "…" : "")”"
  }
}

/// A comparison operator.
enum Comparison: String, CaseIterable, Sendable {
  case equal = "=="
  case unequal = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case contains = "~"

  /// Whether it compares the order.
  var isOrder: Bool { ![.equal, .unequal, .contains].contains(self) }
}
