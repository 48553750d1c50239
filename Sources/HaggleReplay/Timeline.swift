package import HaggleTraces
package import HaggleVocabulary

/// A trace with indices for lookup: calls are paired, nodes and events indexed.
///
/// Stored in flat arrays built in one pass; a trace may lack answers, parents or placements.
/// Immutable; a class because everything that explains a trace holds it, and copying one reference
/// is cheaper than ten fields.
package final class Timeline: Sendable {
  package let trace: Trace
  /// All calls in the order of their questions: each before the calls that it caused.
  package let spans: Spans
  package let passes: [Pass]
  /// The nodes of the last pass.
  package let tree: NodeTree
  /// The trees of all passes: several if passes have nodes of their own.
  let trees: [NodeTree]
  /// The placement events; a picture is constant between two of them.
  package let placements: Numbers
  private let spanOfEvent: [Int32]
  private let spansOfNode: Grouping
  private let eventsOfNode: Grouping
  private let placementsOfNode: Grouping
  private let lastPlacements: [Placed?]
  private let probesOfNode: Grouping
  let knownAnswers: KnownAnswers
  let knownProbes: KnownAnswers
  /// The index of each node's `sizingSpan`; -1 if there is none.
  let sizingCalls: [Int32]
  let viewLists: ViewLists
  package let contents: Contents
  /// For each node, the node of the previous tree for the same view; empty if there is a single
  /// tree.
  private let predecessors: [NodeID?]
  /// For each node, whether it is not drawn, or in a view that is not.
  let isHidden: [Bool]
  /// For each node, whether any of its reasons tells that a text lacks something: a quick answer
  /// for the many texts that lack nothing.
  let lacksWords: [Bool]
  /// The origin of each node in the root's space; nil if a placement is missing.
  let origins: [Origin?]

  package init(_ trace: Trace) {
    self.trace = trace
    let pairing = SpanPairing(trace)
    let spans = Spans(trace.events, pairing.pairs)
    self.spans = spans
    spanOfEvent = pairing.spanOfEvent
    lacksWords = pairing.lacksWords
    passes = Pass.passes(of: trace, pairing.passBounds.map { Int($0) })
    trees = NodeTree.trees(of: trace, passes)
    tree = trees[trees.count - 1]
    predecessors = trees.count > 1 ? NodeTree.predecessors(trees, trace) : []
    isHidden = Self.hidden(trees, trace.nodes)
    let count = trace.nodes.count
    let nodes = pairing.nodeOfEvent
    let calls = Grouping(0..<Int32(spans.count), count: count) {
      Int(nodes[Int(pairing.pairs[Int($0)].ask)])
    }
    let events = Grouping(0..<Int32(nodes.count), count: count) {
      nodes[Int($0)] < 0 ? nil : Int(nodes[Int($0)])
    }
    placementsOfNode = Grouping(pairing.placements, count: count) { Int(nodes[Int($0)]) }
    probesOfNode = Grouping(pairing.probes, count: count) { Int(nodes[Int($0)]) }
    knownAnswers = KnownAnswers(spans, calls, count: count)
    knownProbes = KnownAnswers(trace.events, probes: probesOfNode, count: count)
    placements = Numbers(pairing.placements[...])
    lastPlacements = Self.lastPlacements(trace, placementsOfNode)
    origins = Self.origins(trace, trees, lastPlacements)
    viewLists = ViewLists(tree, trace.nodes)
    contents = Contents(trace.nodes, tree, lastPlacements)
    sizingCalls = Self.sizingCalls(
      in: trace, spans: spans, calls: calls, events: events, placements: lastPlacements)
    (spansOfNode, eventsOfNode) = (calls, events)
  }

  /// The last placement of a node, and the number of its event.
  package typealias Placed = (event: Int, placement: Event.Placement)

  package var hasPlacements: Bool { !placements.isEmpty }
}

extension Timeline {
  /// The calls of a node, as indices into `spans`.
  package func spans(of node: NodeID) -> Numbers { spansOfNode[node.index] }

  /// The numbers of the events about a node.
  package func events(of node: NodeID) -> Numbers { eventsOfNode[node.index] }

  /// The call of an event, or the innermost one around it.
  package func span(at event: Int) -> Int? {
    spanOfEvent[event] < 0 ? nil : Int(spanOfEvent[event])
  }

  /// The calls made directly in a call, as indices into `spans`.
  package func children(ofSpan index: Int) -> [Int] {
    var children: [Int] = []
    var next = index + 1
    while next < spans[index].end {
      children.append(next)
      next = spans[next].end
    }
    return children
  }

  /// The nodes of the pass at the cursor; after all passes, those of the last.
  package func tree(at cursor: Cursor) -> NodeTree {
    trees.last { $0.beginning <= cursor.event } ?? trees[0]
  }

  /// The proposal to the root in the last pass over these nodes; nil if unknown.
  package func proposal(in tree: NodeTree) -> ProposedViewSize? {
    let own = passes.last { self.tree(at: Cursor(after: $0.events.lowerBound)) == tree }
    return trees.count > 1 ? own?.proposal : trace.header.proposal
  }

  package func tree(with node: NodeID) -> NodeTree {
    tree(at: Cursor(after: trace.nodes[node.index].birth))
  }

  /// The node for the same view in earlier passes, if these have nodes of their own; nil if they
  /// lack the view.
  package func predecessor(of node: NodeID) -> NodeID? {
    predecessors.isEmpty ? nil : predecessors[node.index]
  }

  /// The first node that represents the same view, in any pass.
  package func view(of node: NodeID) -> NodeID {
    var view = node
    while let earlier = predecessor(of: view) { view = earlier }
    return view
  }

  package func pass(at event: Int) -> Pass? {
    let next = passes.partitioningIndex { $0.events.lowerBound > event }
    guard next > 0, passes[next - 1].events.contains(event) else { return nil }
    return passes[next - 1]
  }

  /// The last placement of the node, with its event.
  package func placement(of node: NodeID) -> Placed? { lastPlacements[node.index] }

  private static func lastPlacements(_ trace: Trace, _ placements: Grouping) -> [Placed?] {
    trace.nodes.indices.map { node in
      guard let number = placements[node].last, case .place(let placement) = trace.events[number]
      else { return nil }
      return (number, placement)
    }
  }

  /// The numbers of a node's placement events.
  func placements(of node: NodeID) -> Numbers { placementsOfNode[node.index] }

  /// The numbers of the tool's own questions to a node.
  func probes(of node: NodeID) -> Numbers { probesOfNode[node.index] }
}
