package import HaggleVocabulary

/// What the state of views has come to hold, over the passes of one layout.
///
/// Code that runs once a layout is there may set state; the next pass evaluates the text again, and
/// finds there what was set. What is set while nothing of that kind runs, or to something that the
/// text does not have, is not kept.
package final class StateStore {
  /// A property of one instance of a view.
  package struct Key: Hashable, Sendable {
    let location: [ViewStep]
    let property: String
    /// Of the modifier whose own it is; nil for a property.
    let place: SourcePlace?

    package init(_ location: [ViewStep], _ property: String, at place: SourcePlace? = nil) {
      self.location = location
      self.property = property
      self.place = place
    }
  }

  /// What sets state.
  package struct Cause: Hashable, Sendable {
    /// The modifier or function: `onGeometryChange`.
    package let name: String
    package let place: SourcePlace?
    /// The node that the modifier belongs to; nil where that is not known.
    package var node: NodeID?
    /// Whether what it sets comes of the layout.
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

  /// A property that holds something else from the next pass on.
  package struct Change {
    package let property: String
    package let value: Value
    package let cause: Cause
    /// Whether it stands for something that the text does not have.
    package var isStandIn = false
  }

  private var values: [Key: Value] = [:]
  /// What changed since the pass began, in the order of the first change of each property.
  private var changed: [(key: Key, change: Change)] = []
  /// What was set to something that the text does not have, and is not kept.
  private var unknown: [Change] = []
  /// What those that were set since held when the pass began.
  private var atFirst: [Key: Value] = [:]
  /// Whether a pass is over: what asks again later, as probes do, sets nothing.
  private var isClosed = false
  /// Whether anything was ever set.
  package private(set) var isUsed = false
  /// The properties that came to hold something that stands for what the text does not have.
  private var standsIn: Set<Key> = []
  /// What runs now; nil where nothing does that may set state.
  private(set) var cause: Cause?

  /// The steps that effects took, in all passes.
  package internal(set) var effectSteps = 0

  /// What the author set and effects asked for, in all passes.
  var usedSettings: Set<Setting> = []

  /// The values that effects were given last.
  private var given: [Key: Value] = [:]

  package init() {}

  package func value(of key: Key) -> Value? { values[key] }

  /// Keeps what a property is set to; nothing where it holds that already.
  ///
  /// - Parameters:
  ///   - old: what it holds in this pass.
  ///   - standIn: what it is to hold where the text does not have the value, by what it holds.
  package func set(
    _ key: Key, to value: Value, from old: Value, isSame: (Value, Value) -> Bool,
    standIn: (Value) -> Value? = { _ in nil }
  ) {
    guard let cause, !isClosed else { return }
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
    // Code that runs several times in a pass may come back to what there was.
    guard !isSame(first, value) else { return }
    changed.append((key, Change(property: key.property, value: value, cause: cause)))
  }

  /// Keeps what stands for something unknown, once: what is unknown is never the same again.
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

  /// What an effect was given in an earlier pass; nil for nothing.
  package func given(_ key: Key) -> Value? { given[key] }

  /// Whether a value differs from the one that an effect was given last; now it is given this one.
  package func isNews(
    _ value: Value, for key: Key, isSame: (Value, Value) -> Bool
  ) -> Bool {
    if let known = given[key], isSame(known, value) { return false }
    given[key] = value
    return true
  }

  /// What was set since the pass began, and what to something unknown; nothing is set any more
  /// until another pass begins.
  package func takeChanges() -> (known: [Change], unknown: [Change]) {
    defer { (changed, unknown, atFirst, isClosed) = ([], [], [:], true) }
    return (changed.map(\.change), unknown)
  }

  /// Lets the code of another pass set state.
  package func beginPass() { isClosed = false }

  /// Takes what is set back where the code that sets it does not come to its end, and remembers
  /// that it would have been set.
  func attempt(_ work: () -> Bool) {
    let before = (values: values, changed: changed, standsIn: standsIn)
    guard !work() else { return }
    let lost = changed.filter { change in !before.changed.contains { $0.key == change.key } }
    unknown += lost.map(\.change)
    (values, changed, standsIn) = before
  }

  /// Runs code that may set state.
  package func running<Result>(_ cause: Cause, _ work: () -> Result) -> Result {
    let before = self.cause
    self.cause = cause
    defer { self.cause = before }
    return work()
  }
}

/// A step from the root to an instance of a view: a view that the text declares, where it is used,
/// or an element that a `ForEach` builds.
package enum ViewStep: Hashable, Sendable {
  case view(String, SourcePlace?)
  case element(Int)
  /// An object that a property holds.
  case property(String)
}

extension Value {
  /// Whether all of it is in the text, and means the same in another pass.
  package var isWhollyKnown: Bool {
    var open = [self]
    var count = 0
    while let value = open.popLast() {
      count += 1
      // More than that is not compared either.
      guard count < 10_000 else { return false }
      switch value {
      // A view belongs to the pass that it was made in.
      case .placeholder, .view: return false
      case .native(let native):
        if native.isWhollyUnknown || native is InertValue { return false }
      case .array(let elements): open += elements
      case .tuple(let elements): open += elements.map(\.value)
      case .dictionary(let pairs): open += pairs.flatMap { [$0.key, $0.value] }
      case .instance(let instance):
        open += instance.payload.map(\.value)
        // Objects may hold each other; they are themselves, whatever they hold.
        if instance.location == nil { open += instance.fields.values }
      default: continue
      }
    }
    return true
  }
}
