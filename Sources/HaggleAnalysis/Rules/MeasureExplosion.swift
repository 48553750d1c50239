package import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// A pass asks so many questions that it was given up and run again with every answer remembered.
///
/// Stacks of alternating direction, and grids in grids, ask each child several times for every
/// question of their own; with three remembered answers per view the questions multiply with every
/// level.
///
/// Helps: fixed sizes somewhere in between, or fewer levels.
package enum MeasureExplosion: SymptomRule {
  package static let id = "measure-explosion"
  package static let summary = "The questions of one pass multiply with the depth of the tree."

  package static func suspicions(in timeline: Timeline) -> [Suspicion] {
    guard let budget = timeline.trace.header.exceededBudget,
      let (node, levels) = deepestNest(in: timeline)
    else { return [] }
    let views = grouped(timeline.trace.nodes.count)
    let finding = Finding(
      rule: id, class: .contract, node: node, place: timeline.place(node),
      message: "With three remembered answers per view, as SwiftUI keeps them, one pass over these "
        + "\(views) views asks more than \(grouped(budget)) questions"
        + nest(node, levels, timeline)
        + ". What you see was recorded with every answer remembered (--cache full).",
      evidence: timeline.evidence(of: timeline.sizingSpan(node)),
      advice: "Fix a size somewhere between the containers, or nest fewer of them. Leave it if the "
        + "depth is on purpose; --cache full skips the first attempt.",
      ignoreKey: id)
    return [Suspicion(finding, off: .infinity)]
  }

  private static func nest(_ node: NodeID, _ levels: Int, _ timeline: Timeline) -> String {
    levels < 2
      ? ""
      : ": \(timeline.name(node)) is the outermost of \(grouped(levels)) containers inside each "
        + "other that ask their children several times for every question of their own"
  }

  /// The outermost of the most containers inside each other that multiply questions, and how many
  /// they are: grids, and stacks that are not in a stack of the same direction, which asks no more.
  private static func deepestNest(in timeline: Timeline) -> (node: NodeID, levels: Int)? {
    var nests = [Nest](repeating: Nest(), count: timeline.trace.nodes.count)
    for node in timeline.tree.preorder.reversed() {
      let inner = timeline.tree.children(of: node).map { nests[$0.index] }
        .max { $0.levels < $1.levels }
      nests[node.index] = Nest(timeline.dividedAxes(node), around: inner ?? Nest())
    }
    return timeline.tree.preorder.max { a, b in
      (nests[a.index].levels, nests[a.index].isOwn ? 1 : 0)
        < (nests[b.index].levels, nests[b.index].isOwn ? 1 : 0)
    }.map { ($0, nests[$0.index].levels) }
  }

  /// Containers inside each other that multiply questions.
  private struct Nest {
    var levels = 0
    /// What the outermost of them divides.
    var axes: Axis.Set = []
    /// Whether the node itself is one of them.
    var isOwn = false

    init() {}

    init(_ axes: Axis.Set, around inner: Nest) {
      let isGrid = axes == [.horizontal, .vertical]
      isOwn = !axes.isEmpty && (isGrid || axes != inner.axes)
      levels = inner.levels + (isOwn ? 1 : 0)
      self.axes = isOwn ? axes : inner.axes
    }
  }
}
