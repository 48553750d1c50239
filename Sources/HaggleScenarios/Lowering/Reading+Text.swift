import Foundation
import HaggleLanguage
import HaggleLayouts
import HaggleVocabulary

extension Reading {
  /// A text in the inherited fonts.
  func text() -> any Layout {
    let written = textRuns == nil ? shownWords : value(at: 0)?.words ?? ""
    let all = textRuns ?? markdown(written).map(styledRuns) ?? [run(written, inherited.text)]
    let runs = log.admit(all.map(asLongAsSaid), at: place)
    log.text(runs, written: written, place)
    return TextLayout(
      runs, inherited.text.limits, written: log.context.standIns.areTextsAsWritten ? written : nil,
      stated: inherited.text.roles)
  }

  private func asLongAsSaid(_ run: TextRun) -> TextRun {
    TextRun(log.context.standIns.text(like: run.string), run.font)
  }

  private func run(_ string: String, _ settings: TextSettings) -> TextRun {
    TextRun(settings.shown(string), settings.font)
  }

  private func styledRuns(_ markdown: InlineMarkdown) -> [TextRun] {
    markdown.spans.map { span in
      var settings = inherited.text
      if span.isBold { settings.isBold = true }
      if span.isCode { settings.isMonospaced = true }
      return run(span.text, settings)
    }
  }

  /// The parts of `Text("a") + Text("b").bold()`, each with its own modifiers.
  private var textRuns: [TextRun]? {
    guard case .array(let parts)? = value(JoinedText.label) else { return nil }
    return parts.compactMap { part in
      guard case .record(_, let fields) = part,
        let string = fields[nil]?.words
      else { return nil }
      return run(string, settings(fields))
    }
  }

  /// The settings of a part: those of the whole text, then its modifiers from the outermost.
  private func settings(_ fields: [LabeledValue]) -> TextSettings {
    var inside = inherited
    for case .record(let name, let arguments) in fields.dropFirst().map(\.value) {
      guard let entry = Catalog.modifier(name), case .inherited(let change) = entry.form else {
        continue
      }
      let reading = Reading(
        entry: entry, arguments: CallArguments(values: arguments), inherited: inside, place: place,
        log: log, program: program, asked: asked)
      change(reading, &inside)
    }
    return inside.text
  }
}

// MARK: - Modifiers

extension LayoutContext {
  /// The font for an undeclared name: of the size that the name has, or another one than body if
  /// one is tried.
  fileprivate func standInFont(of size: CGFloat?) -> TextFont? {
    guard size != nil || standIns.fonts != 1 else { return nil }
    return TextFont(.points((size ?? platform.bodySize) * standIns.fonts, following: .body))
  }
}

extension Reading {
  /// `.font(.title)`; `.font(nil)` resets to the body font.
  func font(_ value: Value?) -> TextFont? {
    guard let value, !value.isNone else { return nil }
    let font = value.font
    if let font, !isSizeMadeUp(font) { return font }
    let size = font == nil ? value.sizeInName : FontNames.size(of: arguments.text)
    log.unknownFont(font == nil ? value.fontText : arguments.text, size, place)
    return log.context.standInFont(of: size)
  }

  /// Whether its size stands for a length that the text lacks: that of a view may be any, but
  /// letters have about the size of the body's.
  private func isSizeMadeUp(_ font: TextFont) -> Bool {
    guard case .points(let points, _) = font.face, program.madeUpLengths().values.contains(points)
    else { return false }
    return !arguments.text.contains(NumberText.display(points) as String)
  }

  /// `true` for `bold()`, else the stated value.
  var isOn: Bool {
    if case .boolean(let flag)? = value(at: 0) { return flag }
    return true
  }

  /// `lineLimit(2)`, `lineLimit(2, reservesSpace: true)`, `lineLimit(2...4)`, `lineLimit(nil)`.
  func lineLimit(_ settings: inout TextSettings) {
    settings.isLimitedAround = false
    lineLimit(&settings.limits)
  }

  private func lineLimit(_ limits: inout TextLimits) {
    (limits.most, limits.reserved) = (count(at: 0), 0)
    if boolean("reservesSpace") == true { limits.reserved = limits.most ?? 0 }
    if case .range(let lower, _, _)? = value(at: 0) {
      limits.reserved = Reading.whole(lower) ?? 0
    }
    limits.most = limits.most.map { max($0, 1, limits.reserved) }
  }

  /// `environment(\.font, .title)`: of the keys that decide sizes, those of texts.
  func textEnvironment(_ settings: inout TextSettings) {
    guard case .keyPath(let path)? = value(at: 0), path.count == 1 else { return }
    let value = value(at: 1)
    switch path[0] {
    case "font": settings.base = font(value)
    case "lineLimit": settings.limits.most = value.flatMap(Reading.whole).map { max($0, 1) }
    case "multilineTextAlignment": settings.linesAt = Reading.linesAt(value)
    case "lineSpacing": settings.limits.lineSpacing = value?.length?.nonNegative ?? 0
    case "minimumScaleFactor": settings.limits.minimumScale = Reading.scale(value?.length)
    case "dynamicTypeSize", "sizeCategory":
      settings.typeSize = value?.typeSize(in: settings.typeSize) ?? settings.typeSize
    case "imageScale": settings.imageScale = value?.imageScale ?? .medium
    case "symbolVariants": surround(&settings, value)
    case "textCase": settings.textCase = value?.textCase ?? .written
    default: break
    }
  }

  /// `.symbolVariant(.circle.fill)`: variants add up, until one is `none`.
  ///
  /// Source: Apple, `SymbolVariants`.
  func surround(_ settings: inout TextSettings, _ variants: Value?) {
    let names = variants?.steps.map(\.name) ?? []
    if names.contains("none") { settings.aroundSymbols = nil }
    settings.aroundSymbols =
      names.last(where: SymbolSize.isEnclosure) ?? settings.aroundSymbols
  }

  /// The roles of a text aligned to that edge; those of both edges for the centre.
  static func linesAt(_ alignment: Value?) -> NodeRoles {
    switch alignment {
    case .member(_, "leading", _)?: [.starts(.horizontal)]
    case .member(_, "trailing", _)?: [.ends(.horizontal)]
    case .member(_, "center", _)?: [.starts(.horizontal), .ends(.horizontal)]
    default: []
    }
  }

  /// From 0 to 1; invalid numbers have no effect.
  static func scale(_ factor: CGFloat?) -> CGFloat {
    guard let factor, factor < 1 else { return 1 }
    return max(0, factor)
  }
}

extension Value {
  /// The size in `dynamicTypeSize(.xLarge)`; a range clamps the inherited size.
  func typeSize(in current: DynamicTypeSize) -> DynamicTypeSize {
    guard case .range(let lower, let upper, _) = self else { return typeSize ?? current }
    let floor = max(current, lower.typeSize ?? .xSmall)
    return min(floor, upper.typeSize ?? .accessibility5)
  }

  /// `.xLarge`, `.accessibility2`, and the older `.extraLarge`, `.accessibilityMedium`.
  var typeSize: DynamicTypeSize? {
    memberName.flatMap { DynamicTypeSize(rawValue: $0) ?? Self.categories[$0] }
  }

  private static let categories: [String: DynamicTypeSize] = [
    "extraSmall": .xSmall, "extraLarge": .xLarge, "extraExtraLarge": .xxLarge,
    "extraExtraExtraLarge": .xxxLarge, "accessibilityMedium": .accessibility1,
    "accessibilityLarge": .accessibility2, "accessibilityExtraLarge": .accessibility3,
    "accessibilityExtraExtraLarge": .accessibility4,
    "accessibilityExtraExtraExtraLarge": .accessibility5,
  ]

  var imageScale: TextSettings.ImageScale? {
    memberName.flatMap(TextSettings.ImageScale.init(rawValue:))
  }

  var textCase: TextSettings.TextCase? {
    memberName.flatMap(TextSettings.TextCase.init(rawValue:))
  }

  /// The size that the name of an unknown font implies, `fonts.b_12`, or the number that it is made
  /// with: `Fonts.medium(14)`.
  fileprivate var sizeInName: CGFloat? {
    if let size = sizeAmongArguments { return size }
    let parts = fontText.split(separator: "(", maxSplits: 1)
    let digits =
      parts.count > 1
      ? String(parts[1].drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." })
      : String(fontText.reversed().prefix { $0.isNumber }.reversed())
    guard let size = Double(digits), (6...120).contains(size) else {
      return FontNames.size(of: parts.count > 1 ? String(parts[1]) : fontText)
        ?? FontNames.size(of: fontText)
    }
    return CGFloat(size)
  }

  /// The size that an unknown member is given: `.brand(size: 24)`.
  private var sizeAmongArguments: CGFloat? {
    steps.lazy.flatMap(\.arguments).filter { ["size", "fixedSize", nil].contains($0.label) }
      .compactMap(\.value.length).first { (6...120).contains($0) }
  }

  /// The name of the size that a font is made with: `.system(size: FontSize.large)`.
  private var unknownSize: String? {
    steps.lazy.compactMap { ($0.value("size") ?? $0.value("fixedSize"))?.placeholderName }.first
  }

  /// An unreadable font, as written.
  fileprivate var fontText: String {
    switch self {
    case .placeholder(let written): written
    case .member(_, let name, _): unknownSize ?? name
    case .record(let type, _): type
    default: "this value"
    }
  }
}

extension CGFloat {
  /// Negative and non-finite lengths count as 0.
  var nonNegative: CGFloat { isFinite ? Swift.max(0, self) : 0 }
}
