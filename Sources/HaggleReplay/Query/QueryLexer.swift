/// Splits a query into tokens.
struct QueryLexer {
  private let text: String
  private let characters: [Character]
  private var index = 0

  static func tokens(of text: String) throws(QueryError) -> [QueryToken] {
    var lexer = QueryLexer(text)
    var tokens: [QueryToken] = []
    while tokens.last?.kind != .end { tokens.append(try lexer.next()) }
    return tokens
  }

  private init(_ text: String) {
    self.text = text
    characters = Array(text)
  }

  private mutating func next() throws(QueryError) -> QueryToken {
    while index < characters.count, characters[index].isWhitespace { index += 1 }
    guard index < characters.count else { return token(.end, from: index) }
    let start = index
    switch characters[index] {
    case "\"": return try string()
    case "(", ")": return sign(characters[index] == "(" ? .open : .close, length: 1)
    case "&", "|": return try junction(characters[index])
    case "=", "!", "<", ">", "~": return try comparison()
    default: break
    }
    while index < characters.count, Self.isInWord(characters[index]) { index += 1 }
    if index > start { return token(.word, from: start) }
    throw stray(characters[start])
  }

  /// Any character without a meaning of its own.
  private static func isInWord(_ character: Character) -> Bool {
    !character.isWhitespace && !"()\"'“”„‘’&|=!<>~,;\\".contains(character)
  }

  private mutating func junction(_ sign: Character) throws(QueryError) -> QueryToken {
    guard follows(sign) else {
      throw error(
        1, "a single \(sign) has no meaning", "Write \(sign)\(sign).")
    }
    return self.sign(sign == "&" ? .and : .or, length: 2)
  }

  private mutating func comparison() throws(QueryError) -> QueryToken {
    let sign = characters[index]
    if sign != "~", follows("=") {
      let comparison = Comparison(rawValue: "\(sign)=")
      return self.sign(comparison.map { .comparison($0) } ?? .end, length: 2)
    }
    if sign == "!" { return self.sign(.not, length: 1) }
    guard let comparison = Comparison(rawValue: String(sign)) else {
      throw error(1, "a single = has no meaning", "Write == to compare.")
    }
    return self.sign(.comparison(comparison), length: 1)
  }

  private func follows(_ character: Character) -> Bool {
    index + 1 < characters.count && characters[index + 1] == character
  }

  private mutating func sign(_ kind: QueryToken.Kind, length: Int) -> QueryToken {
    index += length
    return token(kind, from: index - length)
  }

  private func token(_ kind: QueryToken.Kind, from start: Int) -> QueryToken {
    QueryToken(
      kind: kind, text: String(characters[start..<index]), column: start + 1,
      length: max(1, index - start))
  }

  private func stray(_ character: Character) -> QueryError {
    if "'“”„‘’".contains(character) {
      return error(1, "\(character) is no quote here", "Put text into \"…\".")
    }
    return error(1, "\(character) has no meaning outside of quotes", "Put text into \"…\".")
  }

  private func error(_ length: Int, _ reason: String, _ remedy: String) -> QueryError {
    QueryError(text: text, column: index + 1, length: length, reason: reason, remedy: remedy)
  }
}

extension QueryLexer {
  /// A quoted text, with the escapes used in printed names.
  private mutating func string() throws(QueryError) -> QueryToken {
    let start = index
    var text = ""
    index += 1
    while index < characters.count, characters[index] != "\"" {
      if characters[index] == "\\" {
        text.append(try escaped())
      } else {
        text.append(characters[index])
        index += 1
      }
    }
    guard index < characters.count else {
      index = start
      throw error(1, "the quote is not closed", "Put a \" where the text ends.")
    }
    index += 1
    return QueryToken(kind: .string, text: text, column: start + 1, length: index - start)
  }

  private mutating func escaped() throws(QueryError) -> Character {
    guard index + 1 < characters.count else { throw unknownEscape }
    let next = characters[index + 1]
    switch next {
    case "\"", "\\": break
    case "n", "t":
      index += 2
      return next == "n" ? "\n" : "\t"
    case "u": return try scalar()
    default: throw unknownEscape
    }
    index += 2
    return next
  }

  /// `\u{1b}`
  private mutating func scalar() throws(QueryError) -> Character {
    let rest = characters[(index + 2)...].prefix(10)
    guard rest.first == "{", let end = rest.firstIndex(of: "}"),
      let value = UInt32(String(rest[(index + 3)..<end]), radix: 16),
      let scalar = UnicodeScalar(value)
    else { throw unknownEscape }
    index = end + 1
    return Character(scalar)
  }

  private var unknownEscape: QueryError {
    error(1, "\\ begins nothing that is known", "Write \\\", \\\\, \\n, \\t or \\u{…}.")
  }
}
