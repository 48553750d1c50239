import HaggleLayouts
import HaggleVocabulary

// Controls to type into.
extension Lowering {
  /// `TextField` and `SecureField`: as wide as proposed, one line high, with what is typed inside,
  /// or their prompt; with `axis: .vertical` as high as that needs. In a form on a Mac the title is
  /// a label beside it.
  ///
  /// Source: Apple's documentation of `TextField`, on its label and its prompt in a form.
  mutating func textField(_ site: ControlSite) -> [NodeID] {
    let grows =
      site.name == "TextField" && site.reading.value("axis")?.memberName == "vertical"
    let inside = grows ? site : site.inOneLine
    let label = site.labelsField ? fieldLabel(site.choosing(.label)) : nil
    let shown =
      site.typed.map { typed($0, inside) }
      ?? prompt(inside.inColourOfPrompts, orTitle: label == nil)
    let content = shown.map { [$0] } ?? []
    let field =
      label == nil
      ? node(site.fieldBezel, content, site, roles: [.takesText])
      : inner(site.fieldBezel, content, as: "typed", site, roles: [.takesText])
    if site.hasFieldBezel { draw(site.look(ofPart: "bezel", drawing: "bezel.line"), on: field) }
    return [label.map { row($0, field, site) } ?? field]
  }

  /// The title of a field; several views of one stand below each other.
  private mutating func fieldLabel(_ site: ControlSite) -> NodeID? {
    guard let content = site.arguments.content("label"), members(content).count > 1 else {
      return label(site)
    }
    return single(
      content, site.around, in: VStackLayout(alignment: .leading), called: "VStack")
  }

  private mutating func prompt(_ site: ControlSite, orTitle: Bool) -> NodeID? {
    if let prompt = site.arguments.content("prompt") { return inRow(prompt, site) }
    return orTitle ? label(site) : nil
  }

  /// The content of a field, letter for letter.
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
  /// What is typed into a field, as far as the text says; a `SecureField` hides it.
  fileprivate var typed: String? {
    guard case .string(let words)? = reading.value("text"), !words.isEmpty else { return nil }
    return name == "SecureField" ? String(repeating: "•", count: words.count) : words
  }

  /// Whether the title is beside the field.
  fileprivate var labelsField: Bool {
    let title = reading.value(at: 0)?.words
    return platform == .macOS && styles.isInForm && !styles.labelsAreHidden && title != ""
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
