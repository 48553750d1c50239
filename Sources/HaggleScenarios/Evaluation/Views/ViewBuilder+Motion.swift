import HaggleLanguage

// Content that SwiftUI rebuilds for each phase of an animation, or when a preference is known:
// built once here, in its initial state.
extension ViewBuilder {
  /// The initial content of an animator's closure.
  ///
  /// - Parameters:
  ///   - label: the label of the initial value; nil for the first of several phases.
  ///   - arguments: the closure's arguments for a value.
  func atFirst(
    _ site: CallSite, data label: String?, _ arguments: (Value) -> [Value]
  ) -> ViewID? {
    let passed = interpreter.pass(site)
    let stated = passed.first { $0.label == label && $0.value.function == nil }?.value
    guard let function = passed.lazy.compactMap(\.value.function).first else { return nil }
    return build(function, arguments(start(stated, isFirst: label == nil)))
  }

  /// `.animation(.linear.repeatForever(), value: beats)`, also where the animation depends on a
  /// condition.
  func holdMoved(_ site: CallSite) {
    guard site.name == "animation",
      let animation = site.arguments.first(where: { $0.label == nil }),
      let watched = site.arguments["value"]
    else { return }
    let isEndless =
      interpreter.written(animation.value, in: site.scope).contains(Value.endless)
      || interpreter.muted { interpreter.evaluate(animation.value, in: site.scope) }.repeatsForever
    if isEndless { interpreter.hold(watched.value, in: site.scope) }
  }

  private func start(_ stated: Value?, isFirst: Bool) -> Value {
    guard let stated else { return .placeholder("phase") }
    guard isFirst else { return stated }
    return Elements(of: stated, interpreter).first { _ in true } ?? .placeholder("phase")
  }

  /// `overlayPreferenceValue(Key.self) { value in … }`: its content for the value by default,
  /// as an `overlay`.
  func preferenceLayer(_ layer: CatalogEntry, _ site: CallSite, _ view: ViewID) -> Value {
    let passed = interpreter.pass(site)
    guard let function = passed.lazy.compactMap(\.value.function).last else { return .view(view) }
    let place = interpreter.place(of: site)
    let shown = effectKey(site)
    let known = interpreter.state.value(of: shown)
    let content = build(function, [known ?? defaultPreference(passed.first?.value)])
    let arguments = CallArguments(
      values: passed.filter { $0.label == "alignment" }.map { .init($0.label, $0.value) },
      contents: [.init("content", content)],
      text: passed.first.map { Description.plain($0.value, interpreter) } ?? "")
    var base = view
    if case .type(let key)? = passed.first?.value, interpreter.declarations.type(key) != nil,
      let entry = Catalog.modifier("preference")
    {
      var reader = CallArguments()
      reader.effect = effect(site, .shows(key: key, shown))
      base = add(ViewNode(.modifier(entry, base: view, reader), at: place))
    } else {
      interpreter.report(.firstPreference(site.name, at: place), about: site.name)
    }
    return .view(add(ViewNode(.modifier(layer, base: base, arguments), at: place)))
  }

  private func defaultPreference(_ key: Value?) -> Value {
    guard case .type(let name)? = key, let type = interpreter.declarations.type(name) else {
      return .placeholder("preference")
    }
    return interpreter.staticMember("defaultValue", of: type)
      ?? .placeholder(name + ".defaultValue")
  }
}
