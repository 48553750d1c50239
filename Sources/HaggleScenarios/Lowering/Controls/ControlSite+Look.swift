import HaggleLayouts
import HaggleVocabulary

// How controls are drawn: no part of what they measure.
extension ControlSite {
  private var look: Look { around.inherited.look }

  private var tint: Paint { look.tint ?? .accent }

  private var isProminent: Bool { styles[.button].hasSuffix("rominent") }

  /// The same site, with its label in the tint where the style has it so and nobody states another
  /// colour.
  var inColourOfLabel: ControlSite {
    guard look.foreground == nil, styles[.button] != "plain" else { return self }
    let isPlain = platform == .macOS && !isProminent
    var around = around
    around.inherited.look.foreground =
      isPlain ? nil : isProminent && hasBezel ? Paint(0xFFFFFF) : tint
    return ControlSite(reading: reading, around: around)
  }

  /// What lies behind the label of a button with a bezel.
  var bezelPaint: Paint { isProminent ? tint : .fill }

  /// What a control draws itself; without a colour what is not known.
  func look(ofPart name: String) -> Appearance {
    var appearance = Appearance()
    switch name {
    case "switch":
      appearance.paint = platform == .iOS ? .switchedOn : tint
      appearance.outline = .capsule
    case "track", "bar":
      appearance.paint = .fill
      appearance.outline = .capsule
    case "spinner", "ring":
      appearance.paint = .fill
      appearance.outline = .ellipse
      appearance.lineWidth = 3
    case "date", "stepper":
      appearance.paint = .fill
      appearance.outline = .rounded(8)
    case "chevron":
      appearance.paint = .separator
      appearance.outline = .rounded(3)
    case "well":
      appearance.paint = tint
      appearance.outline = .ellipse
    default: break
    }
    return appearance
  }
}
