import HaggleSyntax

// Types: what their properties, initializers and protocols ask for.

extension FaultSearch {
  mutating func searchTypes() {
    for declaration in tree.declarations {
      switch declaration.kind {
      case .type(let type):
        searchRequirements(of: type)
        searchProperties(of: type)
        searchParameters(of: type)
        if type.kind == .enum, type.hasRawValues, !hasCases(type) {
          note(.withoutCases(type.name))
        }
      case .function(let function): searchParameters(of: function, declaration)
      default: break
      }
    }
  }

  func members(of type: TypeDeclaration) -> [Declaration] {
    tree.declarations(among: tree.statements(of: type.members)).map { tree[$0] }
  }

  private func hasCases(_ type: TypeDeclaration) -> Bool {
    members(of: type).contains { if case .enumCase = $0.kind { true } else { false } }
  }

  // MARK: Protocols

  private mutating func searchRequirements(of type: TypeDeclaration) {
    guard type.kind != .protocol else { return }
    for inherited in type.inherited.map(\.name) {
      let required = WrittenBlock.requirements(of: inherited) + stated(by: inherited)
      for name in required where !own.has(name, in: type.name) {
        if type.kind == .class, inherited == "Identifiable" { continue }
        if own.has(name, in: inherited), hasDefault(name, inherited) { continue }
        note(.requirement(type: type.name, name: name))
      }
    }
  }

  /// What a protocol of the text asks for.
  private func stated(by name: String) -> [String] {
    for declaration in tree.declarations {
      guard case .type(let type) = declaration.kind, type.kind == .protocol, type.name == name
      else { continue }
      return members(of: type).flatMap(\.names)
    }
    return []
  }

  /// Whether an extension of a protocol has it.
  private func hasDefault(_ name: String, _ inherited: String) -> Bool {
    tree.declarations.contains { declaration in
      guard case .type(let type) = declaration.kind, type.kind == .extension,
        type.name == inherited
      else { return false }
      return members(of: type).contains { $0.names.contains(name) }
    }
  }

  // MARK: Stored properties

  private mutating func searchProperties(of type: TypeDeclaration) {
    guard type.kind == .struct || type.kind == .class || type.kind == .actor else { return }
    let initializers = members(of: type).filter {
      if case .initializer = $0.kind { true } else { false }
    }
    if initializers.isEmpty, type.kind == .struct { return }
    let needed = members(of: type).flatMap { $0.propertiesToSet }
    for name in needed {
      let isSet =
        !initializers.isEmpty
        && initializers.allSatisfy { delegates($0) || sets(name, $0.span) }
      if !isSet { note(.unset(type: type.name, name: name)) }
    }
  }

  private func delegates(_ initializer: Declaration) -> Bool {
    if initializer.modifiers.contains("convenience") { return true }
    return tree.expressions.contains { expression in
      guard initializer.span.contains(expression.span.lowerBound),
        case .call(let callee, _, _) = expression.kind,
        case .member(let base, "init") = tree[callee].kind,
        case .identifier("self") = tree[base].kind
      else { return false }
      return true
    }
  }

  private func sets(_ name: String, _ span: SourceSpan) -> Bool {
    tree.expressions.contains { expression in
      guard span.contains(expression.span.lowerBound),
        case .assignment(_, let target, _) = expression.kind
      else { return false }
      switch tree[target].kind {
      case .identifier(let target): return target == name || target == "_" + name
      case .member(let base, let target):
        guard case .identifier("self") = tree[base].kind else { return false }
        return target == name || target == "_" + name
      default: return false
      }
    }
  }

  // MARK: Generic parameters

  private mutating func searchParameters(of type: TypeDeclaration) {
    guard type.kind == .struct || type.kind == .class else { return }
    let types = members(of: type).flatMap { member -> [TypeName] in
      switch member.kind {
      case .variable(let variable): variable.bindings.compactMap(\.type)
      case .initializer(let function): function.parameters.compactMap(\.type)
      default: []
      }
    }
    for parameter in type.genericParameters
    where !types.contains(where: { $0.text.says(parameter.name) }) {
      note(.unsaid(owner: type.name, parameter: parameter.name))
    }
  }

  /// The parameters of a function are between its name and its parentheses.
  private mutating func searchParameters(
    of function: FunctionDeclaration, _ declaration: Declaration
  ) {
    let head = tree.bytes[declaration.anchor...].prefix { $0 != UInt8(ascii: "(") }
    guard let open = head.firstIndex(of: UInt8(ascii: "<")) else { return }
    let list = String(decoding: head[(open + 1)...], as: UTF8.self)
    let types = function.parameters.compactMap(\.type) + [function.result].compactMap(\.self)
    for item in list.split(separator: ",") {
      let name = item.prefix { $0 != ":" && $0 != ">" }.filter { !$0.isWhitespace }
      if name.isEmpty || types.contains(where: { $0.text.says(String(name)) }) { continue }
      note(.unsaid(owner: function.name, parameter: String(name)))
    }
  }
}

extension TypeDeclaration {
  fileprivate var hasRawValues: Bool {
    let raw: Set = ["String", "Int", "Double", "CGFloat", "Character"]
    return inherited.contains { raw.contains($0.name) }
  }
}

extension String {
  /// Whether it has this word.
  fileprivate func says(_ word: String) -> Bool {
    split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == word }
  }
}

extension Declaration {
  /// The stored properties that an initializer has to set.
  fileprivate var propertiesToSet: [String] {
    guard case .variable(let variable) = kind, !modifiers.contains("static"),
      !modifiers.contains("lazy"), !hasOwnValue
    else { return [] }
    return variable.bindings.compactMap { binding in
      guard case .binding(let name) = binding.pattern, binding.getter == nil,
        binding.initialValue == nil, variable.isLet || binding.type?.isOptional != true
      else { return nil }
      return name
    }
  }

  /// Whether its wrapper has a value of its own: `@Environment(\.dismiss)`, `@FocusState`.
  var hasOwnValue: Bool {
    attributes.contains { $0.suppliesValue || $0.name == "UIApplicationDelegateAdaptor" }
  }
}
