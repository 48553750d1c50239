extension Value {
  /// Whether it is an animation without end, `.linear(duration: 1).repeatForever()`: what it moves
  /// is laid out as it begins.
  package var repeatsForever: Bool {
    var value: Value? = self
    while case .member(_, let name, let arguments)? = value {
      if name == Self.endless { return true }
      value = arguments?["self"]
    }
    return value?.unknownPath?.contains(Self.endless) ?? false
  }

  /// How many seconds an animation waits, of `.easeIn.delay(2)`.
  var animationDelay: Double {
    var delay = 0.0
    var value: Value? = self
    while case .member(_, let name, let arguments)? = value {
      if name == "delay" { delay += arguments?[nil]?.number ?? 0 }
      value = arguments?["self"]
    }
    return delay
  }

  /// How such an animation is made.
  package static let endless = "repeatForever"
}
