package import Foundation
package import HaggleVocabulary

/// What is looked at in a view.
package enum ViewTrait: Hashable, Sendable {
  /// Whether it is there.
  case presence
  /// Whether its text leaves out lines, or a part of its only one.
  case cut
  /// Whether its text breaks inside of a word.
  case broken
  /// Whether it reaches beyond the view around it.
  case overflow(Axis)
  /// Whether it has no length, although it has one at other points.
  case emptiness(Axis)
  /// Which of its children a `ViewThatFits` shows.
  case choice
  /// How many columns or rows a lazy grid makes and fills.
  case tracks(Axis)
  /// Whether its text takes more than one line.
  case wrapping
  /// Whether it is longer than what is seen of it, so that one has to scroll.
  case scrolling(Axis)
}

/// What a trait of a view comes to at one point.
package struct ViewFact: Equatable, Sendable {
  package struct Key: Hashable, Sendable {
    package let view: SweptView
    package let trait: ViewTrait
  }

  /// 1 for what holds, the number of a child from 0, how many columns there are.
  var value = 1
  /// How much it is off, in points; lines for a text that is cut.
  package var amount: CGFloat = 0
  /// The lines that a text keeps, and those that it needs; nil for what has none.
  package var lines: Lines?
  /// The view that it reaches beyond, or that is chosen; nil for the root's own room.
  package var other: SweptView?

  package struct Lines: Equatable, Sendable {
    package let kept: Int
    package let needed: Int
  }
}

extension ViewTrait {
  /// How much people care, from what breaks to what is merely so.
  package enum Weight: Int, Comparable, Sendable {
    /// Something cannot be seen, or not all of it.
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

  /// Whether it holds or does not; the others have a number at each point.
  package var isYesOrNo: Bool {
    switch self {
    case .choice, .tracks: false
    default: true
    }
  }
}
