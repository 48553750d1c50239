import HaggleVocabulary

extension Parser {
  /// `\.self`, `\Type.name[0].other`: the names, without the root type.
  mutating func keyPath() -> ExpressionID {
    let start = offset
    advance()
    var components: [String] = []
    if kind == .identifier || kind == .leftBracket || kind == .leftParen { skipKeyPathRoot() }
    while let component = keyPathComponent() {
      if !component.isEmpty { components.append(component) }
    }
    return add(.keyPath(components), from: start)
  }

  private mutating func skipKeyPathRoot() {
    if kind == .identifier {
      advance()
      skipGenericArguments()
      while kind == .dot, isTypeName(position + 1) {
        position += 2
        skipGenericArguments()
      }
    } else {
      position = after(position)
    }
  }

  private func isTypeName(_ index: Int) -> Bool {
    kind(at: index) == .identifier && text(at: index).isTypeName
  }

  /// A name, or `?`, `!` and subscripts, which are ignored; nil at the end.
  private mutating func keyPathComponent() -> String? {
    switch kind {
    case .dot where !startsLine(position) || position == 0: return namedComponent()
    case .questionPostfix, .exclaimPostfix:
      advance()
      return ""
    case .leftBracket where !hasSpaceBefore(position):
      let text = foldedText(position..<after(position))
      position = after(position)
      return text
    default: return nil
    }
  }

  private mutating func namedComponent() -> String? {
    let next = kind(at: position + 1)
    if next == .questionPostfix || next == .exclaimPostfix || next == .leftBracket {
      advance()
      return ""
    }
    guard next == .identifier || next == .integer else { return nil }
    let name = text(at: position + 1)
    position += 2
    return name
  }
}
