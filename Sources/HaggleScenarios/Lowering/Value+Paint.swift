import Foundation
import HaggleLanguage
import HaggleVocabulary

extension Value {
  /// `.red`, `Color.blue.opacity(0.5)`, `Color(.systemGray6)`, `UIColor.label`; nil for what an app
  /// names itself.
  var paint: Paint? {
    var paint: Paint?
    for step in steps {
      switch step.name {
      case "opacity", "withAlphaComponent":
        paint = paint.map { $0.fading(to: step.value(at: 0)?.length ?? 1) }
      case "init": paint = Paint(step.arguments)
      // `Color.blue.gradient` begins with its colour.
      case "gradient": break
      default: paint = Paint.named(step.name) ?? paint
      }
    }
    return paint
  }
}

extension Paint {
  /// What `Color(…)` and its like are given.
  init?(_ arguments: [LabeledValue]) {
    func share(_ label: String) -> CGFloat? {
      arguments.first { $0.label == label }?.value.length
    }
    let opacity = share("opacity") ?? share("alpha") ?? 1
    if let red = share("red"), let green = share("green"), let blue = share("blue") {
      self.init(red: red, green: green, blue: blue, opacity: opacity)
    } else if let white = share("white") {
      self.init(red: white, green: white, blue: white, opacity: opacity)
    } else if let hue = share("hue"), let saturation = share("saturation") {
      let value = share("brightness") ?? 1
      self.init(hue: hue, saturation: saturation, brightness: value, opacity: opacity)
    } else if let hex = arguments.first(where: { $0.label == "hex" })?.value {
      guard let paint = Paint(hex: hex) else { return nil }
      self = paint
    } else {
      guard let named = arguments.first(where: { $0.label != "bundle" })?.value.paint else {
        return nil
      }
      self = named
    }
  }

  /// Apps commonly write such an initialiser themselves.
  private init?(hex: Value) {
    switch hex {
    case .integer(let code): self.init(UInt32(truncatingIfNeeded: code))
    case .string(let code): self.init(code: code)
    default: return nil
    }
  }

  private init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, opacity: CGFloat) {
    func channel(_ number: CGFloat) -> CGFloat {
      let place = (number + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
  }

  /// What a gradient looks like from afar; nil where none of its colours is known.
  init?(mixing paints: [Paint]) {
    guard !paints.isEmpty else { return nil }
    func mean(_ channel: (Paint) -> UInt8) -> CGFloat {
      paints.reduce(CGFloat(0)) { $0 + CGFloat(channel($1)) } / CGFloat(paints.count) / 255
    }
    self.init(
      red: mean { $0.red }, green: mean { $0.green }, blue: mean { $0.blue },
      opacity: mean { $0.alpha })
  }

  static let label = Paint(0x000000)
  static let separator = Paint(0x3C3C43, alpha: 74)
  static let accent = Paint(0x007AFF)
  /// What lies behind the title of a button with a bezel, and in the track of a slider.
  static let fill = Paint(0x787880, alpha: 40)
  static let switchedOn = Paint(0x34C759)

  /// Colours that SwiftUI, UIKit and AppKit name, in their light appearance.
  ///
  /// Source: Apple's Human Interface Guidelines, Color.
  fileprivate static func named(_ name: String) -> Paint? {
    named[name] ?? (name.hasPrefix("system") ? hues[name.dropFirst(6).lowercased()] : hues[name])
  }

  private static let hues: [String: Paint] = [
    "red": Paint(0xFF3B30), "orange": Paint(0xFF9500), "yellow": Paint(0xFFCC00),
    "green": Paint(0x34C759), "mint": Paint(0x00C7BE), "teal": Paint(0x30B0C7),
    "cyan": Paint(0x32ADE6), "blue": Paint(0x007AFF), "indigo": Paint(0x5856D6),
    "purple": Paint(0xAF52DE), "pink": Paint(0xFF2D55), "brown": Paint(0xA2845E),
    "gray": Paint(0x8E8E93), "white": Paint(0xFFFFFF), "black": Paint(0x000000),
    "gray2": Paint(0xAEAEB2), "gray3": Paint(0xC7C7CC), "gray4": Paint(0xD1D1D6),
    "gray5": Paint(0xE5E5EA), "gray6": Paint(0xF2F2F7),
  ]

  private static let named: [String: Paint] = [
    "clear": Paint(0, alpha: 0), "primary": label, "foreground": label, "label": label,
    "labelColor": label, "accentColor": accent, "tint": accent, "link": accent,
    "secondary": Paint(0x3C3C43, alpha: 153), "secondaryLabel": Paint(0x3C3C43, alpha: 153),
    "tertiary": Paint(0x3C3C43, alpha: 77), "tertiaryLabel": Paint(0x3C3C43, alpha: 77),
    "quaternary": Paint(0x3C3C43, alpha: 46), "quaternaryLabel": Paint(0x3C3C43, alpha: 46),
    "placeholder": Paint(0x3C3C43, alpha: 77), "separator": separator,
    "background": Paint(0xFFFFFF), "systemBackground": Paint(0xFFFFFF),
    "secondarySystemBackground": Paint(0xF2F2F7), "tertiarySystemBackground": Paint(0xFFFFFF),
    "systemGroupedBackground": Paint(0xF2F2F7),
    "secondarySystemGroupedBackground": Paint(0xFFFFFF),
    "tertiarySystemGroupedBackground": Paint(0xF2F2F7), "systemFill": Paint(0x787880, alpha: 51),
    "secondarySystemFill": fill, "tertiarySystemFill": Paint(0x767680, alpha: 31),
    "quaternarySystemFill": Paint(0x747480, alpha: 20), "lightGray": Paint(0xAAAAAA),
    "darkGray": Paint(0x555555), "windowBackgroundColor": Paint(0xECECEC),
    "ultraThinMaterial": Paint(0xF2F2F7, alpha: 150), "thinMaterial": Paint(0xF2F2F7, alpha: 180),
    "regularMaterial": Paint(0xF2F2F7, alpha: 205), "thickMaterial": Paint(0xF2F2F7, alpha: 225),
    "ultraThickMaterial": Paint(0xF2F2F7, alpha: 240), "bar": Paint(0xF9F9F9, alpha: 240),
  ]
}
