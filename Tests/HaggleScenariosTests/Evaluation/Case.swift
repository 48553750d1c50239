import Testing

/// A row of a table of listings: a text, `→`, what comes of it, and after `!` what is said of it.
struct Case: Sendable, CustomTestStringConvertible {
  let text: String
  let expected: String
  let said: [String]

  var testDescription: String { text }

  /// The lines of the text without the last one.
  var declarations: String {
    text.split(separator: "\n").dropLast().joined(separator: "\n")
  }

  /// The last line of the text.
  var expression: String { text.split(separator: "\n").last.map(String.init) ?? "" }

  /// One case per line.
  static func lines(_ table: String) -> [Case] {
    table.split(separator: "\n").map { Case(String($0)) }
  }

  /// Cases with empty lines between them; what comes of a text may go on over several lines.
  static func blocks(_ table: String) -> [Case] {
    var blocks: [[Substring]] = [[]]
    for line in table.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty { blocks.append([]) } else { blocks[blocks.count - 1].append(line) }
    }
    return blocks.filter { !$0.isEmpty }.map { Case($0.joined(separator: "\n")) }
  }

  private init(_ block: String) {
    let sides = block.split(separator: "→", maxSplits: 1, omittingEmptySubsequences: false)
    let outcome = (sides.count > 1 ? sides[1] : "").split(separator: "\n! ").map(Self.inOneLine)
    text = sides[0].split(separator: "\n").joined(separator: "\n").trimmingSuffix(" ")
    expected = outcome.first ?? ""
    said = Array(outcome.dropFirst())
  }

  private static func inOneLine(_ text: Substring) -> String {
    text.split(separator: "\n").map { $0.drop { $0 == " " }.trimmingSuffix(" ") }
      .joined(separator: " ")
  }
}

extension StringProtocol {
  fileprivate func trimmingSuffix(_ character: Character) -> String {
    String(String(reversed().drop { $0 == character }).reversed())
  }
}
