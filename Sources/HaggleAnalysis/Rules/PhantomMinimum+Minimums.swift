import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// What nodes answer on one axis when they are asked for their minimum there.
struct Minimums {
  private let timeline: Timeline
  private let axis: Axis
  /// Recorded answers, or where nobody asked probed ones; nil where neither is known.
  private var lengths: [CGFloat?]
  /// Whether nothing but spacing and padding keeps the node from shrinking to 0.
  private var isSpacing: [Bool]

  init(_ timeline: Timeline, _ axis: Axis) {
    self.timeline = timeline
    self.axis = axis
    lengths = timeline.nodes.map {
      Self.question(to: $0, timeline, axis)?.size?[axis] ?? Self.probed($0, timeline, axis)
    }
    isSpacing = Array(repeating: false, count: timeline.trace.nodes.count)
    for node in timeline.tree.preorder.reversed() {
      isSpacing[node.index] = isMadeOfSpacing(node)
    }
  }

  subscript(node: NodeID) -> CGFloat? { lengths[node.index] }

  /// The first question for the node's minimum that reached it.
  func question(to node: NodeID) -> Span? { Self.question(to: node, timeline, axis) }

  /// Whether the node has a minimum of its own making, of spacing or padding, around what could all
  /// shrink to 0, and somebody asked for it.
  func isPhantom(_ node: NodeID) -> Bool {
    guard isSpacing[node.index], let minimum = self[node], question(to: node) != nil else {
      return false
    }
    return minimum.isFinite && minimum > longestChild(of: node) + Timeline.visible
  }

  private func isMadeOfSpacing(_ node: NodeID) -> Bool {
    guard let minimum = self[node] else { return false }
    if minimum == 0 { return true }
    let children = sizingChildren(of: node)
    guard !children.isEmpty, children.allSatisfy({ isSpacing[$0.index] }) else { return false }
    return timeline.has(.spaces, node)
      || minimum <= longestChild(of: node) + Timeline.visible
  }

  private func longestChild(of node: NodeID) -> CGFloat {
    sizingChildren(of: node).compactMap { self[$0] }.max() ?? 0
  }

  /// What lies over or under a view has no part in its size.
  private func sizingChildren(of node: NodeID) -> [NodeID] {
    timeline.tree.children(of: node).filter { !timeline.isLayer($0) }
  }

  private static func question(to node: NodeID, _ timeline: Timeline, _ axis: Axis) -> Span? {
    let spans = timeline.spans(of: node)
    let first = spans.first {
      let span = timeline.spans[$0]
      return span.proposal[axis] == 0 && span.size != nil && !span.isCached
    }
    return first.map { timeline.spans[$0] }
  }

  private static func probed(_ node: NodeID, _ timeline: Timeline, _ axis: Axis) -> CGFloat? {
    for number in timeline.events(of: node) {
      if case .probe(_, let proposal, let size) = timeline.trace.events[number],
        proposal[axis] == 0
      {
        return size[axis]
      }
    }
    return nil
  }
}
