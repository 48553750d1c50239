import HaggleLanguage
import HaggleLayouts
import HaggleVocabulary

extension Lowering {
  /// `Button`, `NavigationLink` outside of lists and their like: a label, with a bezel around it
  /// where the style has one.
  mutating func button(_ site: ControlSite) -> [NodeID] {
    button(label(site.sized) ?? empty(site), site)
  }

  mutating func button(_ label: NodeID, _ site: ControlSite) -> [NodeID] {
    if site.fillsItsRow { return [node(site.rowBezel, [label], site, roles: [.reacts])] }
    guard site.hasBezel else {
      return [exact(IdentityLayout(), [label], site, roles: site.reactions)]
    }
    let bezel = node(site.bezel, [label], site, roles: [.reacts])
    nodes[bezel.index].description.appearance.draw(with: site.bezelInk)
    nodes[bezel.index].description.appearance.outline = site.bezelOutline
    return [bezel]
  }

  /// `Link`: its label, on a Mac too, unless it is given the style of a button.
  mutating func link(_ site: ControlSite) -> [NodeID] {
    guard site.styles[.button] == "automatic" else { return button(site) }
    let label = label(site.inColourOfLabel) ?? empty(site)
    return [exact(IdentityLayout(), [label], site, roles: [.reacts])]
  }

  /// `Menu`: its label; on macOS a pull-down button, of which a borderless one shows no more than
  /// an arrow, and one in the style of a plain button nothing.
  mutating func menu(_ site: ControlSite) -> [NodeID] {
    let label = label(site.sized) ?? empty(site)
    guard site.platform == .macOS else { return button(label, site) }
    switch site.styles[.menu] {
    case "button": return button(label, site)
    case "borderlessButton":
      guard site.showsMenuIndicator else {
        return [exact(IdentityLayout(), [label], site, roles: [.reacts])]
      }
      let arrow = EdgeInsets(trailing: site.metrics[.borderlessIndicator])
      return [node(BezelLayout(arrow), [label], site, roles: [.reacts])]
    case "automatic" where site.styles[.button] == "plain": return button(label, site)
    default: return [node(site.menuBezel, [label], site)]
    }
  }

  /// A button with a built-in title: `EditButton`.
  mutating func titled(_ title: String, _ site: ControlSite) -> [NodeID] {
    button(text(.string(title), site.sized), site)
  }

  /// `ShareLink`: its label, or its title or "Share…" with an icon, in the tint as all buttons.
  mutating func shareLink(_ site: ControlSite) -> [NodeID] {
    if site.arguments.content("label") != nil { return button(site) }
    let title = site.reading.value(at: 0).flatMap { $0.isTitle ? $0 : nil }
    let symbol = LabeledValue("systemImage", .string("square.and.arrow.up"))
    let label = label(title ?? .string("Share…"), symbol, site.sized)
    return button(label, site)
  }

  /// `NavigationLink`: in a list on iOS a row that ends in a chevron, else a button.
  mutating func navigationLink(_ site: ControlSite) -> [NodeID] {
    guard site.styles.isInList, site.system == .iOS else { return button(site) }
    let label = label(site) ?? empty(site)
    let parts =
      site.styles.showsLinkIndicator
      ? [label, gap(site.metrics[.chevronGap], site), chevron(site)] : [label, gap(0, site)]
    return [node(HStackLayout(spacing: 0), parts, site)]
  }

  mutating func chevron(_ site: ControlSite, _ glyph: String = "chevron.forward") -> NodeID {
    part(
      "chevron", width: .fixed(site.metrics[.chevronWidth]),
      height: .fixed(site.metrics[.chevronHeight]), site, drawing: glyph)
  }

  mutating func empty(_ site: ControlSite) -> NodeID {
    inner(EmptyLayout(), [], as: "EmptyView", site)
  }
}

extension ControlSite {
  /// Whether a button of this style draws something around its label.
  var hasBezel: Bool {
    let style = styles[.button]
    if style == "automatic" { return platform == .macOS }
    return ["bordered", "borderedProminent", "glass", "glassProminent"].contains(style)
  }

  /// A plain button can be hit on its label only, as can a button with a declared style.
  fileprivate var reactions: NodeRoles {
    styles[.button] == "plain" ? [.reacts, .reactsToContent] : [.reacts]
  }

  /// The site for the label: with the font of its control size if it has a bezel, and in the tint
  /// colour.
  var sized: ControlSite {
    let coloured = inColourOfLabel
    switch styles.controlSize {
    case "mini" where hasBezel: return coloured.choosing(.miniButton)
    case "small" where hasBezel: return coloured.choosing(.smallButton)
    default: return coloured
    }
  }

  var bezel: BezelLayout {
    let (x, y, least) = bezelMetrics
    return BezelLayout(
      EdgeInsets(
        top: metrics[y], leading: metrics[x], bottom: metrics[y], trailing: metrics[x]),
      least: CGSize(width: 0, height: metrics[least]))
  }

  private var bezelMetrics: (ControlMetric, ControlMetric, ControlMetric) {
    switch styles.controlSize {
    case "mini", "small": (.smallButtonInsetX, .smallButtonInsetY, .smallButtonHeight)
    case "large", "extraLarge": (.largeButtonInsetX, .largeButtonInsetY, .largeButtonHeight)
    default: (.buttonInsetX, .buttonInsetY, .buttonHeight)
    }
  }

  /// Whether it takes the width of the screen, as buttons without a style do on a watch.
  fileprivate var fillsItsRow: Bool {
    isOnWatch && styles[.button] == "automatic" && !styles.isInList
  }

  /// Source: assumed, for a watch of 41 mm.
  fileprivate var rowBezel: BezelLayout {
    BezelLayout(
      EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8), least: CGSize(width: 0, height: 44),
      greedyAxes: .horizontal)
  }

  /// `.menuIndicator(.hidden)`, `BorderlessButtonMenuStyle(showsMenuIndicator: false)`
  fileprivate var showsMenuIndicator: Bool {
    styles.showsMenuIndicator && styles.argument("showsMenuIndicator", of: .menu)?.boolean != false
  }

  /// The bezel of a menu or pop-up button.
  var menuBezel: BezelLayout {
    BezelLayout(
      EdgeInsets(
        top: 0, leading: metrics[.menuInset], bottom: 0, trailing: metrics[.menuIndicator]),
      least: CGSize(width: 0, height: metrics[.menuHeight]))
  }
}
