package import Foundation
package import HaggleTraces
package import HaggleVocabulary

/// The state at a cursor. All of it is looked up in the timeline's indexes, by bisection;
/// nothing is replayed from the start.
extension Timeline {
  /// The calls that are open, outermost first: indices into `spans`.
  package func stack(at cursor: Cursor) -> [Int] {
    var stack: [Int] = []
    var index = openSpan(after: cursor)
    while let open = index {
      stack.append(open)
      index = spans[open].parent
    }
    return stack.reversed()
  }

  /// What the node answered last, so far.
  package func answer(of node: NodeID, at cursor: Cursor) -> Answer? {
    for event in events(of: node).upTo(cursor.event).reversed() {
      if case .answer(_, let size, _) = trace.events[event] {
        return Answer(size: size, event: event)
      }
    }
    return nil
  }

  /// How often the node was asked, so far.
  package func questions(to node: NodeID, at cursor: Cursor) -> Int {
    let spans = spans(of: node)
    return spans.bisected { self.spans[$0].ask <= cursor.event } - spans.startIndex
  }

  /// The question that the node was asked last, so far.
  package func lastQuestion(to node: NodeID, at cursor: Cursor) -> Span? {
    lastCall(of: node, at: cursor).map { spans[$0] }
  }

  /// The same as an index into `spans`.
  func lastCall(of node: NodeID, at cursor: Cursor) -> Int? {
    let calls = spans(of: node)
    let next = calls.bisected { spans[$0].ask <= cursor.event }
    return next > calls.startIndex ? calls[next - 1] : nil
  }

  /// Where its parent placed the node last, so far.
  package func placement(
    of node: NodeID, at cursor: Cursor
  ) -> (event: Int, placement: Event.Placement)? {
    guard let event = placements(of: node).upTo(cursor.event).last,
      case .place(let placement) = trace.events[event]
    else { return nil }
    return (event, placement)
  }

  /// The rectangle of a node in the root's space, so far, in points; nil where it is not placed, or
  /// its place is not known because one around it is not.
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

  /// The rectangle of each node in the root's space, so far, in points; nil for those that are not
  /// placed, or whose place is not known because one around them is not.
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

  /// Whether the node exists yet; content that comes late is not there from the start.
  package func exists(_ node: NodeID, at cursor: Cursor) -> Bool {
    trace.nodes[node.index].birth <= cursor.event + 1
  }
}

/// Where the layout is over. What follows is beside it: haggle's own questions, and notes.
extension Timeline {
  /// After the last event that belongs to the layout.
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

  /// After the last placement of the last pass, when everything has its place; the end of the
  /// layout where the trace says of nothing where it was placed.
  package var settled: Cursor {
    let end = layoutEnd
    guard end.event >= 0 else { return end }
    let first = passes.last?.events.lowerBound ?? 0
    let last = (first...max(first, end.event)).last { event in
      if case .place = trace.events[event] { true } else { false }
    }
    return last.map { Cursor(after: $0) } ?? end
  }
}
