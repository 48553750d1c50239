import HaggleLanguage

extension Lowering {
  /// Whether the view is a shape, possibly turned into another shape.
  ///
  /// Cached, so that long chains of modifiers are walked once.
  mutating func isShape(_ id: ViewID) -> Bool {
    var chain: [ViewID] = []
    var view = id
    while shapes[view] == nil {
      guard case .modifier(let entry, let base, let arguments) = graph[view].kind,
        entry.keepsShape(arguments)
      else {
        shapes[view] = isNamedShape(view)
        break
      }
      chain.append(view)
      view = base
    }
    let answer = shapes[view] ?? false
    for link in chain { shapes[link] = answer }
    return answer
  }

  private func isNamedShape(_ view: ViewID) -> Bool {
    guard case .element(let entry, _) = graph[view].kind else { return false }
    return entry.traits.contains(.shape)
  }
}

extension CatalogEntry {
  /// Whether a modifier turns a shape into another shape.
  fileprivate func keepsShape(_ arguments: CallArguments) -> Bool {
    if traits.contains(.keepsShape) { return true }
    return traits.contains(.keepsBareShape) && arguments.positional(0) == nil
      && arguments.contents.isEmpty
  }
}
