import HaggleLayouts
import HaggleVocabulary

// How controls are drawn: no part of what they measure.
extension ControlSite {
  private var look: Look { around.inherited.look }

  private var palette: Palette { look.palette }

  private var tint: Ink { look.tint ?? Ink(palette.accent) }

  private var isProminent: Bool { styles[.button].hasSuffix("rominent") }

  /// The same site, with its label in the tint where the style has it so and nobody states another
  /// colour.
  var inColourOfLabel: ControlSite {
    guard look.foreground == nil, styles[.button] != "plain" else { return self }
    let isPlain = platform == .macOS && !isProminent
    var around = around
    around.inherited.look.foreground =
      isPlain ? nil : isProminent && hasBezel ? Ink(Paint(0xFFFFFF)) : tint
    return ControlSite(reading: reading, around: around)
  }

  /// What lies behind the label of a button with a bezel.
  var bezelInk: Ink { isProminent ? tint : Ink(palette.fill) }

  /// What a control draws itself; without a colour what is not known.
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
    case "chevron":
      appearance.paint = palette.separator
      appearance.outline = .rounded(3)
    case "well":
      appearance.draw(with: tint)
      appearance.outline = .ellipse
    default: break
    }
    return appearance
  }
}
