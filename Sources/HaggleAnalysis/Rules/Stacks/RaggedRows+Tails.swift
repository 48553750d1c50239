import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// Rows of one kind that each end with a button as wide as its words, so that what is before it
/// ends elsewhere in each.
struct RaggedTails: Sighting {
  let timeline: Timeline
  let column: NodeID
  /// The last view of each row.
  let tails: [NodeID]
  let left: NodeID
  let right: NodeID
  let gap: CGFloat

  static func find(_ rows: [NodeID], in column: NodeID, _ timeline: Timeline) -> Self? {
    let ends = rows.compactMap { timeline.tail(of: $0) }
    let tails = ends.map(\.tail)
    let extents = tails.compactMap { timeline.screenExtent($0, .horizontal) }
    let starts = rows.map { timeline.start($0, .horizontal) }
    guard ends.count == rows.count, extents.count == rows.count,
      ends.allSatisfy({ timeline.isField($0.before) }) || timeline.areWrittenApart(rows),
      let (first, last) = extents.indices.extremes(by: { extents[$0].start }),
      let (nearEnd, farEnd) = extents.extremes(by: \.end), farEnd.end - nearEnd.end < 1,
      let (nearStart, farStart) = starts.extremes(by: { $0 }), farStart - nearStart < 1,
      case let gap = extents[last].start - extents[first].start, gap >= Noticeable.step
    else { return nil }
    return Self(
      timeline: timeline, column: column, tails: tails, left: tails[first], right: tails[last],
      gap: gap)
  }

  /// How wide the words of the widest are.
  private var width: CGFloat {
    timeline.length(timeline.shown(by: left), .horizontal) ?? 0
  }

  private var most: CGFloat { timeline.length(left, .horizontal) ?? 0 }

  var goal: Goal? {
    Goal(
      [.alike(tails, .horizontal), .length(left, .horizontal, .atMost(most))]
        + tails.map { .level($0, left, at: 1, .horizontal) },
      near: [timeline.shown(by: right), right], lengths: [.horizontal: width])
  }

  var suspicion: Suspicion {
    suspected(
      .raggedRows, of: right, on: .horizontal, placed: [left, right],
      remedies: [
        """
        write \(code: ".frame(minWidth: \(typed(width)))") on the words of each, before their \
        padding and background
        """,
        "put the rows into a \(code: "Grid"), each in a \(code: "GridRow")",
      ], involving: [column, left], off: gap)
  }

  var statement: Statement {
    Statement(
      """
      \(right) begins at \(points(timeline.start(right, .horizontal))), and \(left) in another row \
      of \(column) at \(points(timeline.start(left, .horizontal)))
      """, isAboutPlace: true,
      because: """
        Each is as wide as its own words, and what is before it takes what is left of its row
        """)
  }
}

extension Timeline {
  /// The last view of a row, painted and as wide as its words, and a field or a text before it that
  /// takes what is left.
  fileprivate func tail(of row: NodeID) -> (before: NodeID, tail: NodeID)? {
    let views = tree.children(of: row)
    guard views.count > 1, let tail = views.last, case let before = views[views.count - 2],
      isGreedy(before, .horizontal), isField(before) || comes(before, downTo: .text),
      !isGreedy(tail, .horizontal), isPainted(within: tail), isOfWords(tail),
      !has(.limits(.horizontal), within: tail), !isMoved(tail)
    else { return nil }
    return (before, tail)
  }
}
