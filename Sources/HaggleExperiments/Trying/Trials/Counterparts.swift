import HaggleReplay
import HaggleSyntax
import HaggleTraces
import HaggleVocabulary

/// Pairs the views of an edited text with those of the original.
struct Counterparts {
  private var after: [NodeID: NodeID] = [:]
  private var before: [NodeID: NodeID] = [:]

  /// Identifies views: place, kind, and number among the views of one place.
  private struct Key: Hashable {
    var offset: Int?
    var kind: String
    var number: Int
  }

  init(
    of original: Timeline, _ source: SourceText, in edited: Timeline, _ editedSource: SourceText,
    by rewriting: Rewriting
  ) {
    // Code that was copied is the same thing, at each of its places.
    let written = original.trace.nodes.compactMap { $0.place.flatMap { source.offset(of: $0) } }
    let origins = rewriting.origins(of: Set(written))
    var known: [Key: NodeID] = [:]
    let after = Self.keys(edited) { place, kind in
      (kind, editedSource.offset(of: place).map { origins[$0] ?? -1 - $0 })
    }
    for (node, key) in after { known[key] = node }
    let keys = Self.keys(original) { place, kind in
      let offset = source.offset(of: place)
      let renamed = offset.flatMap { rewriting.newName(of: kind, at: $0, in: source) }
      return (renamed ?? kind, offset)
    }
    for (node, key) in keys {
      guard let counterpart = known[key] else { continue }
      self.after[node] = counterpart
      before[counterpart] = node
    }
  }

  /// The view in the edited layout; nil if it is gone.
  func edited(_ node: NodeID) -> NodeID? { after[node] }

  /// The original view; nil if there was none.
  func original(_ node: NodeID) -> NodeID? { before[node] }

  private static func keys(
    _ timeline: Timeline, _ identity: (SourcePlace, String) -> (kind: String, offset: Int?)
  ) -> [(NodeID, Key)] {
    var counts: [Key: Int] = [:]
    return timeline.tree.preorder.map { node in
      let written = timeline.trace.nodes[node.index]
      let (kind, offset) = written.place.map { identity($0, written.kind) } ?? (written.kind, nil)
      var key = Key(offset: offset, kind: kind, number: 0)
      key.number = counts[key, default: 0]
      counts[Key(offset: offset, kind: kind, number: 0), default: 0] += 1
      return (node, key)
    }
  }
}
