package import Foundation
package import HaggleVocabulary

/// A property of a view that is compared.
package enum ViewTrait: Hashable, Sendable {
  /// Whether it exists.
  case presence
  /// Whether its text leaves out lines, or a part of its only line.
  case cut
  /// Whether its text is broken inside a word.
  case broken
  /// Whether it extends beyond its container.
  case overflow(Axis)
  /// Whether it has length 0 here, but not at other points.
  case emptiness(Axis)
  /// The child shown by a `ViewThatFits`.
  case choice
  /// The number of columns or rows that a lazy grid makes and fills.
  case tracks(Axis)
  /// Whether its text has more than one line.
  case wrapping
  /// Whether it is longer than its visible part, so that it scrolls.
  case scrolling(Axis)
}

/// The value of a trait at one point.
package struct ViewFact: Equatable, Sendable {
  package struct Key: Hashable, Sendable {
    package let view: SweptView
    package let trait: ViewTrait
  }

  /// 1 for a trait that is true, the index of a child, or a number of columns.
  var value = 1
  /// The amount, in points; in lines for a text that is cut.
  package var amount: CGFloat = 0
  /// The lines that a text keeps and needs; nil for other views.
  package var lines: Lines?
  /// The container that it exceeds, or the chosen child; nil for the root's proposal.
  package var other: SweptView?

  package struct Lines: Equatable, Sendable {
    package let kept: Int
    package let needed: Int
  }
}

extension ViewTrait {
  /// The importance of a trait, from problems to remarks.
  package enum Weight: Int, Comparable, Sendable {
    /// Something is invisible, at least partly.
    case trouble
    /// Something else is shown.
    case change
    /// Nothing is lost.
    case remark

    package static func < (a: Weight, b: Weight) -> Bool { a.rawValue < b.rawValue }
  }

  package var weight: Weight {
    switch self {
    case .cut, .broken, .overflow, .emptiness: .trouble
    case .presence, .choice, .tracks: .change
    case .wrapping, .scrolling: .remark
    }
  }

  /// Whether its amount is another one at each point.
  var isVarying: Bool {
    switch self {
    case .cut, .broken, .overflow, .scrolling: true
    case .presence, .emptiness, .choice, .tracks, .wrapping: false
    }
  }

  /// Whether it is either true or false; other traits have a number at each point.
  package var isYesOrNo: Bool {
    switch self {
    case .choice, .tracks: false
    default: true
    }
  }
}
