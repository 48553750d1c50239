import HaggleReplay
import HaggleTraces
import HaggleVocabulary

// Which views one expects to look alike.
extension Timeline {
  /// Whether views are of one kind: one line of the source makes them, they come down to the same
  /// view of the user's, or they are written alike, modifier for modifier.
  func areAlike(_ views: [NodeID]) -> Bool {
    guard let first = views.first else { return false }
    var shape: [NodeID]?
    return views.dropFirst().allSatisfy { isAlike(first, $0, &shape) }
  }

  func isAlike(_ a: NodeID, _ b: NodeID) -> Bool {
    var shape: [NodeID]?
    return isAlike(a, b, &shape)
  }

  /// Whether each of several views is written by itself: no loop makes them.
  func areWrittenApart(_ views: [NodeID]) -> Bool {
    Set(views.map { Writing(place: place($0), uses: trace.nodes[$0.index].owners) }).count
      == views.count
  }

  /// Whether there is a view like a row above or below it, of which something holds.
  func hasLike(
    of row: NodeID, where isMeant: (NodeID) -> Bool = { _ in true }
  ) -> Bool {
    guard let (column, branch) = division(around: row, .vertical) else { return false }
    return tree.children(of: column).contains {
      $0 != branch && isAlike($0, branch) && isMeant($0)
    }
  }

  /// - Parameter shape: that of the first view, once it was needed.
  private func isAlike(_ a: NodeID, _ b: NodeID, _ shape: inout [NodeID]?) -> Bool {
    isOfOneLine(a, b) || isOfOneLine(shown(by: a), shown(by: b)) || hasOneShape(a, b, &shape)
  }

  private func isOfOneLine(_ a: NodeID, _ b: NodeID) -> Bool {
    place(a).map { $0 == place(b) } ?? false
  }

  /// The shape of a lone leaf says something where that is paint.
  private func hasOneShape(_ a: NodeID, _ b: NodeID, _ known: inout [NodeID]?) -> Bool {
    guard kind(a) == kind(b) else { return false }
    let shape = known ?? shape(of: a)
    known = shape
    guard shape.count > 1 || has(.decorates, a) else { return false }
    return shape.elementsEqual(self.shape(of: b)) { kind($0) == kind($1) }
  }

  /// The chain of modifiers down to the innermost container, plus what its children come down to.
  /// Two views have the same shape if the kinds along it match.
  private func shape(of node: NodeID) -> [NodeID] {
    modified(by: node)
      + tree.children(of: shown(by: node)).prefix(Self.mostParts).map { shown(by: $0) }
  }

  private static let mostParts = 12
}

/// Where a view is written: its own place, and those at which the views that it is in are used.
private struct Writing: Hashable {
  let place: SourcePlace?
  let uses: [ViewOwner]
}
