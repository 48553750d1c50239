extension SyntaxTree {
  /// The code of a range in one line, without its comments, as it would be written there. Nil where
  /// only lines can say it: in a string of several lines, or below `#if`.
  package func line(of span: SourceSpan) -> String? {
    let starts = Set(statements.lazy.map(\.span.lowerBound).filter(span.contains))
    var line = ""
    var isFirst = true
    for index in firstToken(from: span.lowerBound)..<firstToken(from: span.upperBound) {
      let token = tokens[index]
      switch token.kind {
      case .compilationIf, .compilationElse, .compilationEnd: return nil
      case .stringOpen where token.flags.contains(.multiline): return nil
      default: break
      }
      let text = source.text(in: token.span)
      if text.contains("\n") { return nil }
      if isFirst {
        line = text
      } else {
        let previous = tokens[index - 1].kind
        let isNext =
          token.flags.contains(.newlineBefore) && starts.contains(token.span.lowerBound)
          && ![.leftBrace, .colon, .semicolon].contains(previous)
          && tokens[index - 1].keyword != .in
        line += (isNext ? "; " : token.flags.contains(.spaceBefore) ? " " : "") + text
      }
      isFirst = false
    }
    return isFirst ? nil : line
  }
}
