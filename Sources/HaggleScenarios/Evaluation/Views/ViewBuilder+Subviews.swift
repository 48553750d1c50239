import HaggleLanguage

// `ForEach(subviews:)`, `Group(sections:)` and their like: views taken apart.
extension ViewBuilder {
  /// The parts for `ForEach` and `Group`; nil for other arguments.
  func parts(_ passed: [Passed]) -> Value? {
    guard let first = passed.first, let label = first.label,
      ["subviews", "sections"].contains(label)
    else { return nil }
    guard let view = viewWithoutPlace(first.value) else { return .array([]) }
    return .array(label == "subviews" ? subviews(of: view).map(Value.view) : sections(of: view))
  }

  /// The views of a list one by one, including those of sections and of other views with several.
  func subviews(of view: ViewID) -> [ViewID] {
    open(view).flatMap { member -> [ViewID] in
      guard case .element("Section", let arguments) = graph[member].kind else { return [member] }
      return arguments.content().map(open) ?? []
    }
  }

  /// The members of lists, including lists that are the body of a declared view.
  private func open(_ view: ViewID) -> [ViewID] {
    var members: [ViewID] = []
    var rest = [view]
    while let next = rest.popLast() {
      switch graph[next].kind {
      case .list(let views): rest += views.reversed()
      case .custom(_, let body): if isList(body) { rest.append(body) } else { members.append(next) }
      default: members.append(next)
      }
    }
    return members
  }

  private func isList(_ view: ViewID) -> Bool {
    if case .list = graph[view].kind { true } else { false }
  }

  /// Sections with header, content and footer; views between them form sections of their own.
  private func sections(of view: ViewID) -> [Value] {
    var sections: [Value] = []
    var loose: [ViewID] = []
    func close() {
      if !loose.isEmpty { sections.append(section(header: nil, list(loose), footer: nil)) }
      loose = []
    }
    for member in open(view) {
      guard case .element("Section", let arguments) = graph[member].kind else {
        loose.append(member)
        continue
      }
      close()
      sections.append(
        section(
          header: arguments.content("header") ?? title(arguments, of: member),
          arguments.content() ?? list([]), footer: arguments.content("footer")))
    }
    close()
    return sections
  }

  /// The text that `Section("Title")` shows.
  private func title(_ arguments: CallArguments, of section: ViewID) -> ViewID? {
    guard let title = arguments.positional(0) else { return nil }
    let text = CallArguments(
      values: [.init(nil, title)], text: Description.quoted(title, interpreter))
    return add(ViewNode.named("Text", text, at: graph[section].place))
  }

  private func section(header: ViewID?, _ content: ViewID, footer: ViewID?) -> Value {
    .record(
      type: "SectionConfiguration",
      fields: [
        .init("header", .view(header ?? list([]))), .init("content", .view(content)),
        .init("footer", .view(footer ?? list([]))),
      ])
  }
}
