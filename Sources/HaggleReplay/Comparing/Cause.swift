import HaggleTraces
package import HaggleVocabulary

/// A reason why two negotiations differ that is no consequence of another difference.
package enum Cause: Sendable {
  /// The proposals to the roots differ.
  case proposal(first: ProposedViewSize?, second: ProposedViewSize?)
  /// Views that are only in the first trace, written at one place.
  case removed([Part])
  /// Views that are only in the second trace, written at one place.
  case added([Part])
  /// Views with other arguments, or of another kind, written at one place.
  case arguments([ViewPair])
  /// Views that answer equal questions differently although their descendants do not.
  case rule([ViewPair])
  /// Views that do so by less than a point, as a point has more pixels in one trace.
  case pixels([ViewPair])

  /// Views missing in one trace: the outermost of them, the number of their descendants, and the
  /// common views that they were put around.
  package struct Part: Sendable {
    package let node: NodeID
    package let count: Int
    package let around: [NodeID]
  }

  static func all(
    _ alignment: Alignment, _ views: [ViewDifference], haveOtherPixels: Bool
  ) -> [Cause] {
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
    causes += byPlace(views.filter(\.isWrittenOtherwise), in: second, \.views.second).map {
      differing in
      Dated(differing.map(\.firstEvent).min() ?? .max, .arguments(differing.map(\.views)))
    }
    var involved = [Bool](repeating: false, count: second.trace.nodes.count)
    for view in views where view.isInvolved { involved[view.views.second.index] = true }
    var ruled = views.filter { alignment.answersByItself($0, involved) }
    if haveOtherPixels {
      let rounded = ruled.filter { $0.questions.allSatisfy(\.isRounding) }
      ruled.removeAll { $0.questions.allSatisfy(\.isRounding) }
      if let event = rounded.map(\.firstEvent).min() {
        causes.append(Dated(event, .pixels(rounded.map(\.views))))
      }
    }
    if let event = ruled.map(\.firstEvent).min() {
      causes.append(Dated(event, .rule(ruled.map(\.views))))
    }
    let order = causes.indices.sorted { (causes[$0].event, $0) < (causes[$1].event, $1) }
    return order.map { causes[$0].cause }
  }

  /// A cause with the first event that shows it.
  private struct Dated {
    let event: Int
    let cause: Cause

    init(_ event: Int, _ cause: Cause) {
      self.event = event
      self.cause = cause
    }
  }

  /// The outermost missing views, each with its missing descendants; those written at the same
  /// place are grouped.
  private static func parts(
    of timeline: Timeline, isMissing: (NodeID) -> Bool
  ) -> [[Part]] {
    let count = timeline.trace.nodes.count
    var owner = [NodeID?](repeating: nil, count: count)
    var counts = [Int](repeating: -1, count: count)
    var around = [[NodeID]](repeating: [], count: count)
    var order: [NodeID] = []
    for node in timeline.tree.preorder {
      let outer = timeline.trace.nodes[node.index].parent.flatMap { owner[$0.index] }
      guard isMissing(node) else {
        if let outer { around[outer.index].append(node) }
        continue
      }
      owner[node.index] = outer ?? node
      counts[(outer ?? node).index] += 1
      if outer == nil { order.append(node) }
    }
    let parts = order.map {
      Part(node: $0, count: counts[$0.index], around: around[$0.index])
    }
    return byPlace(parts, in: timeline, { $0.node })
  }

  /// Groups elements by place, in the order of first occurrence; elements without a place stay
  /// alone. Repetitions of a loop are always close to each other.
  private static func byPlace<Element>(
    _ elements: [Element], in timeline: Timeline, _ node: (Element) -> NodeID
  ) -> [[Element]] {
    func place(_ element: Element) -> SourcePlace? {
      timeline.trace.nodes[node(element).index].place
    }
    var groups: [[Element]] = []
    for element in elements {
      let own = place(element)
      let group = own.flatMap { own in
        groups.indices.suffix(mostApart).last { place(groups[$0][0]) == own }
      }
      if let group { groups[group].append(element) } else { groups.append([element]) }
    }
    return groups
  }

  /// How many groups back an element may join the group of its source place.
  private static let mostApart = 64
}

extension Alignment {
  /// Whether a view answers differently although its arguments and children are equal, and none of
  /// the children is involved.
  fileprivate func answersByItself(_ view: ViewDifference, _ involved: [Bool]) -> Bool {
    guard view.answersDifferently, !view.isWrittenOtherwise else { return false }
    let own = first.tree.children(of: view.views.first)
    let others = second.tree.children(of: view.views.second)
    return own.count == others.count && own.compactMap { second($0) } == others
      && !others.contains { involved[$0.index] }
  }
}

extension ViewDifference {
  /// Whether it may be the reason for differences around it.
  fileprivate var isInvolved: Bool { answersDifferently || isWrittenOtherwise }

  /// The first event of the second trace that shows it, or of the first if the second has none.
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
