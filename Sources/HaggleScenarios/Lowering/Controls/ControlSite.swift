import Foundation
import HaggleLanguage
import HaggleLayouts
import HaggleVocabulary

/// A use of a control: its arguments, inherited values, and the dimensions of its platform.
struct ControlSite {
  let reading: Reading
  let around: Lowering.Surroundings

  var name: String { reading.name }
  var arguments: CallArguments { reading.arguments }
  var place: SourcePlace? { reading.place }
  var styles: ControlStyles { around.inherited.controls }
  var platform: Platform { reading.log.platform }
  var system: ControlSystem { reading.log.context.controls }
  var isOnWatch: Bool { system == .watchOS }
  var metrics: ControlMetrics {
    .of(system).scaled(by: styles.isBare ? 0 : reading.log.context.standIns.controls)
  }

  /// Whether it takes the width of a row: on iOS, and in a grouped form, label and control are at
  /// opposite ends. Source: swiftui-web's measured frames (docs/CONTROLS.md).
  var isWide: Bool { platform == .iOS || styles.container == .form }

  /// Whether its label is in a column with those of other controls: in a form of a Mac that is not
  /// grouped.
  var isInColumns: Bool { !isWide && styles.isInForm }

  /// The site with the control's font for texts.
  func choosing(_ text: ControlText) -> ControlSite {
    guard let row = ControlFonts.of(system)[text] else { return self }
    var around = around
    around.inherited.text.controlFont = row.font
    // From iOS 26 on headers are as they are written.
    let isUppercase = row.isUppercase && reading.log.context.text.fonts != .iOS26
    if isUppercase, around.inherited.text.textCase == nil {
      around.inherited.text.textCase = .uppercase
    }
    return ControlSite(reading: reading, around: around)
  }

  /// The same site where such controls have another style.
  func choosing(style: String, for control: ControlStyles.Family) -> ControlSite {
    var around = around
    let style = Value.member(base: nil, name: style, arguments: nil)
    around.inherited.controls.choose(style, for: control)
    return ControlSite(reading: reading, around: around)
  }

  /// The same site with a limit of one line.
  var inOneLine: ControlSite {
    var around = around
    around.inherited.text.limits.most = 1
    return ControlSite(reading: reading, around: around)
  }

  /// The same site, with lines that one scrolls to where they are more than the limit.
  var scrollingLines: ControlSite {
    var around = around
    around.inherited.text.limits.isScrolled = true
    return ControlSite(reading: reading, around: around)
  }

  /// The difference between the line heights of the body font and the current font, in points.
  var belowBody: CGFloat {
    max(0, reading.log.context.line(of: TextFont(.style(.body))).height - lineHeight)
  }

  /// The line height of the current font, in points.
  var lineHeight: CGFloat {
    reading.log.context.line(of: around.inherited.text.font).height
  }

  /// In a list on iOS, and in a grouped form, a control does not make its row higher than a line of
  /// its label. Source: swiftui-web.
  func height(_ metric: ControlMetric) -> CGFloat {
    guard styles.isInList, isWide else { return metrics[metric] }
    return min(metrics[metric], choosing(.label).lineHeight)
  }
}

// The drawing of controls, without effect on their dimensions.
extension ControlSite {
  private var look: Look { around.inherited.look }

  private var palette: Palette { look.palette }

  private var tint: Ink { look.tint ?? Ink(palette.accent) }

  private var isDestructive: Bool {
    platform == .iOS && arguments["role"]?.memberName == "destructive"
  }

  /// The default colour of a tappable label.
  private var label: Ink {
    look.isDisabled
      ? Ink(palette.faint) : isDestructive ? palette.named("red").map { Ink($0) } ?? tint : tint
  }

  private var isProminent: Bool { styles[.button].hasSuffix("rominent") }

  /// The site with its label in the tint, if the style demands it and no other colour is stated.
  var inColourOfLabel: ControlSite {
    guard look.foreground == nil, styles[.button] != "plain" else { return self }
    let isPlain = platform == .macOS && !isProminent && !look.isDisabled
    let isOnTint = isProminent && hasBezel && !look.isDisabled
    return drawing(with: isPlain ? nil : isOnTint ? Ink(Paint(0xFFFFFF)) : label)
  }

  /// The same site, as what is above and below the rows of a section is drawn, and the value of a
  /// control beside its label.
  var inSecondColour: ControlSite {
    guard platform == .iOS, look.foreground == nil else { return self }
    return drawing(with: Ink(palette.secondary))
  }

  /// The same site, for the prompt of an empty field.
  var inColourOfPrompts: ControlSite { drawing(with: Ink(palette.faint)) }

  /// The same site, as the icons of rows and the values of menus are drawn.
  var inTint: ControlSite {
    guard platform == .iOS, look.foreground == nil else { return self }
    return drawing(with: look.isDisabled ? Ink(palette.faint) : tint)
  }

  /// The same site as the items of a bar see it, whatever the views around the bar say.
  func ofTab(isChosen: Bool) -> ControlSite {
    var around = around
    around.inherited.text = TextSettings()
    let colour = isChosen ? tint : palette.named("gray").map { Ink($0) } ?? tint
    around.inherited.look.foreground = platform == .iOS ? colour : palette.words
    return ControlSite(reading: reading, around: around).choosing(.tab).inOneLine
  }

  private func drawing(with ink: Ink?) -> ControlSite {
    var around = around
    around.inherited.look.foreground = ink
    return ControlSite(reading: reading, around: around)
  }

  var bezelOutline: Appearance.Outline { styles.bezelOutline ?? .rounded(8) }

  /// What lies behind the label of a button with a bezel.
  var bezelInk: Ink { isProminent && !look.isDisabled ? tint : Ink(palette.fill) }

  /// What a control draws itself; without a colour what is not known.
  func look(ofPart name: String, drawing glyph: String?) -> Appearance {
    var appearance = Appearance()
    if let glyph { appearance.ornaments = [.glyph(glyph)] }
    switch name {
    case "switch":
      let isOff = glyph == "switch.off"
      let on = look.tint ?? (platform == .iOS ? Ink(palette.switchedOn) : tint)
      appearance.draw(with: isOff ? Ink(palette.switchedOff) : on)
      appearance.outline = .capsule
    case "track", "bar":
      appearance.draw(with: glyph == nil ? Ink(palette.fill) : tint)
      appearance.outline = .capsule
    case "spinner", "ring":
      appearance.paint = palette.fill
      appearance.outline = .ellipse
      appearance.lineWidth = 3
    case "date", "time", "stepper":
      appearance.paint = palette.fill
      appearance.outline = .rounded(8)
    case "chevron":
      appearance.paint = glyph == Self.choices ? palette.secondary : palette.faint
    case "symbol": appearance.draw(with: look.foreground ?? tint)
    case "icon", "field":
      appearance.paint = palette.fill
      appearance.outline = .rounded(name == "icon" ? 6 : 10)
    case "calendar": appearance.paint = palette.named("tertiarySystemFill")
    case "checkbox", "radio": appearance.draw(with: tint)
    case "well":
      appearance.draw(with: tint)
      appearance.outline = .ellipse
    default: break
    }
    return appearance
  }

  /// What lies under the items of a bar where something may lie under the bar.
  func look(ofBar name: String) -> Appearance {
    var appearance = look(ofPart: name, drawing: nil)
    guard platform == .iOS, name == "tabBar" || name == "bottomBar" else { return appearance }
    appearance.ornaments = palette.named("bar").map { [.ground($0)] } ?? []
    return appearance
  }

  /// A row of segments of which one is chosen.
  func look(ofSegments count: Int, chosen: Int?) -> Appearance {
    let choice = chosen.map { ".\($0)" } ?? ""
    let appearance = palette.isDark ? ".dark" : ""
    return look(ofPart: "segments", drawing: "segments.\(count)" + choice + appearance)
  }

  /// The symbol of what opens a menu of choices.
  static let choices = "chevron.up.chevron.down"
}
