import HaggleSyntax
import HaggleTraces
import HaggleVocabulary

/// A view by its place in the text; one line may make several.
struct Site: Hashable {
  /// The offset in bytes; nil for a view that is not written in the text.
  let offset: Int?
  let kind: String
}

extension Set<Site> {
  /// The sites in the rewritten text, without removed ones.
  func moved(by rewriting: Rewriting) -> Set<Site> {
    var moved: Set<Site> = []
    for site in self {
      guard let offset = site.offset else {
        moved.insert(site)
        continue
      }
      for place in rewriting.destinations(of: offset) {
        moved.insert(Site(offset: place, kind: site.kind))
      }
    }
    return moved
  }
}

/// The trace of a text, with the offsets of its views.
struct WrittenTrace {
  let trace: Trace
  private let source: SourceText

  init(_ trace: Trace, of source: SourceText) {
    (self.trace, self.source) = (trace, source)
  }

  func site(of node: NodeID) -> Site {
    let written = trace.nodes[node.index]
    return Site(offset: written.place.flatMap(source.offset), kind: written.kind)
  }

  func isRoot(_ node: NodeID) -> Bool { trace.nodes[node.index].parent == nil }
}
