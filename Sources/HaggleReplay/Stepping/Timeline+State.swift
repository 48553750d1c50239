package import Foundation
package import HaggleTraces
package import HaggleVocabulary

/// The state at a cursor, looked up by binary search without replaying.
extension Timeline {
  /// The open calls, outermost first, as indices into `spans`.
  package func stack(at cursor: Cursor) -> [Int] {
    var stack: [Int] = []
    var index = openSpan(after: cursor)
    while let open = index {
      stack.append(open)
      index = spans[open].parent
    }
    return stack.reversed()
  }

  /// The node's latest answer up to the cursor.
  package func answer(of node: NodeID, at cursor: Cursor) -> Answer? {
    for event in events(of: node).upTo(cursor.event).reversed() {
      if case .answer(_, let size, _) = trace.events[event] {
        return Answer(size: size, event: event)
      }
    }
    return nil
  }

  /// The number of questions to the node up to the cursor.
  package func questions(to node: NodeID, at cursor: Cursor) -> Int {
    let spans = spans(of: node)
    return spans.partitioningIndex { self.spans[$0].ask > cursor.event } - spans.startIndex
  }

  /// The latest question to the node up to the cursor.
  package func lastQuestion(to node: NodeID, at cursor: Cursor) -> Span? {
    lastCall(of: node, at: cursor).map { spans[$0] }
  }

  /// As `lastQuestion`, as an index into `spans`.
  func lastCall(of node: NodeID, at cursor: Cursor) -> Int? {
    let calls = spans(of: node)
    let next = calls.partitioningIndex { spans[$0].ask > cursor.event }
    return next > calls.startIndex ? calls[next - 1] : nil
  }

  /// The node's latest placement by its parent up to the cursor.
  package func placement(
    of node: NodeID, at cursor: Cursor
  ) -> (event: Int, placement: Event.Placement)? {
    guard let event = placements(of: node).upTo(cursor.event).last,
      case .place(let placement) = trace.events[event]
    else { return nil }
    return (event, placement)
  }

  /// The node's rectangle in the root's space at the cursor, in points; nil if the node or an
  /// ancestor is not placed.
  package func rectangle(of node: NodeID, at cursor: Cursor) -> CGRect? {
    guard var rectangle = placement(of: node, at: cursor)?.placement.frame else { return nil }
    var around = trace.nodes[node.index].parent
    while let parent = around {
      guard let outer = placement(of: parent, at: cursor)?.placement.frame else { return nil }
      rectangle.origin.x += outer.origin.x
      rectangle.origin.y += outer.origin.y
      around = trace.nodes[parent.index].parent
    }
    return rectangle
  }

  /// The rectangles of all nodes in the root's space at the cursor, in points; nil where the node
  /// or an ancestor is not placed.
  package func rectangles(at cursor: Cursor) -> [CGRect?] {
    var rectangles = [CGRect?](repeating: nil, count: trace.nodes.count)
    for node in tree(at: cursor).preorder {
      guard let frame = placement(of: node, at: cursor)?.placement.frame else { continue }
      var origin = frame.origin
      if let parent = trace.nodes[node.index].parent {
        guard let outer = rectangles[parent.index] else { continue }
        origin.x += outer.origin.x
        origin.y += outer.origin.y
      }
      rectangles[node.index] = CGRect(origin: origin, size: frame.size)
    }
    return rectangles
  }

  /// Whether the node exists yet; late content is added during the layout.
  package func exists(_ node: NodeID, at cursor: Cursor) -> Bool {
    trace.nodes[node.index].birth <= cursor.event + 1
  }
}

/// The end of the layout. Later events are haggle's own questions, and notes.
extension Timeline {
  /// After the last event of the layout.
  package var layoutEnd: Cursor {
    if let last = passes.last { return Cursor(after: last.events.upperBound - 1) }
    let last = trace.events.indices.last { event in
      switch trace.events[event] {
      case .probe, .note: false
      default: true
      }
    }
    return last.map { Cursor(after: $0) } ?? end
  }

  /// After the last placement of the last pass; the end of the layout if the trace has no
  /// placements.
  package var settled: Cursor {
    let end = layoutEnd
    guard end.event >= 0 else { return end }
    let next = placements.partitioningIndex { $0 > end.event }
    guard next > 0, placements[next - 1] >= passes.last?.events.lowerBound ?? 0 else { return end }
    return Cursor(after: placements[next - 1])
  }
}
