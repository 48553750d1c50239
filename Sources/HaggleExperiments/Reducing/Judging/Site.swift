import HaggleSyntax
import HaggleTraces
import HaggleVocabulary

/// A view by where it is written: whichever it is of those that one line makes.
struct Site: Hashable {
  /// In bytes; nil for a view that the text does not write.
  let offset: Int?
  let kind: String
}

extension Set<Site> {
  /// Where they are in a text that came of this one; what is gone is left out.
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

/// The trace of a text, with where in the text its views are.
struct WrittenTrace {
  let trace: Trace
  private let places: PlaceTable

  init(_ trace: Trace, of source: SourceText) {
    self.trace = trace
    places = PlaceTable(source)
  }

  func site(of node: NodeID) -> Site {
    let written = trace.nodes[node.index]
    return Site(offset: written.place.flatMap(places.offset), kind: written.kind)
  }

  func isRoot(_ node: NodeID) -> Bool { trace.nodes[node.index].parent == nil }
}
