import HaggleLanguage
import HaggleLayouts
import HaggleVocabulary

// The content of the bars of a navigation view.
extension Lowering {
  /// The views of toolbars by their bar, in their order.
  func barItems(_ bar: NavigationBarTrait) -> [BarSide: [ViewID]] {
    var sides: [BarSide: [ViewID]] = [:]
    for item in bar.items {
      for view in members(item.view) {
        if let side = item.side ?? side(of: view) { sides[side, default: []].append(view) }
      }
    }
    return sides
  }

  /// The side of a `ToolbarItem` by its placement; nil if it is in no bar.
  private func side(of view: ViewID) -> BarSide? {
    if case .custom(_, let body) = graph[view].kind {
      return members(body).first.flatMap { side(of: $0) }
    }
    guard case .element(let entry, let arguments) = graph[view].kind,
      ["ToolbarItem", "ToolbarItemGroup"].contains(entry.name)
    else { return .trailing }
    switch arguments["placement"]?.memberName {
    case "cancellationAction", "navigationBarLeading", "topBarLeading", "navigation":
      return .leading
    case "principal": return .middle
    case "bottomBar", "status": return .bottom
    case "keyboard", "largeTitle", "largeSubtitle", "subtitle", "title": return nil
    default: return .trailing
    }
  }

  /// A bar with its views, which do not make it higher; nil if there are none.
  mutating func toolbar(
    _ name: String, _ height: ControlMetric, _ items: [BarSide: [ViewID]], at edge: Edge,
    on site: ControlSite
  ) -> [NodeID] {
    guard items.contains(where: { !$0.value.isEmpty }) else { return [] }
    let line = inner(
      HStackLayout(spacing: site.metrics[.barItemGap]), barLine(items, site), as: "items", site)
    let inset = site.metrics[.rowInsetX]
    let bezel = BezelLayout(
      EdgeInsets(top: 0, leading: inset, bottom: 0, trailing: inset),
      least: CGSize(width: 0, height: site.metrics[height]), greedyAxes: .horizontal,
      keptAxes: .vertical)
    let bar = assumed(inner(bezel, [line], as: name, site), site)
    nodes[bar.index].values[BarEdge.self] = edge
    draw(site.look(ofBar: name), on: bar)
    return [bar]
  }

  /// Leading views, a gap, centred ones, a gap, trailing ones; in the bottom bar all in a row.
  ///
  /// Labels show their icons only, unless a style says otherwise. Source: Apple's documentation of
  /// `titleAndIcon`.
  private mutating func barLine(
    _ items: [BarSide: [ViewID]], _ site: ControlSite
  ) -> [NodeID] {
    var around = site.around
    if around.inherited.controls[.label] == "automatic" {
      let iconOnly = Value.member(base: nil, name: "iconOnly", arguments: nil)
      around.inherited.controls.choose(iconOnly, for: .label)
    }
    func views(_ side: BarSide) -> [ViewID] { items[side] ?? [] }
    var line = views(.bottom).flatMap { lower($0, around) }
    if line.isEmpty {
      line += views(.leading).flatMap { lower($0, around) } + [gap(0, site)]
      let middle = views(.middle).flatMap { lower($0, around) }
      line += middle + (middle.isEmpty ? [] : [gap(0, site)])
      line += views(.trailing).flatMap { lower($0, around) }
    }
    return line
  }
}

/// The position of a view in a bar.
enum BarSide {
  case leading
  case middle
  case trailing
  /// In the bottom bar.
  case bottom
}

/// The settings of content for the navigation bar above it.
enum NavigationBar: LayoutValueKey {
  static let defaultValue = NavigationBarTrait()
}

struct NavigationBarTrait {
  var hasTitle = false
  /// The title; nil if unknown.
  var title: String?
  var isInline = false
  var isHidden = false
  var isSearchable = false
  /// What the search field says; nil for the usual.
  var prompt: String?
  var items: [Item] = []

  /// A view of a `toolbar`, with its side if known.
  struct Item {
    var view: ViewID
    var side: BarSide?

    init(_ view: ViewID, _ side: BarSide?) {
      self.view = view
      self.side = side
    }
  }

  /// An empty title counts as none.
  mutating func setTitle(_ words: String?) {
    hasTitle = words != ""
    title = words
  }

  mutating func merge(_ other: NavigationBarTrait) {
    hasTitle = hasTitle || other.hasTitle
    title = title ?? other.title
    isInline = isInline || other.isInline
    isHidden = isHidden || other.isHidden
    isSearchable = isSearchable || other.isSearchable
    prompt = prompt ?? other.prompt
    // A modifier of several views says the same at each.
    items = other.items + items.filter { item in !other.items.contains { $0.view == item.view } }
  }
}
