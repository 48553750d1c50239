/// Counts `$0`, `$1` … per pair of braces, so that a closure's parameters are known before it is
/// parsed.
///
/// The braces of an `if`, a loop or a `switch` pass their `$n` on to the enclosing braces. Whether
/// braces are such a body follows from the word before them and from the text behind: the first
/// ones in `if list.contains { $0 > 1 } { … }` are a closure.
struct ShorthandCounts {
  private struct Level {
    var count: UInt8 = 0
    /// Whether an `if` or similar was found, but not yet its braces.
    var awaitsBody = false
  }

  /// A closed body; `isBehind` when its brace is past and the next token decides.
  private struct Candidate {
    var count: UInt8
    var isBehind = false
  }

  private var levels = [Level()]
  private var candidate: Candidate?

  mutating func use(_ number: Int) {
    let count = UInt8(clamping: number + 1)
    levels[levels.count - 1].count = max(levels[levels.count - 1].count, count)
  }

  mutating func note(_ keyword: Keyword, after previous: Token.Kind?) {
    guard previous != .dot else { return }
    switch keyword {
    case .if, .guard, .while, .for, .switch, .catch: levels[levels.count - 1].awaitsBody = true
    default: break
    }
  }

  /// Decides by the next token whether the previous braces were a body.
  mutating func decide(by kind: Token.Kind, _ keyword: Keyword, startsLine: Bool) {
    guard let candidate else { return }
    if !candidate.isBehind, kind == .rightBrace {
      self.candidate?.isBehind = true
    } else if !startsLine, kind.continuesCondition(keyword) {
      self.candidate = nil
      levels[levels.count - 1].awaitsBody = true
    } else {
      handOn()
    }
  }

  /// Whether the braces that open here are the body of a statement.
  mutating func openBrace(after keyword: Keyword) -> Bool {
    let isBody = levels[levels.count - 1].awaitsBody || Self.leadingToBody.contains(keyword)
    levels[levels.count - 1].awaitsBody = false
    levels.append(Level())
    return isBody
  }

  mutating func closeBrace(isControl: Bool) -> UInt8 {
    handOn()
    let count = levels.removeLast().count
    if isControl { candidate = Candidate(count: count) }
    return count
  }

  private mutating func handOn() {
    guard let candidate else { return }
    self.candidate = nil
    use(Int(candidate.count) - 1)
  }

  private static let leadingToBody: KeywordSet = [.else, .do, .defer, .repeat]
}

extension Token.Kind {
  /// Whether such a token behind braces in a condition shows that they are a closure of it.
  func continuesCondition(_ keyword: Keyword) -> Bool {
    switch self {
    case .leftBrace, .comma, .dot, .leftParen, .leftBracket, .binaryOperator, .questionInfix,
      .questionPostfix, .exclaimPostfix:
      true
    default: keyword == .where || keyword == .as || keyword == .is
    }
  }
}
