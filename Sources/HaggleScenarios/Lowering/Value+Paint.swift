import Foundation
import HaggleLanguage
import HaggleVocabulary

extension Value {
  /// `.red`, `Color.blue.opacity(0.5)`, `Color(.systemGray6)`, `UIColor.label`; a tint for names of
  /// the app whose colours are unknown, nil for other values.
  func ink(_ palette: Palette) -> Ink? {
    var ink: Ink?
    switch start {
    case .string(let name): return Ink(named: name, palette)
    case .placeholder(let written): return Ink(path: written, palette)
    case .record(let type, let fields) where Self.colourTypes.contains(type):
      ink = Ink(fields, palette)
    default: break
    }
    var names = ""
    for step in steps {
      names += step.name
      switch step.name {
      case "opacity", "withAlphaComponent":
        ink = ink?.fading(to: step.value(at: 0)?.length ?? 1)
      case "init": ink = Ink(step.arguments, palette)
      // `Color.blue.gradient` begins with its colour.
      case "gradient": break
      default: ink = Ink(member: step.name, of: ink, path: names, palette)
      }
    }
    return ink
  }

  private static let colourTypes: Set<String> = ["UIColor", "NSColor", "CGColor", "Color"]
}

extension Ink {
  /// What a member of a type of colours, or of a colour, is.
  ///
  /// - Parameter path: all names up to it.
  fileprivate init?(member name: String, of base: Ink?, path: String, _ palette: Palette) {
    if !palette.isOfColor(name), let own = palette.own(name) {
      self.init(own)
    } else if base?.tint == nil, let known = palette.named(name) {
      // In `Color.theme.primary` the first name shows that the second is the app's.
      self.init(known)
    } else if let base, base.paint != nil {
      self = base
    } else {
      self.init(named: path, palette)
    }
  }

  /// A colour that the text does not declare: `Asset.brand.color`.
  fileprivate init(path: String, _ palette: Palette) {
    let own = path.split(separator: ".").reversed().lazy.compactMap { palette.own(String($0)) }
    if let own = own.first { self.init(own) } else { self.init(named: path, palette) }
  }

  /// A colour from the arguments of `Color(…)` and similar.
  ///
  /// - Parameter ink: the colour that an argument is.
  init?(
    _ arguments: [LabeledValue], _ palette: Palette, ink: ((Value) -> Ink?)? = nil
  ) {
    let ink = ink ?? { $0.ink(palette) }
    if let paint = Paint(arguments) {
      self.init(paint)
    } else if let light = arguments["light"], let dark = arguments["dark"] {
      guard let ink = ink(palette.isDark ? dark : light) else { return nil }
      self = ink
    } else {
      guard let named = arguments.first(where: { !["bundle", "hex"].contains($0.label) }),
        let ink = ink(named.value)
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
    /// `red`, `displayP3Red`, `calibratedWhite`
    func component(_ name: String) -> CGFloat? {
      arguments.first { $0.label?.lowercased().hasSuffix(name) == true }?.value.length
    }
    let opacity = share("opacity") ?? share("alpha") ?? 1
    if let red = component("red"), let green = share("green"), let blue = share("blue") {
      let space = arguments.lazy.compactMap { Space(of: $0) }.first ?? .sRGB
      self.init(red: red, green: green, blue: blue, opacity: opacity, in: space)
    } else if let white = component("white") {
      self.init(red: white, green: white, blue: white, opacity: opacity)
    } else if let hue = component("hue"), let saturation = share("saturation") {
      let value = share("brightness") ?? 1
      self.init(hue: hue, saturation: saturation, brightness: value, opacity: opacity)
    } else if let hex = arguments["hex"] {
      guard let paint = Paint(hex: hex) else { return nil }
      self = paint.fading(to: opacity)
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
