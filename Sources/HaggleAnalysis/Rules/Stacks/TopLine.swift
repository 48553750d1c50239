import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let topLine = Rule(
    id: "top-line",
    summary: "Lines of text stand at the top of a picture, as their row is aligned to the top.",
    finding: """
      A row that is aligned to its top, for the sake of rows with several lines, puts a single \
      line at the upper edge of a picture instead of beside its middle.
      """,
    example: """
      // proposal: 393x40
      // text-cell: 8x20
      HStack(alignment: .top) {
        Circle().frame(width: 40, height: 40).id("picture")
        Text("Device ID").id("title")
        Spacer()
        Text("7F3A-21C0").lineLimit(1)
      }
      .id("row")
      """,
    scope: """
      Reported for a row of a picture of a stated size, first or last, and texts of one line \
      that are at most half as high, or end up 6 points or more above its middle, where no row of \
      the same kind has more lines.
      """,
    help: "`alignment: .center` in the row",
    exception: "other texts have several lines",
    keyNote: "of the row", needs: "the log with the text's reasons",
    search: .each(.rows, as: TopLine.find))
}

/// A row aligned to its top whose texts are single lines beside a higher picture.
private struct TopLine: Detection {
  let timeline: Timeline
  let row: NodeID
  let picture: NodeID
  let text: NodeID
  let shift: CGFloat

  /// How far above the middle a line is noticed, in points.
  private static let least: CGFloat = 6

  static func find(_ row: NodeID, in timeline: Timeline) -> Self? {
    let parts = timeline.tree.children(of: row).filter { !timeline.has(.spacer, $0) }
    guard timeline.has(.starts(.vertical), row), !timeline.has(.ends(.vertical), row),
      parts.count > 1,
      let picture = [parts.first, parts.last].compactMap(\.self).first(where: timeline.isPicture),
      let height = timeline.length(picture, .vertical)
    else { return nil }
    let others = parts.filter { $0 != picture }
    guard
      others.allSatisfy({ part in
        timeline.isSingleLine(part)
          && timeline.length(part, .vertical).map {
            2 * $0 <= height || height - $0 >= 2 * Self.least
          } == true
      }), let text = others.first, let line = timeline.length(text, .vertical),
      !timeline.hasHigherLikes(row)
    else { return nil }
    return Self(
      timeline: timeline, row: row, picture: picture, text: text, shift: (height - line) / 2)
  }

  var goal: Goal? {
    Goal([.level(text, picture, at: 0.5, .vertical)], near: [row])
  }

  var suspicion: Suspicion {
    Suspicion(
      .topLine, of: row, on: .vertical, in: timeline,
      saying: Statement(
        "\(text) stands \(points(shift)) points above the middle of \(picture) beside it",
        subject: text, isAboutPlace: true,
        because: "\(row) is aligned to its top, and all of its texts are single lines"),
      shownBy: timeline.placings(of: [text, picture]),
      remedies: ["write \(code: "alignment: .center") in \(row)"],
      involving: [text, picture], off: shift)
  }
}

extension Timeline {
  /// Whether it is a shape or a picture in a frame of a stated height.
  fileprivate func isPicture(_ node: NodeID) -> Bool {
    guard let core = core(of: node) else { return false }
    return (has(.decorates, core) || has(.image, core)) && has(.fixes(.vertical), within: node)
  }

  /// Whether it is a text of one line, whose words are known.
  fileprivate func isSingleLine(_ node: NodeID) -> Bool {
    core(of: node).map { has(.text, $0) && !has(.assumed, $0) && lines(of: $0) == 1 } ?? false
  }

  /// Whether a row like it has texts of several lines.
  fileprivate func hasHigherLikes(_ row: NodeID) -> Bool {
    hasLike(of: row) { other in
      texts(in: other, most: 8).contains { (lines(of: $0) ?? 1) > 1 }
    }
  }
}
