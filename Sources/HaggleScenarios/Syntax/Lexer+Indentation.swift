extension Lexer {
  /// The first braces whose closing one begins a line that is indented less than the line of the
  /// opening one: when a `}` is missing, this is where the ones behind it went out of step.
  func misindentedBraces() -> (open: Int, close: Int)? {
    var indentation = 0
    var openings: [Int: (token: Int, indentation: Int)] = [:]
    for (index, token) in tokens.enumerated() {
      if token.flags.contains(.newlineBefore) { indentation = column(of: token) }
      if token.kind == .leftBrace { openings[Int(token.match)] = (index, indentation) }
      guard token.kind == .rightBrace, token.flags.contains(.newlineBefore),
        let opening = openings[index], indentation < opening.indentation
      else { continue }
      return (opening.token, index)
    }
    return nil
  }

  private func column(of token: Token) -> Int {
    var start = Int(token.start)
    while start > 0, bytes[start - 1] == 32 || bytes[start - 1] == 9 { start -= 1 }
    return Int(token.start) - start
  }
}
