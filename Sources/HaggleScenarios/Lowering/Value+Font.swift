import HaggleLanguage
import HaggleLayouts

extension Value {
  /// `.title`, `.system(size: 20, weight: .bold)`, `.custom("Avenir", size: 20)`,
  /// `Font.body.bold()`.
  var font: TextFont? {
    if case .record("Font", let fields) = self { return fields[nil]?.platformFont }
    var font: TextFont?
    for step in steps {
      font =
        switch step.name {
        case "system": Self.system(step)
        case "custom": Self.custom(step)
        case "init": step.value(at: 0)?.platformFont
        default:
          TextStyle(rawValue: step.name).map { TextFont(.style($0)) }
            ?? font.map { Self.changed($0, by: step) }
        }
    }
    return font
  }

  /// A font of UIKit or AppKit, which does not follow the type size, but for text styles.
  var platformFont: TextFont? {
    if let style = steps.last?.value("forTextStyle") {
      return TextFont(.style(ScaledMetric.style(style)))
    }
    return SystemFont.size(of: self).map { size in
      var font = TextFont(.points(size, following: nil))
      font.weight = steps.last?.value("weight")?.fontWeight
      font.isBold = steps.last?.name == "boldSystemFont"
      return font
    }
  }

  /// A link in a chain of members.
  struct Step {
    let name: String
    let arguments: [LabeledValue]

    func value(_ label: String) -> Value? { arguments[label] }
    func value(at position: Int) -> Value? {
      arguments.filter { $0.label == nil }.dropFirst(position).first?.value
    }
  }

  /// `a.b(1).c` from its root to its end.
  var steps: [Step] {
    var steps: [Step] = []
    var next: Value? = self
    while case .member(_, let name, let arguments)? = next {
      let step = Step(name: name, arguments: arguments ?? [])
      steps.append(step)
      next = step.value("self")
    }
    return steps.reversed()
  }

  /// What its steps begin at: `UIColor.red`, `UIColor(white: 0, alpha: 1)`.
  var start: Value {
    var start = self
    while case .member(_, _, let arguments?) = start,
      let base = arguments.first(where: { $0.label == "self" })?.value
    {
      start = base
    }
    return start
  }

  private static func system(_ step: Step) -> TextFont? {
    var font: TextFont
    if let size = (step.value("size") ?? step.value(at: 0))?.length {
      font = TextFont(.points(size, following: nil))
    } else if let style = step.value(at: 0)?.memberName.flatMap(TextStyle.init(rawValue:)) {
      font = TextFont(.style(style))
    } else {
      return nil
    }
    font.weight = step.value("weight")?.fontWeight
    font.isMonospaced = step.value("design")?.memberName == "monospaced"
    return font
  }

  /// A custom font scales like body text unless stated otherwise.
  private static func custom(_ step: Step) -> TextFont? {
    let fixed = step.value("fixedSize")?.length
    guard let size = fixed ?? step.value("size")?.length else { return nil }
    let style = step.value("relativeTo")?.memberName.flatMap(TextStyle.init(rawValue:))
    var font = TextFont(.points(size, following: fixed == nil ? style ?? .body : nil))
    font.isOfOwnFamily = true
    return font
  }

  /// Whether it is a font whose characters are signs: `.custom("FontAwesome6Pro-Solid", size: 20)`.
  var isFontOfIcons: Bool {
    steps.contains { step in
      step.name == "custom" && (step.value(at: 0)?.string.map(Self.namesIcons) ?? false)
    }
  }

  /// Whether the name of a font says that it has icons for letters: as a word or at the end of
  /// one (`Ionicons`), which `SemiCondensed` has not.
  private static func namesIcons(_ name: String) -> Bool {
    let words = name.replacing(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/) { " \($0.output) " }.lowercased()
      .split { !$0.isLetter }
    return words.contains { word in
      ["awesome", "icon", "icons", "glyph", "glyphs"].contains { word.hasSuffix($0) }
    } || name.lowercased().contains("materialsymbols")
  }

  /// `bold()`, `weight(.semibold)`, `monospaced()`; what else there is has no effect on sizes here.
  private static func changed(_ font: TextFont, by step: Step) -> TextFont {
    var font = font
    let isOn = step.value(at: 0) ?? step.value("isActive")
    switch step.name {
    case "bold": font.isBold = isOn?.boolean ?? true
    case "monospaced": font.isMonospaced = isOn?.boolean ?? true
    case "weight": font.weight = step.value(at: 0)?.fontWeight
    default: break
    }
    return font
  }

  /// `.semibold`, `Font.Weight.semibold`.
  var fontWeight: TextFont.Weight? { memberName.flatMap(TextFont.Weight.init(rawValue:)) }
}
