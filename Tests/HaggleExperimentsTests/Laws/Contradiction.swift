import Foundation
import HaggleLayouts
import HaggleTraces
import HaggleVocabulary

/// A child that is placed with a size that it did not answer when its parent was sized.
struct Contradiction {
  let kind: String
  let proposal: ProposedViewSize
  let description: String

  static let known: [String: String] = [:]

  var isKnown: Bool { Self.known[kind] != nil }

  static func all(in run: Negotiation) -> [Contradiction] {
    let placements = run.placements.sorted { $0.node < $1.node }
    return placements.flatMap { parent -> [Contradiction] in
      guard let sizing = sizing(parent, run) else { return [] }
      return run.tree.nodes[parent.node.index].children.compactMap { child in
        let answers = sizing.filter { $0.node == child }.map(\.answered)
        let placed = placements[child.index].frame.size
        guard !answers.isEmpty, !answers.contains(placed) else { return nil }
        return Contradiction(
          kind: run.tree.nodes[parent.node.index].description.kind, proposal: parent.proposal,
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
