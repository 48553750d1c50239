import Foundation
import HaggleTraces
import HaggleVocabulary

/// What differs because lines end on other pixels.
enum Pixels {
  static func isRounding(_ difference: CGFloat) -> Bool { abs(difference) < 1 }

  /// Whether an answer may differ as each of its lines does: by half a point of ten at most.
  fileprivate static func isRounding(_ own: CGFloat, _ other: CGFloat) -> Bool {
    isRounding(own - other) || abs(own - other) <= own / 20
  }

  /// Whether all heights end on pixels, of which a point has so many.
  fileprivate static func hold(_ heights: [CGFloat], _ density: CGFloat) -> Bool {
    heights.allSatisfy { height in
      let pixels = height * density
      return abs(pixels - pixels.rounded()) < 1e-2
    }
  }
}

extension Timeline {
  /// Whether the texts of one end on halves of a point and those of the other on thirds.
  func hasOtherPixels(than other: Timeline) -> Bool {
    let (own, others) = (textHeights, other.textHeights)
    func areOn(_ first: CGFloat, _ second: CGFloat) -> Bool {
      Pixels.hold(own, first) && !Pixels.hold(own, second)
        && Pixels.hold(others, second) && !Pixels.hold(others, first)
    }
    return areOn(2, 3) || areOn(3, 2)
  }

  private var textHeights: [CGFloat] {
    views(with: .text).compactMap { size(of: $0)?.height }.filter { $0 > 0 && $0.isFinite }
  }
}

extension QuestionDifference {
  /// Whether the answers differ by no more than pixels do.
  var isRounding: Bool {
    guard let first, let second else { return true }
    guard let own = first.size, let other = second.size else { return false }
    return Pixels.isRounding(own.width, other.width) && Pixels.isRounding(own.height, other.height)
  }
}
