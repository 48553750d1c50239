import HaggleLayouts
import HaggleSyntax
import HaggleVocabulary

/// Finds the node affected by each diagnostic: the node written at its place, else the innermost
/// view around it.
struct TouchedNodes {
  /// The maximum number of lookups.
  private static let mostLookups = 200

  /// A call in the text that made a node.
  private struct Site {
    let range: ClosedRange<SourcePlace>
    let node: NodeID
  }

  private let nodes: [SourcePlace: NodeID]
  private let syntax: SyntaxTree
  /// Made when a diagnostic is at no node, as it takes a look at every call of the text.
  private lazy var sites = nodes.isEmpty ? [] : Self.sites(of: nodes, in: syntax)

  private init(_ tree: LayoutTree, _ syntax: SyntaxTree) {
    let placed = tree.nodes.enumerated().compactMap { index, node in
      node.description.place.map { ($0, NodeID(index)) }
    }
    nodes = Dictionary(placed) { first, _ in first }
    self.syntax = syntax
  }

  private static func sites(
    of nodes: [SourcePlace: NodeID], in syntax: SyntaxTree
  ) -> [Site] {
    let source = syntax.source
    return syntax.calls.compactMap { call in
      nodes[source.place(at: call.anchor)].map { node in
        let start = source.place(at: call.span.lowerBound)
        return Site(range: start...source.place(at: call.span.upperBound), node: node)
      }
    }
  }

  /// The diagnostics, each with its affected node if there is one.
  static func marking(
    _ diagnostics: [Diagnostic], in tree: LayoutTree, _ syntax: SyntaxTree
  ) -> [Diagnostic] {
    var touched = TouchedNodes(tree, syntax)
    var marked = diagnostics
    for index in marked.indices.prefix(mostLookups) {
      guard let place = marked[index].place else { continue }
      marked[index].node = touched.nodes[place] ?? touched.around(place)
    }
    return marked
  }

  private mutating func around(_ place: SourcePlace) -> NodeID? {
    // Calls nest, so that the one that begins last is the innermost.
    sites.filter { $0.range.contains(place) }.max { $0.range.lowerBound < $1.range.lowerBound }?
      .node
  }
}
