import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let lowMenu = Rule(
    id: "low-menu",
    summary: "A menu beside a page begins half-way down, as the row puts it into its middle.",
    finding: """
      A row puts the middles of its views on one line. A menu of a few entries beside a page \
      that takes the whole height stands in the middle of it, far below its title, and moves \
      with each entry that comes or goes.
      """,
    example: """
      // proposal: 800x500
      // text-cell: 8x20
      HStack(spacing: 0) {
        VStack(alignment: .leading, spacing: 8) {
          Text("Inbox")
          Text("Sent")
          Text("Drafts")
        }
        .frame(width: 160, alignment: .leading).id("menu")
        Color.white
      }
      .id("row")
      """,
    scope: """
      Reported for the first view of a row as high as the screen that states no alignment: a \
      column of three or more lines of words, aligned to the left or of a stated width, narrower than \
      the page beside it, with 64 points or more above it. Not where words are in the middle of the \
      page as well.
      """,
    help: "`HStack(alignment: .top)`; a `Spacer()` as the last view of the menu",
    exception: "the menu is to be in the middle", needs: "the log",
    search: .each(.rows, as: LowMenu.find))
}

/// A column of entries that a row centres beside a page as high as the screen.
private struct LowMenu: Detection {
  let timeline: Timeline
  let row: NodeID
  let menu: NodeID
  let page: NodeID
  let gap: CGFloat

  /// So much is free above it, in points.
  private static let least: CGFloat = 64
  /// A lower row, in points, is a card; one that has a smaller share of the screen is a part of it.
  private static let leastRow: CGFloat = 300
  private static let leastShare: CGFloat = 0.8
  /// The page has at least so much of the row.
  private static let pageShare: CGFloat = 0.5

  static func find(_ row: NodeID, in timeline: Timeline) -> Self? {
    guard timeline.isCentred(row, on: .vertical), !timeline.states("alignment: .center", row),
      let height = timeline.length(row, .vertical), let width = timeline.length(row, .horizontal),
      let screen = timeline.screen(.vertical), height >= max(leastRow, leastShare * screen),
      let menu = timeline.tree.firstChild(of: row), timeline.isMenu(menu),
      let gap = timeline.extent(menu, .vertical)?.start, gap >= least
    else { return nil }
    let page = timeline.tree.children(of: row).dropFirst().first { page in
      timeline.isGreedy(page, .vertical)
        && (timeline.length(page, .vertical) ?? 0) > height - 1
        && (timeline.length(page, .horizontal) ?? 0) >= pageShare * width
    }
    guard let page, timeline.beginsAtTop(page) else { return nil }
    return Self(timeline: timeline, row: row, menu: menu, page: page, gap: gap)
  }

  var goal: Goal? { Goal([.level(menu, page, at: 0, .vertical)], near: [row]) }

  var suspicion: Suspicion {
    Suspicion(
      .lowMenu, of: menu, on: .vertical, in: timeline,
      saying: Statement(
        "\(menu) begins \(points(gap)) points below \(page) beside it", isAboutPlace: true,
        because: "\(row) puts the middles of its views on one line"),
      shownBy: timeline.placings(of: [menu, page]),
      remedies: [
        "write \(code: "alignment: .top") in \(row)",
        "add a \(code: "Spacer()") as the last view of \(menu)",
      ], involving: [row, page], off: gap)
  }
}

extension Timeline {
  /// Whether it is a column of three or more lines of words, one like the other, that begin at one
  /// side or have a stated width.
  fileprivate func isMenu(_ view: NodeID) -> Bool {
    guard !isGreedy(view, .vertical), let column = stack(in: view, along: .vertical),
      has(.starts(.horizontal), column)
        || modified(by: view).prefix(while: { $0 != column }).contains(where: {
          has(.fixes(.horizontal), $0)
        })
    else { return false }
    let entries = tree.children(of: column)
    guard 3...24 ~= entries.count, entries.allSatisfy(isOfWords) else { return false }
    let heights = entries.compactMap { length($0, .vertical) }
    let usual = heights.sorted()[heights.count / 2]
    return heights.count { abs($0 - usual) < 1 } > 2
  }

  /// Whether nothing is read in a page, or the first of it in its upper half.
  fileprivate func beginsAtTop(_ page: NodeID) -> Bool {
    guard let whole = screenExtent(page, .vertical) else { return false }
    return texts(in: page, most: 8).compactMap { screenExtent($0, .vertical)?.start }.min()
      .map { $0 - whole.start < whole.length / 4 } ?? true
  }
}
