/// The sources of `matchedGeometryEffect`, by their ids.
struct MatchedIndex {
  private(set) var sources: [String: [NodeID]] = [:]
  private var count = 0

  /// Reads the nodes that came since; the innermost view with an id is its source.
  mutating func read(_ tree: LayoutTree) {
    for index in count..<tree.nodes.count where !tree.nodes[index].values.isEmpty {
      for id in tree.nodes[index].values[MatchedSources.self] ?? [] {
        sources[id, default: []].append(NodeID(index))
      }
    }
    count = tree.nodes.count
  }
}

extension LayoutEngine {
  /// So many sources of one id before a view, and behind it, are looked at.
  private static let mostSources = 16

  /// Whether the node follows another one that has no place yet.
  func isWaiting(_ id: NodeID) -> Bool {
    guard let layout = nodes[id].pointee.box.builtIn as? MatchedLayout, let key = layout.source,
      let source = matchedSource(key, for: id)
    else { return false }
    return nodes[source].pointee.originInRoot == nil
  }

  /// The frame of the source in the space of a placed node, from its leading edge.
  func matchedFrame(_ key: String, for id: NodeID) -> CGRect? {
    guard let source = matchedSource(key, for: id), let frame = frameInRoot(of: source),
      let own = frameInRoot(of: id)
    else { return nil }
    let isMirrored = nodes[id].pointee.layoutDirection == .rightToLeft
    return CGRect(
      x: isMirrored ? own.maxX - frame.maxX : frame.minX - own.minX, y: frame.minY - own.minY,
      width: frame.width, height: frame.height)
  }

  /// The source with an id that is nearest in the tree: several views may have ids of their own in
  /// other namespaces.
  private func matchedSource(_ key: String, for id: NodeID) -> NodeID? {
    matched.read(tree)
    guard let sources = matched.sources[key] else { return nil }
    var levels: [NodeID: Int] = [:]
    for (level, node) in sequence(first: id, next: parent(of:)).enumerated() {
      levels[node] = level
    }
    var best: (source: NodeID, level: Int)?
    let next = sources.partitioningIndex { $0 > id }
    let near = max(0, next - Self.mostSources)..<min(sources.count, next + Self.mostSources)
    for source in sources[near] {
      guard
        let common = sequence(first: source, next: parent(of:)).first(where: { levels[$0] != nil }),
        common != id, common != source, let level = levels[common],
        level < best?.level ?? .max
      else { continue }
      best = (source, level)
    }
    return best?.source
  }

  private func parent(of id: NodeID) -> NodeID? { nodes[id].pointee.parent }
}

extension LayoutSubviews {
  /// Where the source with an id is, in the container's space.
  func matchedFrame(_ id: String) -> CGRect? { engine.matchedFrame(id, for: container) }
}
