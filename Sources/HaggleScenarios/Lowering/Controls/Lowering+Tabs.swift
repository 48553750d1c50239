import Foundation
import HaggleLanguage
import HaggleLayouts
import HaggleVocabulary

// What the bars of tabs and of searches show: no part of what they measure.
extension Lowering {
  /// What the label of a `Tab` is called, whose other views are its content.
  static let tabLabel = "tab label"

  /// On a phone more tabs are behind the last one. Source: UITabBarController.
  private static let mostTabs = 5

  /// The items of a bar side by side; none where the tabs say nothing of theirs.
  mutating func tabItems(_ tabs: [ViewID], chosen: Int?, _ site: ControlSite) -> [NodeID] {
    let hasMore = site.platform == .iOS && tabs.count > Self.mostTabs
    let own = hasMore ? tabs.prefix(Self.mostTabs - 1) : tabs[...]
    var items: [[NodeID]] = []
    for (index, tab) in own.enumerated() {
      items.append(tabItem(tab, site.ofTab(isChosen: index == chosen)))
    }
    guard items.contains(where: { !$0.isEmpty }) else { return [] }
    if hasMore {
      let more = site.ofTab(isChosen: false)
      items.append([symbol("ellipsis", more), text(.string("More"), more)])
    }
    let columns = items.map { inner(VStackLayout(spacing: 2), $0, as: "item", site) }
    guard site.platform == .iOS else { return [segments(columns, chosen: chosen, site)] }
    let tabs = columns.map { item in
      let room = FlexibleFrameLayout(width: .init(min: 0, max: .infinity))
      return inner(room, [item], as: "tab", site)
    }
    return [inner(HStackLayout(spacing: 0), tabs, as: "items", site)]
  }

  /// On a Mac the tabs are segments.
  private mutating func segments(
    _ items: [NodeID], chosen: Int?, _ site: ControlSite
  ) -> NodeID {
    let layout = SegmentsLayout(
      height: site.metrics[.tabBar], inset: site.metrics[.segmentInset], fills: false,
      givesWay: true)
    let row = inner(layout, items, as: "items", site)
    draw(site.look(ofSegments: items.count, chosen: chosen), on: row)
    return row
  }

  /// The symbol and the title of a tab: what `tabItem` is given, or the arguments of `Tab`.
  private mutating func tabItem(_ tab: ViewID, _ site: ControlSite) -> [NodeID] {
    var view = tab
    while true {
      switch graph[view].kind {
      case .modifier("tabItem", _, let arguments):
        return arguments.content("label").map { tabParts(of: $0, site) } ?? []
      case .modifier(_, let base, _): view = base
      case .custom(_, let body): view = body
      case .list(let views) where views.count == 1: view = views[0]
      case .element("Tab", let arguments):
        if let label = arguments.content(Self.tabLabel) { return tabParts(of: label, site) }
        return tabParts(site.reading(arguments))
      default: return []
      }
    }
  }

  private mutating func tabParts(of content: ViewID, _ site: ControlSite) -> [NodeID] {
    members(content).flatMap { view -> [NodeID] in
      guard case .element("Image", let arguments) = graph[graph.root(of: view)].kind else {
        return lower(view, site.choosing(style: ControlStyles.tabLabel, for: .label).around)
      }
      guard site.platform == .iOS else { return [] }
      guard arguments["systemName"] != nil else { return [tabImage(site)] }
      return lower(view, site.ofTabSymbol.around)
    }
  }

  /// A symbol above a title; on macOS the title alone.
  private mutating func tabParts(_ site: ControlSite) -> [NodeID] {
    var parts: [NodeID] = []
    if let icon = site.arguments.content("icon") {
      parts += tabParts(of: icon, site)
    } else if site.platform == .iOS {
      let isImage = site.reading.value("image") != nil
      parts += isImage ? [tabImage(site)] : icon(site.ofTabSymbol).map { [$0] } ?? []
    }
    if let title = site.arguments.content("title") { return parts + tabParts(of: title, site) }
    guard let title = site.reading.value(at: 0), title.isTitle else { return parts }
    return parts + [text(title, site)]
  }

  /// A symbol that is not in the text, so that its size cannot be stated.
  private mutating func symbol(_ name: String, _ site: ControlSite) -> NodeID {
    part("symbol", width: .fixed(20), height: .fixed(20), site, drawing: name)
  }

  /// An image that the app brings along, as large as symbols are. Source: UITabBarItem.
  private mutating func tabImage(_ site: ControlSite) -> NodeID {
    part("icon", width: .fixed(25), height: .fixed(25), site)
  }

  /// `Label` in a bar of tabs.
  mutating func tabLabel(_ site: ControlSite) -> NodeID {
    inner(VStackLayout(spacing: 2), tabParts(site), as: site.name, site)
  }

  /// A field with a magnifying glass and a prompt.
  mutating func searchBar(_ prompt: String?, _ site: ControlSite) -> NodeID {
    let site = site.inOneLine.inSecondColour
    let words = [symbol("magnifyingglass", site), text(.string(prompt ?? "Search"), site)]
    let line = inner(HStackLayout(spacing: 6), words, as: "prompt", site)
    let bezel = BezelLayout(
      EdgeInsets(top: 7, leading: 8, bottom: 7, trailing: 8),
      least: CGSize(width: 0, height: 36), greedyAxes: .horizontal, anchor: .leading)
    let field = inner(bezel, [line], as: "field", site)
    nodes[field.index].description.appearance = site.look(ofPart: "field", drawing: nil)
    let inset = site.metrics[.rowInsetX]
    let margins = BezelLayout(
      EdgeInsets(top: 0, leading: inset, bottom: 0, trailing: inset), greedyAxes: .horizontal)
    let content = inner(margins, [field], as: "margins", site)
    return bar(
      "searchField", site.metrics[.searchField], at: .top, site, showing: [content])
  }
}

extension ControlSite {
  /// Where symbols have the size that they have in a bar of tabs. Source: assumed.
  fileprivate var ofTabSymbol: ControlSite {
    var around = around
    around.inherited.text.controlFont = TextFont(.points(20, following: nil))
    return ControlSite(reading: reading, around: around)
  }

  /// The same site with other arguments.
  func reading(_ arguments: CallArguments) -> ControlSite {
    ControlSite(reading: reading.reading(arguments), around: around)
  }
}
