import HaggleVocabulary

extension Evaluator {
  /// The views that the text is about, by the order of docs/SCENARIOS.md; none is reported.
  func roots(named name: String?) -> [Evaluation.Root] {
    let found: [Evaluation.Root]
    if let name {
      found = [rootNamed(name)].compactMap(\.self)
      if found.isEmpty, interruption == nil { stop(.noRoot(name, known: rootNames)) }
    } else {
      found = chosenRoots()
      if found.isEmpty, interruption == nil { stop(.noView(Inventory.words(for: syntax))) }
    }
    return found
  }

  private func chosenRoots() -> [Evaluation.Root] {
    if let root = lastExpression() { return [root] }
    let previews = previews()
    if !previews.isEmpty { return previews }
    let types = unusedViews()
    if !types.isEmpty { return types.compactMap(root) }
    return [looseBody()].compactMap(\.self)
  }

  // MARK: - The kinds of roots

  /// Runs the statements of the top level and takes the last one that is a view.
  private func lastExpression() -> Evaluation.Root? {
    var candidates: [(expression: ExpressionID, value: Value?)] = []
    for id in syntax.active(syntax.topLevel) {
      switch syntax[id].kind {
      case .declaration, .elided: continue
      case .expression(let expression):
        // Views are built when it is clear which one is wanted, all else runs in its order.
        let isView = startsWithType(expression)
        candidates.append((expression, isView ? nil : evaluate(expression, in: globals)))
      default:
        var ignored = Yields(builds: false)
        _ = run(id, in: globals, &ignored)
      }
    }
    for (expression, value) in candidates.reversed() {
      if let root = root(expression, value) { return root }
    }
    return nil
  }

  private func startsWithType(_ id: ExpressionID) -> Bool {
    switch syntax[id].kind {
    case .call, .member, .subscript, .identifier:
      rootName(id).first { $0 != "_" }?.isUppercase == true
    case .ternary, .binary, .ifExpression, .switchExpression, .conditional: true
    default: false
    }
  }

  private func root(_ expression: ExpressionID, _ value: Value?) -> Evaluation.Root? {
    let value = value ?? evaluate(expression, in: globals)
    // A name alone may be prose in a pasted text.
    if case .identifier = syntax[expression].kind, value.placeholderName != nil { return nil }
    guard isView(value) || value.placeholderName != nil,
      let view = view(value, at: expression, in: globals)
    else { return nil }
    let place = syntax.source.place(at: syntax[expression].span.lowerBound)
    return Evaluation.Root(name: rootName(expression), view: view, place: place)
  }

  /// The name at the start of an expression: `GridBug` of `GridBug().id("screen")`.
  private func rootName(_ id: ExpressionID) -> String {
    var id = id
    while true {
      switch syntax[id].kind {
      case .call(let callee, _, _): id = callee
      case .member(let base, _), .subscript(let base, _): id = base
      case .conditional(let clauses):
        guard let first = clauses.first else { return "view" }
        id = first.value
      case .identifier(let name): return name
      default: return "view"
      }
    }
  }

  /// `#Preview { … }` and `PreviewProvider`
  private func previews() -> [Evaluation.Root] {
    let macros = previewMacros().enumerated().map { index, preview in
      let function = FunctionValue(.closure(preview.closure, captured: globals))
      let place = syntax.source.place(at: preview.offset)
      return Evaluation.Root(
        name: preview.title ?? (index == 0 ? "Preview" : "Preview.\(index + 1)"),
        view: build(function, []), place: place)
    }
    return macros
      + declarations.order.filter { conforms($0, "PreviewProvider") }.compactMap(provider)
  }

  private func provider(_ type: TypeInfo) -> Evaluation.Root? {
    guard let value = staticMember("previews", of: type), let view = viewWithoutPlace(value)
    else { return nil }
    return Evaluation.Root(name: type.name, view: view, place: home(of: type))
  }

  private func previewMacros() -> [(title: String?, closure: Closure, offset: Int)] {
    syntax.active(syntax.topLevel).compactMap { id in
      guard case .expression(let expression) = syntax[id].kind,
        case .macro("Preview", let arguments, let trailing) = syntax[expression].kind,
        let closure = trailing.first?.closure
      else { return nil }
      let title = arguments.first.flatMap {
        $0.label == nil ? evaluate($0.value, in: globals).string : nil
      }
      return (title, closure, syntax[expression].span.lowerBound)
    }
  }

  private func root(_ type: TypeInfo) -> Evaluation.Root? {
    let value = instantiate(type, [], at: nil)
    if case .instance(let instance) = value { instance.place = home(of: type) }
    guard let view = viewWithoutPlace(value) else { return nil }
    return Evaluation.Root(name: type.name, view: view, place: home(of: type))
  }

  /// A pasted `var body: some View { … }` without its struct.
  private func looseBody() -> Evaluation.Root? {
    guard let property = declarations.variables["body"], property.getter != nil,
      let value = global("body"), let view = viewWithoutPlace(value)
    else { return nil }
    return Evaluation.Root(
      name: "body", view: view, place: syntax.source.place(at: property.anchor))
  }

  // MARK: - By name

  private var viewTypes: [TypeInfo] {
    declarations.order.filter { type in
      type.tree === syntax && type.kind != .protocol
        && (conforms(type, "View") && !conforms(type, "PreviewProvider"))
    }
  }

  private var rootNames: [String] {
    viewTypes.map(\.name) + previewMacros().compactMap(\.title)
  }

  private func rootNamed(_ name: String) -> Evaluation.Root? {
    if let type = declarations.type(name), type.kind != nil {
      return conforms(type, "PreviewProvider") ? provider(type) : root(type)
    }
    if let preview = previews().first(where: { $0.name == name }) { return preview }
    guard let property = declarations.variables[name], let value = global(name),
      let view = viewWithoutPlace(value)
    else { return nil }
    return Evaluation.Root(
      name: name, view: view, place: syntax.source.place(at: property.anchor))
  }

  /// The declared views that no other declaration uses; all of them where each uses another.
  private func unusedViews() -> [TypeInfo] {
    let types = viewTypes
    guard types.count > 1 else { return types }
    let used = UsedNames(in: syntax, of: Set(types.map(\.simpleName)), owners: declarations)
    let unused = types.filter { !used.contains($0) }
    return unused.isEmpty ? Array(types.prefix(1)) : unused
  }
}
