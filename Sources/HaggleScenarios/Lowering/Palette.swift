import Foundation
import HaggleLanguage
import HaggleVocabulary

/// The colours that SwiftUI, UIKit and AppKit name, in one appearance, and tints for those that an
/// app names.
///
/// Source: Apple's Human Interface Guidelines, Color.
struct Palette: Sendable {
  var isDark: Bool
  /// The colours that the app has under names of its own.
  var own: [String: StatedColour] = [:]

  var label: Paint { isDark ? Paint(0xFFFFFF) : Paint(0x000000) }
  var separator: Paint { isDark ? Paint(0x545458, alpha: 153) : Paint(0x3C3C43, alpha: 74) }
  var accent: Paint { ownAccent ?? (isDark ? Paint(0x0A84FF) : Paint(0x007AFF)) }
  /// The background of a button with a bezel, and of a slider's track.
  var fill: Paint { Paint(0x787880, alpha: isDark ? 82 : 40) }
  var switchedOn: Paint { isDark ? Paint(0x30D158) : Paint(0x34C759) }
  var switchedOff: Paint { isDark ? Paint(0x39393D) : Paint(0xE9E9EA) }
  /// For disabled controls, and for the prompts of empty fields.
  var faint: Paint { isDark ? Self.third.dark : Self.third.light }
  var secondary: Paint { isDark ? Self.second.dark : Self.second.light }
  /// What words are drawn with where nothing is stated; nil for the usual colour of the light
  /// appearance.
  var words: Ink? { isDark ? Ink(label) : nil }

  /// A colour of the app; nil if none is known by that name.
  func own(_ name: String) -> Paint? {
    switch own[name].map({ isDark ? $0.dark : $0.light }) {
    case .paint(let paint)?: paint
    case .system(let name)?: Palette(isDark: isDark).named(name)
    case nil: nil
    }
  }

  /// Source: Xcode makes the colour of this name the accent of a new app.
  private var ownAccent: Paint? { own("AccentColor") }

  /// Nil if the name is no system colour.
  func named(_ name: String) -> Paint? {
    if Self.accents.contains(name), let ownAccent { return ownAccent }
    let hue = name.hasPrefix("system") ? String(name.dropFirst(6).lowercased()) : name
    guard let pair = Self.named[name] ?? Self.hues[hue] else { return nil }
    return isDark ? pair.dark : pair.light
  }

  private typealias Pair = (light: Paint, dark: Paint)

  private static func pair(_ light: UInt32, _ dark: UInt32) -> Pair { (Paint(light), Paint(dark)) }

  /// A translucent colour; alpha from 0 to 255.
  private static func veil(_ light: (UInt32, UInt8), _ dark: (UInt32, UInt8)) -> Pair {
    (Paint(light.0, alpha: light.1), Paint(dark.0, alpha: dark.1))
  }

  /// What the type `Color` has under a name, which nothing of the app takes the place of.
  func isOfColor(_ name: String) -> Bool {
    Self.hues[name] != nil || ["clear", "primary", "secondary", "accentColor"].contains(name)
  }

  private static let accents: Set<String> = ["accentColor", "accent", "tint", "controlAccentColor"]

  private static let hues: [String: Pair] = [
    "red": pair(0xFF3B30, 0xFF453A), "orange": pair(0xFF9500, 0xFF9F0A),
    "yellow": pair(0xFFCC00, 0xFFD60A), "green": pair(0x34C759, 0x30D158),
    "mint": pair(0x00C7BE, 0x63E6E2), "teal": pair(0x30B0C7, 0x40C8E0),
    "cyan": pair(0x32ADE6, 0x64D2FF), "blue": pair(0x007AFF, 0x0A84FF),
    "indigo": pair(0x5856D6, 0x5E5CE6), "purple": pair(0xAF52DE, 0xBF5AF2),
    "pink": pair(0xFF2D55, 0xFF375F), "brown": pair(0xA2845E, 0xAC8E68),
    "gray": pair(0x8E8E93, 0x8E8E93), "white": pair(0xFFFFFF, 0xFFFFFF),
    "black": pair(0x000000, 0x000000), "gray2": pair(0xAEAEB2, 0x636366),
    "gray3": pair(0xC7C7CC, 0x48484A), "gray4": pair(0xD1D1D6, 0x3A3A3C),
    "gray5": pair(0xE5E5EA, 0x2C2C2E), "gray6": pair(0xF2F2F7, 0x1C1C1E),
  ]

  private static let label = pair(0x000000, 0xFFFFFF)
  private static let accent = pair(0x007AFF, 0x0A84FF)
  private static let second = veil((0x3C3C43, 153), (0xEBEBF5, 153))
  private static let third = veil((0x3C3C43, 77), (0xEBEBF5, 77))
  private static let fourth = veil((0x3C3C43, 46), (0xEBEBF5, 41))
  private static let page = pair(0xFFFFFF, 0x000000)
  private static let raised = pair(0xF2F2F7, 0x1C1C1E)

  private static let named: [String: Pair] = [
    "clear": veil((0, 0), (0, 0)), "primary": label, "foreground": label, "label": label,
    "labelColor": label, "accentColor": accent, "tint": accent, "link": accent,
    "secondary": second, "secondaryLabel": second, "tertiary": third, "tertiaryLabel": third,
    "quaternary": fourth, "quaternaryLabel": fourth, "placeholder": third,
    "separator": veil((0x3C3C43, 74), (0x545458, 153)), "opaqueSeparator": pair(0xC6C6C8, 0x38383A),
    "background": page, "systemBackground": page, "secondarySystemBackground": raised,
    "tertiarySystemBackground": pair(0xFFFFFF, 0x2C2C2E),
    "systemGroupedBackground": pair(0xF2F2F7, 0x000000),
    "secondarySystemGroupedBackground": pair(0xFFFFFF, 0x1C1C1E),
    "tertiarySystemGroupedBackground": pair(0xF2F2F7, 0x2C2C2E),
    "systemFill": veil((0x787880, 51), (0x787880, 92)),
    "secondarySystemFill": veil((0x787880, 40), (0x787880, 82)),
    "tertiarySystemFill": veil((0x767680, 31), (0x767680, 61)),
    "quaternarySystemFill": veil((0x747480, 20), (0x767680, 46)),
    "lightGray": pair(0xAAAAAA, 0xAAAAAA), "darkGray": pair(0x555555, 0x555555),
    "windowBackgroundColor": pair(0xECECEC, 0x323232), "controlAccentColor": accent,
    "controlBackgroundColor": pair(0xFFFFFF, 0x1E1E1E),
    "textBackgroundColor": pair(0xFFFFFF, 0x1E1E1E), "textColor": label,
    "secondaryLabelColor": second, "tertiaryLabelColor": third, "quaternaryLabelColor": fourth,
    "separatorColor": veil((0x3C3C43, 74), (0x545458, 153)), "linkColor": accent,
    "ultraThinMaterial": veil((0xF2F2F7, 150), (0x1C1C1E, 150)),
    "thinMaterial": veil((0xF2F2F7, 180), (0x1C1C1E, 180)),
    "regularMaterial": veil((0xF2F2F7, 205), (0x1C1C1E, 205)),
    "thickMaterial": veil((0xF2F2F7, 225), (0x1C1C1E, 225)),
    "ultraThickMaterial": veil((0xF2F2F7, 240), (0x1C1C1E, 240)),
    "bar": veil((0xF9F9F9, 240), (0x1D1D1D, 240)),
  ]
}

// MARK: - Which appearance

extension Value {
  /// `.dark`, `ColorScheme.light`; nil for other values.
  var isDarkScheme: Bool? { memberName.flatMap { ["dark": true, "light": false][$0] } }
}

extension Lowering {
  /// Whether the root prefers the dark appearance for its screen: by a modifier of it, or of the
  /// body that it results in. Further inside, a preference applies to the content only.
  func preferredAppearance(_ root: ViewID) -> Bool? {
    var view = root
    while true {
      switch graph[view].kind {
      case .modifier(let entry, let base, let arguments):
        let scheme = arguments.positional(0)?.isDarkScheme
        if entry.name == "preferredColorScheme", let scheme { return scheme }
        view = base
      case .custom(_, let body): view = body
      case .list(let views) where views.count == 1: view = views[0]
      default: return nil
      }
    }
  }
}

// MARK: - Colours of an app

extension Palette {
  /// A grey derived from the name: equal in each view, and usually different for other names. A
  /// background colour is pale, or dark in the dark appearance; a name that contains a colour has
  /// that colour.
  ///
  /// Source: assumed.
  func tint(of name: String) -> Paint {
    let words = Self.words(of: name)
    if let colour = colour(among: words) { return colour }
    if words.contains(where: Self.grounds.contains) {
      return grey(of: name, isDark ? 0.11...0.2 : 0.93...0.98)
    }
    return grey(of: name, isDark ? 0.36...0.46 : 0.52...0.64)
  }

  /// As `tint(of:)`, for words and symbols, which must be legible on the page and on such a grey.
  func tint(ofWords name: String) -> Paint {
    colour(among: Self.words(of: name)) ?? grey(of: name, isDark ? 0.74...0.84 : 0.22...0.34)
  }

  private static let grounds: Set<String> = [
    "background", "surface", "canvas", "container", "card", "base",
  ]

  private func colour(among words: [String]) -> Paint? {
    words.lazy.compactMap { word in Self.hues[word].map { isDark ? $0.dark : $0.light } }.first
  }

  /// `theme.accentBlue`, `card_background`: the words of a name in lower case.
  private static func words(of name: String) -> [String] {
    var words = [""]
    for character in name {
      if character.isUppercase || !character.isLetter { words.append("") }
      if character.isLetter { words[words.count - 1] += character.lowercased() }
    }
    return words
  }

  private func grey(of name: String, _ range: ClosedRange<CGFloat>) -> Paint {
    let share = CGFloat(Self.number(of: name) % 256) / 255
    let level = range.lowerBound + share * (range.upperBound - range.lowerBound)
    return Paint(red: level, green: level, blue: level)
  }

  /// FNV-1a.
  private static func number(of name: String) -> UInt32 {
    name.utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
  }
}
