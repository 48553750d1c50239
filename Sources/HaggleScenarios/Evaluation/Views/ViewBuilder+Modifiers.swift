import HaggleLanguage
import HaggleSyntax
import HaggleVocabulary

extension ViewBuilder {
  /// `base.name(…)` of a view, where the text declares no such member.
  func modifier(_ site: CallSite, of base: Value) -> Value {
    guard let view = viewBase(base, site) else { return base }
    if let native = NativeModifiers.table[site.name] {
      if let entry = Catalog.modifier(site.name) { check(site, entry) }
      return native(self, site, view)
    }
    guard let entry = Catalog.modifier(site.name) else { return unknownModifier(site, view) }
    if entry.name == "frame", let square = frame(site, of: view) { return .view(square) }
    if entry.effect == .ignored {
      interpreter.report(
        .notLaidOut(entry, at: interpreter.place(of: site)), about: site.name)
    }
    notePresentation(site)
    holdMoved(site)
    reportFollowing(site)
    reportReceived(site)
    var arguments = arguments(site, entry)
    arguments.effect = effect(site)
    if arguments.effect == nil { reportSecondPass(site) }
    return self.view(.modifier(entry, base: view, arguments), at: site)
  }

  /// What has a form of SwiftUI's is likely to be that: the member before it may as well be a
  /// modifier of the project, `.card.padding()`.
  func foreignModifier(_ site: CallSite, of base: Value) -> Value {
    guard let entry = Catalog.modifier(site.name), mismatch(of: site, entry) != nil,
      let view = viewBase(base, site)
    else { return modifier(site, of: base) }
    return unknownModifier(site, view)
  }

  private func viewBase(_ base: Value, _ site: CallSite) -> ViewID? {
    if case .view(let id) = base { return id }
    if case .placeholder = base, Self.ofImages.contains(site.name) {
      let arguments = CallArguments(values: [.init(nil, base)])
      let place = interpreter.place(of: site)
      return add(ViewNode.named("Image", arguments, at: place))
    }
    return view(base, at: chainStart(site.id, in: site.scope), in: site.scope)
  }

  /// Modifiers that only images have: what is not known is one.
  private static let ofImages: Set<String> = [
    "resizable", "renderingMode", "interpolation", "antialiased",
  ]

  /// The expression that a chain starts with: where its view is written.
  private func chainStart(_ id: ExpressionID, in scope: Scope) -> ExpressionID {
    guard case .call(let callee, _, _) = scope.tree[id].kind,
      case .member(let base, _) = scope.tree[callee].kind
    else { return id }
    return base
  }

  /// Treated as neutral: the view does not change.
  private func unknownModifier(_ site: CallSite, _ view: ViewID) -> Value {
    if loads(site, view) { return .view(view) }
    if let likely = frame(site, of: view) ?? font(site, of: view) { return .view(likely) }
    // Scenes have modifiers of their own, which do not concern the layout of views.
    if scene(view) == nil { reportUnknownModifier(site) }
    reportUnsettled(site)
    let place = interpreter.place(of: site)
    let name = ([site.name] + site.arguments.compactMap(\.label)).joined(separator: " ")
    return .view(supposing(name, on: view, at: place))
  }

  func reportUnknownModifier(_ site: CallSite) {
    let closures = site.trailing.map { ($0.label ?? "_") + ":" }
    let labels = site.arguments.map { ($0.label ?? "_") + ":" } + closures
    let place = interpreter.place(of: site)
    interpreter.report(
      .unknownModifier(site.name, labels: labels.joined(), at: place), about: site.name)
    if showsViews(site), !isHidden(site) {
      interpreter.report(.leftOutContent(site.name, at: place), about: site.name)
    }
  }

  /// Whether a modifier presents nothing: `bottomSheet(isPresented: $isShown) { … }`.
  private func isHidden(_ site: CallSite) -> Bool {
    site.arguments.contains { argument in
      guard argument.label?.hasPrefix("is") == true else { return false }
      return interpreter.muted { interpreter.evaluate(argument.value, in: site.scope) }.boolean
        == false
    }
  }

  /// Whether a declared modifier changes how views are drawn, not where.
  fileprivate func isEffect(_ modifier: Value) -> Bool {
    guard case .instance(let instance) = modifier,
      let type = interpreter.declarations.type(instance.typeName)
    else { return false }
    return interpreter.conforms(type, "GeometryEffect")
  }

  /// `.modifier(Card())`: the view in its `body(content:)`.
  func apply(_ modifier: Value, to view: ViewID, at place: SourcePlace?) -> Value? {
    guard case .instance(let instance) = modifier,
      let type = interpreter.declarations.type(instance.typeName)
    else { return nil }
    let passed = [Passed("content", .view(view))]
    guard let choice = interpreter.choose(type.methods("body"), for: passed) else { return nil }
    guard open(type.simpleName, at: place) else {
      return .view(standIn(named: type.simpleName, at: place))
    }
    defer { interpreter.running.removeLast() }
    let location = interpreter.surroundings.location
    interpreter.surroundings.location.append(.view(type.simpleName, place))
    defer { interpreter.surroundings.location = location }
    let own = interpreter.restored(instance, type, at: interpreter.surroundings.location)
    let value = interpreter.invoke(
      choice.function, choice.matching, passed, receiver: .instance(own)
    ).value
    guard let body = viewWithoutPlace(value) else { return nil }
    return .view(add(ViewNode(.custom(name: type.simpleName, body: body), at: place)))
  }
}

/// Modifiers that the builder carries out itself: a row each.
enum NativeModifiers {
  typealias Row = @Sendable (ViewBuilder, CallSite, ViewID) -> Value

  static let table: [String: Row] = [
    "modifier": { builder, site, view in
      let place = builder.interpreter.place(of: site)
      guard let modifier = builder.interpreter.pass(site).first?.value else { return .view(view) }
      if let value = builder.apply(modifier, to: view, at: place) { return value }
      if builder.isEffect(modifier) { return .view(view) }
      let name = modifier.placeholderName ?? Description.plain(modifier, builder.interpreter)
      builder.interpreter.report(.unknownModifierValue(name, at: place), about: name)
      return .view(builder.supposing(name, on: view, at: place))
    },
    "overlayPreferenceValue": { $0.preferenceLayer(Catalog.overlay, $1, $2) },
    "backgroundPreferenceValue": { $0.preferenceLayer(Catalog.background, $1, $2) },
    "phaseAnimator": { builder, site, view in
      builder.atFirst(site, data: nil) { [.view(view), $0] }.map(Value.view) ?? .view(view)
    },
    "keyframeAnimator": { builder, site, view in
      builder.atFirst(site, data: "initialValue") { [.view(view), $0] }.map(Value.view)
        ?? .view(view)
    },
  ]
}
