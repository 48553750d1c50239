package import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// A pass asks so many questions that it was given up and run again with every answer remembered.
///
/// Stacks of alternating direction, and grids in grids, ask each child three times for every question
/// of their own; with three remembered answers per view the questions multiply with every level.
///
/// Helps: fixed sizes somewhere in between, or fewer levels.
package enum MeasureExplosion: SymptomRule {
  package static let id = "measure-explosion"
  package static let summary = "The questions of one pass multiply with the depth of the tree."

  package static func suspicions(in timeline: Timeline) -> [Suspicion] {
    guard let budget = timeline.trace.header.exceededBudget else { return [] }
    let nests = nests(in: timeline)
    guard let deepest = timeline.tree.preorder.max(by: { nests[$0.index] < nests[$1.index] })
    else { return [] }
    let finding = Finding(
      rule: id, class: .contract, node: deepest, place: timeline.place(deepest),
      message: "With three remembered answers per view, as SwiftUI keeps them, one pass over these "
        + "\(grouped(timeline.trace.nodes.count)) views asks more than \(grouped(budget)) questions: "
        + "\(timeline.name(deepest)) is the outermost of \(grouped(nests[deepest.index])) "
        + "containers inside each other that ask each child several times for every question "
        + "of their own. What you see was recorded with every answer remembered (--cache full).",
      evidence: timeline.evidence(of: timeline.sizingSpan(deepest)),
      advice:
        "Fix a size somewhere between the containers, or nest fewer. Leave it if it is deep on "
        + "purpose; --cache full skips the first attempt.",
      ignoreKey: id)
    return [Suspicion(finding)]
  }

  /// For each node how many containers stand inside each other there, itself included, that multiply
  /// questions: grids, and stacks that are not in a stack of the same direction, which asks no more.
  private static func nests(in timeline: Timeline) -> [Int] {
    var nests = [Int](repeating: 0, count: timeline.trace.nodes.count)
    var isLine = nests.map { _ in Axis.Set() }
    for node in timeline.tree.preorder.reversed() {
      let axes = timeline.dividedAxes(node)
      let deepest = timeline.tree.children(of: node).max { nests[$0.index] < nests[$1.index] }
      let inner = deepest.map { nests[$0.index] } ?? 0
      let innerAxes = deepest.map { isLine[$0.index] } ?? []
      let isSame = timeline.kind(node) != "Grid" && axes == innerAxes
      nests[node.index] = axes.isEmpty || isSame ? inner : inner + 1
      isLine[node.index] = axes.isEmpty ? innerAxes : axes
    }
    return nests
  }
}
