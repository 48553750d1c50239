extension Parser {
  /// A `let` or `var` declaration with all its bindings.
  mutating func variable(isLet: Bool) -> (Declaration.Kind, anchor: Int)? {
    let anchor = offset
    var bindings: [VariableDeclaration.Binding] = []
    repeat {
      guard kind == .identifier || kind == .leftParen else {
        expected("a name")
        break
      }
      bindings.append(binding())
    } while take(.comma)
    guard !bindings.isEmpty else { return nil }
    shareTypes(&bindings)
    return (.variable(VariableDeclaration(isLet: isLet, bindings: bindings)), anchor)
  }

  private mutating func binding() -> VariableDeclaration.Binding {
    let pattern = declaredPattern()
    var binding = VariableDeclaration.Binding(
      pattern: pattern, type: nil, initialValue: nil, getter: nil, setter: nil,
      hasObservers: false)
    if take(.colon) { binding.type = type() ?? missingType() }
    if take(.equal) { binding.initialValue = initialValue() }
    takeAccessors(of: &binding)
    return binding
  }

  private mutating func declaredPattern() -> Pattern {
    if kind == .leftParen { return pattern(bindsNames: true) }
    let name = text(at: position)
    advance()
    return name == "_" ? .wildcard : .binding(name)
  }

  private mutating func initialValue() -> ExpressionID {
    with(.accessorsMayFollow) { $0.expression() }
  }

  private mutating func takeAccessors(of binding: inout VariableDeclaration.Binding) {
    guard kind == .leftBrace, !mode.contains(.bracesAreBodies) else { return }
    if binding.initialValue != nil, !isAccessorBlock(position) { return }
    let accessors = accessors()
    binding.getter = accessors.getter
    binding.setter = accessors.setter
    binding.hasObservers = accessors.hasObservers
  }

  /// `var a, b: Int`: a type also applies to the names before it.
  private func shareTypes(_ bindings: inout [VariableDeclaration.Binding]) {
    for index in bindings.indices.dropLast().reversed()
    where bindings[index].type == nil && bindings[index].initialValue == nil {
      bindings[index].type = bindings[index + 1].type
    }
  }
}

// MARK: - Accessors

extension Parser {
  struct Accessors {
    var getter: BlockID?
    var setter: (parameter: String, body: BlockID)?
    var hasObservers = false
  }

  /// Whether the braces at an index contain `get`, `set` … rather than a getter's statements.
  func isAccessorBlock(_ brace: Int) -> Bool {
    guard kind(at: brace) == .leftBrace else { return false }
    var index = brace + 1
    while kind(at: index) == .at || keyword(at: index).isModifier {
      index = kind(at: index) == .at ? behindAttribute(index) : index + 1
    }
    if Self.newAccessorWords.contains(keyword(at: index)) { return leadsToAccessor(index) }
    guard Self.accessorWords.contains(keyword(at: index)) else { return false }
    let takesName = [.set, .willSet, .didSet, .initializer].contains(keyword(at: index))
    var next = index + 1
    if takesName, kind(at: next) == .leftParen { next = after(next) }
    let follows: KeywordSet = [.get, .set, .async, .throws, .mutating, .nonmutating, ._modify]
    return [.leftBrace, .rightBrace, .semicolon, .at].contains(kind(at: next))
      || next >= close(of: brace)
      || follows.contains(keyword(at: next))
  }

  /// Whether another accessor follows one that could also be a call: `read { … } modify { … }`
  private func leadsToAccessor(_ index: Int) -> Bool {
    var next = kind(at: index + 1) == .leftBrace ? after(index + 1) : index + 1
    while kind(at: next) == .at || keyword(at: next).isModifier {
      next = kind(at: next) == .at ? behindAttribute(next) : next + 1
    }
    return Self.accessorWords.contains(keyword(at: next))
  }

  /// The accessors in the braces; plain statements are the getter.
  mutating func accessors() -> Accessors {
    guard isAccessorBlock(position) else { return Accessors(getter: block()) }
    return inside { $0.accessorList() }
  }

  private mutating func accessorList() -> Accessors {
    var accessors = Accessors()
    while !isAtEnd {
      let start = position
      _ = attributes()
      while keyword.isModifier { advance() }
      takeAccessor(&accessors)
      if position == start { advance() }
    }
    return accessors
  }

  private mutating func takeAccessor(_ accessors: inout Accessors) {
    let word = keyword
    guard Self.accessorWords.contains(word) else { return }
    advance()
    let parameter = accessorParameter()
    skipEffects()
    let body = kind == .leftBrace ? block() : nil
    switch word {
    case .get, ._read, .unsafeAddress, .read, .borrow: accessors.getter = body
    case .set: accessors.setter = body.map { (parameter ?? "newValue", $0) }
    case .willSet, .didSet: accessors.hasObservers = true
    default: break
    }
  }

  private mutating func accessorParameter() -> String? {
    guard kind == .leftParen else { return nil }
    let name = kind(at: position + 1) == .identifier ? text(at: position + 1) : nil
    position = after(position)
    return name
  }

  private static let accessorWords: KeywordSet = [
    .get, .set, .willSet, .didSet, ._read, ._modify, .initializer, .unsafeAddress,
    .unsafeMutableAddress, .borrow, .mutate, .read, .modify,
  ]

  /// Accessors of recent compilers only.
  private static let newAccessorWords: KeywordSet = [.borrow, .mutate, .read, .modify]
}
