import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let huddledRow = Rule(
    id: "huddled-row",
    summary: "Tabs huddle in the middle of a bar that is far wider.",
    finding: """
      A flexible frame around a row makes the bar as wide as the screen and puts the row into \
      its middle: its views keep their widths. What is to be spread over the bar has to be \
      flexible itself.
      """,
    example: """
      // proposal: 375x60
      // text-cell: 8x20
      HStack(spacing: 0) {
        ForEach(["Home", "Search", "Me"], id: \\.self) { Text($0).id($0) }
      }
      .id("row")
      .frame(maxWidth: .infinity)
      .background(Color.gray)
      """,
    scope: """
      Reported for three or more views of one line of the source, in a frame with a background \
      that is nearly twice as wide.
      """,
    help: """
      `.frame(maxWidth: .infinity)` on each of them, instead of or besides that on the row
      """,
    exception: "they belong into the middle", keyNote: "of the row",
    search: .each(.rows, as: HuddledRow.find))
}

/// Views of one kind in the middle of a bar.
private struct HuddledRow: Sighting {
  let timeline: Timeline
  let row: NodeID
  let bar: NodeID
  let views: [NodeID]
  let width: CGFloat
  let room: CGFloat

  /// The bar is so much wider.
  private static let factor: CGFloat = 1.8
  /// What is higher, in points, is no bar.
  private static let most: CGFloat = 120

  static func find(_ row: NodeID, in timeline: Timeline, with contents: Contents) -> Self? {
    let views = timeline.tree.children(of: row)
    guard views.count > 2, views.count < 7, timeline.areAlike(views),
      views.allSatisfy(contents.holdsText),
      let bar = timeline.frame(around: row),
      timeline.has(.limits(.horizontal), bar), !timeline.has(.fixes(.horizontal), bar),
      timeline.isCentred(bar, on: .horizontal),
      timeline.isPainted(around: bar), let width = timeline.length(row, .horizontal),
      let room = timeline.length(bar, .horizontal), room > Self.factor * width,
      timeline.length(bar, .vertical) ?? .infinity < Self.most
    else { return nil }
    return Self(
      timeline: timeline, row: row, bar: bar, views: views, width: width, room: room)
  }

  var goal: Goal? {
    let share = room / CGFloat(views.count)
    return Goal(
      views.map { .length($0, .horizontal, .atLeast(share - 20)) }, near: [views[0], bar],
      traits: [.framed])
  }

  var suspicion: Suspicion {
    suspected(
      .huddledRow, of: row, on: .horizontal, placed: [row, bar],
      remedies: ["write \(code: ".frame(maxWidth: .infinity)") on each view of \(row)"],
      involving: [bar] + views, off: room - width)
  }

  var statement: Statement {
    Statement(
      """
      The views of \(row) take \(points(width)) points, in the middle of \(points(room))
      """,
      because:
        "\(timeline.modifier(bar).capitalized) puts the row into its middle, and makes none of its views wider"
    )
  }
}
