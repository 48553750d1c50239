extension Parser {
  /// The conditions between `if`, `guard` or `while` and its body.
  mutating func conditions() -> [Condition] {
    withBodyAhead { parser in
      var conditions = [parser.condition()]
      while parser.take(.comma) {
        if parser.kind == .leftBrace || parser.keyword == .else { break }
        conditions.append(parser.condition())
      }
      return conditions
    }
  }

  private mutating func condition() -> Condition {
    switch keyword {
    case .let, .var: return binding()
    case .case: return caseCondition()
    default: break
    }
    if kind == .macro, spells(position, "#available") || spells(position, "#unavailable") {
      return availability()
    }
    return .expression(expression())
  }

  private mutating func binding() -> Condition {
    advance()
    let start = offset
    let name = pattern(bindsNames: true)
    if take(.colon) { _ = type() }
    if take(.equal) { return .binding(name: name, value: expression()) }
    guard case .binding(let word) = name else { return .binding(name: name, value: nil) }
    return .binding(name: name, value: add(.identifier(word), from: start))
  }

  private mutating func caseCondition() -> Condition {
    advance()
    let pattern = with(.stopsAtEqual) { $0.pattern(bindsNames: false) }
    if take(.colon) { _ = type() }
    if !take(.equal) { expected("`=`") }
    return .pattern(pattern, value: expression())
  }

  private mutating func availability() -> Condition {
    let isUnavailable = spells(position, "#unavailable")
    let start = offset
    advance()
    guard kind == .leftParen else {
      return .availability(text: "", isUnavailable: isUnavailable, offset: start)
    }
    let text = foldedText(position + 1..<close(of: position))
    position = after(position)
    return .availability(text: text, isUnavailable: isUnavailable, offset: start)
  }
}
