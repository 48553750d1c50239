import HaggleSyntax
import HaggleVocabulary

extension Evaluator {
  /// `base.name(…)` of a view, where the text declares no such member.
  func modifier(_ site: CallSite, of base: Value) -> Value {
    guard let view = viewBase(base, site) else { return base }
    if let native = NativeModifiers.table[site.name] {
      if let entry = Catalog.modifier(site.name) { check(site, entry) }
      return native(self, site, view)
    }
    guard let entry = Catalog.modifier(site.name) else { return unknownModifier(site, view) }
    if entry.effect == .ignored {
      report(.notLaidOut(entry, at: place(site.anchor, in: site.scope)), about: site.name)
    }
    reportSecondPass(site)
    let arguments = arguments(site, entry)
    return .view(
      graph.add(
        ViewNode(
          .modifier(entry, base: view, arguments), at: place(site.anchor, in: site.scope))))
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
    // Windows have modifiers of their own, which tell the system how to show them.
    if scene(view) != nil { return .view(view) }
    let closures = site.trailing.map { ($0.label ?? "_") + ":" }
    let labels = site.arguments.map { ($0.label ?? "_") + ":" } + closures
    report(
      .unknownModifier(
        site.name, labels: labels.joined(), at: place(site.anchor, in: site.scope)),
      about: site.name)
    return .view(view)
  }

  /// Whether a modifier of the text changes how views are drawn, not where they are.
  fileprivate func isEffect(_ modifier: Value) -> Bool {
    guard case .instance(let instance) = modifier,
      let type = declarations.type(instance.typeName)
    else { return false }
    return conforms(type, "GeometryEffect")
  }

  /// `.modifier(Card())`: what its `body(content:)` makes of the view.
  func apply(_ modifier: Value, to view: ViewID, at place: SourcePlace?) -> Value? {
    guard case .instance(let instance) = modifier,
      let type = declarations.type(instance.typeName)
    else { return nil }
    let passed = [Passed("content", .view(view))]
    guard let choice = choose(type.methods("body"), for: passed) else { return nil }
    guard open(type.simpleName, at: place) else {
      return .view(endlessBox(type.simpleName, at: place))
    }
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
      if evaluator.isEffect(modifier) { return .view(view) }
      let name = modifier.placeholderName ?? Description.plain(modifier, evaluator)
      evaluator.report(.unknownModifierValue(name, at: place), about: name)
      return .view(view)
    },
    "overlayPreferenceValue": { $0.preferenceLayer(Catalog.overlay, $1, $2) },
    "backgroundPreferenceValue": { $0.preferenceLayer(Catalog.background, $1, $2) },
    "phaseAnimator": { evaluator, site, view in
      evaluator.atFirst(site, data: nil) { [.view(view), $0] }.map(Value.view) ?? .view(view)
    },
    "keyframeAnimator": { evaluator, site, view in
      evaluator.atFirst(site, data: "initialValue") { [.view(view), $0] }.map(Value.view)
        ?? .view(view)
    },
  ]
}
