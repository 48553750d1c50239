package import Foundation
package import HaggleVocabulary

/// What in a reason's arithmetic rules out another result.
extension Reason {
  /// Whether its terms are only added and subtracted.
  var isSum: Bool {
    terms.dropFirst().allSatisfy { [.plus, .minus].contains($0.operator) }
  }

  /// The term that excludes `expected`: the last bound that it exceeds, else the first term or the
  /// one that is an answer.
  package func binding(against expected: CGFloat) -> Term {
    let bound = terms.dropFirst().last { term in
      term.operator == .atMost && term.value < expected - WhyNot.tolerance
        || term.operator == .atLeast && term.value > expected + WhyNot.tolerance
    }
    return bound ?? terms.first { $0.node != nil } ?? terms.first ?? Term(.plus, result ?? 0)
  }

  /// The first term needed for `result`, if that term is only added to, multiplied, or bounded by
  /// values that do not exclude `result`.
  func inverted(_ result: CGFloat) -> CGFloat? {
    var value = result
    for term in terms.dropFirst().reversed() {
      switch term.operator {
      case .plus: value -= term.value
      case .minus: value += term.value
      case .times: value /= term.value
      case .over: value *= term.value
      case .atLeast, .atMost: break
      }
    }
    return value.isFinite ? value : nil
  }
}
