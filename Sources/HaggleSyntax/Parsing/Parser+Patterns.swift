import HaggleVocabulary

extension Parser {
  /// A pattern; `bindsNames` if a bare name is a new variable, as in `for` and after `let`.
  mutating func pattern(bindsNames: Bool) -> Pattern {
    guard depth < levels, typeDepth < Self.typeLevels else {
      report(.tooDeep, "pattern nested too deeply: left out")
      position = end
      return .wildcard
    }
    typeDepth += 1
    defer { typeDepth -= 1 }
    return suffixed(barePattern(bindsNames: bindsNames))
  }

  private mutating func suffixed(_ pattern: Pattern) -> Pattern {
    var pattern = pattern
    while kind == .questionPostfix {
      advance()
      pattern = .optional(pattern)
    }
    if keyword == .as {
      advance()
      pattern = .type(type() ?? missingType(), pattern)
    }
    return pattern
  }

  private mutating func barePattern(bindsNames: Bool) -> Pattern {
    switch keyword {
    case .let, .var, .inout:
      advance()
      return self.pattern(bindsNames: true)
    case .is:
      advance()
      return .type(type() ?? missingType(), nil)
    default: break
    }
    if kind == .leftParen, endsPattern(after(position)) {
      return tuplePattern(bindsNames: bindsNames)
    }
    if let path = enumCasePath() { return enumCase(path, bindsNames: bindsNames) }
    if kind == .identifier, endsPattern(position + 1) {
      if spells(position, "_") {
        advance()
        return .wildcard
      }
      if bindsNames, !keyword.isReserved || keyword == .selfValue { return name() }
    }
    return .expression(expression())
  }

  private mutating func name() -> Pattern {
    let name = text(at: position)
    advance()
    return .binding(name)
  }

  /// Parentheses around a single pattern are a grouping.
  private mutating func tuplePattern(bindsNames: Bool) -> Pattern {
    let elements = inside { $0.payload(bindsNames: bindsNames) }
    if elements.count == 1, elements[0].label == nil { return elements[0].pattern }
    return .tuple(elements)
  }

  private mutating func payload(bindsNames: Bool) -> [(label: String?, pattern: Pattern)] {
    var elements: [(label: String?, pattern: Pattern)] = []
    while !isAtEnd {
      let start = position
      var label: String?
      if kind == .identifier, kind(at: position + 1) == .colon {
        label = text(at: position)
        position += 2
      }
      elements.append((label, pattern(bindsNames: bindsNames)))
      let junk = position
      while !isAtEnd, kind != .comma { position = skipping(position) }
      leaveOut(from: junk, to: position)
      if !take(.comma), position == start { advance() }
    }
    return elements
  }

  // MARK: - Cases of enums

  /// The tokens of `.name` or `Type.name`, if only a payload in parentheses follows.
  private func enumCasePath() -> Range<Int>? {
    var index = position
    while kind(at: index) == .identifier, kind(at: index + 1) == .dot, isCapitalized(index) {
      index += 2
    }
    if index == position {
      guard kind == .dot else { return nil }
      index += 1
    }
    guard kind(at: index) == .identifier else { return nil }
    var next = index + 1
    if keyword(at: index) == .selfValue, kind(at: next) != .leftParen { return nil }
    if kind(at: next) == .leftParen, !hasSpaceBefore(next) { next = after(next) }
    return endsPattern(next) ? position..<index + 1 : nil
  }

  private func isCapitalized(_ index: Int) -> Bool {
    text(at: index).isTypeName
  }

  private mutating func enumCase(_ path: Range<Int>, bindsNames: Bool) -> Pattern {
    let name = text(at: path.upperBound - 1)
    let type = path.dropLast(2).isEmpty ? nil : foldedText(path.dropLast(2))
    position = path.upperBound
    guard kind == .leftParen, !hasSpaceBefore(position) else {
      return .enumCase(type: type, name: name, payload: nil)
    }
    // `.labelled(_:by:)` counts as the name.
    if !compoundName().isEmpty { return .enumCase(type: type, name: name, payload: nil) }
    let payload = inside { $0.payload(bindsNames: bindsNames) }
    return .enumCase(type: type, name: name, payload: payload)
  }

  private func endsPattern(_ index: Int) -> Bool {
    switch kind(at: index) {
    case .end, .comma, .colon, .equal, .leftBrace, .rightParen, .questionPostfix, .semicolon: true
    default: [.in, .where, .as, .else].contains(keyword(at: index)) || startsLine(index)
    }
  }
}
