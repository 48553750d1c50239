import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// A part of a reader's length in a row that the reader shares with something else that grows.
struct PartOfShare: Sighting {
  let timeline: Timeline
  let reader: NodeID
  let row: NodeID
  let content: NodeID
  let greedy: NodeID
  let next: NodeID
  let axis: Axis
  let length: CGFloat
  let end: CGFloat

  static func find(_ reader: NodeID, in timeline: Timeline) -> Self? {
    guard timeline.isReader(reader), let content = timeline.onlySizingChild(of: reader),
      timeline.comes(content, downTo: .decorates)
    else { return nil }
    return Axis.allCases.lazy.compactMap { find(reader, content, on: $0, timeline) }.first
  }

  private static func find(
    _ reader: NodeID, _ content: NodeID, on axis: Axis, _ timeline: Timeline
  ) -> Self? {
    guard let (row, branch) = timeline.division(around: reader, axis),
      let next = timeline.sibling(behind: branch, in: row), !timeline.has(.spacer, next),
      let greedy = timeline.siblings(of: branch, in: row).first(where: {
        timeline.comes($0, downTo: .decorates) && timeline.isGreedy($0, axis)
      }), timeline.isPainted(around: row),
      let part = timeline.modified(by: content).lazy.compactMap({ view in
        timeline.writtenPart(view, axis)
      }).first, !part.factor.contains(where: \.isLetter),
      let length = timeline.length(reader, axis), let end = timeline.length(content, axis),
      length - end >= Noticeable.gap
    else { return nil }
    return Self(
      timeline: timeline, reader: reader, row: row, content: content, greedy: greedy, next: next,
      axis: axis, length: length, end: end)
  }

  var goal: Goal? {
    guard let other = timeline.length(greedy, axis) else { return nil }
    let whole = (length + other) * end / length
    return Goal(
      [.before(content, next, axis), .length(content, axis, .between(whole - 1, whole + 1))],
      near: [row])
  }

  var suspicion: Suspicion {
    suspected(
      .looseReader, of: reader, on: axis, sized: [reader, content], placed: [next],
      remedies: [
        """
        put all that shares this room into one \(code: "GeometryReader") around \(row), and take \
        off what has a stated length: \(code: "(space.size.\(axis.dimension) - …)")
        """
      ], involving: [row, content, greedy], off: length - end)
  }

  var statement: Statement {
    Statement(
      """
      \(content) takes a part, \(points(end)) points, of the \(points(length)) of \(reader), and \
      the rest before \(next) stays empty
      """,
      because: "\(reader) shares what \(row) has left with \(greedy), and reads its share alone")
  }
}
