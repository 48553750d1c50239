import HaggleLayouts
import HaggleVocabulary

// Controls to type into.
extension Lowering {
  /// `TextField` and `SecureField`: as wide as proposed, one line high, with their prompt inside.
  mutating func textField(_ site: ControlSite) -> [NodeID] {
    let grows =
      site.name == "TextField" && site.reading.value("axis")?.memberName == "vertical"
    let inner = (grows ? site : site.inOneLine).inColourOfPrompts
    let prompt = site.arguments.content("prompt").map { inRow($0, inner) } ?? label(inner)
    let field = node(site.fieldBezel, prompt.map { [$0] } ?? [], site, roles: [.takesText])
    if site.hasFieldBezel { draw(site.look(ofPart: "bezel", drawing: "bezel.line"), on: field) }
    return [field]
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
