import HaggleLanguage
import HaggleLayouts
import HaggleVocabulary

// Controls that show and change a value.
extension Lowering {
  /// `Toggle`: a switch after its label; on macOS a checkbox before it.
  mutating func toggle(_ site: ControlSite) -> [NodeID] {
    let style = site.styles[.toggle]
    if style == "button" { return [node(site.bezel, [label(site) ?? empty(site)], site)] }
    let isForm = site.styles.container == .form
    let isCheckbox =
      style == "checkbox" || (style == "automatic" && site.platform == .macOS && !isForm)
    let label = titledLabel(site)
    guard isCheckbox else {
      let isSmall = isForm && site.platform == .macOS
      let control = part(
        "switch", width: .fixed(site.metrics[isSmall ? .formSwitchWidth : .switchWidth]),
        height: .fixed(site.height(isSmall ? .formSwitchHeight : .switchHeight)), site,
        drawing: site.isOn ? "switch.on" : "switch.off")
      return [row(label, control, site)]
    }
    return [
      node(
        checkboxRow(site),
        [box("checkbox", site, isChosen: site.isOn)] + (label.map { [$0] } ?? []), site)
    ]
  }

  private func checkboxRow(_ site: ControlSite) -> ControlRowLayout {
    ControlRowLayout(
      gap: site.metrics[.checkboxGap], distance: site.metrics[.checkboxDistance])
  }

  /// A checkbox or radio button.
  mutating func box(_ name: String, _ site: ControlSite, isChosen: Bool = false) -> NodeID {
    let side = site.metrics[.checkboxSide]
    let shape = name == "radio" ? "circle" : "square"
    return part(
      name, width: .fixed(side), height: .fixed(side), site,
      drawing: isChosen ? "checkmark.\(shape).fill" : shape)
  }

  /// `Slider`: a track as wide as proposed, between the labels of its ends.
  mutating func slider(_ site: ControlSite) -> [NodeID] {
    var parts: [NodeID] = []
    let label = site.platform == .macOS ? visibleLabel(site) : nil
    if let label { parts.append(label) }
    parts += side("minimumValueLabel", site)
    parts.append(
      part(
        "track",
        width: .flexible(
          ideal: site.metrics[.sliderIdeal], minimum: site.metrics[.sliderLeast]),
        height: .fixed(site.metrics[.sliderHeight]), site,
        drawing: site.glyph("slider", of: 1)))
    parts += side("maximumValueLabel", site)
    let distance = site.metrics[.valueLabelGap]
    guard site.platform == .macOS else {
      return [node(HStackLayout(spacing: distance), parts, site)]
    }
    let isOfForm = site.isInColumns && label != nil
    return [node(ControlRowLayout(gap: distance, isOfForm: isOfForm), parts, site)]
  }

  /// The views of an optional label next to a control.
  mutating func side(_ name: String, _ site: ControlSite) -> [NodeID] {
    site.arguments.content(name).map { [inRow($0, site)] } ?? []
  }

  mutating func stepper(_ site: ControlSite) -> [NodeID] {
    let control = part(
      "stepper", width: .fixed(site.metrics[.stepperWidth]),
      height: .fixed(site.height(.stepperHeight)), site, drawing: "stepper")
    return [row(visibleLabel(site), control, site)]
  }

  mutating func colorPicker(_ site: ControlSite) -> [NodeID] {
    let control = part(
      "well", width: .fixed(site.metrics[.colorWellWidth]),
      height: .fixed(site.height(.colorWellHeight)), site)
    return [row(visibleLabel(site), control, site)]
  }

  /// `LabeledContent`: a label and its content.
  mutating func labeledContent(_ site: ControlSite) -> [NodeID] {
    let label = visibleLabel(site)
    let value = site.reading.value("value")
    let content =
      site.arguments.content().map { inRow($0, site) }
      ?? value.flatMap { $0.words == nil ? nil : $0 }.map { text($0, site) }
    let parts = (label.map { [$0] } ?? []) + [content ?? empty(site)]
    if site.isInColumns, label != nil {
      return [node(ControlRowLayout(gap: site.metrics[.labelGap], isOfForm: true), parts, site)]
    }
    guard site.isWide else {
      return [node(HStackLayout(spacing: site.metrics[.labelGap]), parts, site)]
    }
    return [row(label, parts[parts.count - 1], site)]
  }
}

extension ControlSite {
  /// `slider.40`: a track that is filled to so many percent; nothing is said where that is not
  /// known.
  func glyph(_ name: String, of whole: CGFloat) -> String {
    guard let value = reading.value("value")?.length else { return name }
    var (least, most): (CGFloat, CGFloat) = (0, whole)
    if case .range(let lower, let upper, _)? = arguments["in"] {
      (least, most) = (lower.length ?? least, upper.length ?? most)
    }
    let share = (value - least) / (most - least)
    return share.isFinite ? "\(name).\(Int(saturating: min(max(share, 0), 1) * 100))" : name
  }

  /// What a toggle is set to; on where nothing is known of it.
  fileprivate var isOn: Bool { reading.value("isOn")?.boolean ?? true }
}
