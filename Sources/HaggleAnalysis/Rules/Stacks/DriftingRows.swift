import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let driftingRows = Rule(
    id: "drifting-rows",
    summary: "Labels of one width in rows below each other do not begin on one line.",
    finding: """
      A label that states its width is to make a column with those above and below it. A row \
      that is narrower than the others stands in their middle, as a frame and a column put what \
      is narrower there, and takes its label with it.
      """,
    example: """
      // proposal: 400x80
      // text-cell: 8x20
      VStack {
        HStack {
          Text("Title").frame(width: 100, alignment: .trailing)
          Color.gray.frame(height: 20)
        }
        HStack {
          Text("Price").frame(width: 100, alignment: .trailing).id("label")
          Text("12")
        }
        .id("row")
      }
      """,
    scope: """
      Reported for rows that begin with a text in a frame of the same width, at least two of \
      them, and whose middles are in line.
      """,
    help: """
      `alignment: .leading` in the frame of the row or in the column; a `Spacer()` at the end of \
      the row; a `Grid`
      """,
    exception: "each row is to stand in the middle by itself", keyNote: "of the narrower row",
    search: .each(.columns, as: DriftingRows.find))
}

/// Centred rows of a column, and the labels that they begin with.
private struct DriftingRows: Sighting {
  let timeline: Timeline
  let column: NodeID
  /// All labels, and those that begin furthest out and furthest in.
  let labels: [NodeID]
  let outermost: (row: NodeID, label: NodeID)
  let innermost: (row: NodeID, label: NodeID)
  let shift: CGFloat

  static func find(_ column: NodeID, in timeline: Timeline) -> Self? {
    let rows = timeline.tree.children(of: column).compactMap { timeline.labelledRow($0) }
    let alike = Dictionary(grouping: rows, by: \.width).values.filter { $0.count > 1 }
    guard let group = alike.max(by: { $0.count < $1.count }),
      let (first, last) = group.extremes(by: { $0.start }),
      last.start - first.start >= Noticeable.gap,
      group.allSatisfy({ abs($0.middle - first.middle) < 1 })
    else { return nil }
    return Self(
      timeline: timeline, column: column, labels: group.map(\.label),
      outermost: (first.row, first.label), innermost: (last.row, last.label),
      shift: last.start - first.start)
  }

  var goal: Goal? {
    let others = labels.filter { $0 != outermost.label }
    return Goal(
      others.map { .level($0, outermost.label, at: 0, .horizontal) },
      near: [innermost.row, column, innermost.label])
  }

  var suspicion: Suspicion {
    suspected(
      .driftingRows, of: innermost.row, on: .horizontal,
      placed: [innermost.label, outermost.label],
      remedies: [remedy, "make a \(code: "Grid") of \(column), of \(code: "GridRow")s"],
      involving: [innermost.label, outermost.label, column], off: shift)
  }

  private var remedy: Prose {
    let place: Prose =
      timeline.has(.frames, innermost.row)
      ? "in \(timeline.modifier(innermost.row))" : "in \(column)"
    return "write \(code: "alignment: .leading") \(place)"
  }

  var statement: Statement {
    Statement(
      "\(innermost.label) begins \(points(shift)) points behind \(outermost.label)",
      subject: innermost.label, isAboutPlace: true,
      because: "Both are as wide as each other, but their rows are not, and each row is centred")
  }
}

/// The width and start of a row's first view, and the middle of the row, in points.
private struct LabelledRow {
  let row: NodeID
  let label: NodeID
  let width: CGFloat
  let start: CGFloat
  let middle: CGFloat
}

extension Timeline {
  /// A row that begins with a text in a frame that states its width.
  fileprivate func labelledRow(_ row: NodeID) -> LabelledRow? {
    guard let stack = stack(in: row, along: .horizontal), tree.childCount(of: stack) > 1,
      let label = tree.firstChild(of: stack), has(.frames, label),
      has(.fixes(.horizontal), label), comes(label, downTo: .text),
      let own = screenExtent(label, .horizontal), let whole = screenExtent(stack, .horizontal)
    else { return nil }
    return LabelledRow(
      row: row, label: label, width: own.length, start: own.start, middle: whole.middle)
  }
}
