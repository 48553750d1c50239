import Foundation
import HaggleVocabulary

/// A start and an end on an axis, in points.
struct Extent {
  let start: CGFloat
  let end: CGFloat

  init(start: CGFloat, end: CGFloat) { (self.start, self.end) = (start, end) }

  /// Nil if the frame is not finite.
  init?(_ frame: CGRect, _ axis: Axis) {
    let (start, length) = (frame.origin[axis], frame.size[axis])
    guard start.isFinite, length.isFinite else { return nil }
    self.init(start: start, end: start + length)
  }

  var length: CGFloat { end - start }
  var middle: CGFloat { (start + end) / 2 }
}
