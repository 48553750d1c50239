import HaggleLanguage
import HaggleSyntax

// What a selection knows the views of elements by.
extension ViewBuilder {
  /// Views that show one of several, by their tags.
  static let selecting: Set = ["TabView", "Picker"]

  /// The view of an element, known by the identity of that where there may be a selection.
  func identified(_ view: ViewID, by element: Value, _ site: CallSite) -> ViewID {
    guard selections > 0, let identity = identity(of: element, site) else { return view }
    if case .list(let views) = graph[view].kind {
      for view in views { graph.note(identity: identity, of: view) }
    } else {
      graph.note(identity: identity, of: view)
    }
    return view
  }

  /// What the key path of `id:` leads to, else the element's own `id`; a number of a range is
  /// itself.
  private func identity(of element: Value, _ site: CallSite) -> Value? {
    if let key = site.arguments["id"] {
      let path = interpreter.evaluate(key.value, in: site.scope)
      guard case .keyPath(let names) = path else { return nil }
      return follow(names, from: element)
    }
    switch element {
    case .integer: return element
    case .instance: return follow(["id"], from: element)
    default: return nil
    }
  }

  private func follow(_ path: [String], from element: Value) -> Value {
    interpreter.muted { interpreter.call(FunctionValue(.keyPath(path)), [Passed(element)]) }
  }
}
