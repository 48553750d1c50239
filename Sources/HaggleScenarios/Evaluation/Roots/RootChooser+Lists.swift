import HaggleLanguage
import HaggleSyntax
import HaggleVocabulary

// Views that belong in a list.
extension RootChooser {
  /// A root of sections only, in a list: sections belong in a list, or in a lazy stack that
  /// scrolls.
  func inList(_ root: Evaluation.Root) -> Evaluation.Root {
    guard isSections(root.view) else { return root }
    var root = root
    if interpreter.standIns.boxStack == .column {
      root.view = container("List", of: root.view, at: root.place)
    } else {
      let stack = container("LazyVStack", of: root.view, at: root.place)
      root.view = container("ScrollView", of: stack, at: root.place)
    }
    root.diagnostics.append(.inList(at: root.place))
    return root
  }

  /// A root of rows, sections or several views in what its project shows them in.
  func inContainer(_ root: Evaluation.Root) -> Evaluation.Root {
    let containers = builder.stage.containers
    guard root.preview.isOpen,
      let (view, shown) = containers.sorted(by: { $0.key < $1.key }).first(where: {
        shows(root, anyOf: [$0.key])
      })
    else { return root }
    var root = root
    if shown.name == "ScrollView" {
      root.view =
        filling(root.view, at: root.place)
        ?? container("VStack", of: root.view, at: root.place)
    }
    root.view = container(shown.name, of: root.view, at: root.place)
    if let style = shown.style, let modifier = ShowingContainer.styles[shown.name],
      let entry = Catalog.modifier(modifier)
    {
      let value = Value.member(base: nil, name: style, arguments: nil)
      let chosen = CallArguments(values: [.init(nil, value)], text: "." + style)
      root.view = builder.add(
        ViewNode(.modifier(entry, base: root.view, chosen), at: root.place))
    }
    root.diagnostics.append(.inContainer(view, shown.name, at: root.place))
    return root
  }

  /// A column that aligns its views to an edge, at that edge of what scrolls: others beside it may
  /// make that as wide as the screen. Nil for other views.
  private func filling(_ view: ViewID, at place: SourcePlace?) -> ViewID? {
    guard let edge = edge(ofColumn: view), let frame = Catalog.modifier("frame") else { return nil }
    let arguments = CallArguments(
      values: [
        .init("maxWidth", .number(.infinity)),
        .init("alignment", .member(base: nil, name: edge, arguments: nil)),
      ], text: "maxWidth: .infinity, alignment: .\(edge)")
    return builder.add(ViewNode(.modifier(frame, base: view, arguments), at: place))
  }

  private func edge(ofColumn view: ViewID) -> String? {
    switch builder.graph[view].kind {
    case .element("VStack", let arguments), .element("LazyVStack", let arguments):
      arguments["alignment"]?.memberName.flatMap {
        ["leading", "trailing"].contains($0) ? $0 : nil
      }
    case .modifier(_, let base, _): edge(ofColumn: base)
    case .custom(_, let body): edge(ofColumn: body)
    default: nil
    }
  }

  func container(_ name: String, of view: ViewID, at place: SourcePlace?) -> ViewID {
    let content = CallArguments(contents: [.init("content", view)])
    return builder.add(ViewNode.named(name, content, at: place))
  }

  /// Whether a view scrolls by itself, as no row of a list does that has a heading.
  private func isScroller(_ view: ViewID) -> Bool {
    guard case .element(let entry, _) = builder.graph[builder.graph.core(of: view)].kind else {
      return false
    }
    if case .scroller = entry.form { return true }
    return entry.traits.contains(.gridded)
  }

  private func isSections(_ view: ViewID) -> Bool {
    switch builder.graph[view].kind {
    case .element("Section", let arguments): arguments.content().map(isScroller) != true
    case .element("Group", let arguments):
      !arguments.contents.isEmpty && arguments.contents.allSatisfy { isSections($0.view) }
    case .modifier(_, let base, _): isSections(base)
    case .custom(_, let body): isSections(body)
    case .list(let views): !views.isEmpty && views.allSatisfy(isSections)
    default: false
    }
  }
}

extension Diagnostic {
  fileprivate static func inContainer(
    _ view: String, _ name: String, at place: SourcePlace?
  ) -> Diagnostic {
    Diagnostic(
      .assumed, code: .presentation, "its project shows \(view) in a \(name): laid out in one",
      remedy: "show it as the app does: \(code: "#Preview { … }")", place: place)
  }

  fileprivate static func inList(at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .assumed, code: .looseSections,
      "it is made of sections, which stand in a list or a form: laid out in a List",
      remedy: "show what it stands in: \(code: "#Preview { Form { … } }")", place: place)
  }
}
