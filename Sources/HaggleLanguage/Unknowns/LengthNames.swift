package import HaggleVocabulary

/// The likely values of lengths by their names: `cardSpacing`, `Layout.iconSize`.
///
/// All numbers are assumed, in points: typical values of published design systems.
package enum LengthNames {
  /// Nil if the name suggests no particular length.
  package static func points(of identifier: String) -> Double? {
    var words = words(of: identifier)
    if let whole = wholes[words.suffix(2).joined()] { return whole }
    while let last = words.last, general.contains(last) { words.removeLast() }
    guard let last = words.last else { return nil }
    return names[last] ?? endings.first { last.hasSuffix($0) }.flatMap { names[$0] }
  }

  /// Whether it is a side of a whole view, wherever the number is used: `image.size.width`.
  package static func isSide(_ identifier: String) -> Bool {
    let words = words(of: identifier)
    return words == ["width"] || words == ["height"]
  }

  /// The side of the screen that a path means: `ScreenDimensions.width`, `Constants.screenHeight`.
  package static func sideOfScreen(_ path: String) -> Axis? {
    let words = path.split(separator: ".").flatMap { Self.words(of: String($0)) }
    let isOfSpace = words.contains(where: spaces.contains) && words.dropLast().last == "size"
    guard let last = words.last, isOfSpace || words.contains(where: screens.contains) else {
      return nil
    }
    return ["width": .horizontal, "w": .horizontal, "height": .vertical, "h": .vertical][last]
  }

  private static let screens: Set<String> = ["screen", "uiscreen", "device", "window"]
  /// What a reader of all there is hands on: `proxy.size.width`.
  private static let spaces: Set<String> = ["proxy", "geometry", "geo", "reader"]

  /// Whether it is about a length at all: `rowHeight`.
  package static func isLength(_ identifier: String) -> Bool {
    points(of: identifier) != nil
      || words(of: identifier).contains { !places.contains($0) && general.contains($0) }
  }

  /// Whether it says where something is: `xPos`, `center_y`.
  static func isCoordinate(_ identifier: String) -> Bool {
    let words = Set(words(of: identifier))
    return words.count > 1 && !words.isDisjoint(with: ["x", "y"])
      && words.isSubset(of: coordinates)
  }

  private static let coordinates: Set<String> = [
    "x", "y", "pos", "position", "coord", "coordinate", "center", "centre", "point", "location",
    "mid", "start", "end", "origin",
  ]

  /// Whether it is from 0 to 1, whatever it is multiplied with: `batteryLevel`, `decimalValue`.
  static func isShare(_ identifier: String) -> Bool {
    words(of: identifier).contains(where: shares.contains)
  }

  private static let shares: Set<String> = [
    "fraction", "progress", "level", "decimal", "ratio", "percent", "percentage", "portion",
  ]

  /// `cardSpacing` → `card`, `spacing`
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    for character in name {
      if character == "_" || (character.isUppercase && words.last?.last?.isLowercase == true) {
        words.append("")
      } else if words.isEmpty {
        words = [""]
      }
      if character != "_" { words[words.count - 1] += character.lowercased() }
    }
    return words.filter { !$0.isEmpty }
  }

  /// Words that say on which side a length is, and no more.
  private static let places: Set<String> = [
    "top", "bottom", "leading", "trailing", "left", "right", "horizontal", "vertical", "x", "y",
    "h", "v",
  ]

  /// Words that only say that it is a length.
  private static let general: Set<String> = places.union([
    "size", "width", "height", "length", "side", "diameter", "radius", "value", "points", "amount",
  ])

  /// Values for pairs of words.
  private static let wholes: [String: Double] = [
    "fontsize": 17, "textsize": 17, "lineheight": 20, "linespacing": 4,
  ]

  private static let names = Dictionary(
    uniqueKeysWithValues: [
      (["spacing", "gap", "corner", "offset", "spacings", "gaps"], 8),
      (["padding", "inset", "margin", "insets", "paddings", "margins"], 16),
      (["line", "border", "stroke", "divider", "separator", "hairline", "thickness"], 1),
      (["dot"], 8), (["icon", "glyph", "symbol"], 24), (["avatar"], 40),
      (["thumbnail", "thumb"], 60), (["logo"], 80), (["banner", "cover"], 120), (["card"], 160),
      (["hero", "sidebar"], 240), (["popover", "dialog"], 320),
    ].flatMap { (names: [String], points: Double) in names.map { ($0, points) } })

  /// Endings of names written as one word: `hspacing`.
  private static let endings = ["spacing", "padding", "inset", "margin", "thickness"]
}
