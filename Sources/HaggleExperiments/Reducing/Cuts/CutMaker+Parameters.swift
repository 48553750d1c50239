import HaggleSyntax

// Removes unneeded parameters and properties with their arguments.

extension CutMaker {
  mutating func addParameters() {
    for declaration in tree.declarations {
      switch declaration.kind {
      case .type(let type): addProperties(of: type)
      case .function(let function) where !isRequired(declaration):
        for index in function.parameters.indices {
          add(dropping(index, of: function, declaration, called: [function.name]))
        }
      default: break
      }
    }
  }

  /// Removes a stored property with its arguments.
  private mutating func addProperties(of type: TypeDeclaration) {
    let members = Members(of: type, tree)
    for property in members.properties
    where !WrittenBlock.isRequired(property.name, by: type.inherited.map(\.name)) {
      let gone = Rewriting.Change.removing(wholeLines(property.declaration.span))
      if members.initializer == nil {
        let calls = uses.calls(of: [type.name, "init"])
        let changes = calls.compactMap { argument(property.name, of: $0) }
        if !changes.isEmpty { add(Rewriting([gone] + changes)) }
      } else if let rewriting = droppingAssigned(property, of: type), let whole = Rewriting([gone])
      {
        add(rewriting.and(whole))
      }
    }
  }

  /// Removes one of several variables of a declaration that nothing names.
  mutating func addBindings() {
    for declaration in tree.declarations {
      guard case .variable(let variable) = declaration.kind, variable.bindings.count > 1
      else { continue }
      let spans = items(from: declaration.anchor, to: declaration.span.upperBound)
      // Without a type or a value of its own it has the type of another one.
      guard spans.count == variable.bindings.count,
        spans.allSatisfy({ text($0).contains(where: { "=:".contains($0) }) })
      else { continue }
      for (index, binding) in variable.bindings.enumerated() {
        guard case .binding(let name) = binding.pattern,
          !isNeeded(name, of: declaration, outside: spans[index])
        else { continue }
        add(Rewriting(replacing: gap(spans, index..<index + 1)))
      }
    }
  }

  /// Whether a protocol determines the signature.
  private func isRequired(_ declaration: Declaration) -> Bool {
    tree.declarations.contains { other in
      guard case .type(let type) = other.kind, other.span.contains(declaration.span.lowerBound)
      else {
        return false
      }
      return declaration.names.contains { name in
        WrittenBlock.isRequired(name, by: type.inherited.map(\.name))
      }
    }
  }

  /// Removes a property set in an initializer, with that statement, the parameter and the
  /// arguments.
  private func droppingAssigned(
    _ property: Members.Property, of type: TypeDeclaration
  ) -> Rewriting? {
    for id in tree.declarations(among: tree.statements(of: type.members)) {
      guard case .initializer(let function) = tree[id].kind, let body = function.body,
        let index = function.parameters.firstIndex(where: { $0.name == property.name }),
        let line = tree.statements(of: body).first(where: { sets(property.name, $0) })
      else { continue }
      let gone = Rewriting(replacing: wholeLines(tree[line].span))
      return dropping(index, of: function, tree[id], called: [type.name, "init"])?.and(gone)
    }
    return nil
  }

  private func sets(_ name: String, _ statement: StatementID) -> Bool {
    guard case .expression(let id) = tree[statement].kind,
      case .assignment(_, let target, _) = tree[id].kind,
      case .member(_, name) = tree[target].kind
    else { return false }
    return true
  }

  /// Removes a parameter with its arguments.
  private func dropping(
    _ index: Int, of function: FunctionDeclaration, _ declaration: Declaration,
    called names: Set<String>
  ) -> Rewriting? {
    guard let spans = parameterSpans(of: function, declaration) else { return nil }
    let label = function.parameters[index].label
    let position = function.parameters[..<index].count { $0.label == label }
    let start = index > 0 ? spans[index - 1].upperBound : spans[index].lowerBound
    let end =
      index == 0 && spans.count > 1 ? spans[1].lowerBound : spans[index].upperBound
    let changes = uses.calls(of: names).compactMap { argument(label, at: position, of: $0) }
    return Rewriting([Rewriting.Change.removing(start..<end)] + changes)
  }

  /// Removes an argument from a call; nil if it has none.
  private func argument(
    _ label: String?, at position: Int = 0, of call: ExpressionID
  ) -> Rewriting.Change? {
    guard case .call(_, let arguments, let trailing) = tree[call].kind else { return nil }
    let matching = arguments.indices.filter { arguments[$0].label == label }
    guard position < matching.count else {
      guard let closure = trailing.first, trailing.count == 1 else { return nil }
      let end = arguments.last.map { tree[$0.value].span.upperBound + 1 } ?? closure.span.lowerBound
      return end <= closure.span.lowerBound
        ? Rewriting.Change(span: closure.span, pieces: arguments.isEmpty ? [.new("()")] : []) : nil
    }
    let index = matching[position]
    let spans = arguments.map(span)
    let start = index > 0 ? spans[index - 1].upperBound : spans[0].lowerBound
    let end = index == 0 && spans.count > 1 ? spans[1].lowerBound : spans[index].upperBound
    return Rewriting.Change.removing(start..<end)
  }

  /// The ranges of a function's parameters; nil if their commas are ambiguous.
  private func parameterSpans(
    of function: FunctionDeclaration, _ declaration: Declaration
  ) -> [SourceSpan]? {
    guard let open = bytes[declaration.anchor...].firstIndex(of: UInt8(ascii: "(")) else {
      return nil
    }
    let spans = items(from: open + 1, to: bytes.count)
    return spans.count == function.parameters.count ? spans : nil
  }

  /// What commas separate, up to an end or a closing bracket.
  private func items(from first: Int, to end: Int) -> [SourceSpan] {
    var spans: [SourceSpan] = []
    var (depth, start, index) = (0, first, first)
    while index < end {
      switch bytes[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ",") where depth == 0:
        spans.append(start..<index)
        start = index + 1
      case UInt8(ascii: ")") where depth == 0:
        return (spans + [start..<index]).map(trimmed)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
      index += 1
    }
    return (spans + [start..<end]).map(trimmed)
  }

  private func trimmed(_ span: SourceSpan) -> SourceSpan {
    let written = span.filter { NonBlankBytes.isNonBlank(bytes[$0]) }
    guard let first = written.first, let last = written.last else { return span }
    return first..<last + 1
  }
}
