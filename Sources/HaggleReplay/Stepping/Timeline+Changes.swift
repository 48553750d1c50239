import HaggleTraces
package import HaggleVocabulary

/// Changes of numbers.
extension Timeline {
  /// The nearest event in a direction that changed the node's answer or rectangle.
  package func change(
    of node: NodeID, _ direction: Direction, from cursor: Cursor
  ) -> Cursor? {
    let events = events(of: node)
    switch direction {
    case .forwards:
      let later = events[events.partitioningIndex { $0 > cursor.event }...]
      return later.first { changes(node, $0) }.map { Cursor(after: $0) }
    case .backwards:
      let earlier = events[..<events.partitioningIndex { $0 >= cursor.event }]
      return earlier.last { changes(node, $0) }.map { Cursor(after: $0) }
    }
  }

  /// Whether the event changes the node's answer or rectangle, compared with the previous pass if
  /// necessary.
  func changes(_ node: NodeID, _ event: Int) -> Bool {
    let before = Cursor(after: event - 1)
    switch trace.events[event] {
    case .answer(node, let size, _):
      let earlier =
        answer(of: node, at: before)
        ?? predecessor(of: node).flatMap {
          answer(of: $0, at: before)
        }
      return earlier?.size != size
    case .place(let placement) where placement.node == node:
      let earlier =
        self.placement(of: node, at: before)
        ?? predecessor(of: node).flatMap {
          self.placement(of: $0, at: before)
        }
      return earlier?.placement.frame != placement.frame
    default: return false
    }
  }
}
