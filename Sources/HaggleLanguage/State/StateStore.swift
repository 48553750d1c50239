package import HaggleVocabulary

/// The state of views across the passes of one layout.
///
/// Code that runs after a layout may set state; the next pass evaluates the text again with it.
/// State set outside of such code, or to unknown values, is not stored. It is known by its property
/// and by the way from the root to its view (`ViewLocation`). Closures that run while a layout is
/// computed set state as well, up to the end of the pass: what asks again later sets nothing
/// (`takeChanges`).
package final class StateStore {
  /// A property of one instance of a view.
  package struct Key: Hashable, Sendable {
    let location: ViewLocation
    let property: String
    /// The place of the modifier that owns it; nil for a property.
    let place: SourcePlace?

    package init(_ location: ViewLocation, _ property: String, at place: SourcePlace? = nil) {
      self.location = location
      self.property = property
      self.place = place
    }

    /// The same of one of several views in that place.
    package func ofElement(_ number: Int) -> Key {
      Key(location.appending(.element(number)), property, at: place)
    }
  }

  /// The code that sets state.
  package struct Cause: Hashable, Sendable {
    /// The modifier or function: `onGeometryChange`.
    package let name: String
    package let place: SourcePlace?
    /// The node that the modifier belongs to; nil where that is not known.
    package var node: NodeID?
    /// Whether the value comes from the layout.
    package var isMeasuring = false

    package init(_ name: String, at place: SourcePlace?) {
      self.name = name
      self.place = place
    }

    /// Code that runs while a layout is computed.
    package static func measuring(_ name: String, at place: SourcePlace?) -> Cause {
      var cause = Cause(name, at: place)
      cause.isMeasuring = true
      return cause
    }
  }

  /// A property with a new value from the next pass on.
  package struct Change {
    /// Empty for what code would have set that was stopped before.
    package let property: String
    package let value: Value
    package let cause: Cause
    /// Whether the value is a placeholder for something unknown.
    package var isStandIn = false
  }

  private var values: [Key: Value] = [:]
  /// The changes since the pass began, in the order of the first change of each property.
  private var changed: [(key: Key, change: Change)] = []
  /// State set to unknown values, which are not stored.
  private var unknown: [Change] = []
  /// The values at the beginning of the pass of properties set since.
  private var atFirst: [Key: Value] = [:]
  /// Whether the pass is over: later questions, such as probes, set nothing.
  private var isClosed = false
  /// Whether anything was ever set.
  package private(set) var isUsed = false
  /// The properties whose value is a placeholder for something unknown.
  private var standsIn: Set<Key> = []
  /// The properties that stay as they are.
  private var held: Set<Key> = []
  /// The running code that may set state; nil if there is none.
  private(set) var cause: Cause?

  /// The steps that effects took, in all passes.
  package internal(set) var effectSteps = 0

  /// The settings used by effects, in all passes.
  var usedSettings: Set<Setting> = []

  /// The values that effects were given last.
  private var given: [Key: Value] = [:]
  /// The effects that were given something else than was measured, until they are given more.
  private var altered: Set<Key> = []
  /// The code that measured just what it had been given instead of a measure.
  package private(set) var echoes: [Cause] = []

  package init() {}

  package func value(of key: Key) -> Value? { values[key] }

  /// Stores the new value of a property, unless it is unchanged.
  ///
  /// - Parameters:
  ///   - old: its value in this pass.
  ///   - standIn: makes a placeholder for an unknown value, from the current one.
  package func set(
    _ key: Key, to value: Value, from old: Value, isSame: (Value, Value) -> Bool,
    standIn: (Value) -> Value? = { _ in nil }
  ) {
    guard let cause, !isClosed, !isHeld(key, value) else { return }
    isUsed = true
    let held = values[key] ?? old
    guard value.isWhollyKnown else {
      keep(standIn(held), for: key, Change(property: key.property, value: value, cause: cause))
      return
    }
    guard !isSame(held, value) else { return }
    let first = atFirst[key, default: held]
    atFirst[key] = first
    values[key] = value
    changed.removeAll { $0.key == key }
    // Code that runs several times in a pass may restore the original value.
    guard !isSame(first, value) else { return }
    changed.append((key, Change(property: key.property, value: value, cause: cause)))
  }

  /// Has a property stay as it is, unless it is switched off.
  func hold(_ key: Key) { held.insert(key) }

  private func isHeld(_ key: Key, _ value: Value) -> Bool {
    held.contains(key) && value.boolean != false
  }

  /// Stores a placeholder for an unknown value, once: two unknown values are never equal.
  private func keep(_ standIn: Value?, for key: Key, _ change: Change) {
    guard !standsIn.contains(key) else { return }
    guard let standIn else { return unknown.append(change) }
    standsIn.insert(key)
    values[key] = standIn
    changed.removeAll { $0.key == key }
    changed.append(
      (
        key,
        Change(property: key.property, value: standIn, cause: change.cause, isStandIn: true)
      ))
  }

  /// The value that an effect received in an earlier pass; nil for none.
  package func given(_ key: Key) -> Value? { given[key] }

  /// Whether a value differs from the one that an effect was given last; now it is given this one.
  package func isNews(
    _ value: Value, for key: Key, isSame: (Value, Value) -> Bool
  ) -> Bool {
    let wasAltered = altered.remove(key) != nil
    if let known = given[key], isSame(known, value) {
      if wasAltered, let cause { echoes.append(cause) }
      return false
    }
    given[key] = value
    return true
  }

  /// Notes that an effect was given something else than was measured.
  package func alter(_ key: Key) { altered.insert(key) }

  /// Returns the changes since the pass began, known and unknown; nothing can be set until another
  /// pass begins.
  package func takeChanges() -> (known: [Change], unknown: [Change]) {
    defer { (changed, unknown, atFirst, isClosed) = ([], [], [:], true) }
    return (changed.map(\.change), unknown)
  }

  /// Allows code of another pass to set state.
  package func beginPass() { isClosed = false }

  /// Reverts what is set by code that does not complete, and remembers the attempt.
  ///
  /// - Returns: whether it had set something, which is unknown now.
  func attempt(_ work: () -> Bool) -> Bool {
    let before = (values: values, changed: changed, standsIn: standsIn)
    guard !work() else { return false }
    let lost = changed.filter { change in !before.changed.contains { $0.key == change.key } }
    unknown += lost.map(\.change)
    (values, changed, standsIn) = before
    return !lost.isEmpty
  }

  /// Remembers code that was stopped before it set anything.
  func noteStopped(_ cause: Cause) {
    unknown.append(Change(property: "", value: .void, cause: cause))
  }

  /// Runs code that may set state.
  package func running<Result>(_ cause: Cause, _ work: () -> Result) -> Result {
    let before = self.cause
    self.cause = cause
    defer { self.cause = before }
    return work()
  }
}

extension Value {
  /// Whether it is completely known, and valid in another pass.
  package var isWhollyKnown: Bool {
    var open = [self]
    var count = 0
    while let value = open.popLast() {
      count += 1
      // The maximum number of compared parts.
      guard count < 10_000 else { return false }
      switch value {
      // A view belongs to its pass.
      case .placeholder, .view: return false
      case .native(let native):
        if native.isWhollyUnknown || native is InertValue { return false }
      case .array(let elements): open += elements
      case .tuple(let elements): open += elements.map(\.value)
      case .dictionary(let pairs): open += pairs.flatMap { [$0.key, $0.value] }
      case .instance(let instance):
        open += instance.payload.map(\.value)
        // Objects may refer to each other; they are compared by identity.
        if instance.location == nil { open += instance.fields.values }
      default: continue
      }
    }
    return true
  }
}
