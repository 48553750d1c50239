import Foundation
import HaggleLanguage
import HaggleVocabulary

extension Value {
  /// `.red`, `Color.blue.opacity(0.5)`, `Color(.systemGray6)`, `UIColor.label`; a tint for names of
  /// the app, nil for other values.
  func ink(_ palette: Palette) -> Ink? {
    if case .string(let name) = self { return Ink(named: name, palette) }
    if case .placeholder(let written) = self { return Ink(named: written, palette) }
    var ink: Ink?
    var names = ""
    for step in steps {
      names += step.name
      switch step.name {
      case "opacity", "withAlphaComponent":
        ink = ink?.fading(to: step.value(at: 0)?.length ?? 1)
      case "init": ink = Ink(step.arguments, palette)
      // `Color.blue.gradient` begins with its colour.
      case "gradient": break
      // In `Color.theme.primary` the first name shows that the second is the app's.
      default:
        let known = ink?.tint == nil ? palette.named(step.name).map { Ink($0) } : nil
        ink = known ?? (ink?.paint == nil ? Ink(named: names, palette) : ink)
      }
    }
    return ink
  }
}

extension Ink {
  /// A colour from the arguments of `Color(…)` and similar.
  init?(_ arguments: [LabeledValue], _ palette: Palette) {
    if let paint = Paint(arguments) {
      self.init(paint)
    } else {
      guard let named = arguments.first(where: { !["bundle", "hex"].contains($0.label) }),
        let ink = named.value.ink(palette)
      else { return nil }
      self = ink
    }
  }
}

extension Paint {
  /// A colour from numbers.
  fileprivate init?(_ arguments: [LabeledValue]) {
    func share(_ label: String) -> CGFloat? {
      arguments[label]?.length
    }
    let opacity = share("opacity") ?? share("alpha") ?? 1
    if let red = share("red"), let green = share("green"), let blue = share("blue") {
      self.init(red: red, green: green, blue: blue, opacity: opacity)
    } else if let white = share("white") {
      self.init(red: white, green: white, blue: white, opacity: opacity)
    } else if let hue = share("hue"), let saturation = share("saturation") {
      let value = share("brightness") ?? 1
      self.init(hue: hue, saturation: saturation, brightness: value, opacity: opacity)
    } else if let hex = arguments["hex"] {
      guard let paint = Paint(hex: hex) else { return nil }
      self = paint
    } else {
      return nil
    }
  }

  /// Apps often declare such an initialiser.
  private init?(hex: Value) {
    switch hex {
    case .integer(let code): self.init(UInt32(truncatingIfNeeded: code))
    case .string(let code): self.init(code: code)
    default: return nil
    }
  }

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, opacity: CGFloat) {
    func channel(_ number: CGFloat) -> CGFloat {
      let place = (number + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
  }

  /// The average of a gradient; nil if none of its colours is known.
  init?(mixing paints: [Paint]) {
    guard !paints.isEmpty else { return nil }
    func mean(_ channel: (Paint) -> UInt8) -> CGFloat {
      paints.reduce(CGFloat(0)) { $0 + CGFloat(channel($1)) } / CGFloat(paints.count) / 255
    }
    self.init(
      red: mean { $0.red }, green: mean { $0.green }, blue: mean { $0.blue },
      opacity: mean { $0.alpha })
  }
}
