import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

// What rules ask again and again of a timeline.
extension Timeline {
  /// Half a pixel of the finest screens, in points: what nobody can see is not reported.
  static let visible: CGFloat = 1.0 / 6

  var nodes: [NodeID] { trace.nodes.indices.map { NodeID($0) } }

  func kind(_ node: NodeID) -> String { trace.nodes[node.index].kind }

  func name(_ node: NodeID) -> String { trace.name(of: node) }

  func parent(_ node: NodeID) -> NodeID? { trace.nodes[node.index].parent }

  func place(_ node: NodeID) -> SourcePlace? { trace.nodes[node.index].place }

  /// The axes on which a container divides its room among its children.
  func dividedAxes(_ node: NodeID) -> [Axis] {
    guard tree.children(of: node).count > 1 else { return [] }
    switch kind(node) {
    case "HStack": return [.horizontal]
    case "VStack": return [.vertical]
    case "Grid": return Axis.allCases
    default: return []
    }
  }

  /// Whether a child lies over or under its parent's content, or was moved on purpose: it may reach
  /// beyond its parent.
  func mayReachOut(_ child: NodeID) -> Bool {
    guard let parent = parent(child) else { return false }
    switch kind(parent) {
    case "overlay", "background": return tree.children(of: parent).first != child
    case "offset", "position": return true
    default: return false
    }
  }

  func isClipped(_ node: NodeID) -> Bool {
    trace.nodes[node.index].traits.contains("clipped")
  }

  /// The length that the node was offered when it was placed; nil where none was stated.
  func offer(_ node: NodeID, _ axis: Axis) -> CGFloat? {
    guard let length = placement(of: node)?.placement.proposal[axis], length.isFinite else {
      return nil
    }
    return length
  }

  func length(_ node: NodeID, _ axis: Axis) -> CGFloat? {
    guard let length = size(of: node)?[axis], length.isFinite else { return nil }
    return length
  }

  /// The question that sized the node as it was placed: its ask and its answer.
  func sizingSpan(_ node: NodeID) -> Span? {
    guard let proposal = placement(of: node)?.placement.proposal else { return nil }
    let candidates = spans(of: node).map { spans[$0] }.filter { $0.proposal == proposal }
    return candidates.last { !$0.isCached } ?? candidates.last
  }

  func evidence(of span: Span?) -> [Int] {
    span.map { [$0.ask] + ($0.answer.map { [$0] } ?? []) } ?? []
  }

  /// The reasons that a node gave while it answered a question, inner questions left out.
  func reasons(of node: NodeID, in span: Span) -> [(event: Int, reason: Reason)] {
    reasons(of: node, between: span.ask, and: span.answer ?? trace.events.count)
  }

  /// The reasons that a node gave after it was placed.
  func placingReasons(of node: NodeID) -> [(event: Int, reason: Reason)] {
    guard let placed = placement(of: node)?.event else { return [] }
    return reasons(of: node, between: placed, and: trace.events.count)
  }

  private func reasons(
    of node: NodeID, between start: Int, and end: Int
  ) -> [(event: Int, reason: Reason)] {
    events(of: node).filter { $0 > start && $0 < end }.compactMap { number in
      guard case .reason(let reason) = trace.events[number] else { return nil }
      return (number, reason)
    }
  }

  /// The nodes below a node, each before its children.
  func descendants(of node: NodeID) -> [NodeID] {
    var found: [NodeID] = []
    var open = Array(tree.children(of: node).reversed())
    while let next = open.popLast() {
      found.append(next)
      open += tree.children(of: next).reversed()
    }
    return found
  }
}

/// Numbers in sentences.
func points(_ length: CGFloat) -> String { NumberText.display(length) }

/// "1 point", "2.5 points"
func counted(_ length: CGFloat) -> String {
  let text = points(length)
  return text == "1" ? "1 point" : "\(text) points"
}

/// `96 + 8 + 120`
func sum(_ reason: Reason) -> String {
  reason.terms.map { points($0.value) }.joined(separator: " + ")
}
