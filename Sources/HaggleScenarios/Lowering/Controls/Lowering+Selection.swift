import HaggleLanguage

// The displayed option or tab.
extension Lowering {
  /// The option whose tag equals the selection, else the first; nil if there is none.
  func chosen(of options: [ViewID], _ site: ControlSite) -> Int? {
    selected(of: options, site) ?? options.indices.first
  }

  /// A description of the displayed option: `shows tab 2 of 3`.
  func shown(of options: [ViewID], _ noun: String, _ site: ControlSite) -> String {
    guard let selected = selected(of: options, site) else {
      return "shows the first of \(options.count) \(noun)s"
    }
    return "shows \(noun) \(selected + 1) of \(options.count)"
  }

  private func selected(of options: [ViewID], _ site: ControlSite) -> Int? {
    guard let selection = site.reading.value("selection") else { return nil }
    return options.firstIndex { option in
      graph.tag(of: option).map { program.isEqual($0, selection) } ?? false
    }
  }
}

extension ViewGraph {
  /// What a selection knows a view by: `.tag(_:)`, of a tab `Tab(value:)`, else the identity of its
  /// element.
  func tag(of view: ViewID) -> Value? {
    var (view, identity) = (view, identity(of: view))
    while case .modifier(let entry, let base, let arguments) = self[view].kind {
      if entry.name == "tag" { return arguments.positional(0) }
      view = base
      identity = identity ?? self.identity(of: view)
    }
    guard case .element("Tab", let arguments) = self[view].kind else { return identity }
    return arguments["value"] ?? identity
  }
}
