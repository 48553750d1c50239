import HaggleVocabulary

extension Evaluator {
  /// `base.name(…)` of a view, where the text declares no such member.
  func modifier(_ site: CallSite, of base: Value) -> Value {
    guard let view = viewBase(base, site) else { return base }
    if let native = NativeModifiers.table[site.name] { return native(self, site, view) }
    guard let entry = catalog.modifier(site.name) else { return unknownModifier(site, view) }
    reportSecondPass(site)
    let arguments = arguments(site, entry)
    return .view(
      graph.add(
        ViewNode(
          .modifier(site.name, base: view, arguments), at: place(site.anchor, in: site.scope))))
  }

  private func viewBase(_ base: Value, _ site: CallSite) -> ViewID? {
    if case .view(let id) = base { return id }
    return view(base, at: chainStart(site.id, in: site.scope), in: site.scope)
  }

  /// The expression that a chain starts with: where its view is written.
  private func chainStart(_ id: ExpressionID, in scope: Scope) -> ExpressionID {
    guard case .call(let callee, _, _) = scope.tree[id].kind,
      case .member(let base, _) = scope.tree[callee].kind
    else { return id }
    return base
  }

  /// Treated as layout-neutral: the view stays as it is.
  private func unknownModifier(_ site: CallSite, _ view: ViewID) -> Value {
    let closures = site.trailing.map { ($0.label ?? "_") + ":" }
    let labels = site.arguments.map { ($0.label ?? "_") + ":" } + closures
    report(
      .unknownModifier(
        site.name, labels: labels.joined(), at: place(site.anchor, in: site.scope)),
      about: site.name)
    return .view(view)
  }

  /// `.modifier(Card())`: what its `body(content:)` makes of the view.
  func apply(_ modifier: Value, to view: ViewID, at place: SourcePlace?) -> Value? {
    guard case .instance(let instance) = modifier,
      let type = declarations.type(instance.typeName)
    else { return nil }
    let passed = [Passed("content", .view(view))]
    guard let choice = choose(type.methods("body"), for: passed) else { return nil }
    guard open(type.simpleName, at: place) else { return nil }
    defer { running.removeLast() }
    let value = invoke(choice.function, choice.matching, passed, receiver: modifier).value
    guard let body = viewWithoutPlace(value) else { return nil }
    return .view(graph.add(ViewNode(.custom(name: type.simpleName, body: body), at: place)))
  }
}

/// Modifiers that the evaluator carries out itself: a row each.
enum NativeModifiers {
  typealias Row = @Sendable (Evaluator, CallSite, ViewID) -> Value

  static let table: [String: Row] = [
    "modifier": { evaluator, site, view in
      let place = evaluator.place(site.anchor, in: site.scope)
      guard let modifier = evaluator.pass(site).first?.value else { return .view(view) }
      if let value = evaluator.apply(modifier, to: view, at: place) { return value }
      let name = Description.plain(modifier, evaluator)
      evaluator.report(.unknownModifier(name, labels: "", at: place), about: name)
      return .view(view)
    }
  ]
}
