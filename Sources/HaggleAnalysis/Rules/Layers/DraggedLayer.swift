import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let draggedLayer = Rule(
    id: "dragged-layer",
    summary: "The alignment that a small view needs moves a larger one out of the middle.",
    finding: """
      The alignment of a `ZStack` is that of all its views. With `.bottomTrailing` for a dot at \
      the corner, a picture in a ring that is a little larger moves into the corner, too, and is \
      no longer in the middle of the ring.
      """,
    example: """
      // proposal: 120x120
      ZStack(alignment: .bottomTrailing) {
        Circle().stroke(.mint).frame(width: 100, height: 100).id("ring")
        Circle().fill(.gray).frame(width: 80, height: 80).id("avatar")
        Circle().fill(.green).frame(width: 20, height: 20).id("dot")
      }
      """,
    scope: """
      Reported for three squares, of which the second is more than half as large as the first \
      and the third less than half of the second.
      """,
    help: """
      the small one in an `.overlay(alignment: …)` of the larger one
      """,
    exception: "they are to meet in that corner",
    search: .each(.layerStacks, as: DraggedLayer.find))
}

/// A stack of layers that aligns two large squares to a corner for the sake of a small one.
private struct DraggedLayer: Sighting {
  let timeline: Timeline
  let stack: NodeID
  let base: NodeID
  let middle: NodeID
  let small: NodeID
  let off: CGFloat

  static func find(_ stack: NodeID, in timeline: Timeline) -> Self? {
    let layers = timeline.tree.children(of: stack)
    guard layers.count == 3,
      Axis.allCases.allSatisfy({
        timeline.has(.starts($0), stack) || timeline.has(.ends($0), stack)
      })
    else { return nil }
    let sides = layers.compactMap { timeline.squareSide(of: $0) }
    guard sides.count == 3, sides[1] < sides[0] - Noticeable.line, 2 * sides[1] > sides[0],
      2 * sides[2] < sides[1], let first = timeline.rectangle(of: layers[0]),
      let second = timeline.rectangle(of: layers[1]),
      abs(first.midX - second.midX) >= Noticeable.line / 2
    else { return nil }
    return Self(
      timeline: timeline, stack: stack, base: layers[0], middle: layers[1], small: layers[2],
      off: abs(first.midX - second.midX))
  }

  var goal: Goal? {
    Goal(
      Axis.allCases.flatMap { axis -> [Goal.Condition] in
        let edge: CGFloat = timeline.has(.starts(axis), stack) ? 0 : 1
        return [.level(middle, base, at: 0.5, axis), .level(small, middle, at: edge, axis)]
      }, near: [stack, small])
  }

  var suspicion: Suspicion {
    suspected(
      .draggedLayer, of: middle, placed: [base, middle],
      remedies: [
        "put \(small) into an \(code: ".overlay(alignment: …)") of \(middle), and leave the "
          + "alignment of \(stack) out"
      ], involving: [stack, small], off: off)
  }

  var statement: Statement {
    Statement(
      """
      \(middle) stands \(points(off)) points out of the middle of \(base), by the alignment that \
      \(small) needs
      """, isAboutPlace: true,
      because: "The alignment of \(stack) is that of all its views")
  }
}

extension Timeline {
  /// How long a view is that is as wide as it is high, in points.
  fileprivate func squareSide(of node: NodeID) -> CGFloat? {
    guard let size = size(of: node), abs(size.width - size.height) < 1 else { return nil }
    return size.width
  }
}
