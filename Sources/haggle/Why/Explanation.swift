import Foundation
import HaggleReplay
import HaggleReports

/// The explanation of a number, or why it is not another.
struct Explanation {
  let why: Why
  /// In points; nil without an expected number.
  let expected: CGFloat?
  /// The event that ruled the expected number out; nil if unknown.
  let ruledOutBy: Int?
  /// Whether the number is the expected one.
  let isSo: Bool
  let lines: [Line]

  /// - Parameter expected: the number that was expected instead, in points; nil where none was.
  init(_ timeline: Timeline, _ why: Why, expected: Double?, showsAll: Bool) {
    self.why = why
    self.expected = expected.map { CGFloat($0) }
    if let not = expected.flatMap({ why.not($0, timeline) }) {
      (ruledOutBy, isSo) = (not.verdict.event, not.verdict.isSo)
      lines = WhyNotText(timeline, not).lines
    } else if let not = expected.flatMap({ why.notAt($0, timeline) }) {
      (ruledOutBy, isSo) = (not.event, false)
      lines = PlaceNotText(timeline, not).lines
    } else {
      (ruledOutBy, isSo) = (nil, false)
      lines = WhyText(timeline, why, showsAll: showsAll).lines
    }
  }
}
