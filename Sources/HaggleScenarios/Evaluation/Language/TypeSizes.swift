/// The sizes of dynamic type in their order, as `DynamicTypeSize` and `ContentSizeCategory` name
/// them.
enum TypeSizes {
  private static let names = [
    ["xSmall", "extraSmall"], ["small"], ["medium"], ["large"], ["xLarge", "extraLarge"],
    ["xxLarge", "extraExtraLarge"], ["xxxLarge", "extraExtraExtraLarge"],
    ["accessibility1", "accessibilityMedium"], ["accessibility2", "accessibilityLarge"],
    ["accessibility3", "accessibilityExtraLarge"],
    ["accessibility4", "accessibilityExtraExtraLarge"],
    ["accessibility5", "accessibilityExtraExtraExtraLarge"],
  ]

  /// Below 0, 0 or above 0 as the first is smaller, the same or larger; nil for what is no size.
  static func order(_ a: String, _ b: String) -> Int? {
    guard let first = names.firstIndex(where: { $0.contains(a) }),
      let second = names.firstIndex(where: { $0.contains(b) })
    else { return nil }
    return first - second
  }

  /// What a size says of itself; nil for everything else.
  static func member(_ name: String, of size: String) -> Value? {
    guard name == "isAccessibilitySize" || name == "isAccessibilityCategory" else { return nil }
    return .boolean(size.hasPrefix("accessibility"))
  }
}
