import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let lastSpacer = Rule(
    id: "last-spacer",
    summary: "A loop puts a spacer behind its last view as well, and that does not reach the edge.",
    finding: """
      A `Spacer` behind each view of a loop is there behind the last one, too, and takes as much \
      as those between the views: the row begins at its edge and ends far before the other one.
      """,
    example: """
      // proposal: 361x100
      // text-cell: 8x20
      HStack(spacing: 0) {
        ForEach(0..<4) { number in
          Color.indigo.frame(width: 40, height: 40).id("icon\\(number)")
          Spacer()
        }
      }
      .id("bar")
      """,
    scope: """
      Reported for a row or a column in which one line of the source makes a spacer behind each \
      of two or more views, each of them at least 16 points long.
      """,
    help: """
      a spacer only between two views: `if name != names.last { Spacer() }`; \
      `.frame(maxWidth: .infinity)` on each view
      """,
    exception: "the rest of the row is to stay empty",
    keyNote: "of the last spacer", needs: "the log",
    search: .each(.stacks, as: LastSpacer.find))
}

/// A stack that ends with one of the spacers of a loop.
private struct LastSpacer: Detection {
  let timeline: Timeline
  let stack: NodeID
  let axis: Axis
  let spacer: NodeID
  /// The view before it.
  let last: NodeID
  let length: CGFloat

  /// Shorter spacers, in points, are hardly seen.
  private static let least: CGFloat = 16

  static func find(_ stack: NodeID, in timeline: Timeline) -> Self? {
    let children = timeline.tree.children(of: stack)
    let axis: Axis = timeline.dividedAxes(stack) == .horizontal ? .horizontal : .vertical
    guard children.count > 3, children.count.isMultiple(of: 2), let spacer = children.last,
      let place = timeline.place(spacer), let length = timeline.length(spacer, axis),
      length >= least
    else { return nil }
    let areInTurns = children.enumerated().allSatisfy { number, child in
      let isSpacer = timeline.has(.spacer, child)
      return number.isMultiple(of: 2)
        ? !isSpacer
        : isSpacer && timeline.place(child) == place
    }
    guard areInTurns else { return nil }
    return Self(
      timeline: timeline, stack: stack, axis: axis, spacer: spacer,
      last: children[children.count - 2], length: length)
  }

  var goal: Goal? { Goal([.level(last, stack, at: 1, axis)], near: [spacer, last]) }

  var suspicion: Suspicion {
    let most = axis == .horizontal ? "maxWidth" : "maxHeight"
    return Suspicion(
      .lastSpacer, of: spacer, on: axis, in: timeline,
      saying: Statement(
        "\(last) ends \(points(length)) points before the end of \(stack)", subject: last,
        isAboutPlace: true,
        because: "The loop makes a spacer behind its last view as well: \(spacer)"),
      shownBy: timeline.placings(of: [last, spacer]),
      remedies: [
        "make it only between two views: \(code: "if name != names.last { Spacer() }")",
        "write \(code: ".frame(\(most): .infinity)") on each view in place of the spacers",
      ], involving: [stack, last], off: length)
  }
}
