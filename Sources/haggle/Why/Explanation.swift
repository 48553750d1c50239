import Foundation
import HaggleReplay
import HaggleReports

/// A number explained, or why it is not another one.
struct Explanation {
  let why: Why
  let not: WhyNot?
  let lines: [Line]

  /// - Parameter expected: the length that was expected instead, in points; nil where none was.
  init(_ timeline: Timeline, _ why: Why, expected: Double?, showsAll: Bool) {
    self.why = why
    not = expected.flatMap { why.not($0, timeline) }
    lines =
      not.map { WhyNotText(timeline, $0).lines }
      ?? WhyText(timeline, why, showsAll: showsAll).lines
  }
}
