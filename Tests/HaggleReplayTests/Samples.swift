import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

func ask(
  _ node: Int, _ width: CGFloat?, _ height: CGFloat?, by caller: Int? = nil, placing: Bool = false
) -> Event {
  .ask(
    .init(
      node: NodeID(node), proposal: .init(width: width, height: height),
      caller: caller.map { NodeID($0) }, isPlacing: placing))
}

func answer(_ node: Int, _ width: CGFloat, _ height: CGFloat, cached: Bool = false) -> Event {
  .answer(node: NodeID(node), size: CGSize(width: width, height: height), isCached: cached)
}

func place(
  _ node: Int, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
  proposal: ProposedViewSize = .unspecified
) -> Event {
  .place(
    .init(
      node: NodeID(node), frame: CGRect(x: x, y: y, width: width, height: height),
      proposal: proposal))
}

func probe(_ node: Int, _ proposal: ProposedViewSize, _ width: CGFloat, _ height: CGFloat) -> Event
{
  .probe(node: NodeID(node), proposal: proposal, size: CGSize(width: width, height: height))
}

func begin(_ number: Int) -> Event {
  .passBegin(number: number, reason: "layout", proposal: .zero)
}

func end(_ number: Int) -> Event { .passEnd(number: number, size: .zero) }

/// Nodes whose parents are `parents`; nil for a root.
func timeline(_ parents: [Int?], _ events: [Event]) -> Timeline {
  let nodes = parents.enumerated().map { id, parent in
    Trace.Node(kind: "View", name: "View.\(id + 1)", parent: parent.map { NodeID($0) })
  }
  return Timeline(Trace(nodes: nodes, events: events))
}
