/// Enumerations of SwiftUI and UIKit whose cases code counts, compares or iterates.
enum KnownEnums {
  static let cases: [String: [String]] = [
    "Axis": ["horizontal", "vertical"], "Edge": ["top", "leading", "bottom", "trailing"],
    "ColorScheme": ["light", "dark"], "ContentMode": ["fit", "fill"],
    "TextAlignment": ["leading", "center", "trailing"],
    "LayoutDirection": ["leftToRight", "rightToLeft"], "HorizontalEdge": ["leading", "trailing"],
    "VerticalEdge": ["top", "bottom"], "ColorSchemeContrast": ["standard", "increased"],
    "UserInterfaceSizeClass": ["compact", "regular"],
    "ControlSize": ["mini", "small", "regular", "large", "extraLarge"],
    "LegibilityWeight": ["regular", "bold"],
    "DynamicTypeSize": [
      "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
      "accessibility2", "accessibility3", "accessibility4", "accessibility5",
    ],
    "ContentSizeCategory": [
      "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge",
      "extraExtraExtraLarge", "accessibilityMedium", "accessibilityLarge",
      "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
      "accessibilityExtraExtraExtraLarge",
    ],
    "Font.TextStyle": [
      "largeTitle", "title", "title2", "title3", "headline", "subheadline", "body", "callout",
      "footnote", "caption", "caption2",
    ],
    "Font.Weight": [
      "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
    ],
    "NavigationSplitViewVisibility": ["automatic", "all", "doubleColumn", "detailOnly"],
    "Visibility": ["automatic", "visible", "hidden"],
    "ScenePhase": ["background", "inactive", "active"],
  ]

  /// `Axis.allCases`
  static func all(of type: String) -> Value? {
    cases[type].map { names in
      .array(names.map { .member(base: type, name: $0, arguments: nil) })
    }
  }

  /// Enumerations that apps usually compare without naming the type: `size >= .accessibility1`.
  private static let typeSizes = ["DynamicTypeSize", "ContentSizeCategory"]

  /// The order of two cases of one enumeration; a size of type needs not say its type.
  static func order(_ a: Value, _ b: Value) -> Int? {
    guard case .member(let first, let one, nil) = a, case .member(let second, let other, nil) = b,
      first == nil || second == nil || first == second,
      let names = (first ?? second).map({ cases[$0] })
        ?? typeSizes.compactMap({ cases[$0] }).first(where: {
          $0.contains(one) && $0.contains(other)
        }),
      let left = names.firstIndex(of: one), let right = names.firstIndex(of: other)
    else { return nil }
    return left - right
  }

  /// `size.isAccessibilitySize`
  static func part(_ name: String, of value: Value) -> Value? {
    guard case .member(let type, let member, nil) = value,
      type.map(typeSizes.contains) ?? true,
      ["isAccessibilitySize", "isAccessibilityCategory"].contains(name)
    else { return nil }
    return .boolean(member.hasPrefix("accessibility"))
  }
}

/// `UIFont.systemFont(ofSize: 17).lineHeight` and its like.
///
/// Source: the metrics of San Francisco, in units of 1/2048 of the size, and Apple's sizes of the
/// text styles at the default type size.
package enum SystemFont {
  private static let styles: [String: Double] = [
    "largeTitle": 34, "title1": 28, "title2": 22, "title3": 20, "headline": 17, "body": 17,
    "callout": 16, "subheadline": 15, "footnote": 13, "caption1": 12, "caption2": 11,
  ]

  /// The size of a font, in points; one of the app's own has the metrics of the system's.
  package static func size(of font: Value) -> Double? {
    if case .record(let type, let fields) = font, type == "UIFont" || type == "NSFont" {
      return (fields["size"] ?? fields["ofSize"])?.number
    }
    guard case .member(let type, let name, let arguments?) = font,
      type == "UIFont" || type == "NSFont"
    else { return nil }
    if name == "preferredFont" {
      let style = arguments["forTextStyle"]?.unresolvedName
      return style.flatMap { styles[$0] }
    }
    let sized = ["systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont"]
    if name == "withSize" { return arguments[nil]?.number }
    if name == "custom" { return arguments["size"]?.number }
    guard sized.contains(name) || name == "monospacedDigitSystemFont" else { return nil }
    return arguments["ofSize"]?.number
  }

  static func part(_ name: String, of font: Value) -> Value? {
    let units: [String: Double] = [
      "pointSize": 2048, "lineHeight": 2444, "ascender": 1950, "descender": -494,
      "capHeight": 1443, "xHeight": 1078, "leading": 0,
    ]
    guard let unit = units[name], let size = size(of: font) else { return nil }
    return .number(size * unit / 2048)
  }
}

extension StandardLibrary {
  /// A part of a value known only by name: `.zero.width`.
  static func part(_ name: String, of base: Value) -> Value? {
    if let value = KnownEnums.part(name, of: base) ?? SystemFont.part(name, of: base) {
      return value
    }
    guard case .member(_, let member, nil) = base else { return nil }
    switch name {
    case "width", "height", "minX", "minY", "midX", "midY", "maxX", "maxY", "degrees", "radians",
      "top", "leading", "bottom", "trailing":
      return member == "zero" ? .number(0) : nil
    case "size", "origin":
      return member == "zero" ? (name == "size" ? .size(.zero) : .point(.zero)) : nil
    default: return nil
    }
  }
}
