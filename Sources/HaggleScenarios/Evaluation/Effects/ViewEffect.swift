import HaggleLanguage
import HaggleSyntax
import HaggleVocabulary

/// The effect of a modifier after the layout: it reports results to the text's code.
struct ViewEffect {
  enum Action {
    /// `onAppear`, `task`: runs once.
    case appears(FunctionValue)
    /// `onGeometryChange(for:of:action:)`: calls the action if its transformed geometry changed.
    case measures(FunctionValue, action: FunctionValue)
    /// `onChange(of:initial:_:)`: runs if the value changed since the previous pass.
    case watches(Value, initial: Bool, action: FunctionValue)
    /// `preference(key:value:)`; the axis is that of a value written as a width or a height.
    case prefers(key: String, Value, Axis?)
    /// `anchorPreference(key:value:transform:)`
    case prefersAnchor(key: String, AnchorSource, FunctionValue)
    /// `transformPreference(_:_:)`
    case transforms(key: String, FunctionValue)
    /// `transformAnchorPreference(key:value:transform:)`
    case transformsAnchor(key: String, AnchorSource, FunctionValue)
    /// `onPreferenceChange(_:perform:)`
    case hears(key: String, action: FunctionValue)
    /// `overlayPreferenceValue`: stores the preference for its content in the next pass.
    case shows(key: String, StateStore.Key)

    /// Whether it reports the layout, or preferences of views inside.
    var isMeasuring: Bool {
      switch self {
      case .measures, .hears, .shows: true
      case .appears, .watches, .prefers, .prefersAnchor, .transforms, .transformsAnchor: false
      }
    }

    /// Whether what it does may depend on where views are.
    var asksForLayout: Bool {
      switch self {
      case .appears, .watches: false
      case .measures, .hears, .shows, .prefers, .prefersAnchor, .transforms, .transformsAnchor: true
      }
    }

    /// Whether each of several views that its modifier is put on has one of its own: what is
    /// measured, said and heard is that of one view.
    var isOfEach: Bool {
      switch self {
      case .measures, .hears, .prefers, .prefersAnchor, .transforms, .transformsAnchor: true
      case .appears, .watches, .shows: false
      }
    }

    /// Whether it is given what was measured.
    var measures: Bool {
      switch self {
      case .measures, .hears: true
      default: false
      }
    }
  }

  let action: Action
  let cause: StateStore.Cause
  /// Identifies it across passes.
  let key: StateStore.Key

  /// The same for another one of the views that its modifier is put on.
  func ofMember(_ number: Int) -> ViewEffect {
    ViewEffect(action: action, cause: cause, key: key.ofElement(number))
  }
}

extension ViewBuilder {
  /// The effect of a modifier after the layout; nil if it has none.
  func effect(_ site: CallSite) -> ViewEffect? {
    guard Self.effects.contains(site.name) else { return nil }
    let passed = interpreter.muted { interpreter.pass(site) }
    let functions = passed.compactMap(\.value.function)
    guard var action = action(site.name, passed, functions) else { return nil }
    if case .prefers(let key, let value, _) = action {
      action = .prefers(
        key: key, value, axis(of: site.arguments["value"], site))
    }
    return effect(site, action)
  }

  /// The axis of a length that is written as `….width` or `….height`.
  private func axis(of argument: Argument?, _ site: CallSite) -> Axis? {
    guard let argument, case .member(_, let name) = site.scope.tree[argument.value].kind else {
      return nil
    }
    return Axis.allCases.first { $0.dimension == name }
  }

  func effect(_ site: CallSite, _ action: ViewEffect.Action) -> ViewEffect {
    let place = interpreter.place(of: site)
    return ViewEffect(
      action: action, cause: StateStore.Cause(site.name, at: place), key: effectKey(site))
  }

  func effectKey(_ site: CallSite) -> StateStore.Key {
    StateStore.Key(
      interpreter.surroundings.location, site.name,
      at: interpreter.place(of: site))
  }

  private static let effects: Set<String> = [
    "onAppear", "task", "onGeometryChange", "onChange", "preference", "transformPreference",
    "onPreferenceChange", "anchorPreference", "transformAnchorPreference",
  ]

  private func action(
    _ name: String, _ passed: [Passed], _ functions: [FunctionValue]
  ) -> ViewEffect.Action? {
    let key = passed.lazy.compactMap { each in
      if case .type(let name) = each.value { name } else { nil }
    }.first { interpreter.declarations.type($0) != nil }
    switch name {
    case "onAppear", "task": return functions.last.map { .appears($0) }
    case "onGeometryChange":
      return functions.count == 2 ? .measures(functions[0], action: functions[1]) : nil
    case "onChange":
      guard let watched = passed.first(where: { $0.label == "of" }) else { return nil }
      let initial = passed.first { $0.label == "initial" }?.value.boolean ?? false
      return functions.last.map { .watches(watched.value, initial: initial, action: $0) }
    case "preference":
      let value = passed.first { $0.label == "value" }?.value
      return key.flatMap { key in value.map { .prefers(key: key, $0, nil) } }
    case "anchorPreference", "transformAnchorPreference":
      guard let key, let function = functions.last,
        let source = passed.first(where: { $0.label == "value" }).flatMap({ AnchorSource($0.value) }
        )
      else { return nil }
      return name == "anchorPreference"
        ? .prefersAnchor(key: key, source, function) : .transformsAnchor(key: key, source, function)
    case "transformPreference":
      return key.flatMap { key in functions.last.map { .transforms(key: key, $0) } }
    default: return key.flatMap { key in functions.last.map { .hears(key: key, action: $0) } }
    }
  }
}
