import HaggleTraces
package import HaggleVocabulary

/// The lookup of nodes by name: each pass may have one with that name.
extension Timeline {
  /// The node with this name (as displayed or as given), or the only one of this kind: in the pass
  /// at the cursor, else in the latest pass that has one; nil if there is none.
  package func node(called name: String, at cursor: Cursor) -> NodeID? {
    ([tree(at: cursor)] + trees.reversed()).lazy.compactMap { tree in
      let named = self.nodes(named: name, in: tree).first
      let alike = self.nodes(ofKind: name, in: tree)
      return named ?? (alike.count == 1 ? alike[0] : nil)
    }.first
  }

  /// The nodes with that displayed or given name.
  package func nodes(named name: String, in tree: NodeTree) -> [NodeID] {
    tree.preorder.filter {
      trace.nodes[$0.index].name == name || trace.nodes[$0.index].displayName == name
    }.sorted()
  }

  package func nodes(ofKind kind: String, in tree: NodeTree) -> [NodeID] {
    tree.preorder.filter { trace.nodes[$0.index].kind == kind }.sorted()
  }
}
