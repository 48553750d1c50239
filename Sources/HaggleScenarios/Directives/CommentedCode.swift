import Foundation
import HaggleSyntax
import HaggleVocabulary

/// Swift code inside comments: `//   text: longText,` is no directive.
enum CommentedCode {
  /// Whether the text after a comment's colon is part of a call that continues elsewhere.
  static func holds(_ value: String, at line: Int, in source: SourceText) -> Bool {
    let value = value.trimmingCharacters(in: .whitespaces)
    if goesOn(value) || value.hasPrefix("{") { return true }
    // The last argument of a call may end with the call's bracket.
    guard !value.contains(where: \.isWhitespace) else { return false }
    return isCode(line - 1, in: source) || isCode(line + 1, in: source)
  }

  /// Whether a directive that cannot be read may be a comment: one of another file, words in the
  /// midst of code, or code among other code that is one.
  static func mayHold(_ value: String, at place: SourcePlace, in source: SourceText) -> Bool {
    source.parts.origin(of: place.line) != nil || place.column > 1 && isProse(value)
      || surrounds(place.line, in: source)
  }

  /// The first view that is declared in a comment: `//struct Card: View {`.
  static func view(in source: SourceText) -> String? {
    let last = source.place(at: source.bytes.count).line
    return (1...max(last, 1)).lazy.compactMap { number -> String? in
      let written = source.line(number).drop(while: \.isWhitespace)
      guard written.hasPrefix("//") else { return nil }
      let words = written.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != ":" }
      guard let start = words.firstIndex(of: "struct"), words.count > start + 2,
        words[start + 1].last == ":", words[start + 2] == "View"
      else { return nil }
      return String(words[start + 1].dropLast())
    }.first
  }

  /// Whether what follows the colon of a comment in the midst of code are words: `device: any`.
  private static func isProse(_ value: String) -> Bool {
    !value.contains { $0.isNumber || $0 == "\"" || $0 == "=" }
  }

  /// Whether a comment stands among lines of code that are comments as well, or is indented behind
  /// its slashes as Xcode leaves code that it makes a comment.
  private static func surrounds(_ line: Int, in source: SourceText) -> Bool {
    let indent = source.line(line).drop(while: \.isWhitespace).dropFirst(2).prefix(codeIndent)
    if indent.count == codeIndent, indent.allSatisfy(\.isWhitespace) { return true }
    return isCode(line - 1, in: source) || isCode(line + 1, in: source)
  }

  /// The least indent of code in a type, in spaces.
  private static let codeIndent = 4

  /// Whether a line ends within a call or closure, or ends one that began before it.
  private static func goesOn(_ text: String) -> Bool {
    guard let last = text.last else { return false }
    if ",({[".contains(last) { return true }
    let opened = text.count { "({[".contains($0) }
    return text.count { ")}]".contains($0) } != opened
  }

  /// Whether a line is a comment containing Swift code.
  private static func isCode(_ line: Int, in source: SourceText) -> Bool {
    let written = source.line(line).drop(while: \.isWhitespace)
    guard written.hasPrefix("//") else { return false }
    return goesOn(written.dropFirst(2).trimmingCharacters(in: .whitespaces))
  }
}
