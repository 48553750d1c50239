import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let loneKey = Rule(
    id: "lone-key",
    summary: "The last key of a key pad stands in the first column, as a grid fills in order.",
    finding: """
      A lazy grid puts its cells one behind the other. Behind nine keys in three columns the zero so \
      stands below the seven, where everybody looks for it below the eight.
      """,
    example: """
      // proposal: 300x400
      // text-cell: 8x20
      LazyVGrid(columns: [GridItem(), GridItem(), GridItem()]) {
        ForEach([1, 2, 3, 4, 5, 6, 7, 8, 9, 0], id: \\.self) { key in
          Button("\\(key)") {}.id("key\\(key)")
        }
      }
      .id("pad")
      """,
    scope: """
      Reported for a lazy grid of three columns with one sign in each cell, of which the last line \
      has a single cell, with a zero, in the first column.
      """,
    help: "an empty cell before it, `Color.clear`; a `Grid` whose last row has three cells",
    exception: "it is to stand there", keyNote: "of the key", needs: "the log",
    search: .each(.lazyGrids, as: LoneKey.find))
}

/// The zero of a key pad, alone in its line.
private struct LoneKey: Sighting {
  let timeline: Timeline
  let grid: NodeID
  let key: NodeID
  /// The first and the middle key of the line above.
  let above: NodeID
  let middle: NodeID
  let gap: CGFloat

  private static let most = 16

  static func find(_ grid: NodeID, in timeline: Timeline) -> Self? {
    let cells = timeline.tree.children(of: grid)
    guard timeline.tracksAxis(of: grid) == .horizontal, cells.count <= most,
      cells.count % 3 == 1, cells.count >= 7,
      case let signs = cells.compactMap({ timeline.sign(on: $0) }), signs.count == cells.count,
      signs.last == "0", signs.dropLast().allSatisfy({ $0.isNumber }),
      case let (key, above, middle) = (
        cells[cells.count - 1], cells[cells.count - 4], cells[cells.count - 3]
      ), let own = timeline.screenExtent(key, .horizontal),
      let first = timeline.screenExtent(above, .horizontal),
      let second = timeline.screenExtent(middle, .horizontal),
      abs(own.middle - first.middle) < 1, second.middle > first.middle + 1
    else { return nil }
    return Self(
      timeline: timeline, grid: grid, key: key, above: above, middle: middle,
      gap: second.middle - first.middle)
  }

  var goal: Goal? {
    Goal([.level(key, middle, at: 0.5, .horizontal)] + timeline.kept(middle), near: [grid])
  }

  var suspicion: Suspicion {
    suspected(
      .loneKey, of: key, on: .horizontal, placed: [key, middle],
      remedies: ["put an empty cell before it: \(code: "if isLast { Color.clear }")"],
      involving: [grid, above, middle], off: gap)
  }

  var statement: Statement {
    Statement(
      "\(key) stands below \(above), alone in the last line, and not below \(middle)",
      subject: key, isAboutPlace: true,
      because: "\(grid) fills its cells in order, and the last line from its beginning")
  }
}

extension Timeline {
  /// The only character on a key; nil for other cells.
  fileprivate func sign(on key: NodeID) -> Character? {
    guard let text = texts(in: key, most: 2).first, let words = trace.nodes[text.index].words,
      words.count == 1
    else { return nil }
    return words.first
  }
}
