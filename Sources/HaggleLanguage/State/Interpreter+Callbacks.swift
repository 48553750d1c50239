import HaggleSyntax
import HaggleVocabulary

// Calls the callbacks passed to unknown functions: `api.load { items = $0 }`.
extension Interpreter {
  /// Calls the closures that an effect passes to an undeclared function, once.
  ///
  /// Their arguments are unknown, errors are nil: most calls succeed. Listeners such as
  /// `onDisconnect { … }` are not called, as no event has happened. Code that only measures, such
  /// as the content of a GeometryReader, passes on actions for later taps. Source: ours.
  func callBack(_ site: CallSite) {
    guard let cause = state.cause, !cause.isMeasuring, !site.isListener else { return }
    for closure in site.closures where interruption == nil {
      let passed = closure.unknownParameters.map { Passed($0) }
      _ = call(FunctionValue(.closure(closure, captured: site.scope)), passed)
    }
  }
}

extension CallSite {
  /// Whether its closure waits for an event.
  fileprivate var isListener: Bool {
    name.hasPrefix("on") && name.dropFirst(2).first?.isUppercase == true
  }

  /// The closures among its arguments, in their order.
  fileprivate var closures: [Closure] {
    let inline = arguments.compactMap { argument -> Closure? in
      if case .closure(let closure) = scope.tree[argument.value].kind { closure } else { nil }
    }
    return inline + trailing.map(\.closure)
  }
}

extension Closure {
  /// The arguments that an unknown function passes.
  fileprivate var unknownParameters: [Value] {
    guard !parameters.isEmpty else { return (0..<shorthandCount).map { .placeholder("$\($0)") } }
    return parameters.map { $0.name.isOfError ? .none : .placeholder($0.name) }
  }
}

extension String {
  /// Whether it is a usual name for an error: `error`, `loadError`, `err`.
  fileprivate var isOfError: Bool {
    let name = lowercased()
    return name.hasSuffix("error") || name == "err"
  }
}

// Delayed code: short delays elapse before the displayed layout, long ones do not.
extension Interpreter {
  /// The shortest long delay, in seconds: an animation takes a third of a second, a message stays
  /// for some seconds. Source: ours.
  private static let laterThan = 0.5

  static func isLater(_ seconds: Double) -> Bool { seconds >= laterThan }

  /// `Task.sleep`: where the code of an effect waits long, only data arrives after that; a second
  /// time ends it.
  func sleep(_ call: NativeCall) -> Value {
    guard state.cause != nil, interruption == nil, let seconds = Self.seconds(call),
      Self.isLater(seconds)
    else { return .void }
    if hasWaited { interruption = .postponed }
    hasWaited = true
    return .void
  }

  /// Whether a new value of a property is data that arrives: a list that was empty, an optional
  /// that was nil, the end of loading. What else comes late, such as a message that goes, is not
  /// what an app shows most of the time.
  func arrives(_ value: Value, from old: Value, in field: String) -> Bool {
    let name = Words.spelled(field).lowercased()
    switch (old, value) {
    case (.array(let old), .array(let new)): return old.isEmpty && !new.isEmpty
    case (.array(let old), _): return old.isEmpty && value.placeholderName != nil
    case (.dictionary(let old), _): return old.isEmpty
    case (.none, _): return !value.isNone && !Self.passing.contains(where: name.contains)
    case (.boolean(true), .boolean(false)): return Self.loading.contains(where: name.contains)
    default:
      let state = Description.plain(old, self).split(separator: ".").last?.lowercased() ?? ""
      return state == "idle" || state.hasPrefix("loading")
    }
  }

  /// Whether a change is seen in the displayed layout, going by when it comes.
  func isInTime(_ value: Value, from old: Value, in field: String) -> Bool {
    if !hasWaited && !(isFading && goes(value, from: old, in: field)) { return true }
    return arrives(value, from: old, in: field)
  }

  /// Whether something goes that was there: what only fades out is shown before.
  private func goes(_ value: Value, from old: Value, in field: String) -> Bool {
    if value.isNone { return !old.isNone }
    guard old.boolean == true, value.boolean == false else { return false }
    let name = Words.spelled(field).lowercased()
    return !Self.hiding.contains(where: name.contains)
  }

  /// What is no longer so when something is shown.
  private static let hiding = ["hid", "collapsed", "invisible"]

  /// Runs the code of an animation that begins later.
  func fading<Result>(if isLater: Bool, _ work: () -> Result) -> Result {
    let before = isFading
    isFading = isFading || isLater
    defer { isFading = before }
    return work()
  }

  private static let loading = ["load", "fetch", "busy", "skeleton", "refresh", "progress"]
  /// What is shown for a while.
  private static let passing = ["error", "alert", "toast", "banner", "message", "snack", "hint"]

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
