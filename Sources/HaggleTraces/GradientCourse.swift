import Foundation
import HaggleVocabulary

/// The way that a gradient takes, as a word and four numbers: how a trace and a page write it.
package struct GradientCourse {
  let word: String
  /// Of `linear` the two points; of the others the point that they go around, where they begin and
  /// where they end.
  let numbers: [CGFloat]

  init(_ gradient: Gradient) {
    switch gradient {
    case .linear(_, let from, let to): (word, numbers) = ("linear", [from.x, from.y, to.x, to.y])
    case .radial(_, let middle, let from, let to):
      (word, numbers) = ("radial", [middle.x, middle.y, from, to])
    case .elliptical(_, let middle, let from, let to):
      (word, numbers) = ("elliptical", [middle.x, middle.y, from, to])
    case .angular(_, let middle, let from, let to):
      (word, numbers) = ("angular", [middle.x, middle.y, from, to])
    }
  }
}
