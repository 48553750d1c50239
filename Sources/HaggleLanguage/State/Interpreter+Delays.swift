import HaggleVocabulary

// Delayed code: short delays elapse before the displayed layout, long ones do not.
extension Interpreter {
  /// The shortest long delay, in seconds: an animation takes a third of a second, a message stays
  /// for some seconds. Source: ours.
  private static let laterThan = 0.5

  static func isLater(_ seconds: Double) -> Bool { seconds >= laterThan }

  /// `Task.sleep`: ends the code of an effect where it waits long.
  func sleep(_ call: NativeCall) -> Value {
    guard state.cause != nil, interruption == nil, let seconds = Self.seconds(call),
      Self.isLater(seconds)
    else { return .void }
    interruption = .postponed
    return .void
  }

  private static func seconds(_ call: NativeCall) -> Double? {
    if let duration = call["for"] { return DurationValue.duration(duration)?.seconds }
    return (call.number("nanoseconds") ?? call.number(0)).map { $0 * 1e-9 }
  }
}

extension Value {
  /// `.now()` of a queue, `.now() + 2`: how many seconds from now on; nil for no such time.
  var delay: Double? {
    switch self {
    case .member(nil, "now", .some): 0
    case .native(let native): (native as? InertValue)?.delay
    default: nil
    }
  }
}
