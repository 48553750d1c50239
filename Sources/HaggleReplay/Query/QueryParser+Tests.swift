// A comparison: field, operator and value.
extension QueryParser {
  mutating func test(_ token: QueryToken) throws(QueryError) -> QueryTest {
    let field = try field(token)
    guard case .comparison(let comparison) = peek.kind else {
      if let alone = field.alone { return .event(alone) }
      throw error(
        peek, "\(field.name) is not compared with anything", "Write, say, \(field.comparison).")
    }
    let sign = take()
    switch field.content {
    case nil:
      throw error(sign, "\(field.name) stands alone", "Write \(field.name) or !\(field.name).")
    case .number(let read): return try number(field, comparison, sign, by: read)
    case .numberOrWord(let read, let words):
      guard peek.kind == .word, case .number? = QueryLiteral(peek.text) else {
        return try word(field, comparison, sign, among: words)
      }
      return try number(field, comparison, sign, by: read)
    case .length(let read): return try length(field, comparison, sign, by: read)
    case .word(let words): return try word(field, comparison, sign, among: words)
    case .texts(let read):
      let text = try text(field, comparison, sign)
      return .event { facts in
        let texts = read(facts)
        return !texts.isEmpty && comparison.holds(texts, text)
      }
    case .node(let holds):
      let text = try text(field, comparison, sign)
      return .node(name: comparison == .unequal ? nil : text) { holds($0, $1, comparison, text) }
    }
  }

  private func field(_ token: QueryToken) throws(QueryError) -> QueryField {
    if token.kind == .word, let field = QueryField.named(token.text) { return field }
    switch token.kind {
    case .word where QueryLiteral(token.text) != nil, .string:
      throw error(
        token, "a comparison begins with a field", "Write, say, ask.width == \(token.text).")
    case .word:
      throw error(
        token, "there is no field \(token.quoted)", QueryField.remedy(for: token.text))
    case .end: throw error(token, "a comparison is missing", "Write, say, node ~ Grid.")
    default:
      throw error(
        token, "\(token.quoted) stands where a comparison is expected", "Write, say, node ~ Grid.")
    }
  }

  private mutating func text(
    _ field: QueryField, _ comparison: Comparison, _ sign: QueryToken
  ) throws(QueryError) -> String {
    try refuseOrder(of: field, comparison, sign)
    return try value(of: field, comparison).text
  }

  private mutating func number(
    _ field: QueryField, _ comparison: Comparison, _ sign: QueryToken,
    by read: @escaping @Sendable (EventFacts) -> Int?
  ) throws(QueryError) -> QueryTest {
    guard case .number(let number)? = QueryLiteral(peek.text), peek.kind == .word else {
      throw error(
        peek, "\(field.name) is compared with a number", "Write, say, \(field.comparison).")
    }
    guard comparison != .contains else { throw containsNoNumber(field, sign) }
    _ = take()
    if field.name == QueryField.event, comparison == .equal, let only = Int(exactly: number) {
      return .only(only)
    }
    return .event { read($0).map { comparison.holds(Double($0), number) } ?? false }
  }

  private mutating func length(
    _ field: QueryField, _ comparison: Comparison, _ sign: QueryToken,
    by read: @escaping @Sendable (EventFacts) -> QueryLength?
  ) throws(QueryError) -> QueryTest {
    guard comparison != .contains else { throw containsNoNumber(field, sign) }
    let token = take()
    guard token.kind == .word else { throw noLength(token) }
    if case .length(let other)? = QueryField.named(token.text)?.content {
      return .event { facts in
        guard let a = read(facts), let b = other(facts) else { return false }
        return comparison.holds(a, b)
      }
    }
    guard let literal = QueryLiteral(token.text) else { throw noLength(token) }
    if literal == .ideal { try refuseIdeal(of: field, comparison, token) }
    let length = literal.length
    return .event { read($0).map { comparison.holds($0, length) } ?? false }
  }

  private func noLength(_ token: QueryToken) -> QueryError {
    let what = token.kind == .end ? "a length is missing" : "\(token.quoted) is no length"
    return error(token, what, "Write a number, min, ideal, max, or a field such as ask.width.")
  }

  private func containsNoNumber(_ field: QueryField, _ sign: QueryToken) -> QueryError {
    error(sign, "~ is for text, and \(field.name) is a number", "Write == or an order.")
  }

  private func refuseIdeal(
    of field: QueryField, _ comparison: Comparison, _ token: QueryToken
  ) throws(QueryError) {
    guard field.mayBeIdeal else {
      throw error(
        token, "\(field.name) is never ideal", "Only \(QueryField.ideals) may be.")
    }
    guard comparison.isOrder else { return }
    throw error(token, "ideal is neither more nor less than a number", "Write == or !=.")
  }

  private func refuseOrder(
    of field: QueryField, _ comparison: Comparison, _ sign: QueryToken
  ) throws(QueryError) {
    guard comparison.isOrder else { return }
    throw error(
      sign, "\(field.name) is text and has no order", "Write ==, != or ~ (contains).")
  }

  /// A word from a list; for `~`, a part of one.
  private mutating func word(
    _ field: QueryField, _ comparison: Comparison, _ sign: QueryToken, among words: QueryField.Words
  ) throws(QueryError) -> QueryTest {
    try refuseOrder(of: field, comparison, sign)
    let token = try value(of: field, comparison)
    let word = token.text
    let isKnown = words.all.contains { comparison.holds($0, word) || $0 == word }
    guard isKnown, comparison == .contains || words.all.contains(word) else {
      throw error(
        token, "\(field.name) is never \(token.quoted)",
        "It is one of \(words.all.joined(separator: ", ")).")
    }
    return .event { words.read($0).map { comparison.holds($0, word) } ?? false }
  }

  private mutating func value(
    of field: QueryField, _ comparison: Comparison
  ) throws(QueryError) -> QueryToken {
    let token = take()
    guard token.kind == .word || token.kind == .string else {
      throw error(
        token, "what \(field.name) is compared with is missing",
        "Write, say, \(field.comparison).")
    }
    if comparison == .contains, token.text.isEmpty {
      throw error(token, "everything contains an empty text", "Write what to look for.")
    }
    return token
  }
}

extension QueryField {
  /// An example of a comparison.
  fileprivate var comparison: String { "\(name) \(example)" }

  /// `ask.width and ask.height`
  fileprivate static var ideals: String {
    all.filter { $0.mayBeIdeal }.map { $0.name }.joined(separator: " and ")
  }
}
