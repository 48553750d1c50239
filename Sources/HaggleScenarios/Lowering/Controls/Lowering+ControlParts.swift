import Foundation
import HaggleLanguage
import HaggleLayouts
import HaggleVocabulary

// Parts of controls. Parts that are not written in the text have lower-case names.
extension Lowering {
  /// The label of a control: its builder's views in a row, or its title; nil where it has none.
  mutating func label(_ site: ControlSite) -> NodeID? {
    if let content = site.arguments.content("label") { return inRow(content, site) }
    return title(site)
  }

  /// The label of a switch, where the site shows one: below its first text, or `Label`, its other
  /// texts are subtitles.
  mutating func titledLabel(_ site: ControlSite) -> NodeID? {
    guard !site.styles.labelsAreHidden, let content = site.arguments.content("label"),
      isTitled(members(content))
    else { return visibleLabel(site) }
    let site = site.choosing(.label)
    let column = VStackLayout(alignment: .leading, spacing: 0)
    return single(content, site.around, in: column, called: "VStack")
  }

  /// Whether the views of a label are a title and its subtitles. Source: Apple's documentation of
  /// `Toggle(isOn:label:)`, on labels with several texts.
  private func isTitled(_ views: [ViewID]) -> Bool {
    let elements = views.map { view -> String? in
      if case .element(let entry, _) = graph[graph.core(of: view)].kind { entry.name } else { nil }
    }
    guard elements.count > 1, let first = elements[0] else { return false }
    return ["Text", "Label"].contains(first) && elements.dropFirst().allSatisfy { $0 == "Text" }
  }

  /// The label where the site shows one.
  mutating func visibleLabel(_ site: ControlSite) -> NodeID? {
    site.styles.labelsAreHidden ? nil : label(site.choosing(.label))
  }

  /// `Button("Save", systemImage: "tray")`: a text, with an icon a `Label` in the style of labels.
  mutating func title(_ site: ControlSite) -> NodeID? {
    guard let title = site.reading.value(at: 0) else { return nil }
    if !title.isTitle { return title.nameOfUnknownTitle.map { namedText($0, site) } }
    return iconValue(site).map { label(title, $0, site) } ?? text(title, site)
  }

  /// A `Label` that a control makes of its title and its icon.
  mutating func label(_ title: Value, _ icon: LabeledValue, _ site: ControlSite) -> NodeID {
    leaf(Catalog.label, CallArguments(values: [.init(nil, title), icon], text: ""), site)
  }

  /// A text from an argument, named by its displayed words without Markdown.
  mutating func text(_ title: Value, _ site: ControlSite) -> NodeID {
    if let name = title.titleName { return namedText(name, site) }
    let words = title.words ?? ""
    let shown = InlineMarkdown(words).spans.map(\.text).joined()
    let arguments = CallArguments(values: [.init(nil, title)], text: "\"\(shown)\"")
    return leaf(Catalog.text, arguments, site)
  }

  /// A text from the app's string catalogue: words as long as its key.
  private mutating func namedText(_ name: String, _ site: ControlSite) -> NodeID {
    log.report(.unknownValue("." + name, at: site.place))
    let words = log.context.standIns.words(like: Words.spelled(name))
    let arguments = CallArguments(values: [.init(nil, .string(words))], text: "." + name)
    return leaf(Catalog.text, arguments, site)
  }

  /// The image that `systemImage:` or `image:` names, or an app's own `systemSymbol:`.
  mutating func icon(_ site: ControlSite) -> NodeID? {
    guard let icon = iconValue(site) else { return nil }
    guard let words = icon.value.words else {
      let text = icon.value.memberName.map { "\(icon.label ?? ""): .\($0)" } ?? ""
      return leaf(Catalog.image, CallArguments(values: [icon], text: text), site)
    }
    let label = icon.label == "systemImage" ? "systemName" : nil
    let text = (label.map { $0 + ": " } ?? "") + "\"\(words)\""
    return leaf(
      Catalog.image, CallArguments(values: [.init(label, icon.value)], text: text), site)
  }

  private func iconValue(_ site: ControlSite) -> LabeledValue? {
    for argument in ["systemImage", "image"] {
      if let name = site.reading.value(argument), name.words != nil {
        return .init(argument, name)
      }
    }
    return site.reading.symbolOfApp
  }

  mutating func leaf(
    _ entry: CatalogEntry, _ arguments: CallArguments, _ site: ControlSite
  ) -> NodeID {
    element(reading(entry, arguments, at: site.place, site.around), site.around)[0]
  }

  /// The views of a builder, in a row if there are several.
  mutating func inRow(_ view: ViewID, _ site: ControlSite) -> NodeID {
    single(view, site.around, in: HStackLayout(), called: "HStack")
  }

  /// A part drawn by the control.
  mutating func part(
    _ name: String, width: PartLayout.Side, height: PartLayout.Side, _ site: ControlSite,
    drawing glyph: String? = nil, showing content: [NodeID] = []
  ) -> NodeID {
    let layout = PartLayout(width: width, height: height)
    let part = add(
      layout, content, as: name, CallArguments(), at: site.place, in: site.around,
      roles: content.isEmpty ? [] : [.ignoresContent])
    nodes[part.index].description.appearance = site.look(ofPart: name, drawing: glyph)
    return marked(part)
  }

  /// The gap between a label and its control.
  mutating func gap(_ minimum: CGFloat, _ site: ControlSite) -> NodeID {
    add(
      SpacerLayout(minLength: minimum), [], as: "gap", CallArguments(), at: site.place,
      in: site.around, roles: [])
  }

  /// A label and its control: at both ends of a row on iOS, side by side on macOS.
  mutating func row(_ label: NodeID?, _ control: NodeID, _ site: ControlSite) -> NodeID {
    guard let label else { return node(HStackLayout(), [control], site) }
    let distance = site.metrics[.labelGap]
    guard site.isWide else {
      return node(
        ControlRowLayout(gap: distance, isOfForm: site.isInColumns), [label, control], site)
    }
    return node(HStackLayout(spacing: 0), [label, gap(distance, site), control], site)
  }

  /// The control's own node, marked as assumed. Rules ignore its layout.
  mutating func node(
    _ layout: any Layout, _ children: [NodeID], _ site: ControlSite, roles: NodeRoles = []
  ) -> NodeID {
    assumed(
      add(
        layout, children, as: site.name, site.arguments, at: site.place, in: site.around,
        roles: roles), site)
  }

  /// A node of the control without assumed numbers.
  mutating func exact(
    _ layout: any Layout, _ children: [NodeID], _ site: ControlSite, roles: NodeRoles = []
  ) -> NodeID {
    add(
      layout, children, as: site.name, site.arguments, at: site.place, in: site.around,
      roles: roles)
  }

  /// A node of the control that is not written in the text.
  mutating func inner(
    _ layout: any Layout, _ children: [NodeID], as kind: String, _ site: ControlSite,
    roles: NodeRoles = []
  ) -> NodeID {
    add(layout, children, as: kind, CallArguments(), at: site.place, in: site.around, roles: roles)
  }

  mutating func draw(_ look: Appearance, on node: NodeID) {
    nodes[node.index].description.appearance = look
  }

  /// Marks a node's numbers as assumed, and reports that once per scenario.
  mutating func assumed(_ node: NodeID, _ site: ControlSite) -> NodeID {
    log.control(site.name, site.place)
    return marked(node)
  }

  private mutating func marked(_ node: NodeID) -> NodeID {
    nodes[node.index].values[AddedRoles.self, default: []].insert(.assumed)
    return node
  }

  /// Says something of a node in its title.
  mutating func note(_ words: String, on nodes: [NodeID]) {
    for node in nodes { self.nodes[node.index].description.traits.append(words) }
  }

  /// The views of a builder one by one, lists and sections opened.
  func members(_ id: ViewID) -> [ViewID] {
    var members: [ViewID] = []
    var open = [id]
    while let id = open.popLast() {
      switch graph[id].kind {
      case .list(let views): open += views.reversed()
      case .element("Section", let arguments):
        open += arguments.content().map { [$0] } ?? []
      default: members.append(id)
      }
    }
    return members
  }
}

extension Value {
  /// Whether it can be the title of a control.
  var isTitle: Bool { words != nil || titleName != nil }

  /// The title of a control that cannot have anything else there.
  var asTitle: Value {
    isTitle ? self : .placeholder(nameOfUnknownTitle ?? "title")
  }

  /// What is known of a title that is neither words nor a key: a control with one has words all the
  /// same. Nil for what may be something else: progress, a value.
  fileprivate var nameOfUnknownTitle: String? {
    guard case .member(_?, let name, _) = self, name != "init" else { return nil }
    return name
  }

  /// `.save`, `.itemCount(3)`: the name of a text of the app; nil for other values.
  fileprivate var titleName: String? {
    guard case .member(nil, let name, _) = self, name != "init" else { return nil }
    return name
  }
}
