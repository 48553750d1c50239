// The types of layouts in a tree.
extension LayoutTree {
  /// The distinct types of its layouts: querying the runtime for a type costs more than all other
  /// queries of a node.
  package var layoutTypes: [any Layout.Type] {
    var known: Set<ObjectIdentifier> = []
    return nodes.compactMap { node in
      let type = type(of: node.layout)
      return known.insert(ObjectIdentifier(type)).inserted ? type : nil
    }
  }
}
