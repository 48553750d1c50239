package import Foundation
package import HaggleVocabulary

/// Parses the value of a directive from left to right; each method returns nil if something else
/// follows.
package struct DirectiveScanner {
  private var rest: Substring

  package init(_ text: some StringProtocol) { rest = Substring(text) }

  package var isAtEnd: Bool { rest.allSatisfy(\.isWhitespace) }

  /// The rest of the text, for messages.
  package var remainder: String { rest.trimmingCharacters(in: .whitespaces) }

  private mutating func skipSpaces() { rest = rest.drop(while: \.isWhitespace) }

  /// Consumes `text` if it follows.
  package mutating func consume(_ text: String) -> Bool {
    skipSpaces()
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }

  /// A word up to a space or comma.
  package mutating func word() -> String? {
    skipSpaces()
    let word = rest.prefix { !$0.isWhitespace && $0 != "," }
    rest = rest.dropFirst(word.count)
    return word.isEmpty ? nil : String(word)
  }

  /// A word, or text in double quotes.
  package mutating func name() -> String? {
    skipSpaces()
    return rest.first == "\"" ? quoted() : word()
  }

  /// Text in double quotes; `\"`, `\\` and `\n` are escapes.
  package mutating func quoted() -> String? {
    skipSpaces()
    guard rest.first == "\"" else { return nil }
    var text = ""
    var position = rest.index(after: rest.startIndex)
    while position < rest.endIndex, rest[position] != "\"" {
      if rest[position] == "\\", rest.index(after: position) < rest.endIndex {
        position = rest.index(after: position)
        text.append(rest[position] == "n" ? "\n" : rest[position])
      } else {
        text.append(rest[position])
      }
      position = rest.index(after: position)
    }
    guard position < rest.endIndex else { return nil }
    rest = rest[rest.index(after: position)...]
    return text
  }

  /// A decimal number, or `inf`.
  package mutating func number() -> CGFloat? {
    skipSpaces()
    for word in ["inf", "∞"] where consume(word) { return .infinity }
    let digits = rest.prefix { $0.isASCII && ($0.isNumber || ".-+eE".contains($0)) }
    guard let number = Double(digits), number.isFinite else { return nil }
    rest = rest.dropFirst(digits.count)
    return CGFloat(number)
  }

  /// A side of a proposal: a number, `inf` or `nil`.
  private mutating func side() -> CGFloat?? {
    consume("nil") ? .some(nil) : number().map { .some($0) }
  }

  private mutating func times() -> Bool { consume("x") || consume("×") }

  /// `620x80`, `nilx0`, `infxinf`
  package mutating func proposal() -> ProposedViewSize? {
    guard let width = side(), times(), let height = side() else { return nil }
    return ProposedViewSize(width: width, height: height)
  }

  /// `64x40`
  package mutating func size() -> CGSize? {
    guard let width = number(), times(), let height = number() else { return nil }
    return CGSize(width: width, height: height)
  }

  /// `96x_`: a size in which either side may be open.
  package mutating func sizePattern() -> SizePattern? {
    guard let width = openNumber(), times(), let height = openNumber() else { return nil }
    return SizePattern(width: width, height: height)
  }

  package mutating func placePattern() -> PlacePattern? {
    guard let x = openNumber(), consume(","), let y = openNumber() else { return nil }
    return PlacePattern(x: x, y: y)
  }

  private mutating func openNumber() -> CGFloat?? {
    consume("_") ? .some(nil) : number().map { .some($0) }
  }
}

/// A position; coordinates that are nil match anything.
package struct PlacePattern: Hashable, Sendable {
  package var x: CGFloat?
  package var y: CGFloat?
}

/// A size; sides that are nil match anything.
package struct SizePattern: Hashable, Sendable {
  package var width: CGFloat?
  package var height: CGFloat?
}
