import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let greedyCells = Rule(
    id: "greedy-cells",
    summary: "Cells that are to be equally high take half of what a scroll view needs.",
    finding: """
      `.frame(maxHeight: .infinity)` makes the cells of a row equally high, and as high as there \
      is room. Above or below a scroll view, which takes all there is as well, the row is given \
      half of the screen.
      """,
    example: """
      // proposal: 393x600
      // text-cell: 8x20
      VStack(spacing: 0) {
        ScrollView { Text("Unlock every workout") }.id("page")
        HStack {
          Text("Monthly").frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.mint)
          Text("Yearly").frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.mint)
        }
        .id("footer")
      }
      """,
    scope: """
      Reported for what holds texts, is twice as long as it has to be and 40 points more, and \
      stands beside something that scrolls the same way.
      """,
    help: "`.fixedSize(horizontal: false, vertical: true)` on the row",
    exception: "they are to share the room",
    search: .each(.columns, as: GreedyCells.find))
}

/// A part of a page that shares its height with what scrolls.
private struct GreedyCells: Sighting {
  let timeline: Timeline
  let column: NodeID
  let part: NodeID
  let scroller: NodeID
  let source: NodeID
  let length: CGFloat
  let enough: CGFloat

  private static let least: CGFloat = 40

  static func find(_ column: NodeID, in timeline: Timeline, with contents: Contents) -> Self? {
    let axis = Axis.vertical
    guard timeline.offer(column, axis) != nil else { return nil }
    let greedy = timeline.tree.children(of: column).filter { timeline.isGreedy($0, axis) }
    guard greedy.count == 2,
      let scroller = greedy.first(where: { timeline.scrolls($0, axis) }),
      let part = greedy.first(where: { $0 != scroller }), contents.holdsText(part),
      !timeline.scrolls(part, axis), let length = timeline.length(part, axis),
      let enough = timeline.ideal(part, axis), length >= 2 * enough + Self.least
    else { return nil }
    let source = timeline.greedSource(of: part, axis)
    guard timeline.has(.frames, source), timeline.has(.limits(axis), source),
      timeline.isPainted(around: source)
        || timeline.isPainted(within: source)
    else { return nil }
    return Self(
      timeline: timeline, column: column, part: part, scroller: scroller, source: source,
      length: length, enough: enough)
  }

  var goal: Goal? {
    Goal([.length(part, .vertical, .between(1, enough + Self.least))], near: [source])
  }

  var suspicion: Suspicion {
    suspected(
      .greedyCells, of: part, on: .vertical, placed: [part, scroller],
      remedies: ["write \(code: Axis.vertical.fixedSize) on \(part)"],
      involving: [column, scroller, source], off: length - enough)
  }

  var statement: Statement {
    Statement(
      """
      \(part) is \(points(length)) points high, \(points(enough)) would do, and \(scroller) has \
      \(points(timeline.length(scroller, .vertical) ?? 0))
      """,
      because: "\(timeline.modifier(source).capitalized) in it takes all there is")
  }
}

extension Timeline {
  fileprivate func scrolls(_ node: NodeID, _ axis: Axis) -> Bool {
    has(.scrolls, greedSource(of: node, axis))
  }
}
