import Foundation
import HaggleTraces
import HaggleVocabulary

/// One comparison of a query.
///
/// Where the event does not have what is asked for, no comparison holds, `!=` neither.
enum QueryTest: Sendable {
  case event(@Sendable (EventFacts) -> Bool)
  /// The event of this number.
  case only(Int)
  /// What is known of nodes; `name` is one that the query takes for a node's.
  case node(name: String?, @Sendable (Trace, Trace.Node) -> Bool)
}

/// A length as an event has it or as it is typed.
enum QueryLength: Equatable, Sendable {
  /// Equals every number that is displayed the same.
  case points(CGFloat)
  /// `min` or `max`: it equals nothing else.
  case exact(CGFloat)
  case ideal

  init(_ length: CGFloat?) { self = length.map { .points($0) } ?? .ideal }
}

extension Comparison {
  /// Text against text.
  func holds(_ text: String, _ other: String) -> Bool {
    switch self {
    case .equal: text == other
    case .unequal: text != other
    case .contains: text.contains(other)
    case .less, .lessOrEqual, .greater, .greaterOrEqual: false
    }
  }

  /// Several texts: equal or containing if one of them is, unequal if none is equal.
  func holds(_ texts: [String], _ other: String) -> Bool {
    self == .unequal ? !texts.contains(other) : texts.contains { holds($0, other) }
  }

  func holds(_ number: Double, _ other: Double) -> Bool {
    holds(isEqual: number == other, isLess: number < other)
  }

  /// What counts as equal is neither less nor greater; what is ideal has no order.
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
  /// In points; nil where it is ideal.
  var points: CGFloat? {
    switch self {
    case .points(let points), .exact(let points): points
    case .ideal: nil
    }
  }

  private var isExact: Bool {
    if case .exact = self { true } else { false }
  }

  /// Numbers that people type come from output, which is rounded: 294.33 means 294.333… too.
  func isEqual(to other: QueryLength) -> Bool {
    guard let a = points, let b = other.points else { return points == nil && other.points == nil }
    return a == b || !isExact && !other.isExact && NumberText.isShownAlike(a, b)
  }
}
