import Foundation
import HaggleLayouts
import HaggleTraces
import HaggleVocabulary

/// A child that is placed with a size that it did not answer when its parent was sized.
struct Contradiction {
  let kind: String
  /// Whether the parent was proposed a finite number on both axes.
  let isFinite: Bool
  let description: String

  /// The layouts that contradict themselves, and why they may.
  static let always = [
    "LazyGrid": "divides into tracks once for what is proposed, and again for what it reported",
    "Grid": "sizes columns and rows by questions that differ from those for the finished cells",
    "ZStack": "proposes to its children its own size, which the largest of them decided",
    "SafeAreaInset": "gives a scroll view the room under the bar as well",
    "Scroll": "keeps its content beside the bars at its edges, which it meets when it is placed",
    "FlexibleFrame": "proposes to its child the size that its limits made",
  ]

  /// The layouts that contradict themselves only where nothing or ∞ was proposed on an axis: they
  /// learn their length there when it is settled, and propose it.
  static let whereOpen = [
    "HStack": "proposes its own height, which its children decided",
    "VStack": "proposes its own width, which its children decided",
    "LazyStack": "proposes its own breadth, which its children decided",
    "Position": "proposes its own size, which its child decided",
  ]

  static var listed: Set<String> { Set(always.keys).union(whereOpen.keys) }

  var isKnown: Bool {
    Self.always[kind] != nil || (!isFinite && Self.whereOpen[kind] != nil)
  }

  static func all(in run: Negotiation) -> [Contradiction] {
    let placements = run.placements.sorted { $0.node < $1.node }
    return placements.flatMap { parent -> [Contradiction] in
      guard let sizing = sizing(parent, run) else { return [] }
      return run.tree.nodes[parent.node.index].children.compactMap { child in
        let answers = sizing.filter { $0.node == child }.map(\.answered)
        let placed = placements[child.index].frame.size
        guard !answers.isEmpty, !answers.contains(placed) else { return nil }
        return Contradiction(
          kind: run.tree.nodes[parent.node.index].description.kind,
          isFinite: Axis.allCases.allSatisfy { parent.proposal[$0]?.isFinite ?? false },
          description: "\(run.name(parent.node)) for \(NumberText.display(parent.proposal)) "
            + "places \(run.name(child)) as \(NumberText.display(placed)), which had answered "
            + answers.map { NumberText.display($0) }.joined(separator: ", "))
      }
    }
  }

  /// What the node's children said when it was asked the question that it is placed by.
  private static func sizing(
    _ parent: Event.Placement, _ run: Negotiation
  ) -> [Negotiation.Exchange]? {
    let sizing = run.exchanges.last {
      $0.node == parent.node && !$0.isCached && $0.asked == parent.proposal && !$0.inside.isEmpty
    }
    return sizing.map { sizing in
      run.exchanges[sizing.inside].filter { $0.caller == parent.node }
    }
  }
}
