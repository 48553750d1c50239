import HaggleLanguage
import HaggleLayouts
import HaggleVocabulary

// Views with bars around their content.
extension Lowering {
  /// `NavigationStack`: the content, and a bar whose height depends on the content's title.
  mutating func navigationStack(_ site: ControlSite) -> [NodeID] {
    [column(site.arguments.content(), site)]
  }

  /// `NavigationView`: of several views each is a column.
  mutating func navigationView(_ site: ControlSite) -> [NodeID] {
    guard let content = site.arguments.content(), case .list(let views) = graph[content].kind,
      let detail = views.last, views.count > 1
    else { return navigationStack(site) }
    return split(views.dropLast(), alone: views[0], detail: detail, site)
  }

  mutating func splitView(_ site: ControlSite) -> [NodeID] {
    split(
      columnsBesideDetail(site).compactMap { site.arguments.content($0) },
      alone: site.arguments.content("sidebar"), detail: site.arguments.content("detail"), site)
  }

  /// Columns side by side on a Mac and on an iPad that is wider than high; on another iPad the
  /// detail alone, on a phone the sidebar.
  ///
  /// Source: Apple, UISplitViewController.DisplayMode, "automatic".
  private mutating func split(
    _ views: [ViewID], alone sidebar: ViewID?, detail: ViewID?, _ site: ControlSite
  ) -> [NodeID] {
    let context = site.reading.log.context
    let isWide = context.screen.map { $0.width > $0.height } ?? false
    if site.platform == .macOS || context.isRegular && isWide {
      return columns(views, detail: detail, site)
    }
    let showsDetail = context.isRegular && detail != nil
    let view = column(showsDetail ? detail : sidebar ?? detail, site)
    note("shows its \(showsDetail ? "detail" : "sidebar") alone on such a screen", on: [view])
    return [view]
  }

  private mutating func columns(
    _ views: [ViewID], detail: ViewID?, _ site: ControlSite
  ) -> [NodeID] {
    var columns: [NodeID] = []
    for view in views {
      let content = pane(view, site)
      let usual = site.metrics[.sidebarWidth]
      let speaker = site.platform == .macOS ? content : nodes[content.index].children[0]
      let width = nodes[speaker.index].values[ColumnWidth.self]?.map { $0.width(orElse: usual) }
      columns.append(
        width.map { inner(FixedFrameLayout(width: $0), [content], as: "column", site) }
          ?? inner(ColumnLayout(usual: usual), [content], as: "column", site))
    }
    if let detail {
      // A window of a Mac grows to what its columns need.
      let least: CGFloat? = site.platform == .macOS ? nil : 0
      columns.append(
        inner(
          FlexibleFrameLayout(
            width: .init(min: least, max: .infinity), height: .init(min: 0, max: .infinity),
            alignment: .center), [pane(detail, site)], as: "column", site))
    }
    return [node(HStackLayout(spacing: 0), columns, site)]
  }

  /// What is in a column: on a Mac the view itself, as the bar is that of the window.
  private mutating func pane(_ view: ViewID, _ site: ControlSite) -> NodeID {
    guard site.platform == .macOS else {
      let pane = column(view, site)
      nodes[pane.index].description.kind = "pane"
      return pane
    }
    return single(view, alone(view, site.around), in: VStackLayout(), called: "VStack")
  }

  /// The columns of a split view besides its detail, by label: of three, an iPad shows the middle
  /// one by itself.
  private func columnsBesideDetail(_ site: ControlSite) -> [String] {
    let shows = { (name: String) in
      site.reading.value("columnVisibility").map {
        program.isEqual($0, .member(base: nil, name: name, arguments: nil))
      } ?? false
    }
    if shows("detailOnly") { return [] }
    let isOfThree = site.arguments.content("content") != nil
    let showsTwo = shows("doubleColumn") || site.platform == .iOS && !shows("all")
    return isOfThree && showsTwo ? ["content"] : ["sidebar", "content"]
  }

  private mutating func column(_ view: ViewID?, _ site: ControlSite) -> NodeID {
    let start = barSpeakers.count
    let content =
      view.map { single($0, alone($0, site.around), in: VStackLayout(), called: "VStack") }
      ?? empty(site)
    guard site.platform == .iOS else { return exact(IdentityLayout(), [content], site) }
    let bar = heard(from: barSpeakers[start...].sorted { $0.index < $1.index })
    barSpeakers.removeSubrange(start...)
    let view = node(ChromeLayout(), [content] + bars(bar, site), site, roles: [.insets])
    if let ground = ground(behind: content) {
      nodes[view.index].description.appearance.ornaments = [.ground(ground)]
    }
    return view
  }

  /// The bar settings of nodes, which are consumed by this call.
  private mutating func heard(from speakers: [NodeID]) -> NavigationBarTrait {
    var bar = NavigationBarTrait()
    for speaker in speakers {
      guard let said = nodes[speaker.index].values[NavigationBar.self] else { continue }
      bar.merge(said)
      nodes[speaker.index].values[NavigationBar.self] = nil
    }
    return bar
  }

  private mutating func bars(_ bar: NavigationBarTrait, _ site: ControlSite) -> [NodeID] {
    let items = barItems(bar)
    let bottom = toolbar(
      "bottomBar", .bottomBar, [.bottom: items[.bottom] ?? []], at: .bottom, on: site)
    if bar.isHidden { return bottom }
    var bars = toolbar(
      "navigationBar", .navigationBar, items.filter { $0.key != .bottom }, at: .top, on: site)
    if bars.isEmpty, !site.isOnWatch {
      bars = [self.bar("navigationBar", site.metrics[.navigationBar], at: .top, site)]
    }
    if site.isOnWatch {
      // The title is in the status line, beside the time.
    } else if bar.hasTitle, !bar.isInline {
      let large = self.bar("largeTitle", site.metrics[.largeTitle], at: .top, site)
      write(bar.title, isLarge: true, on: large, site)
      bars.append(large)
    } else if items[.middle] == nil {
      write(bar.title, isLarge: false, on: bars[0], site)
    }
    if bar.isSearchable {
      bars.append(searchBar(bar.prompt, site))
    }
    return bars + bottom
  }

  mutating func bar(
    _ name: String, _ height: CGFloat, at edge: Edge, _ site: ControlSite,
    width: PartLayout.Side = .flexible(ideal: 0), showing content: [NodeID] = []
  ) -> NodeID {
    let bar = part(
      name, width: width, height: .fixed(height), site,
      showing: content)
    nodes[bar.index].values[BarEdge.self] = edge
    draw(site.look(ofBar: name), on: bar)
    return bar
  }

  /// `TabView`: the selected tab, else the first, and a bar with all tabs, except in the page
  /// style and on a watch.
  mutating func tabView(_ site: ControlSite) -> [NodeID] {
    let tabs = site.arguments.content().map { self.tabs($0) } ?? []
    let chosen = chosen(of: tabs, site)
    let content =
      chosen.map {
        single(tabs[$0], alone(tabs[$0], site.around), in: VStackLayout(), called: "VStack")
      }
      ?? empty(site)
    let style = site.styles[.tabView]
    let isSwiped = style == "page" || style == "verticalPage"
    let hasBar = !site.isOnWatch && !isSwiped
    let edge: Edge = site.platform == .iOS ? .bottom : .top
    let items = hasBar ? tabItems(tabs, chosen: chosen, site) : []
    // A window as large as its content has room for all of them.
    let width: PartLayout.Side = site.platform == .macOS ? .around : .flexible(ideal: 0)
    let bar =
      hasBar
      ? [bar("tabBar", site.metrics[.tabBar], at: edge, site, width: width, showing: items)] : []
    let view = node(
      ChromeLayout(hasIdeal: !isSwiped), [content] + bar, site, roles: [.insets])
    nodes[view.index].values[AddedRoles.self, default: []].insert(.pages)
    if tabs.count > 1 { note(shown(of: tabs, "tab", site), on: [view]) }
    return [view]
  }

  /// The views that a modifier applies to one by one: those of a `ForEach` or `Group`.
  func each(_ view: ViewID) -> [ViewID] {
    var modifiers: [ViewNode] = []
    var base = view
    while case .modifier(_, let inner, _) = graph[base].kind {
      modifiers.append(graph[base])
      base = inner
    }
    let views = members(base)
    guard views.count > 1 else { return [view] }
    return views.map { view in
      modifiers.reversed().reduce(view) { view, node in
        guard case .modifier(let entry, _, let arguments) = node.kind else { return view }
        return graph.add(ViewNode(.modifier(entry, base: view, arguments), at: node.place))
      }
    }
  }

  /// The tabs of a builder, those of a `TabSection` included.
  private func tabs(_ content: ViewID) -> [ViewID] {
    members(content).flatMap(each).flatMap { view -> [ViewID] in
      guard case .element("TabSection", let arguments) = graph[view].kind else { return [view] }
      return arguments.content().map { members($0) } ?? []
    }
  }
}
