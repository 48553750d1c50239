import HaggleLanguage
import HaggleLayouts
import HaggleVocabulary

// Controls that show something and boxes around content.
extension Lowering {
  /// `ProgressView`: a spinner, or a bar where it has a value.
  mutating func progressView(_ site: ControlSite) -> [NodeID] {
    let style = site.styles[.progressView]
    let hasValue = ["value", "timerInterval"].contains { site.reading.value($0) != nil }
    // A style from another file is known to show a value.
    guard style == "linear" || hasValue && style != "circular" else {
      let small = ["mini", "small"].contains(site.styles.controlSize)
      let side = PartLayout.Side.fixed(site.metrics[small ? .smallSpinnerSide : .spinnerSide])
      let spinner = part("spinner", width: side, height: side, site)
      return [node(VStackLayout(), [spinner] + shownLabel(site), site)]
    }
    let bar = part(
      "bar", width: .flexible(ideal: site.metrics[.barIdeal]),
      height: .fixed(site.metrics[.barHeight]), site,
      drawing: site.glyph("progress", of: site.reading.value("total")?.length ?? 1))
    let value = side("currentValueLabel", site)
    let parts = shownLabel(site) + [bar] + (value.isEmpty ? countdown(site) : value)
    let layout = VStackLayout(alignment: .leading, spacing: site.metrics[.barGap])
    return [node(layout, parts, site)]
  }

  /// The time that is left, which is below the bar of a timer unless something else is.
  ///
  /// Source: Apple's documentation of `DefaultDateProgressLabel`.
  private mutating func countdown(_ site: ControlSite) -> [NodeID] {
    guard let interval = site.reading.value("timerInterval") else { return [] }
    var words = "59:59"
    if case .range(let start, let end, _) = interval, let from = DateValue.date(start),
      let to = DateValue.date(end)
    {
      words = DurationStyle.timer(max(0, to.seconds - from.seconds))
    }
    return [text(.string(words), site)]
  }

  private mutating func shownLabel(_ site: ControlSite) -> [NodeID] {
    site.styles.labelsAreHidden ? [] : label(site).map { [$0] } ?? []
  }

  /// `Gauge`: a bar between its limits below its label, or a ring.
  mutating func gauge(_ site: ControlSite) -> [NodeID] {
    if ["accessoryCircular", "accessoryCircularCapacity", "circular"].contains(site.styles[.gauge])
    {
      let side = PartLayout.Side.fixed(site.metrics[.ringSide])
      let ring = part("ring", width: side, height: side, site, showing: inRing(site))
      return [node(HStackLayout(), [ring], site)]
    }
    if site.styles[.gauge] == "accessoryLinear" { return [linearGauge(site)] }
    var parts = side("minimumValueLabel", site)
    parts.append(
      part(
        "bar", width: .flexible(ideal: site.metrics[.barIdeal]),
        height: .fixed(site.metrics[.gaugeHeight]), site))
    parts += side("maximumValueLabel", site)
    let line = inner(HStackLayout(spacing: site.metrics[.valueLabelGap]), parts, as: "line", site)
    let label = label(site).map { [$0] } ?? []
    return [node(VStackLayout(), label + [line] + side("currentValueLabel", site), site)]
  }

  /// What a closed ring shows in its middle: its value in words, else its label.
  ///
  /// Source: Apple's documentation of `accessoryCircularCapacity`.
  private mutating func inRing(_ site: ControlSite) -> [NodeID] {
    guard site.styles[.gauge] == "accessoryCircularCapacity" else { return [] }
    let value = self.side("currentValueLabel", site)
    return value.isEmpty ? label(site).map { [$0] } ?? [] : value
  }

  /// A bar with its limits on one line; without limits, its value comes first.
  ///
  /// Source: Apple's documentation of `accessoryLinear`.
  private mutating func linearGauge(_ site: ControlSite) -> NodeID {
    let limits = ["minimumValueLabel", "maximumValueLabel"].map { side($0, site) }
    let hasLimits = limits.contains { !$0.isEmpty }
    let before = hasLimits ? limits[0] : side("currentValueLabel", site)
    let bar = part(
      "bar", width: .flexible(ideal: site.metrics[.barIdeal]),
      height: .fixed(site.metrics[.gaugeHeight]), site)
    return node(
      HStackLayout(spacing: site.metrics[.valueLabelGap]), before + [bar] + limits[1], site)
  }

  /// `Label`: an icon and a title, or the part that its style keeps.
  mutating func labelView(_ site: ControlSite) -> [NodeID] {
    let style = site.styles[.label]
    if style == ControlStyles.stackedLabel { return [stackedLabel(site)] }
    if style == ControlStyles.tabLabel { return [tabLabel(site)] }
    let iconSite = site.styles.isInList ? site.inTint : site
    let icon =
      style == "titleOnly"
      ? nil : site.arguments.content("icon").map { inRow($0, iconSite) } ?? icon(iconSite)
    let title =
      style == "iconOnly"
      ? nil
      : site.arguments.content("title").map { titleOfLabel($0, site) }
        ?? site.reading.value(at: 0).map { text($0, site) }
    guard let icon, let title else {
      return [exact(HStackLayout(), [icon, title].compactMap(\.self), site)]
    }
    return [assumed(labelRow(icon: icon, title: title, site.name, site.arguments, site), site)]
  }

  /// In a form the views of a title stand below each other, a control above its note.
  private mutating func titleOfLabel(_ title: ViewID, _ site: ControlSite) -> NodeID {
    guard site.styles.container == .form, members(title).count > 1 else {
      return inRow(title, site)
    }
    let column = VStackLayout(alignment: .leading, spacing: 0)
    return single(title, site.around, in: column, called: "VStack")
  }

  /// In a list all icons are centred in slots of equal width, which they may overflow.
  mutating func labelRow(
    icon: NodeID, title: NodeID, _ kind: String, _ arguments: CallArguments, _ site: ControlSite
  ) -> NodeID {
    var (icon, distance) = (icon, site.metrics[.iconGap])
    let styles = site.styles
    if let width = styles.iconWidth ?? (styles.isInList ? site.metrics[.iconSlot] : nil) {
      icon = inner(FixedFrameLayout(width: width), [icon], as: "slot", site, roles: [.letsReachOut])
      if styles.isInList { distance = site.metrics[.slotGap] }
    }
    return add(
      HStackLayout(spacing: styles.iconGap ?? distance), [icon, title], as: kind, arguments,
      at: site.place, in: site.around, roles: [])
  }

  /// `GroupBox`: a label above content with insets.
  mutating func groupBox(_ site: ControlSite) -> [NodeID] {
    let inset = site.metrics[.boxInset]
    let bezel = BezelLayout(
      EdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset))
    let content = site.arguments.content().map {
      single($0, site.around, in: VStackLayout(), called: "VStack")
    }
    let body = content ?? empty(site)
    guard let label = label(site.choosing(.boxLabel)) else { return [node(bezel, [body], site)] }
    let stack = VStackLayout(alignment: .leading, spacing: site.metrics[.boxGap])
    if site.platform == .macOS {
      let indent = EdgeInsets(
        top: 0, leading: site.metrics[.boxLabelInset], bottom: 0, trailing: 0)
      let heading = inner(BezelLayout(indent), [label], as: "heading", site)
      return [node(stack, [heading, inner(bezel, [body], as: "box", site)], site)]
    }
    let heading = inner(HStackLayout(spacing: 0), [label, gap(0, site)], as: "heading", site)
    return [node(bezel, [inner(stack, [heading, body], as: "box", site)], site)]
  }

  /// `DisclosureGroup`: its label with a chevron, and below it its content where it is open. In a
  /// list each is a row.
  mutating func disclosureGroup(_ site: ControlSite) -> [NodeID] {
    let row = disclosureRow(site)
    let isOpen = site.reading.boolean("isExpanded") ?? false
    let content = isOpen ? site.arguments.content().map { lower($0, site.around) } ?? [] : []
    if site.styles.isInList { return [row] + content }
    guard !content.isEmpty else { return [row] }
    return [node(VStackLayout(spacing: 0), [row] + content, site)]
  }

  private mutating func disclosureRow(_ site: ControlSite) -> NodeID {
    let label = label(site) ?? empty(site)
    let distance = site.metrics[.chevronGap]
    let isWide = site.isWide
    let mark = chevron(site)
    let parts =
      isWide
      ? [label, gap(distance, site), mark]
      : [
        mark, part("space", width: .fixed(distance), height: .fixed(0), site), label, gap(0, site),
      ]
    let inset = site.metrics[.disclosureInset]
    guard inset > 0 else { return node(HStackLayout(spacing: 0), parts, site) }
    let line = inner(HStackLayout(spacing: 0), parts, as: "line", site)
    return node(
      BezelLayout(EdgeInsets(top: inset, leading: 0, bottom: inset, trailing: 0)), [line], site)
  }

  /// Controls side by side; on macOS the segments of one.
  mutating func controlGroup(_ site: ControlSite) -> [NodeID] {
    let around = site.platform == .macOS ? site.ofSegments.around : site.around
    let members = site.arguments.content().map { lower($0, around) } ?? []
    if site.platform == .macOS {
      let layout = SegmentsLayout(
        height: site.metrics[.segmentHeight], inset: site.metrics[.segmentInset], fills: false,
        givesWay: true)
      return [node(layout, members, site)]
    }
    return [node(HStackLayout(spacing: site.metrics[.controlGroupGap]), members, site)]
  }

  /// Views with drawn or built-in content: they take their proposal.
  mutating func greedy(_ site: ControlSite) -> [NodeID] {
    let node = node(ColorLayout(), [], site)
    var look = Appearance()
    look.ornaments = [.glyph(site.name == "Chart" ? "content.chart" : "content")]
    draw(look, on: node)
    return [node]
  }

  /// Views whose width alone depends on the proposal, as far as is known.
  mutating func strip(_ site: ControlSite) -> [NodeID] {
    let strip = part(
      "strip", width: .flexible(ideal: LoweringLog.assumedLength),
      height: .fixed(LoweringLog.assumedLength), site)
    return [node(HStackLayout(spacing: 0), [strip], site)]
  }

  /// A button with its own label, or with the built-in title.
  mutating func ownLabel(or title: String, _ site: ControlSite) -> [NodeID] {
    if let own = label(site.sized) { return button(own, site) }
    return titled(title, site).map { assumed($0, site) }
  }

  /// `AsyncImage`: the content for its image; without content it takes its proposal, as it does
  /// until its picture is there.
  mutating func asyncImage(_ site: ControlSite) -> [NodeID] {
    guard let content = site.arguments.content() else {
      let placeholder = greedy(site)
      for node in placeholder {
        nodes[node.index].values[AddedRoles.self, default: []].insert(.loadsPicture)
      }
      return placeholder
    }
    return [
      exact(
        IdentityLayout(), [single(content, site.around, in: ZStackLayout(), called: "ZStack")], site
      )
    ]
  }
}

extension ControlSite {
  /// The site for buttons and menus inside a segmented control: no bezel of their own.
  fileprivate var ofSegments: ControlSite {
    var around = around
    let plain = Value.member(base: nil, name: "plain", arguments: nil)
    let button = Value.member(base: nil, name: "button", arguments: nil)
    around.inherited.controls.choose(plain, for: .button)
    around.inherited.controls.choose(button, for: .menu)
    return ControlSite(reading: reading, around: around)
  }
}
