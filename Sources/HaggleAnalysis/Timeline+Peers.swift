import HaggleReplay
import HaggleVocabulary

// Which views one expects to look alike.
extension Timeline {
  /// Whether views are of one kind: one line of the source makes them, they come down to the same
  /// view of the user's, or they are written alike, modifier for modifier.
  func areAlike(_ views: [NodeID]) -> Bool {
    guard let first = views.first else { return false }
    var shape: [String]?
    return views.dropFirst().allSatisfy { isAlike(first, $0, &shape) }
  }

  func isAlike(_ a: NodeID, _ b: NodeID) -> Bool {
    var shape: [String]?
    return isAlike(a, b, &shape)
  }

  /// - Parameter shape: that of the first view, once it was needed.
  private func isAlike(_ a: NodeID, _ b: NodeID, _ shape: inout [String]?) -> Bool {
    isOfOneLine(a, b) || isOfOneLine(shown(by: a), shown(by: b)) || hasOneShape(a, b, &shape)
  }

  private func isOfOneLine(_ a: NodeID, _ b: NodeID) -> Bool {
    place(a).map { $0 == place(b) } ?? false
  }

  /// The shape of a lone leaf says something where that is paint.
  private func hasOneShape(_ a: NodeID, _ b: NodeID, _ known: inout [String]?) -> Bool {
    guard kind(a) == kind(b) else { return false }
    let shape = known ?? shape(of: a)
    known = shape
    return (shape.count > 1 || has(.decorates, a)) && shape == self.shape(of: b)
  }

  /// The kinds of the views that it is made of, from the outside inwards, down to what the parts of
  /// its innermost container come to.
  private func shape(of node: NodeID) -> [String] {
    modified(by: node).map(kind)
      + tree.children(of: shown(by: node)).prefix(Self.mostParts).map { kind(shown(by: $0)) }
  }

  private static let mostParts = 12
}
