package import HaggleLayouts
package import HaggleVocabulary

extension LayoutTree {
  /// The pictures that are fetched, in their order: each `AsyncImage`.
  package var fetchedPictures: [NodeID] {
    nodes.indices.filter { nodes[$0].description.kind == "AsyncImage" }.map { NodeID($0) }
  }
}
