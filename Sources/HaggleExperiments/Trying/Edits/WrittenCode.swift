/// A piece of code on one line, for use in a sentence.
struct WrittenCode: Equatable {
  /// Without line breaks, indentation and comments.
  let line: String
  /// Longer code ends in an ellipsis.
  private static let mostCharacters = 80
  /// The content of longer closures is left out.
  private static let longestClosure = 24

  init(_ text: String) {
    let lines = text.split(whereSeparator: \.isNewline).filter {
      !$0.drop(while: \.isWhitespace).hasPrefix("//")
    }
    let words = lines.flatMap { $0.split(whereSeparator: \.isWhitespace) }
    line = words.joined(separator: " ").replacing(") .", with: ").").replacing("} .", with: "}.")
  }

  var isEmpty: Bool { line.isEmpty }

  /// Whether all of it can be said, what is in its closures as well.
  var isShort: Bool { !line.hasPrefix(", ") && line.count <= Self.mostCharacters }

  var isModifier: Bool { line.hasPrefix(".") }

  /// Whether it contains another piece of code.
  func holds(_ other: WrittenCode) -> Bool { !other.isEmpty && line.contains(other.line) }

  /// `.overlay { … }.clipped()`; an argument without the comma beside it.
  var short: String {
    let isArgument = line.hasPrefix(", ") && line.count > 2
    let folded = Self.folded(isArgument ? String(line.dropFirst(2)) : line)
    return folded.count <= Self.mostCharacters
      ? folded : folded.prefix(Self.mostCharacters - 1) + "…"
  }

  var firstCall: WrittenCode { WrittenCode(calls.first ?? line) }

  var lastCall: WrittenCode { WrittenCode(calls.last ?? line) }

  /// The calls of a chain, each from its dot on.
  private var calls: [String] {
    var (calls, depth): ([String], Int) = ([], 0)
    for character in line {
      if character == ".", depth == 0 { calls.append("") }
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if calls.isEmpty { calls.append("") }
      calls[calls.count - 1].append(character)
    }
    return calls
  }

  /// `VStack { … }` for a closure of many words.
  private static func folded(_ line: String) -> String {
    var (folded, closure, depth) = ("", "", 0)
    for character in line {
      if character == "}", depth > 0 { depth -= 1 }
      if depth == 0 {
        folded += closure.count > longestClosure ? " … " : closure
        closure = ""
        folded.append(character)
      } else {
        closure.append(character)
      }
      if character == "{" { depth += 1 }
    }
    return folded + closure
  }
}
