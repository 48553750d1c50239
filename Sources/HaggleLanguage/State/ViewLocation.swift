package import HaggleVocabulary

/// The way from the root to an instance of a view.
///
/// Each closure and each view keeps the way that leads to it.
package struct ViewLocation: Hashable, Sendable {
  /// The steps that the hash is made of; ways that differ mostly do so at their ends.
  private static let hashedSteps = 8

  private var steps = SharedStack<ViewStep>()

  package init() {}

  package mutating func append(_ step: ViewStep) { steps.push(step) }

  package mutating func removeLast() { steps.pop() }

  package func appending(_ step: ViewStep) -> ViewLocation {
    var location = self
    location.append(step)
    return location
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(steps.count)
    for step in steps.prefix(Self.hashedSteps) { hasher.combine(step) }
  }
}

/// A step from the root to an instance of a view: a declared view at the place of its use, or an
/// element of a `ForEach`.
package enum ViewStep: Hashable, Sendable {
  case view(String, SourcePlace?)
  case element(Int)
  /// An object in a property.
  case property(String)
}
