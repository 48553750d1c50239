// Which layouts a tree is made of.
extension LayoutTree {
  /// The types of its layouts, each once: asking the runtime what a type is costs more than all
  /// else that is asked of a node.
  package var layoutTypes: [any Layout.Type] {
    var known: Set<ObjectIdentifier> = []
    return nodes.compactMap { node in
      let type = type(of: node.layout)
      return known.insert(ObjectIdentifier(type)).inserted ? type : nil
    }
  }
}
