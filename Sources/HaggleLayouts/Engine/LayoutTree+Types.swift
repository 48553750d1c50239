import HaggleVocabulary

// The types of layouts in a tree.
extension LayoutTree {
  /// The distinct types of its layouts: querying the runtime for a type costs more than all other
  /// queries of a node.
  package var layoutTypes: [any Layout.Type] {
    nodes.map { type(of: $0.layout) }.distinct { ObjectIdentifier($0) }
  }
}
