import HaggleLanguage

/// `UserInterfaceSizeClass`
enum SizeClass: String, Sendable {
  case compact
  case regular

  /// As the evaluator has it.
  var value: Value { .member(base: "UserInterfaceSizeClass", name: rawValue, arguments: nil) }
}

extension Device {
  /// Whether no layout can tell the two apart.
  package func isLaidOutLike(_ other: Device) -> Bool {
    fonts == other.fonts && screen == other.screen && safeArea == other.safeArea
      && displayScale == other.displayScale && sizeClasses == other.sizeClasses
  }

  /// The size classes of a window that fills the screen.
  ///
  /// Source: Apple, Human Interface Guidelines, "Layout", device size classes.
  var sizeClasses: (horizontal: SizeClass, vertical: SizeClass) {
    if min(screen.width, screen.height) >= 700 || platform != .iOS { return (.regular, .regular) }
    guard screen.width > screen.height else { return (.compact, .regular) }
    let isLarge = screen.width >= 896 || name.contains("Plus")
    return (isLarge ? .regular : .compact, .compact)
  }
}
