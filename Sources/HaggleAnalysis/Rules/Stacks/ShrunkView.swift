import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let shrunkView = Rule(
    id: "shrunk-view",
    summary: "A view is drawn smaller than the room that it keeps.",
    finding: """
      `scaleEffect` changes what is drawn, and nothing of the layout: a view that is drawn at \
      half its size keeps all of its room. What stands beside it is as far away as if it were \
      whole.
      """,
    example: """
      // proposal: 200x200
      // text-cell: 8x20
      VStack(spacing: 4) {
        Text("12")
        Rectangle().frame(width: 32, height: 120)
          .scaleEffect(x: 1, y: 0.25, anchor: .bottom).id("bar")
        Text("May")
      }
      """,
    scope: """
      Reported for views of a stack that are drawn at three quarters of their length along it or \
      less, with 24 points and more free beside them, and not for those that are as much smaller \
      across it (`turned-view`). What shrinks to less than a tenth is mostly on its way out.
      """,
    help: "a frame with the length that it is drawn in, instead of `scaleEffect`",
    exception: "it grows to its full length later", needs: "the log with the views' effects",
    search: .symptoms { timeline in
      timeline.stacks.flatMap { ShrunkView.all(in: $0, timeline) }
    })
}

/// A view of a stack that is drawn smaller along it than it is.
private struct ShrunkView: Sighting {
  let timeline: Timeline
  let stack: NodeID
  let view: NodeID
  let axis: Axis
  let length: CGFloat
  let drawn: CGFloat

  private static let largest: CGFloat = 0.75
  private static let smallest: CGFloat = 0.1
  /// Less, in points, may be a distance.
  private static let least: CGFloat = 24

  static func all(in stack: NodeID, _ timeline: Timeline) -> [ShrunkView] {
    let views = timeline.tree.children(of: stack)
    guard views.count > 1, let axis = timeline.dividedAxis(stack)
    else { return [] }
    return views.compactMap { ShrunkView.find($0, in: stack, on: axis, timeline) }
  }

  static func find(_ branch: NodeID, in stack: NodeID, on axis: Axis, _ timeline: Timeline) -> Self?
  {
    guard
      let view = timeline.modified(by: branch).first(where: { timeline.factor(of: $0, axis) != nil }
      ),
      let factor = timeline.factor(of: view, axis), factor >= Self.smallest,
      factor <= Self.largest, let length = timeline.length(view, axis),
      length * (1 - factor) >= Self.least, timeline.length(branch, axis) == length,
      !timeline.modified(by: view).contains(where: { timeline.isFaded($0) })
    else { return nil }
    return Self(
      timeline: timeline, stack: stack, view: view, axis: axis, length: length,
      drawn: length * factor)
  }

  var goal: Goal? {
    Goal(
      [.length(view, axis, .exactly(drawn))], near: [view],
      lengths: [axis: drawn])
  }

  var suspicion: Suspicion {
    suspected(
      .shrunkView, of: view, on: axis, placed: [view],
      remedies: [
        """
        write \(code: ".frame(\(axis.dimension): \(typed(drawn)))") for \(view) instead of \
        \(code: "scaleEffect")
        """
      ], involving: [stack], off: length - drawn)
  }

  var statement: Statement {
    Statement(
      """
      \(view) is drawn \(points(drawn)) \(axis.adjective), and keeps \(points(length)) points in \
      \(stack)
      """,
      because: "What is done to the picture of a view has no part in its layout")
  }
}

extension Timeline {
  /// How much smaller a view is drawn along an axis, where that is one scale alone. What is much
  /// smaller on both axes is a turned view's business.
  fileprivate func factor(of node: NodeID, _ axis: Axis) -> CGFloat? {
    let effects = appearance(of: node).effects
    guard effects.count == 1, case .scale(let x, let y) = effects[0].change else { return nil }
    let factor = axis == .horizontal ? x : y
    return factor < 1 && factor > 0 && max(x, y) > 0.6 ? factor : nil
  }

  fileprivate func isFaded(_ node: NodeID) -> Bool {
    let appearance = appearance(of: node)
    return appearance.isTranslucent || appearance.isHidden
  }
}
