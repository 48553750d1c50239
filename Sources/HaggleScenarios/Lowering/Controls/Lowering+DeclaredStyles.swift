import HaggleLanguage
import HaggleLayouts
import HaggleVocabulary

extension Lowering {
  /// A control drawn by a declared style, or by haggle.
  mutating func control(
    _ site: ControlSite, _ build: (inout Lowering, ControlSite) -> [NodeID]
  ) -> [NodeID] {
    for family in site.reading.entry.style?.deciding ?? [] {
      guard site.around.styleLevels < Self.mostStyleLevels else {
        log.endlessStyle(site.place)
        break
      }
      guard let style = site.styles.declared(family),
        let body = program.style(style, site.styled, site.place)
      else { continue }
      var inside = site.around
      inside.inherited.controls.leave(family)
      inside.styleLevels += 1
      return [styled(body, inside, site)]
    }
    return unstyled(build(&self, site), site)
  }

  /// Limits the recursion of a style whose body contains a control with the same style.
  private static let mostStyleLevels = 32
  /// The stack needed by the body of a style, in levels of the tree.
  private static let levelsOfStyle = 8

  /// The body of a style may be deeper than the tree so far.
  private mutating func styled(
    _ body: ViewID, _ inside: Surroundings, _ site: ControlSite
  ) -> NodeID {
    DeepStack.run(
      depth: graph.depth(of: body) + Self.levelsOfStyle * inside.styleLevels,
      otherwise: { refusal in
        log.report(.noStack(refusal))
        return exact(EmptyLayout(), [], site)
      }
    ) {
      let content = single(body, inside, in: VStackLayout(), called: "VStack")
      return exact(
        IdentityLayout(), [content], site, roles: site.isButton ? [.reactsToContent] : [])
    }
  }
}

extension ControlSite {
  fileprivate var isButton: Bool { reading.entry.style == .button }

  /// The control as passed to its style.
  fileprivate var styled: StyledControl {
    StyledControl(entry: reading.entry, parts: parts, arguments: arguments)
  }

  private var parts: [LabeledValue] {
    var parts = arguments.contents.map { LabeledValue($0.label, .view($0.view)) }
    func add(_ label: String, _ value: Value?) {
      if let value, !parts.contains(where: { $0.label == label }) {
        parts.append(.init(label, value))
      }
    }
    add(name == "Label" ? "title" : "label", titleView)
    add("icon", iconView)
    add("fractionCompleted", fractionCompleted)
    add("value", reading.value("value"))
    add("role", reading.value("role") ?? Value.none)
    add("isExpanded", reading.value("isExpanded"))
    for flag in ["isPressed", "isOn", "isExpanded", "isMixed"] { add(flag, .boolean(false)) }
    for view in ["label", "icon", "currentValueLabel"] { add(view, Value.none) }
    return parts
  }

  /// The share of the total, which is 1 where none is written; nil without a value.
  private var fractionCompleted: Value {
    guard let value = reading.value("value") else { return .none }
    guard let total = reading.value("total"), let part = value.number, let whole = total.number,
      whole != 0
    else { return value }
    return .number(part / whole)
  }

  private var titleView: Value? {
    // What stands beside an icon is words, whatever is known of it.
    let first = reading.value(at: 0)
    guard let title = iconView == nil ? first.flatMap({ $0.isTitle ? $0 : nil }) : first?.asTitle
    else { return nil }
    let text = Value.record(type: "Text", fields: [.init(nil, title)])
    guard name != "Label", let symbol = reading.value("systemImage") else { return text }
    return .record(
      type: "Label", fields: [.init(nil, title), .init("systemImage", symbol)])
  }

  private var iconView: Value? {
    guard name == "Label" else { return nil }
    if let symbol = reading.value("systemImage") {
      return .record(type: "Image", fields: [.init("systemName", symbol)])
    }
    return reading.value("image").map { .record(type: "Image", fields: [.init(nil, $0)]) }
  }
}
