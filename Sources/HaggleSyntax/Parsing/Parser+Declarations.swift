extension Parser {
  /// The part of a declaration before its keyword.
  struct Head {
    var start: Int
    var attributes: [Attribute] = []
    var modifiers: [String] = []
  }

  /// Whether a declaration begins here: its keyword may follow attributes and modifiers.
  var startsDeclaration: Bool {
    guard kind == .identifier || kind == .at else { return false }
    var index = position
    while index < end {
      if kind(at: index) == .at {
        index = behindAttribute(index)
      } else if declares(index) {
        return true
      } else if keyword(at: index).isModifier || keyword(at: index) == .async {
        let isReserved = keyword(at: index).isReserved
        index += 1
        if !isReserved, startsLine(index) { return false }
        if opensModifierDetail(index) { index = after(index) }
      } else {
        return false
      }
    }
    return false
  }

  /// Whether the token at an index is a declaration's own keyword.
  private func declares(_ index: Int) -> Bool {
    let next = kind(at: index + 1)
    let keyword = keyword(at: index)
    if keyword.declares { return true }
    switch keyword {
    case .case: return context == .members
    case .initializer:
      let isFailable = next == .questionPostfix || next == .exclaimPostfix
      return next == .leftParen || beginsGenerics(index + 1) || isFailable
    case .actor: return next == .identifier && !startsLine(index + 1) && opensType(index + 2)
    case .macro:
      return next == .identifier && !startsLine(index + 1)
        && (kind(at: index + 2) == .leftParen || kind(at: index + 2).isOperator)
    default: return misspelling(index) != nil || (index > position && isMissingVar(index))
    }
  }

  private func beginsGenerics(_ index: Int) -> Bool {
    kind(at: index).isOperator && bytes[Int(tokens[index].start)] == UInt8(ascii: "<")
  }

  private func opensType(_ index: Int) -> Bool {
    let kind = kind(at: index)
    return kind == .leftBrace || kind == .colon || kind.isOperator || keyword(at: index) == .where
  }

  // MARK: - Reading them

  mutating func declaration() -> StatementID? {
    var head = Head(start: offset)
    while let more = modifierOrAttribute() {
      head.attributes += more.attributes
      head.modifiers += more.modifiers
    }
    guard let (kind, anchor) = declarationKind() else { return nil }
    let span = head.start..<max(previousEnd, head.start)
    tree.declarations.append(
      Declaration(
        kind: kind, span: span, anchor: anchor, attributes: head.attributes,
        modifiers: head.modifiers))
    let id = DeclarationID(index: Int32(tree.declarations.count - 1))
    return add(.declaration(id), from: head.start)
  }

  private mutating func modifierOrAttribute() -> Head? {
    if kind == .at { return Head(start: 0, attributes: attributes()) }
    let isClassModifier = keyword == .class && startsMember(position + 1)
    guard keyword.isModifier || isClassModifier || keyword == .async else { return nil }
    var modifier = text(at: position)
    advance()
    if opensModifierDetail(position) {
      modifier += foldedText(position..<after(position))
      position = after(position)
    }
    return Head(start: 0, modifiers: [modifier])
  }

  /// `private(set)`, `unowned(safe)`; old code has a space before the parenthesis.
  private func opensModifierDetail(_ index: Int) -> Bool {
    kind(at: index) == .leftParen && (!hasSpaceBefore(index) || spells(index + 1, "set"))
  }

  /// `class func`, `class override var`
  private func startsMember(_ index: Int) -> Bool {
    let keyword = keyword(at: index)
    return [.func, .var, .let, .subscript, .initializer].contains(keyword)
      || (keyword.isModifier && declares(index + 1))
  }

  private mutating func declarationKind() -> (Declaration.Kind, anchor: Int)? {
    let start = offset
    if isMissingVar(position) {
      reportMissingVar()
      return variable(isLet: false)
    }
    let misspelling = misspelling(position)
    if let misspelling { reportMisspelling(of: misspelling) }
    let keyword = misspelling ?? keyword
    if let kind = TypeDeclaration.Kind(rawValue: keyword.word) {
      return typeDeclaration(kind)
    }
    advance()
    switch keyword {
    case .import: return (importDeclaration(), start)
    case .func: return function()
    case .initializer: return initializer(start)
    case .deinit:
      if kind == .leftBrace { _ = block() }
      return (.deinitializer, start)
    case .subscript: return subscriptDeclaration(start)
    case .var, .let: return variable(isLet: keyword == .let)
    case .case: return (.enumCase(enumCases()), offset)
    case .typealias: return typeAlias()
    case .associatedtype: return associatedType()
    default: return other(keyword)
    }
  }

  private mutating func importDeclaration() -> Declaration.Kind {
    if keyword.declares { advance() }
    guard kind == .identifier, !isOnNewLine else {
      expected("a module's name")
      return .import("")
    }
    let path = position
    advance()
    while kind == .dot, kind(at: position + 1) == .identifier { position += 2 }
    return .import(foldedText(path..<position))
  }

  /// Operators, precedence groups and macros have no meaning for an evaluator.
  private mutating func other(_ keyword: Keyword) -> (Declaration.Kind, anchor: Int)? {
    let anchor = offset
    switch keyword {
    case .precedencegroup, .operator: position = nextLine(from: position)
    case .macro: macroDeclaration()
    default:
      expected("a declaration")
      return nil
    }
    return (.other(keyword.word), anchor)
  }

  private mutating func macroDeclaration() {
    advance()
    _ = genericParameters()
    if kind == .leftParen { position = after(position) }
    if take(.arrow) { _ = type() ?? missingType() }
    if take(.equal) { _ = expression() }
    whereClause()
  }
}
