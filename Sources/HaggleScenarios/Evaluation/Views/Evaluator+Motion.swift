import HaggleVocabulary

// Content that SwiftUI builds anew for each phase of an animation, or when a preference is known:
// here it is built once, for what holds at first.
extension Evaluator {
  /// What the closure of an animator builds at first.
  ///
  /// - Parameters:
  ///   - label: of the value that it starts with; nil where that is the first of some phases.
  ///   - arguments: what is passed to the closure for a value.
  func atFirst(
    _ site: CallSite, data label: String?, _ arguments: (Value) -> [Value]
  ) -> ViewID? {
    let passed = pass(site)
    let stated = passed.first { $0.label == label && $0.value.function == nil }?.value
    guard let function = passed.lazy.compactMap(\.value.function).first else { return nil }
    return build(function, arguments(start(stated, isFirst: label == nil)))
  }

  private func start(_ stated: Value?, isFirst: Bool) -> Value {
    guard let stated else { return .placeholder("phase") }
    guard isFirst else { return stated }
    return Elements(of: stated, self).first { _ in true } ?? .placeholder("phase")
  }

  /// `overlayPreferenceValue(Key.self) { value in … }`: its content for the value by default,
  /// as an `overlay`.
  func preferenceLayer(_ layer: CatalogEntry, _ site: CallSite, _ view: ViewID) -> Value {
    let passed = pass(site)
    guard let function = passed.lazy.compactMap(\.value.function).last else { return .view(view) }
    let place = place(site.anchor, in: site.scope)
    let content = build(function, [defaultPreference(passed.first?.value)])
    let arguments = CallArguments(
      values: passed.filter { $0.label == "alignment" }.map { .init($0.label, $0.value) },
      contents: [.init("content", content)],
      text: passed.first.map { Description.plain($0.value, self) } ?? "")
    report(.firstPreference(site.name, at: place), about: site.name)
    return .view(graph.add(ViewNode(.modifier(layer, base: view, arguments), at: place)))
  }

  private func defaultPreference(_ key: Value?) -> Value {
    guard case .type(let name)? = key, let type = declarations.type(name) else {
      return .placeholder("preference")
    }
    return staticMember("defaultValue", of: type) ?? .placeholder(name + ".defaultValue")
  }
}
