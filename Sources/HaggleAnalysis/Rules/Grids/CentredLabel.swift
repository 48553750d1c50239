import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let centredLabel = Rule(
    id: "centred-label",
    summary: "A label in a grid or a form stands beside the middle of what is far higher.",
    finding: """
      A grid centres the cells of a row unless it is told otherwise, and `.leading` says nothing \
      of the height. A label of one line so stands beside the middle of a value of several \
      lines, and not beside the first of them.
      """,
    example: """
      // proposal: 393x200
      // text-cell: 8x20
      Grid(alignment: .leading) {
        GridRow {
          Text("Name")
          Text("Summer")
        }
        GridRow {
          Text("Places").id("label")
          VStack(alignment: .leading, spacing: 0) {
            Text("Lisbon")
            Text("Porto")
            Text("Oviedo")
          }
          .id("value")
        }
      }
      """,
    scope: """
      Reported for grids that align their columns at one side, for texts of one line in the \
      first column beside something of three or more lines; in other grids of two columns, \
      where those lines begin together: in a table all may be centred. Of rows of a column it is \
      reported where the label has a stated width and there is another row of the kind.
      """,
    help: """
      `Grid(alignment: .leadingFirstTextBaseline)` or `.topLeading`, or \
      `GridRow(alignment: .top)`; `HStack(alignment: .firstTextBaseline)`
      """,
    exception: "labels are to be centred", keyNote: "of the label",
    search: .symptoms { timeline in
      timeline.grids.flatMap { grid in
        timeline.lines(ofGrid: grid).compactMap {
          CentredLabel.find($0, in: grid, timeline)
        }
      } + timeline.rows.compactMap { CentredLabel.find(row: $0, timeline) }
    })
}

/// A line of a grid, or a row, with a label in the middle of its height.
private struct CentredLabel: Sighting {
  let timeline: Timeline
  /// The grid or the row.
  let grid: NodeID
  let label: NodeID
  let value: NodeID
  let gap: CGFloat

  /// The value is so many times as high.
  private static let lines: CGFloat = 2.5

  static func find(_ line: [NodeID], in grid: NodeID, _ timeline: Timeline) -> Self? {
    guard let found = Self(line, in: grid, timeline),
      timeline.sharesEdge(ofGrid: grid) || line.count == 2 && timeline.isLeading(line[1])
    else { return nil }
    return found
  }

  static func find(row: NodeID, _ timeline: Timeline) -> Self? {
    let views = timeline.tree.children(of: row)
    guard views.count == 2, timeline.isCentred(row, on: .vertical),
      timeline.modified(by: views[0]).contains(where: { timeline.has(.fixes(.horizontal), $0) }),
      timeline.hasLike(of: row)
    else { return nil }
    return Self(views, in: row, timeline)
  }

  var goal: Goal? {
    Goal([.level(label, value, at: 0, .vertical)], near: [grid])
  }

  var suspicion: Suspicion {
    suspected(
      .centredLabel, of: label, on: .vertical, placed: [label, value],
      remedies: [remedy], involving: [grid, value], off: gap)
  }

  private var remedy: Prose {
    timeline.dividedAxes(grid) == .horizontal
      ? "write \(code: "alignment: .firstTextBaseline") or \(code: ".top") for \(grid)"
      : "write \(code: "alignment: .leadingFirstTextBaseline") or \(code: ".topLeading") in \(grid)"
  }

  var statement: Statement {
    Statement(
      "\(label) begins \(points(gap)) points below \(value), beside whose middle it stands",
      isAboutPlace: true,
      because: "\(grid) centres what it does not align otherwise")
  }
}

extension CentredLabel {
  private init?(_ line: [NodeID], in container: NodeID, _ timeline: Timeline) {
    guard line.count > 1, timeline.comes(line[0], downTo: .text),
      let text = timeline.core(of: line[0]), timeline.lines(of: text) == 1,
      let own = timeline.screenExtent(text, .vertical),
      let other = timeline.screenExtent(line[1], .vertical),
      timeline.isOfLines(line[1]),
      other.length > Self.lines * own.length,
      abs(own.start + own.end - other.start - other.end) < 2,
      let first = timeline.texts(in: line[1], most: 1).first,
      let start = timeline.screenExtent(first, .vertical)?.start,
      own.start - start > own.length / 2
    else { return nil }
    self.init(
      timeline: timeline, grid: container, label: text, value: line[1], gap: own.start - start)
  }
}

extension Timeline {
  /// The cells of each row of a grid.
  fileprivate func lines(ofGrid grid: NodeID) -> [[NodeID]] {
    guard dividedAxes(grid) == [.horizontal, .vertical],
      (4...200).contains(tree.childCount(of: grid))
    else { return [] }
    return lines(of: grid, along: .horizontal).map { line in
      line.sorted { start($0, .horizontal) < start($1, .horizontal) }
    }
  }

  /// Whether the first cells of the rows of a grid begin or end together.
  fileprivate func sharesEdge(ofGrid grid: NodeID) -> Bool {
    share(.horizontal, lines(ofGrid: grid).compactMap(\.first))
  }

  /// Whether texts of different lengths begin or end together.
  private func share(_ axis: Axis, _ texts: [NodeID]) -> Bool {
    let spans = texts.compactMap { comes($0, downTo: .text) ? screenExtent($0, axis) : nil }
    guard spans.count == texts.count, spans.count > 1,
      Set(spans.map { $0.end - $0.start }).count > 1
    else { return false }
    return [spans.map(\.start), spans.map(\.end)].contains { ends in
      (ends.max() ?? 0) - (ends.min() ?? 0) < 1
    }
  }

  /// Whether the lines of a cell begin together: three or more texts of a column that is aligned
  /// so, or one text whose lines are not centred.
  fileprivate func isLeading(_ node: NodeID) -> Bool {
    if let text = core(of: node) {
      return (lines(of: text) ?? 0) > 2 && !has(.ends(.horizontal), text)
    }
    guard let column = stack(in: node, along: .vertical) else { return false }
    return has(.starts(.horizontal), column) && !has(.ends(.horizontal), column)
      && tree.childCount(of: column) > 2
  }

  /// Texts of several lines, or several texts below each other.
  fileprivate func isOfLines(_ node: NodeID) -> Bool {
    if comes(node, downTo: .text) { return true }
    guard let column = stack(in: node, along: .vertical) else { return false }
    return tree.children(of: column).allSatisfy { comes($0, downTo: .text) }
  }
}
