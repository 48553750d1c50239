/// Parses a query into steps of evaluation.
///
/// Uses an explicit stack instead of recursion, so any nesting works.
struct QueryParser {
  private let text: String
  let tokens: [QueryToken]
  private(set) var index = 0
  private var open: [Open] = []
  private var steps: [Query.Step] = []

  private enum Open: Equatable {
    case parenthesis(QueryToken)
    case not
    /// The step that skips the right operand.
    case and(Int)
    case or(Int)
  }

  init(_ text: String) throws(QueryError) {
    self.text = text
    guard text.utf8.count <= Query.mostCharacters else {
      throw QueryError(
        text: text, column: 1, length: 1,
        reason: "it has more than \(Query.mostCharacters) bytes", remedy: "Ask for less at once.")
    }
    tokens = try QueryLexer.tokens(of: text)
  }

  mutating func parse() throws(QueryError) -> [Query.Step] {
    repeat { try operand() } while try junction()
    return steps
  }

  /// Parses up to the next `&&` or `||`.
  private mutating func operand() throws(QueryError) {
    while true {
      let token = take()
      if token.kind == .not {
        open.append(.not)
      } else if token.kind == .open {
        open.append(.parenthesis(token))
      } else {
        steps.append(.test(try test(token)))
        settleNots()
        break
      }
    }
    while peek.kind == .close { try close(take()) }
  }

  private mutating func close(_ token: QueryToken) throws(QueryError) {
    settleJunctions(includingOr: true)
    guard case .parenthesis? = open.popLast() else {
      throw error(token, "nothing is open that ) could close", "Take it away, or add a (.")
    }
    settleNots()
  }

  /// Whether the query continues.
  private mutating func junction() throws(QueryError) -> Bool {
    let token = take()
    switch token.kind {
    case .and:
      settleJunctions(includingOr: false)
      open.append(.and(steps.count))
      steps.append(.skipUnless(0))
    case .or:
      settleJunctions(includingOr: true)
      open.append(.or(steps.count))
      steps.append(.skipIf(0))
    case .end:
      try end()
      return false
    default: throw missingJunction(token)
    }
    return true
  }

  private mutating func end() throws(QueryError) {
    settleJunctions(includingOr: true)
    guard case .parenthesis(let token)? = open.last else { return }
    throw error(token, "the ( is not closed", "Put a ) where its part ends.")
  }

  private mutating func settleNots() {
    while open.last == .not {
      open.removeLast()
      steps.append(.not)
    }
  }

  /// `&&` binds more tightly than `||`.
  private mutating func settleJunctions(includingOr: Bool) {
    while true {
      switch open.last {
      case .and(let step): steps[step] = .skipUnless(steps.count)
      case .or(let step) where includingOr: steps[step] = .skipIf(steps.count)
      default: return
      }
      open.removeLast()
    }
  }
}

extension QueryParser {
  var peek: QueryToken { tokens[index] }

  /// Consumes and returns the next token; the end is never consumed.
  mutating func take() -> QueryToken {
    defer { index = min(index + 1, tokens.count - 1) }
    return tokens[index]
  }

  func error(_ token: QueryToken, _ reason: String, _ remedy: String) -> QueryError {
    QueryError(
      text: text, column: token.column, length: token.length, reason: reason, remedy: remedy)
  }

  private func missingJunction(_ token: QueryToken) -> QueryError {
    let meant = ["and": "&&", "or": "||"][token.text.lowercased()]
    return error(
      token, "\(token.quoted) stands where && or || is expected",
      meant.map { "Write \($0)." }
        ?? "Join comparisons with && or ||; put names with spaces in \"…\"."
    )
  }
}
