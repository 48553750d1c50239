import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let brokenLine = Rule(
    id: "broken-line",
    summary: "A line that runs down through rows has a hole between each two of them.",
    finding: """
      Each row draws its own piece of the line, as high as the row. The spacing of the column is \
      between the rows, and there is no line in it.
      """,
    example: """
      // proposal: 320x200
      // text-cell: 8x20
      VStack(spacing: 8) {
        ForEach(0..<3, id: \\.self) { number in
          HStack {
            Text("Stop \\(number)")
            Color.blue.frame(width: 2).id("line\\(number)")
            Spacer()
          }
          .frame(height: 44)
        }
      }
      .id("stops")
      """,
    scope: """
      Reported for rows that one line of the source makes, without a background of their own, in \
      each of which a line of at most 4 points is as high as the row and stands straight below \
      that of the row before, by 4 to 24 points.
      """,
    help: "`spacing: 0` in the column, and the distance as padding within the rows",
    exception: "each row is to have a line of its own", keyNote: "of the first piece",
    needs: "the log",
    search: .symptoms { timeline in
      timeline.columns.compactMap { BrokenLine.find(in: $0, timeline) }
    })
}

/// Pieces of one line in rows with a distance.
private struct BrokenLine: Sighting {
  let timeline: Timeline
  let column: NodeID
  let first: NodeID
  let second: NodeID
  let gap: CGFloat

  private static let mostRows = 64
  /// What is further apart, in points, is no line.
  private static let mostGap: CGFloat = 24

  static func find(in column: NodeID, _ timeline: Timeline) -> Self? {
    let rows = timeline.tree.children(of: column).prefix(mostRows)
    guard rows.count > 1, timeline.areAlike(Array(rows)) else { return nil }
    let lines = rows.compactMap { timeline.upright(in: $0) }
    guard lines.count == rows.count, let first = lines.first,
      let own = timeline.rectangle(of: first), let next = timeline.rectangle(of: lines[1]),
      lines.allSatisfy({ line in
        timeline.rectangle(of: line).map { abs($0.minX - own.minX) < 0.5 } ?? false
      }), case let gap = next.minY - own.maxY, (Noticeable.line...mostGap).contains(gap)
    else { return nil }
    return Self(timeline: timeline, column: column, first: first, second: lines[1], gap: gap)
  }

  var goal: Goal? {
    Goal([.gap(first, second, .vertical, 0)], near: [column, first])
  }

  var suspicion: Suspicion {
    suspected(
      .brokenLine, of: first, on: .vertical, placed: [first, second],
      remedies: [
        """
        write \(code: "spacing: 0") in \(column), and \
        \(code: ".padding(.vertical, \(typed(gap / 2)))") on what is beside the line in each row
        """
      ], involving: [column, second], off: gap)
  }

  var statement: Statement {
    Statement(
      """
      \(first) ends \(points(gap)) points before \(second), which goes on straight below it
      """, isAboutPlace: true,
      because:
        "Each row has its own piece of the line, and \(column) keeps its spacing between them")
  }
}

extension Timeline {
  /// The upright line of a row that is not painted: as high as the row.
  fileprivate func upright(in row: NodeID) -> NodeID? {
    guard !modified(by: row).contains(where: { isPainted(behind: $0) }),
      let stack = stack(in: row, along: .horizontal), let height = length(row, .vertical)
    else { return nil }
    let lines = tree.children(of: stack).filter { view in
      guard comes(view, downTo: .decorates), let size = size(of: view) else { return false }
      return size.width <= Noticeable.line && abs(size.height - height) < 1
    }
    return lines.count == 1 ? lines[0] : nil
  }
}
