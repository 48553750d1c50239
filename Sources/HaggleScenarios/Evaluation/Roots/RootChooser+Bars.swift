import HaggleLanguage
import HaggleSyntax
import HaggleVocabulary

// Views that their project shows between bars.
extension RootChooser {
  /// The root below a navigation bar, and above a bar of tabs, if its project shows it there and it
  /// has none of its own.
  func inBars(_ root: Evaluation.Root) -> Evaluation.Root {
    guard builder.stage.platform == .iOS, root.preview.isOpen else { return root }
    let bars = [
      (view: "NavigationStack", names: builder.stage.navigated, own: "Navigation"),
      (view: "TabView", names: builder.stage.tabbed, own: "TabView"),
    ]
    let shown = bars.filter { shows(root, anyOf: $0.names) && !has($0.own, root.view) }
    return shown.reduce(into: root) { root, bar in
      root.view = container(bar.view, of: root.view, at: root.place)
      root.diagnostics.append(.inBars(bar.view, at: root.place))
    }
  }

  /// Whether there is a view in a view whose name begins like that; a link is none.
  private func has(_ name: String, _ view: ViewID) -> Bool {
    switch builder.graph[view].kind {
    case .element(let entry, let arguments):
      entry.name.hasPrefix(name) && entry.name != "NavigationLink"
        || arguments.contents.contains { has(name, $0.view) }
    case .modifier(_, let base, _): has(name, base)
    case .custom(_, let body): has(name, body)
    case .list(let views): views.contains { has(name, $0) }
    case .layout(_, _, let arguments), .box(_, let arguments):
      arguments.contents.contains { has(name, $0.view) }
    }
  }
}

extension Diagnostic {
  fileprivate static func inBars(_ view: String, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .assumed, code: .presentation, "its project shows it in a \(view): laid out in one",
      remedy: "state another space: \(code: "// proposal: 393x715")", place: place)
  }
}
