import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let filledOverlay = Rule(
    id: "filled-overlay",
    summary:
      "An overlay states an alignment, and a reader of the room in it fills all of its view.",
    finding: """
      An alignment moves what is smaller than its view. A `GeometryReader` in an `overlay` or a \
      `background` is as large as that view, so that there is nothing to align; and what is in \
      the reader stands in its upper left corner.
      """,
    example: """
      // proposal: 393x300
      // text-cell: 8x20
      Color.indigo
        .frame(width: 320, height: 200)
        .overlay(alignment: .bottom) {
          GeometryReader { room in
            Text("Harbour").frame(width: room.size.width / 2, height: 32).id("caption")
          }
        }
        .id("photo")
      """,
    scope: """
      Reported for a reader alone in an overlay that states an alignment, whose only view is at \
      least 20 points away from that edge and is not moved.
      """,
    help: """
      `.frame(width: room.size.width, height: room.size.height, alignment: .bottom)` on what is \
      in the reader
      """,
    exception: "the corner is meant", keyNote: "of the overlay", needs: "the log",
    search: .each(.with(.layers), as: FilledOverlay.find))
}

/// A layer that a reader fills, beside an alignment that does nothing.
private struct FilledOverlay: Detection {
  let timeline: Timeline
  let layered: NodeID
  let reader: NodeID
  let content: NodeID
  let axis: Axis
  let gap: CGFloat

  /// So far, in points, is seen.
  private static let least: CGFloat = 20

  static func find(_ layered: NodeID, in timeline: Timeline) -> Self? {
    let layers = timeline.tree.children(of: layered).dropFirst()
    guard layers.count == 1, let layer = layers.first,
      let reader = timeline.modified(by: layer).first(where: timeline.isReader),
      timeline.tree.childCount(of: reader) == 1, !timeline.has(.assumed, reader),
      let content = timeline.tree.firstChild(of: reader), let own = timeline.rectangle(of: content),
      let room = timeline.rectangle(of: reader),
      timeline.drawnFrame(of: content).map({ $0.origin == .zero }) ?? true
    else { return nil }
    for axis in Axis.allCases {
      let (isStart, isEnd) = (
        timeline.has(.starts(axis), layered), timeline.has(.ends(axis), layered)
      )
      guard isEnd, !isStart else { continue }
      let gap = room.end(axis) - own.end(axis)
      if gap >= least {
        return Self(
          timeline: timeline, layered: layered, reader: reader, content: content, axis: axis,
          gap: gap)
      }
    }
    return nil
  }

  var goal: Goal? {
    Goal([.level(content, reader, at: 1, axis)], near: [content, layered])
  }

  var suspicion: Suspicion {
    let edge = timeline.edge(of: layered, axis)
    return Suspicion(
      .filledOverlay, of: layered, on: axis, in: timeline,
      saying: Statement(
        """
        \(timeline.modifier(layered).capitalized) states \(code: edge), and \(content) in it ends \
        \(points(gap)) points before that edge
        """, subject: content, isAboutPlace: true,
        because: "\(reader) is as large as its view, and puts its content into its corner"),
      shownBy: timeline.placings(of: [reader, content]),
      remedies: [
        """
        write \(code: ".frame(maxWidth: .infinity, maxHeight: .infinity, alignment: \(edge))") on \
        \(content): that frame fills \(reader)
        """
      ], involving: [reader, content], off: gap)
  }
}
