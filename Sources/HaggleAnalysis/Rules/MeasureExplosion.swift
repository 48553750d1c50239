package import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// A pass asks so many questions that it was given up and run again with every answer remembered.
///
/// Stacks of alternating direction ask each child three times for every question of their own, and with
/// three remembered answers per view the questions multiply with every level.
///
/// Helps: fixed sizes somewhere in between, or fewer levels.
package enum MeasureExplosion: Rule {
  package static let id = "measure-explosion"
  package static let summary = "The questions of one pass multiply with the depth of the tree."

  package static func suspicions(in timeline: Timeline) -> [Suspicion] {
    guard let budget = timeline.trace.header.exceededBudget, let root = timeline.tree.roots.first
    else { return [] }
    let deepest = timeline.nodes.map { timeline.tree.depth(of: $0) + 1 }.max() ?? 1
    let finding = Finding(
      rule: id, class: .contract, node: root, place: timeline.place(root),
      message:
        "With three remembered answers per view, as SwiftUI keeps them, one pass over these \(timeline.trace.nodes.count) views (\(deepest) deep) asks more than \(budget) questions. What you see was recorded with every answer remembered (--cache full).",
      advice:
        "Fix a size somewhere between the nested stacks, or nest fewer of alternating direction. Leave it if it is deep on purpose; --cache full skips the first attempt.",
      ignoreKey: "measure-explosion")
    return [Suspicion(finding, involving: [])]
  }
}
