import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let priorityWeights = Rule(
    id: "priority-weights",
    summary: "Priorities are stated as if they were shares, and the lower one gets the least.",
    finding: """
      `layoutPriority` is no weight. A stack first gives each view its least length, and then all \
      that is left to the view with the highest priority, if that takes it. A view that would \
      fill as well, with a lower priority, keeps its least length, whatever the numbers are.
      """,
    example: """
      // proposal: 200x300
      // text-cell: 8x20
      VStack(spacing: 0) {
        Text("Map").frame(maxWidth: .infinity, maxHeight: .infinity).id("map")
          .layoutPriority(0.7)
        Text("Stops").frame(maxWidth: .infinity, maxHeight: .infinity).id("stops")
          .layoutPriority(0.3)
      }
      .id("page")
      """,
    scope: """
      Reported for views that take all that they are offered, with priorities that add up to 1, \
      10 or 100, of which one has its least length. One without any is a `starved-view`.
      """,
    help: """
      lengths that are shares: `.frame(height: proxy.size.height * 0.7)` in a `GeometryReader`; \
      `containerRelativeFrame`
      """,
    exception: "the lower one is to give way", keyNote: "of the view with its least length",
    needs: "the log with its reasons",
    search: .each(.stacks, as: PriorityWeights.find))
}

/// Views of a stack that fill, with priorities that were meant as shares.
private struct PriorityWeights: Sighting {
  let timeline: Timeline
  let stack: NodeID
  let axis: Axis
  let shares: [Share]
  let low: Share
  let high: Share

  /// A view that fills, with its priority.
  fileprivate struct Share {
    let node: NodeID
    let priority: CGFloat
  }

  static func find(_ stack: NodeID, in timeline: Timeline) -> Self? {
    guard let axis = timeline.dividedAxis(stack) else { return nil }
    let shares = timeline.ranks(in: stack, axis).compactMap { rank in
      rank.node.map { Share(node: $0, priority: rank.priority) }
    }
    guard shares.count == timeline.tree.childCount(of: stack),
      PriorityShares.whole(of: shares.map { Double($0.priority) }) != nil,
      shares.allSatisfy({ timeline.isGreedy($0.node, axis) && !timeline.has(.spacer, $0.node) }),
      let (low, high) = shares.extremes(by: \.priority),
      let length = timeline.length(low.node, axis), let least = timeline.least(low.node, axis),
      abs(length - least) < Timeline.tolerance, length >= 1
    else { return nil }
    return Self(
      timeline: timeline, stack: stack, axis: axis, shares: shares, low: low, high: high)
  }

  private func length(_ node: NodeID) -> CGFloat { timeline.length(node, axis) ?? 0 }

  /// What a view would have, in points, if the priorities were shares.
  private func meant(_ share: Share) -> CGFloat {
    let all = shares.map(\.priority).reduce(0, +)
    return share.priority / all * shares.map { length($0.node) }.reduce(0, +)
  }

  /// A view may lose the modifier that states its priority.
  var goal: Goal? {
    Goal(
      shares.map { share in
        .length(
          timeline.tree.firstChild(of: share.node) ?? share.node, axis,
          .between(meant(share) - 8, meant(share) + 8))
      }, near: [stack, low.node, high.node], lengths: [axis: meant(low)])
  }

  var suspicion: Suspicion {
    let part = typed(high.priority / shares.map(\.priority).reduce(0, +))
    let share = ".frame(\(axis.dimension): proxy.size.\(axis.dimension) * \(part))"
    return suspected(
      .priorityWeights, of: low.node, on: axis, sized: [low.node, high.node],
      remedies: [
        """
        put a \(code: "GeometryReader") around \(stack), and write \(code: share) on \(high.node) \
        and the other shares on the others
        """
      ], involving: [stack, high.node], off: meant(low) - length(low.node))
  }

  var statement: Statement {
    Statement(
      """
      \(low.node) has its least \(axis.dimension), \(points(length(low.node))) points, and \
      \(high.node) \(points(length(high.node)))
      """,
      because: """
        A priority is no share: the view with the higher one takes all that the others can do \
        without
        """)
  }
}
