import HaggleLayouts
import HaggleVocabulary

// Controls to type into.
extension Lowering {
  /// `TextField` and `SecureField`: as wide as proposed, one line high, with what is typed inside,
  /// or their prompt; with `axis: .vertical` as high as that needs.
  mutating func textField(_ site: ControlSite) -> [NodeID] {
    let grows =
      site.name == "TextField" && site.reading.value("axis")?.memberName == "vertical"
    let inner = grows ? site : site.inOneLine
    let shown = site.typed.map { typed($0, inner) } ?? prompt(inner.inColourOfPrompts)
    let field = node(site.fieldBezel, shown.map { [$0] } ?? [], site, roles: [.takesText])
    if site.hasFieldBezel { draw(site.look(ofPart: "bezel", drawing: "bezel.line"), on: field) }
    return [field]
  }

  private mutating func prompt(_ site: ControlSite) -> NodeID? {
    site.arguments.content("prompt").map { inRow($0, site) } ?? label(site)
  }

  /// What stands in a field, letter for letter.
  private mutating func typed(_ words: String, _ site: ControlSite) -> NodeID {
    let arguments = CallArguments(
      values: [.init("verbatim", .string(words))], text: "\"\(words)\"")
    return leaf(Catalog.text, arguments, site.scrollingLines)
  }

  /// `TextEditor`: takes its proposal.
  mutating func textEditor(_ site: ControlSite) -> [NodeID] {
    let (x, y) = (site.metrics[.editorInsetX], site.metrics[.editorInsetY])
    let least = site.platform == .iOS ? site.lineHeight + y * 2 : site.metrics[.editorLeast]
    let layout = BezelLayout(
      EdgeInsets(top: y, leading: x, bottom: y, trailing: x),
      least: CGSize(width: 0, height: least), greedyAxes: [.horizontal, .vertical])
    return [node(layout, [], site, roles: [.takesText, .takesLines])]
  }
}

extension ControlSite {
  /// What is typed into a field, as far as the text tells; a `SecureField` hides it.
  fileprivate var typed: String? {
    guard case .string(let words)? = reading.value("text"), !words.isEmpty else { return nil }
    return name == "SecureField" ? String(repeating: "•", count: words.count) : words
  }

  fileprivate var hasFieldBezel: Bool {
    let isPlain = platform == .iOS || styles.isInList
    let style = styles[.textField]
    return style != "plain" && (style != "automatic" || !isPlain)
  }

  fileprivate var fieldBezel: BezelLayout {
    if hasFieldBezel {
      let (x, y) = (metrics[.roundedFieldInsetX], metrics[.roundedFieldInsetY])
      return field(
        EdgeInsets(top: y, leading: x, bottom: y, trailing: x), least: .roundedFieldHeight)
    }
    let none = EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    return field(none, least: .plainFieldHeight, less: belowBody)
  }

  private func field(
    _ insets: EdgeInsets, least: ControlMetric, less: CGFloat = 0
  ) -> BezelLayout {
    let isRegular = !["mini", "small"].contains(styles.controlSize) || platform == .iOS
    return BezelLayout(
      insets, least: CGSize(width: 0, height: isRegular ? metrics[least] - less : 0),
      greedyAxes: .horizontal, anchor: anchor)
  }

  /// The place of the typed text, as `multilineTextAlignment` says.
  private var anchor: UnitPoint {
    let lines = around.inherited.text.linesAt
    guard lines.contains(.endsWidth) else { return .leading }
    return lines.contains(.startsWidth) ? .center : .trailing
  }
}
