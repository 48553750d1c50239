import HaggleLanguage
import HaggleLayouts
import HaggleVocabulary

extension Lowering {
  /// `ContentUnavailableView`: label, description and actions centred in all available space; on
  /// macOS at its top, without an icon.
  mutating func unavailable(_ site: ControlSite) -> [NodeID] {
    let search = site.search
    let site = search ?? site
    let title = site.choosing(.unavailableTitle)
    var parts: [NodeID] = []
    if let content = site.arguments.content("label") {
      parts.append(inRow(content, title.choosing(style: ControlStyles.stackedLabel, for: .label)))
    } else {
      parts += stack(title)
    }
    parts += side("description", site.choosing(.unavailableText)) + side("actions", site)
    if search != nil {
      let advice = Value.string("Check the spelling or try a new search.")
      parts.append(text(advice, site.choosing(.unavailableText)))
    }
    let column = inner(
      VStackLayout(spacing: site.metrics[.unavailableGap]), parts, as: "column", site)
    let insets = EdgeInsets(
      top: site.metrics[.unavailableTop], leading: 0, bottom: 0, trailing: 0)
    let layout = BezelLayout(
      insets, greedyAxes: [.horizontal, .vertical],
      anchor: site.platform == .macOS ? .top : .center)
    return [node(layout, [column], site)]
  }

  /// An icon above a title, or the title alone on macOS.
  mutating func stackedLabel(_ site: ControlSite) -> NodeID {
    let title =
      site.arguments.content("title").map { inRow($0, site) }
      ?? site.reading.value(at: 0).map { text($0, site) }
    var parts = title.map { [$0] } ?? []
    if site.platform == .iOS {
      let large = site.choosing(.unavailableIcon)
      let icon = site.arguments.content("icon").map { inRow($0, large) } ?? icon(large)
      parts = (icon.map { [$0] } ?? []) + parts
    }
    let layout = VStackLayout(spacing: site.metrics[.unavailableGap])
    return assumed(
      add(
        layout, parts, as: site.name, site.arguments, at: site.place, in: site.around, roles: []),
      site)
  }

  /// The icon and the title that the arguments of the view itself state.
  private mutating func stack(_ site: ControlSite) -> [NodeID] {
    let large = site.choosing(.unavailableIcon)
    let icon = site.platform == .iOS ? icon(large).map { [$0] } ?? [] : []
    guard let title = site.reading.value(at: 0), title.words != nil else { return icon }
    return icon + [text(title, site)]
  }
}

extension ControlSite {
  /// The English words of `ContentUnavailableView.search` and `.search(text: "a")`; nil for others.
  fileprivate var search: ControlSite? {
    guard case .member(_, "search", let values)? = reading.value(at: 0) else { return nil }
    let title = values?.first?.value.words.map { "No Results for “\($0)”" } ?? "No Results"
    let arguments = CallArguments(
      values: [.init(nil, .string(title)), .init("systemImage", .string("magnifyingglass"))],
      text: reading.arguments.text)
    return reading(arguments)
  }
}
