/// Counts `$0`, `$1` … per pair of braces: a closure's parameters are known before it is parsed.
///
/// The braces of an `if`, a loop or a `switch` hand theirs on to the braces they stand in. Whether
/// braces are such a body is told from the word that led to them.
struct ShorthandCounts {
  private struct Level {
    var count: UInt8 = 0
    /// An `if` or its like was seen, but not yet its braces.
    var awaitsBody = false
  }

  private var levels = [Level()]

  mutating func use(_ number: Int) {
    levels[levels.count - 1].count = max(
      levels[levels.count - 1].count, UInt8(clamping: number + 1))
  }

  mutating func note(_ keyword: Keyword, after previous: Token.Kind?) {
    guard previous != .dot else { return }
    switch keyword {
    case .if, .guard, .while, .for, .switch, .catch: levels[levels.count - 1].awaitsBody = true
    default: break
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
    let count = levels.removeLast().count
    if isControl { use(Int(count) - 1) }
    return count
  }

  private static let leadingToBody: KeywordSet = [.else, .do, .defer, .repeat]
}
