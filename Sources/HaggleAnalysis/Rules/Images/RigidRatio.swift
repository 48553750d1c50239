import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let rigidRatio = Rule(
    id: "rigid-ratio",
    summary: "An aspect ratio is put on a text, which takes no other shape than its own.",
    finding: """
      `aspectRatio` only *proposes* a size of that shape. A text answers what its letters need, \
      and the ratio answers what the text does: a badge that should be square is as narrow as \
      its number.
      """,
    example: """
      // proposal: 200x100
      // text-cell: 8x20
      Text("7").id("day")
        .padding(6)
        .aspectRatio(1, contentMode: .fit).id("square")
        .background(Color.orange)
      """,
    scope: """
      Reported for a text of one line, with a colour or a shape behind the ratio that shows its \
      true shape.
      """,
    help: """
      a frame that takes what the ratio proposes, before it: \
      `.frame(maxWidth: .infinity, maxHeight: .infinity)`; the shape with the ratio, and the \
      text over it
      """,
    exception: "the shape of the text is the one that is wanted: then the ratio can go",
    keyNote: "of the ratio", needs: "the log with the roles of its nodes",
    search: .each(.with(.proposesShape), as: RigidRatio.find))
}

/// A ratio around a text, which answers its own size.
private struct RigidRatio: Detection {
  let timeline: Timeline
  let node: NodeID
  let text: NodeID
  /// The width in parts of the height that is wanted.
  let ratio: CGFloat
  let size: CGSize

  /// Smaller differences of the sides, in points, are hardly seen.
  private static let least: CGFloat = 4

  static func find(_ node: NodeID, in timeline: Timeline) -> Self? {
    guard let text = timeline.core(of: node), timeline.has(.text, text),
      timeline.lines(of: text) == 1, timeline.isPainted(around: node),
      !timeline.modified(by: node).contains(where: { timeline.has(.frames, $0) }),
      let size = timeline.size(of: node), let ratio = timeline.shapeProposed(by: node),
      abs(size.width - size.height * ratio) >= Self.least
    else { return nil }
    return Self(timeline: timeline, node: node, text: text, ratio: ratio, size: size)
  }

  var goal: Goal? { Goal([.ratio(node, ratio), .whole(text)], near: [node]) }

  var suspicion: Suspicion {
    let frame = ".frame(maxWidth: .infinity, maxHeight: .infinity)"
    return Suspicion(
      .rigidRatio, of: node, in: timeline,
      saying: Statement(
        """
        \(timeline.modifier(node).capitalized) changes nothing: what it is put on stays \
        \(points(size.width)) wide and \(points(size.height)) high
        """,
        because: "A ratio only proposes a size of its shape, and \(text) answers its own"),
      shownBy: timeline.sizing(of: node),
      remedies: ["write \(code: frame) before \(timeline.modifier(node))"],
      involving: [text], off: abs(size.width - size.height * ratio))
  }
}
