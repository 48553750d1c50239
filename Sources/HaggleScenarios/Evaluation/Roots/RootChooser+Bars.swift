import HaggleLanguage
import HaggleSyntax
import HaggleVocabulary

// Views that their project shows between bars.
extension RootChooser {
  /// The root below a navigation bar, and above a bar of tabs, if its project shows it there and it
  /// has none of its own; also if nothing shows it and it says what stands in such a bar, which
  /// only a stack shows.
  func inBars(_ root: Evaluation.Root) -> Evaluation.Root {
    guard builder.stage.platform == .iOS, root.preview.isOpen else { return root }
    let bars = [
      (view: "NavigationStack", names: builder.stage.navigated, own: "Navigation"),
      (view: "TabView", names: builder.stage.tabbed, own: "TabView"),
    ]
    let shown = bars.filter { shows(root, anyOf: $0.names) && !has($0.own, root.view) }
    guard shown.isEmpty else {
      return shown.reduce(into: root) { root, bar in
        root.view = container(bar.view, of: root.view, at: root.place)
        root.diagnostics.append(.inBars(bar.view, at: root.place))
      }
    }
    guard !builder.stage.isSized, let entry = barModifier(of: root.view),
      !has("Navigation", root.view), isShownByNothing(root)
    else { return root }
    var root = root
    root.view = container("NavigationStack", of: root.view, at: root.place)
    root.diagnostics.append(.inBar(for: entry, at: root.place))
    return root
  }

  /// Whether it is a declared view that nothing of the text shows, no preview and no app either.
  private func isShownByNothing(_ root: Evaluation.Root) -> Bool {
    guard case .custom(let name, _) = builder.graph[root.view].kind,
      let type = interpreter.declarations.type(name), isOwn(type.tree, type.anchor)
    else { return false }
    return !UseSites(of: [type.simpleName], in: syntax)
      .contains(type.simpleName, declaredAt: type.anchor)
  }

  /// Whether there is a view in a view whose name begins like that; a link is none.
  private func has(_ name: String, _ view: ViewID) -> Bool {
    first(in: view) { kind in
      guard case .element(let entry, _) = kind, entry.name.hasPrefix(name) else { return nil }
      return entry.name == "NavigationLink" ? nil : true
    } ?? false
  }

  /// The name of a modifier of a view, or of a view in it, that puts something into the bar of a
  /// navigation stack. What stands above a keyboard needs none.
  private func barModifier(of view: ViewID) -> String? {
    first(in: view) { kind in
      guard case .modifier(let entry, _, let arguments) = kind else { return nil }
      let items = entry.traits.contains(.fillsBar) ? arguments.contents : []
      let isShown =
        entry.traits.contains(.namesBar)
        || !items.isEmpty && !items.contains { self.isForKeyboard($0.view) }
      return isShown ? entry.name : nil
    }
  }

  private func isForKeyboard(_ view: ViewID) -> Bool {
    first(in: view) { kind in
      guard case .element(_, let arguments) = kind else { return nil }
      return arguments["placement"]?.memberName == "keyboard" ? true : nil
    } ?? false
  }

  /// The first answer that is not nil, asked of a view and of all in it, from the outside; of one
  /// that stands in many places once.
  private func first<Answer>(in view: ViewID, _ ask: (ViewNode.Kind) -> Answer?) -> Answer? {
    var (rest, seen): ([ViewID], Set<ViewID>) = ([view], [])
    while let view = rest.popLast() {
      guard seen.insert(view).inserted else { continue }
      let kind = builder.graph[view].kind
      if let answer = ask(kind) { return answer }
      rest += inner(of: kind).reversed()
    }
    return nil
  }

  private func inner(of kind: ViewNode.Kind) -> [ViewID] {
    switch kind {
    case .modifier(_, let base, _): [base]
    case .custom(_, let body): [body]
    case .list(let views): views
    case .element(_, let arguments), .layout(_, _, let arguments), .box(_, let arguments):
      arguments.contents.map(\.view)
    }
  }
}

extension Diagnostic {
  fileprivate static func inBars(_ view: String, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .assumed, code: .presentation, "its project shows it in a \(view): laid out in one",
      remedy: "state another space: \(code: "// proposal: 393x715")", place: place)
  }

  fileprivate static func inBar(for modifier: String, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .assumed, code: .presentation,
      ".\(modifier) shows only in a NavigationStack, and there is none: laid out in one",
      remedy: "show it as the app does: \(code: "#Preview { … }")", place: place)
  }
}
