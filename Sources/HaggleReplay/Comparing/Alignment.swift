import HaggleTraces
package import HaggleVocabulary

/// Pairs the views of two traces, for instance after an edit or in another size or setting.
///
/// Views are matched by kind and content, not by place, because an edit moves places. Only the last
/// pass is considered.
package struct Alignment: Sendable {
  let first: Timeline
  let second: Timeline
  private let shapes: (first: Shapes.Numbers, second: Shapes.Numbers)
  private let shapeCount: Int
  private var ofFirst: [NodeID?]
  private var ofSecond: [NodeID?]
  /// The children of paired views, still to be compared.
  private var open: [(first: [NodeID], second: [NodeID])]

  init(_ first: Timeline, _ second: Timeline) {
    self.first = first
    self.second = second
    var table = Shapes()
    shapes = (table.numbers(of: first), table.numbers(of: second))
    shapeCount = table.count
    ofFirst = Array(repeating: nil, count: first.trace.nodes.count)
    ofSecond = Array(repeating: nil, count: second.trace.nodes.count)
    open = [(first.tree.roots, second.tree.roots)]
    matchOpen()
    matchMoved()
  }

  /// The counterpart in the second trace of a view of the first; nil if there is none.
  package func second(_ node: NodeID) -> NodeID? { ofFirst[node.index] }

  /// The counterpart in the first trace of a view of the second; nil if there is none.
  package func first(_ node: NodeID) -> NodeID? { ofSecond[node.index] }

  private mutating func match(_ node: NodeID, _ other: NodeID) {
    guard ofFirst[node.index] == nil, ofSecond[other.index] == nil else { return }
    ofFirst[node.index] = other
    ofSecond[other.index] = node
  }

  /// Pairs two equal subtrees.
  private mutating func matchWhole(_ node: NodeID, _ other: NodeID) {
    var waiting = [(node, other)]
    while let (node, other) = waiting.popLast() {
      match(node, other)
      waiting += zip(first.tree.children(of: node), second.tree.children(of: other))
    }
  }
}

// MARK: - Lists of children

extension Alignment {
  /// Degrees of similarity of two views, from the surest.
  private enum Similarity: Int, CaseIterable {
    /// Their whole subtrees are equal.
    case whole
    /// Their cores (without modifiers) have equal arguments.
    case core
    case kind
    /// They are the only candidates at their position, and share some content.
    case place
  }

  private mutating func matchOpen() {
    while let (first, second) = open.popLast() { match(first[...], second[...], from: .whole) }
  }

  /// Pairs what has this degree of similarity; the views between these pairs are compared by the
  /// next one.
  private mutating func match(
    _ first: ArraySlice<NodeID>, _ second: ArraySlice<NodeID>, from similarity: Similarity
  ) {
    if first.isEmpty || second.isEmpty { return }
    let next = Similarity(rawValue: similarity.rawValue + 1)
    var (start, otherStart) = (first.startIndex, second.startIndex)
    for (own, other) in alike(first, second, on: similarity) + [(first.count, second.count)] {
      let (end, otherEnd) = (first.startIndex + own, second.startIndex + other)
      if let next { match(first[start..<end], second[otherStart..<otherEnd], from: next) }
      guard end < first.endIndex, otherEnd < second.endIndex else { return }
      if similarity == .whole {
        matchWhole(first[end], second[otherEnd])
      } else {
        matchChains(first[end], second[otherEnd])
      }
      (start, otherStart) = (end + 1, otherEnd + 1)
    }
  }

  private func alike(
    _ first: ArraySlice<NodeID>, _ second: ArraySlice<NodeID>, on similarity: Similarity
  ) -> [(first: Int, second: Int)] {
    if similarity == .place {
      let isOnly = first.count == 1 && second.count == 1
      return isOnly && shareSome(first[first.startIndex], second[second.startIndex]) ? [(0, 0)] : []
    }
    return Subsequence.pairs(
      first.map { key(of: $0, self.first, shapes.first, similarity) },
      second.map { key(of: $0, self.second, shapes.second, similarity) })
  }

  private func key(
    of node: NodeID, _ timeline: Timeline, _ numbers: Shapes.Numbers, _ similarity: Similarity
  ) -> Int {
    switch similarity {
    case .whole: numbers.whole[node.index]
    case .core: numbers.own[timeline.core(of: node).index]
    case .kind, .place: numbers.kind[timeline.core(of: node).index]
    }
  }

  /// Whether some parts of both cores have equal arguments.
  private func shareSome(_ node: NodeID, _ other: NodeID) -> Bool {
    func parts(_ node: NodeID, _ timeline: Timeline, _ numbers: Shapes.Numbers) -> [Int] {
      timeline.tree.children(of: timeline.core(of: node)).prefix(Self.mostParts)
        .map { numbers.own[timeline.core(of: $0).index] }
    }
    let others = parts(other, second, shapes.second)
    return parts(node, first, shapes.first).contains { others.contains($0) }
  }

  /// The maximum number of children compared.
  private static let mostParts = 64

  /// Pairs two views and the modifiers around them, whose numbers may differ.
  private mutating func matchChains(_ node: NodeID, _ other: NodeID) {
    let (chain, others) = (first.chain(from: node), second.chain(from: other))
    var (start, otherStart) = (0, 0)
    let matched = Subsequence.pairs(
      chain.map { shapes.first.own[$0.index] }, others.map { shapes.second.own[$0.index] })
    for (end, otherEnd) in matched + [(chain.count, others.count)] {
      let between = Subsequence.pairs(
        chain[start..<end].map { shapes.first.kind[$0.index] },
        others[otherStart..<otherEnd].map { shapes.second.kind[$0.index] })
      for (own, other) in between { matchLink(chain[start + own], others[otherStart + other]) }
      guard end < chain.count, otherEnd < others.count else { break }
      matchLink(chain[end], others[otherEnd])
      (start, otherStart) = (end + 1, otherEnd + 1)
    }
    guard let core = chain.last, let otherCore = others.last else { return }
    if ofFirst[core.index] == nil, ofSecond[otherCore.index] == nil, shareSome(core, otherCore) {
      match(core, otherCore)
    }
    if ofFirst[core.index] == otherCore {
      open.append((first.tree.children(of: core), second.tree.children(of: otherCore)))
    }
  }

  /// Pairs a modifier, or its view, and the layers added by the modifier.
  private mutating func matchLink(_ node: NodeID, _ other: NodeID) {
    match(node, other)
    guard ofFirst[node.index] == other, first.isLayered(node), second.isLayered(other) else {
      return
    }
    let layers = first.tree.children(of: node).dropFirst()
    let otherLayers = second.tree.children(of: other).dropFirst()
    open.append((Array(layers), Array(otherLayers)))
  }
}

// MARK: - What was put elsewhere

extension Alignment {
  /// Pairs views that are equal as a whole, or have equal arguments, but moved within a common
  /// ancestor: they were wrapped or unwrapped.
  private mutating func matchMoved() {
    for byWhole in [true, false] {
      var waiting = [[NodeID]](repeating: [], count: shapeCount)
      for other in second.tree.preorder.reversed() where ofSecond[other.index] == nil {
        let key = byWhole ? shapes.second.whole[other.index] : shapes.second.own[other.index]
        waiting[key].append(other)
      }
      for node in first.tree.preorder where ofFirst[node.index] == nil {
        let key = byWhole ? shapes.first.whole[node.index] : shapes.first.own[node.index]
        while let last = waiting[key].last, ofSecond[last.index] != nil {
          waiting[key].removeLast()
        }
        guard let other = waiting[key].last, isNear(node, other) else { continue }
        if byWhole { matchWhole(node, other) } else { matchChains(node, other) }
        matchOpen()
      }
    }
  }

  /// Whether the nearest paired ancestor of one view contains the other view.
  private func isNear(_ node: NodeID, _ other: NodeID) -> Bool {
    let around = first.around(node).first { ofFirst[$0.index] != nil }.flatMap { ofFirst[$0.index] }
    let otherAround = second.around(other).first { ofSecond[$0.index] != nil }
      .flatMap { ofSecond[$0.index] }
    guard let around, let otherAround else { return (around == nil) == (otherAround == nil) }
    return second.around(other).contains(around) || first.around(node).contains(otherAround)
  }
}

extension Timeline {
  /// The maximum number of ancestors or modifiers that are searched: without a limit the cost is
  /// quadratic in the depth.
  private static let mostLevels = 64

  fileprivate func isLayered(_ node: NodeID) -> Bool {
    trace.nodes[node.index].roles.contains(.layers)
  }

  /// A modifier, the modifiers inside it, and finally the view that they apply to.
  fileprivate func chain(from node: NodeID) -> [NodeID] {
    let chain = sequence(first: node) { node in
      let children = self.tree.children(of: node)
      return children.count == 1 || self.isLayered(node) ? children.first : nil
    }
    return Array(chain.prefix(Self.mostLevels))
  }

  /// The view that the modifiers apply to.
  fileprivate func core(of node: NodeID) -> NodeID {
    chain(from: node).last ?? node
  }

  /// The ancestors of a view, innermost first.
  fileprivate func around(_ node: NodeID) -> ArraySlice<NodeID> {
    Array(sequence(first: node) { self.trace.nodes[$0.index].parent }.prefix(Self.mostLevels))
      .dropFirst()
  }
}
