import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let equalColumns = Rule(
    id: "equal-columns",
    summary: "A text of a table breaks, beside columns that are as wide and nearly empty.",
    finding: """
      Views with `maxWidth: .infinity` share a row in equal parts, whatever is in them: the name \
      of an article gets as much as its number. It then breaks into lines, though all columns \
      together have room for all of their words.
      """,
    example: """
      // proposal: 288x80
      // text-cell: 8x20
      VStack {
        ForEach(["Wholemeal bread", "Butter"], id: \\.self) { name in
          HStack {
            Text(name).frame(maxWidth: .infinity, alignment: .leading).id(name)
            Text("2").frame(maxWidth: .infinity)
            Text("6.40").frame(maxWidth: .infinity, alignment: .trailing)
          }
        }
      }
      .id("table")
      """,
    scope: """
      Reported for rows of one kind with three or more columns, the first aligned to its leading \
      and the last to its trailing edge, whose texts would all fit in one line.
      """,
    help: "`.frame(width: …)` on the columns of numbers; a `Grid` with a `GridRow` for each row",
    exception: "the columns are to be equally wide",
    keyNote: "of the text that breaks", needs: "the log",
    search: .each(.rows, as: EqualColumns.find))
}

/// A row of a table whose columns are equally wide, with a text that breaks.
private struct EqualColumns: Detection {
  let timeline: Timeline
  let row: NodeID
  let text: NodeID
  let others: [NodeID]
  let width: CGFloat
  let needed: CGFloat

  private static let least = 3

  static func find(in row: NodeID, _ timeline: Timeline) -> Self? {
    let columns = timeline.tree.children(of: row)
    guard columns.count >= least, let first = columns.first, let last = columns.last,
      timeline.has(.starts(.horizontal), first), timeline.has(.ends(.horizontal), last),
      let width = timeline.length(first, .horizontal),
      columns.allSatisfy({ timeline.isColumn($0, of: width) }), timeline.hasLike(of: row),
      let whole = timeline.length(row, .horizontal)
    else { return nil }
    let texts = columns.compactMap { timeline.core(of: $0) }
    let needs = texts.compactMap { timeline.ideal($0, .horizontal) }
    guard needs.count == columns.count,
      let number = texts.firstIndex(where: { (timeline.lines(of: $0) ?? 1) > 1 }),
      needs.reduce(0, +) <= whole - timeline.gaps(in: row)
    else { return nil }
    return Self(
      timeline: timeline, row: row, text: texts[number],
      others: columns.filter { $0 != columns[number] }, width: width, needed: needs[number])
  }

  var goal: Goal? {
    guard let line = timeline.lineHeight(of: text) else { return nil }
    let widest = others.compactMap { timeline.core(of: $0) }
      .compactMap { timeline.ideal($0, .horizontal) }.max()
    return Goal(
      [.length(text, .vertical, .atMost(line))], near: others,
      lengths: widest.map { [.horizontal: $0.rounded(.up)] } ?? [:])
  }

  var suspicion: Suspicion {
    Suspicion(
      .equalColumns, of: text, on: .horizontal, in: timeline,
      saying: Statement(
        """
        \(text) breaks: its column is \(points(width)) points wide, as all columns of \(row), and \
        it needs \(points(needed))
        """,
        because: "Views with \(code: "maxWidth: .infinity") share a row in equal parts"),
      shownBy: timeline.sizing(of: text),
      remedies: [
        "write \(code: ".frame(width: …)") on the columns that need less, such as \(others[0])",
        "put the rows into a \(code: "Grid"), each in a \(code: "GridRow")",
      ], involving: [row] + others, off: needed - width)
  }
}

extension Timeline {
  /// Whether it is a text in a frame without a limit, of a width.
  fileprivate func isColumn(_ node: NodeID, of width: CGFloat) -> Bool {
    has(.frames, node) && has(.limits(.horizontal), node) && isGreedy(node, .horizontal)
      && comes(node, downTo: .text)
      && length(node, .horizontal).map { abs($0 - width) < 1 } == true
  }

  /// The distances between the views of a row together, in points.
  fileprivate func gaps(in row: NodeID) -> CGFloat {
    let views = tree.children(of: row)
    return (length(row, .horizontal) ?? 0)
      - views.compactMap { length($0, .horizontal) }.reduce(0, +)
  }
}
