import Foundation
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
  var metrics: ControlMetrics {
    .of(platform).scaled(by: reading.log.context.standIns.controls)
  }

  /// Whether it takes the width of a row: on iOS, and in a grouped form, label and control are at
  /// opposite ends. Source: swiftui-web's measured frames (docs/CONTROLS.md).
  var isWide: Bool { platform == .iOS || styles.container == .form }

  /// The site with the control's font for texts.
  func choosing(_ text: ControlText) -> ControlSite {
    guard let row = ControlFonts.of(platform)[text] else { return self }
    var around = around
    around.inherited.text.controlFont = row.font
    if row.isUppercase, around.inherited.text.textCase == nil {
      around.inherited.text.textCase = .uppercase
    }
    return ControlSite(reading: reading, around: around)
  }

  /// The same site with a limit of one line.
  var inOneLine: ControlSite {
    var around = around
    around.inherited.text.limits.most = 1
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

  private var isProminent: Bool { styles[.button].hasSuffix("rominent") }

  /// The site with its label in the tint, if the style demands it and no other colour is stated.
  var inColourOfLabel: ControlSite {
    guard look.foreground == nil, styles[.button] != "plain" else { return self }
    let isPlain = platform == .macOS && !isProminent
    var around = around
    around.inherited.look.foreground =
      isPlain ? nil : isProminent && hasBezel ? Ink(Paint(0xFFFFFF)) : tint
    return ControlSite(reading: reading, around: around)
  }

  /// The site with the look of section headers and footers.
  var inColourOfHeadings: ControlSite {
    guard platform == .iOS, look.foreground == nil, let paint = palette.named("secondary") else {
      return self
    }
    var around = around
    around.inherited.look.foreground = Ink(paint)
    return ControlSite(reading: reading, around: around)
  }

  var bezelOutline: Appearance.Outline { styles.bezelOutline ?? .rounded(8) }

  /// The background of a button with a bezel.
  var bezelInk: Ink { isProminent ? tint : Ink(palette.fill) }

  /// The look of a drawn part; without a colour if that is unknown.
  func look(ofPart name: String) -> Appearance {
    var appearance = Appearance()
    switch name {
    case "switch":
      appearance.draw(with: platform == .iOS ? Ink(palette.switchedOn) : tint)
      appearance.outline = .capsule
    case "track", "bar":
      appearance.paint = palette.fill
      appearance.outline = .capsule
    case "spinner", "ring":
      appearance.paint = palette.fill
      appearance.outline = .ellipse
      appearance.lineWidth = 3
    case "date", "stepper":
      appearance.paint = palette.fill
      appearance.outline = .rounded(8)
    case "chevron": appearance.paint = palette.named("tertiaryLabel")
    case "calendar": appearance.paint = palette.named("tertiarySystemFill")
    case "checkbox", "radio": appearance.draw(with: tint)
    case "well":
      appearance.draw(with: tint)
      appearance.outline = .ellipse
    default: break
    }
    return appearance
  }
}
