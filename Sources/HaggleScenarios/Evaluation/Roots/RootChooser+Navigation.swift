import HaggleLanguage
import HaggleSyntax
import HaggleVocabulary

// Views that their project shows below a navigation bar.
extension RootChooser {
  /// The root below a navigation bar, if its project shows it there and it has none of its own.
  func inNavigation(_ root: Evaluation.Root) -> Evaluation.Root {
    guard builder.stage.platform == .iOS, root.preview.isOpen,
      shows(root, anyOf: builder.stage.navigated), !navigates(root.view)
    else { return root }
    var root = root
    root.view = container("NavigationStack", of: root.view, at: root.place)
    root.diagnostics.append(.inNavigation(at: root.place))
    return root
  }

  /// Whether there is a navigation view in a view.
  private func navigates(_ view: ViewID) -> Bool {
    switch builder.graph[view].kind {
    case .element(let entry, let arguments):
      entry.name.hasPrefix("Navigation") && entry.name != "NavigationLink"
        || arguments.contents.contains { navigates($0.view) }
    case .modifier(_, let base, _): navigates(base)
    case .custom(_, let body): navigates(body)
    case .list(let views): views.contains(where: navigates)
    case .layout(_, _, let arguments), .box(_, let arguments):
      arguments.contents.contains { navigates($0.view) }
    }
  }
}

extension Diagnostic {
  fileprivate static func inNavigation(at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .assumed, code: .presentation, "its project shows it in a NavigationStack: laid out in one",
      remedy: "state another space: \(code: "// proposal: 393x715")", place: place)
  }
}
