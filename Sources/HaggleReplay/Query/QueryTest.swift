import Foundation
import HaggleTraces
import HaggleVocabulary

/// A single comparison of a query.
///
/// If the event lacks the field, no comparison is true, not even `!=`.
enum QueryTest: Sendable {
  case event(@Sendable (EventFacts) -> Bool)
  /// The event with this number.
  case only(Int)
  /// A condition on nodes; `name` is a node name used in the query.
  case node(name: String?, @Sendable (Trace, Trace.Node) -> Bool)
}

/// A length of an event or of a query.
enum QueryLength: Equatable, Sendable {
  /// Equal to every number that is displayed the same.
  case points(CGFloat)
  /// `min` or `max`, equal only to itself.
  case exact(CGFloat)
  case ideal

  init(_ length: CGFloat?) { self = length.map { .points($0) } ?? .ideal }
}

extension Comparison {
  /// Compares two texts.
  func holds(_ text: String, _ other: String) -> Bool {
    switch self {
    case .equal: text == other
    case .unequal: text != other
    case .contains: text.contains(other)
    case .less, .lessOrEqual, .greater, .greaterOrEqual: false
    }
  }

  /// Several texts: equality and containment need one match, inequality none.
  func holds(_ texts: [String], _ other: String) -> Bool {
    self == .unequal ? !texts.contains(other) : texts.contains { holds($0, other) }
  }

  func holds(_ number: Double, _ other: Double) -> Bool {
    holds(isEqual: number == other, isLess: number < other)
  }

  /// Equal lengths are neither less nor greater; the ideal is not ordered.
  func holds(_ length: QueryLength, _ other: QueryLength) -> Bool {
    let isEqual = length.isEqual(to: other)
    guard isOrder, let a = length.points, let b = other.points else {
      return self == .unequal ? !isEqual : self == .equal && isEqual
    }
    return !a.isNaN && !b.isNaN && holds(isEqual: isEqual, isLess: a < b)
  }

  private func holds(isEqual: Bool, isLess: Bool) -> Bool {
    switch self {
    case .equal: isEqual
    case .unequal: !isEqual
    case .less: isLess && !isEqual
    case .lessOrEqual: isLess || isEqual
    case .greater: !isLess && !isEqual
    case .greaterOrEqual: !isLess || isEqual
    case .contains: false
    }
  }
}

extension QueryLength {
  /// The length in points; nil for the ideal.
  var points: CGFloat? {
    switch self {
    case .points(let points), .exact(let points): points
    case .ideal: nil
    }
  }

  private var isExact: Bool {
    if case .exact = self { true } else { false }
  }

  /// Typed numbers come from rounded output: 294.33 also means 294.333….
  func isEqual(to other: QueryLength) -> Bool {
    guard let a = points, let b = other.points else { return points == nil && other.points == nil }
    return a == b || !isExact && !other.isExact && NumberText.isShownAlike(a, b)
  }
}
