import Foundation
import HaggleVocabulary

/// A gradient's geometry as a word and four numbers, as traces and pages store it.
package struct GradientCourse {
  let word: String
  /// For `linear` the two points; otherwise the centre, the start and the end.
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
