package import HaggleVocabulary

/// What the state of views has come to hold, over the passes of one layout.
///
/// Code that runs once a layout is there may set state; the next pass evaluates the text anew, and
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
  }

  /// A property that holds something else from the next pass on.
  package struct Change {
    package let property: String
    package let value: Value
    package let cause: Cause
  }

  private var values: [Key: Value] = [:]
  /// What changed since the pass began, in the order of the first change of each property.
  private var changed: [(key: Key, change: Change)] = []
  /// What was set to something that the text does not have, and is not kept.
  private var unknown: [Change] = []
  /// What runs now; nil where nothing does that may set state.
  private(set) var cause: Cause?

  /// The steps that effects took, in all passes.
  package internal(set) var effectSteps = 0

  /// What effects were told last.
  private var told: [Key: Value] = [:]

  package init() {}

  package func value(of key: Key) -> Value? { values[key] }

  /// Keeps what a property is set to; nothing where it holds that already.
  ///
  /// - Parameter old: what it holds in this pass.
  package func set(
    _ key: Key, to value: Value, from old: Value, isSame: (Value, Value) -> Bool
  ) {
    guard let cause else { return }
    guard value.isWhollyKnown else {
      unknown.append(Change(property: key.property, value: value, cause: cause))
      return
    }
    guard !isSame(values[key] ?? old, value) else { return }
    values[key] = value
    changed.removeAll { $0.key == key }
    changed.append((key, Change(property: key.property, value: value, cause: cause)))
  }

  /// What an effect was told in an earlier pass; nil for nothing.
  package func told(_ key: Key) -> Value? { told[key] }

  /// Whether a value is another one than an effect was told last; now it is told.
  package func isNews(
    _ value: Value, for key: Key, isSame: (Value, Value) -> Bool
  ) -> Bool {
    if let known = told[key], isSame(known, value) { return false }
    told[key] = value
    return true
  }

  /// What was set since it was last asked for, and what to something unknown; asking begins the
  /// next pass.
  package func takeChanges() -> (known: [Change], unknown: [Change]) {
    defer { (changed, unknown) = ([], []) }
    return (changed.map(\.change), unknown)
  }

  /// Takes what is set back where the code that sets it does not come to its end, and remembers
  /// that it would have been set.
  func attempt(_ work: () -> Bool) {
    let before = (values: values, changed: changed)
    guard !work() else { return }
    let lost = changed.filter { change in !before.changed.contains { $0.key == change.key } }
    unknown += lost.map(\.change)
    (values, changed) = before
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
      case .native(let native): if native is UnknownCall || native is InertValue { return false }
      case .array(let elements): open += elements
      case .tuple(let elements): open += elements.map(\.value)
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
