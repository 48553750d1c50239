import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let raisingGuide = Rule(
    id: "raising-guide",
    summary: "An alignment guide that lets a button stick out of a bar makes the bar higher.",
    finding: """
      An alignment guide takes part in the layout: a row is as high as from the highest to the \
      lowest of its views. The button in the middle of a bar that a guide raises by half of its \
      height so does not stick out of the bar, but makes it higher by that.
      """,
    example: """
      // proposal: 300x200
      // text-cell: 8x20
      HStack {
        Text("Home").frame(height: 40)
        Circle().fill(.orange).frame(width: 60, height: 60).id("button")
          .alignmentGuide(VerticalAlignment.center) { $0.height }
        Text("Profile").frame(height: 40)
      }
      .id("row")
      .background(Color.gray)
      """,
    scope: """
      Reported for a view that is no text, in a painted row, whose lower or upper edge a guide puts \
      to the middle of all others, where the row is 8 points higher than its highest view.
      """,
    help: "`.offset(y: …)`, which takes no room; an overlay of the bar",
    exception: "the bar is to be as high as that", keyNote: "of the guide",
    needs: "the log with the roles of its nodes",
    search: .each(.with(.guidesHeight), as: RaisingGuide.find))
}

/// A guide that moves its view half out of a row, and the row's edge with it.
private struct RaisingGuide: Sighting {
  let timeline: Timeline
  let guide: NodeID
  let row: NodeID
  let length: CGFloat
  let most: CGFloat
  /// How far the view's middle is from that of the others, in points; less than 0 above it.
  let shift: CGFloat

  static func find(_ guide: NodeID, in timeline: Timeline) -> Self? {
    guard let (row, branch) = timeline.division(around: guide, .horizontal),
      !timeline.isOfWords(branch), timeline.isPainted(around: row),
      let length = timeline.length(row, .vertical), let own = timeline.extent(branch, .vertical),
      case let others = timeline.siblings(of: branch, in: row)
        .filter({ !timeline.has(.spacer, $0) })
        .compactMap({ timeline.extent($0, .vertical) }),
      let start = others.map(\.start).min(), let end = others.map(\.end).max(),
      case let most = max(own.length, end - start), length >= most + Noticeable.gap,
      case let middle = (start + end) / 2, abs(own.end - middle) < 1 || abs(own.start - middle) < 1
    else { return nil }
    return Self(
      timeline: timeline, guide: guide, row: row, length: length, most: most,
      shift: own.middle - middle)
  }

  var goal: Goal? {
    Goal([.length(row, .vertical, .exactly(most))] + timeline.kept(guide), near: [guide])
  }

  var suspicion: Suspicion {
    suspected(
      .raisingGuide, of: guide, on: .vertical, placed: [guide, row],
      remedies: [
        """
        write \(code: ".offset(y: \(typed(shift)))") in place of \(timeline.modifier(guide)): that \
        takes no room
        """
      ], involving: [row], off: length - most)
  }

  var statement: Statement {
    Statement(
      """
      \(row) is \(points(length)) points high, and its highest view \(points(most)): \
      \(timeline.modifier(guide)) moves its view \(shift < 0 ? "up" : "down") by \
      \(points(abs(shift)))
      """,
      because: "A row reaches from its highest view to its lowest, wherever guides put them")
  }
}
