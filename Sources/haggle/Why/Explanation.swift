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
  let lines: [Line]

  /// - Parameter expected: the number that was expected instead, in points; nil where none was.
  init(_ timeline: Timeline, _ why: Why, expected: Double?, showsAll: Bool) {
    self.why = why
    self.expected = expected.map { CGFloat($0) }
    if let not = expected.flatMap({ why.not($0, timeline) }) {
      ruledOutBy = not.verdict.event
      lines = WhyNotText(timeline, not).lines
    } else if let not = expected.flatMap({ why.notAt($0, timeline) }) {
      ruledOutBy = not.event
      lines = PlaceNotText(timeline, not).lines
    } else {
      ruledOutBy = nil
      lines = WhyText(timeline, why, showsAll: showsAll).lines
    }
  }
}
