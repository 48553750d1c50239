import Foundation

// One comparison: a field, how it is compared, and with what.
extension QueryParser {
  mutating func test(_ token: QueryToken) throws(QueryError) -> QueryTest {
    let field = try field(token)
    guard case .comparison(let comparison) = peek.kind else {
      if field == .cached { return .isCached }
      if field == .finding { return .isEvidence }
      throw error(
        peek, "\(field.rawValue) is not compared with anything",
        "Write, say, \(field.rawValue) \(field.example).")
    }
    let sign = take()
    switch field.content {
    case .truth:
      throw error(
        sign, "\(field.rawValue) stands alone", "Write \(field.rawValue) or !\(field.rawValue).")
    case .name: return try name(field, comparison, sign)
    case .word(let words): return .phase(comparison, try word(of: words, field, comparison, sign))
    case .number: return try number(field, comparison, sign)
    case .length: return try length(field, comparison, sign)
    }
  }

  private func field(_ token: QueryToken) throws(QueryError) -> QueryField {
    if token.kind == .word, let field = QueryField(rawValue: token.text) { return field }
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
        token, "\(token.quoted) stands where a comparison is due", "Write, say, node ~ Grid.")
    }
  }

  private mutating func name(
    _ field: QueryField, _ comparison: Comparison, _ sign: QueryToken
  ) throws(QueryError) -> QueryTest {
    try refuseOrder(of: field, comparison, sign)
    let text = try value(of: field, comparison).text
    return field == .finding ? .finding(comparison, text) : .name(field, comparison, text)
  }

  private mutating func number(
    _ field: QueryField, _ comparison: Comparison, _ sign: QueryToken
  ) throws(QueryError) -> QueryTest {
    if case .number(let number)? = QueryLiteral(peek.text), peek.kind == .word {
      guard comparison != .contains else { throw containsNoNumber(field, sign) }
      _ = take()
      return .number(field, comparison, number)
    }
    guard field == .event else {
      throw error(
        peek, "\(field.rawValue) is compared with a number", "Write, say, \(field.rawValue) == 1.")
    }
    let sorts = QuerySort.allCases.map(\.rawValue)
    return .sort(comparison, try word(of: sorts, field, comparison, sign))
  }

  private mutating func length(
    _ field: QueryField, _ comparison: Comparison, _ sign: QueryToken
  ) throws(QueryError) -> QueryTest {
    guard comparison != .contains else { throw containsNoNumber(field, sign) }
    let token = take()
    guard token.kind == .word else { throw noLength(token) }
    if let other = QueryField(rawValue: token.text), case .length = other.content {
      return .lengths(field, comparison, other)
    }
    guard let literal = QueryLiteral(token.text) else { throw noLength(token) }
    if literal == .ideal { try refuseIdeal(of: field, comparison, token) }
    return .length(field, comparison, literal.length)
  }

  private func noLength(_ token: QueryToken) -> QueryError {
    let what = token.kind == .end ? "a length is missing" : "\(token.quoted) is no length"
    return error(token, what, "Write a number, min, ideal, max, or a field such as ask.width.")
  }

  private func containsNoNumber(_ field: QueryField, _ sign: QueryToken) -> QueryError {
    error(sign, "~ is for text, and \(field.rawValue) is a number", "Write == or an order.")
  }

  private func refuseIdeal(
    of field: QueryField, _ comparison: Comparison, _ token: QueryToken
  ) throws(QueryError) {
    guard field.mayBeIdeal else {
      throw error(
        token, "\(field.rawValue) is never ideal", "Only ask.width and ask.height may be.")
    }
    guard comparison.isOrder else { return }
    throw error(token, "ideal is neither more nor less than a number", "Write == or !=.")
  }

  private func refuseOrder(
    of field: QueryField, _ comparison: Comparison, _ sign: QueryToken
  ) throws(QueryError) {
    guard comparison.isOrder else { return }
    throw error(
      sign, "\(field.rawValue) is text and has no order", "Write ==, != or ~ (contains).")
  }

  /// One of a few words, or for `~` a part of one.
  private mutating func word(
    of words: [String], _ field: QueryField, _ comparison: Comparison, _ sign: QueryToken
  ) throws(QueryError) -> String {
    try refuseOrder(of: field, comparison, sign)
    let token = try value(of: field, comparison)
    let isKnown = words.contains { comparison.holds($0, token.text) || $0 == token.text }
    guard isKnown, comparison == .contains || words.contains(token.text) else {
      throw error(
        token, "\(field.rawValue) is never \(token.quoted)",
        "It is one of \(words.joined(separator: ", ")).")
    }
    return token.text
  }

  private mutating func value(
    of field: QueryField, _ comparison: Comparison
  ) throws(QueryError) -> QueryToken {
    let token = take()
    guard token.kind == .word || token.kind == .string else {
      throw error(
        token, "what \(field.rawValue) is compared with is missing",
        "Write, say, \(field.rawValue) \(field.example).")
    }
    if comparison == .contains, token.text.isEmpty {
      throw error(token, "everything contains an empty text", "Write what to look for.")
    }
    return token
  }
}

extension QueryField {
  /// A comparison that makes sense.
  fileprivate var example: String {
    switch self {
    case .event: "== answer"
    case .pass: "== 1"
    case .phase: "== placing"
    case .finding: "~ minimum"
    case .cached: ""
    case .node, .kind, .parent: "~ Grid"
    default: "> 100"
    }
  }
}
