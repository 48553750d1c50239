import HaggleTraces
package import HaggleVocabulary

/// Why two negotiations differ: what is not a consequence of anything else in the traces.
package enum Cause: Sendable {
  /// Something else is proposed to the root.
  case proposal(first: ProposedViewSize?, second: ProposedViewSize?)
  /// Views that only the first trace has, written at one place.
  case removed([Part])
  /// Views that only the second trace has, written at one place.
  case added([Part])
  /// Views that are told something else, or are of another kind, written at one place.
  case told([ViewPair])
  /// Views that answer the same questions differently although nothing in them does.
  case rule([ViewPair])

  /// Views that one trace lacks: the outermost of them, how many are in it, and the views around
  /// which they were put that both traces have.
  package struct Part: Sendable {
    package let node: NodeID
    package let count: Int
    package let around: [NodeID]
  }

  static func all(_ alignment: Alignment, _ views: [ViewDifference]) -> [Cause] {
    let (first, second) = (alignment.first, alignment.second)
    var causes: [Dated] = []
    let proposals = (first.proposal(in: first.tree), second.proposal(in: second.tree))
    if proposals.0 != proposals.1 {
      causes.append(Dated(-1, .proposal(first: proposals.0, second: proposals.1)))
    }
    causes += parts(of: first) { alignment.second($0) == nil }.map {
      Dated(first.firstEvent(of: $0[0].node), .removed($0))
    }
    causes += parts(of: second) { alignment.first($0) == nil }.map {
      Dated(second.firstEvent(of: $0[0].node), .added($0))
    }
    causes += byPlace(views.filter(\.isTold), in: second, \.views.second).map { told in
      Dated(told.map(\.firstEvent).min() ?? .max, .told(told.map(\.views)))
    }
    let involved = Set(views.filter(\.isInvolved).map(\.views.second))
    let ruled = views.filter { alignment.answersByItself($0, involved) }
    if let event = ruled.map(\.firstEvent).min() {
      causes.append(Dated(event, .rule(ruled.map(\.views))))
    }
    let order = causes.indices.sorted { (causes[$0].event, $0) < (causes[$1].event, $1) }
    return order.map { causes[$0].cause }
  }

  /// A cause and the first event that shows it.
  private struct Dated {
    let event: Int
    let cause: Cause

    init(_ event: Int, _ cause: Cause) {
      self.event = event
      self.cause = cause
    }
  }

  /// The outermost views that are missing, each with what is missing in it; those that are written
  /// at one place together.
  private static func parts(
    of timeline: Timeline, isMissing: (NodeID) -> Bool
  ) -> [[Part]] {
    var owner: [NodeID: NodeID] = [:]
    var counts: [NodeID: Int] = [:]
    var around: [NodeID: [NodeID]] = [:]
    var order: [NodeID] = []
    for node in timeline.tree.preorder {
      let outer = timeline.trace.nodes[node.index].parent.flatMap { owner[$0] }
      guard isMissing(node) else {
        if let outer { around[outer, default: []].append(node) }
        continue
      }
      owner[node] = outer ?? node
      counts[outer ?? node, default: -1] += 1
      if outer == nil { order.append(node) }
    }
    let parts = order.map { Part(node: $0, count: counts[$0] ?? 0, around: around[$0] ?? []) }
    return byPlace(parts, in: timeline, { $0.node })
  }

  /// What is written at one place together, in the order of the first of each; what has no place
  /// by itself.
  private static func byPlace<Element>(
    _ elements: [Element], in timeline: Timeline, _ node: (Element) -> NodeID
  ) -> [[Element]] {
    var groups: [[Element]] = []
    var known: [SourcePlace: Int] = [:]
    for element in elements {
      let place = timeline.trace.nodes[node(element).index].place
      if let group = place.flatMap({ known[$0] }) {
        groups[group].append(element)
      } else {
        if let place { known[place] = groups.count }
        groups.append([element])
      }
    }
    return groups
  }
}

extension Alignment {
  /// Whether a view answers differently for nothing that is in it: not told otherwise, with the
  /// same children, none of which is involved.
  fileprivate func answersByItself(_ view: ViewDifference, _ involved: Set<NodeID>) -> Bool {
    guard view.answersDifferently, !view.isTold else { return false }
    let own = first.tree.children(of: view.views.first)
    let others = second.tree.children(of: view.views.second)
    return own.count == others.count && own.compactMap { second($0) } == others
      && !others.contains(where: involved.contains)
  }
}

extension ViewDifference {
  /// Whether what is around it may differ because of it.
  fileprivate var isInvolved: Bool { answersDifferently || isTold }

  /// The first event of the second trace that shows it, or of the first where the second has none.
  fileprivate var firstEvent: Int {
    let events = questions.compactMap { $0.second?.ask ?? $0.first?.ask }
    return events.min() ?? .max
  }
}

extension Timeline {
  fileprivate func firstEvent(of node: NodeID) -> Int {
    let begin = passes.last?.events.lowerBound ?? 0
    return events(of: node).first { $0 >= begin } ?? .max
  }
}
