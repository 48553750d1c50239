import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// Who takes more than it is offered on an axis, and whose own rule makes the number.
struct Insistence {
  private let timeline: Timeline
  private let axis: Axis
  private var sources: [NodeID]
  /// What those were offered that took more, by their index.
  private var pressures: [Int: Pressure] = [:]

  /// A length that a view was offered, and took more.
  struct Pressure {
    let offered: CGFloat
    let taken: CGFloat
    /// The question that its container was sized by; nil where it was placed with the same offer.
    fileprivate let span: Span?

    var excess: CGFloat { taken - offered }
  }

  init(_ timeline: Timeline, _ axis: Axis) {
    self.timeline = timeline
    self.axis = axis
    sources = timeline.nodes
    press()
    // From the leaves to the roots: a node's source is that of the child that makes it insist.
    for node in timeline.tree.preorder.reversed() {
      guard let child = decisiveChild(of: node) else { continue }
      sources[node.index] = sources[child.index]
    }
  }

  /// The innermost node that a node's excess comes from; itself where no child explains it.
  func source(of node: NodeID) -> NodeID { sources[node.index] }

  /// What a node was offered; nil for one that did not take more.
  func pressure(on node: NodeID) -> Pressure? { pressures[node.index] }

  /// The question in which a node was offered a length and answered with its own.
  func span(of node: NodeID) -> Span? {
    pressures[node.index]?.span ?? timeline.sizingSpan(node)
  }

  /// The child whose excess explains all of its parent's. Where several children of a stack insist,
  /// none does: it is their sum that does not fit.
  private func decisiveChild(of node: NodeID) -> NodeID? {
    guard let excess = pressure(on: node)?.excess else { return nil }
    let insisting = timeline.tree.children(of: node).compactMap { child in
      pressure(on: child).map { (child: child, excess: $0.excess) }
    }
    if insisting.count > 1, timeline.dividedAxes(node).contains(axis) { return nil }
    guard let longest = insisting.max(by: { $0.excess < $1.excess }),
      longest.excess > excess - Timeline.visible
    else { return nil }
    return longest.child
  }
}

// MARK: - Offers

extension Insistence {
  /// From the roots to the leaves: a container that takes too much, as a `ZStack` does, may offer
  /// its children that much when it places them. What counts is what it offered to find its size.
  private mutating func press() {
    for node in timeline.tree.preorder where !timeline.isLayer(node) {
      if pressures[node.index] == nil { pressures[node.index] = placed(node) }
      guard let pressure = pressures[node.index],
        let sizing = pressure.span ?? timeline.sizingSpan(node), let end = sizing.answer
      else { continue }
      for child in timeline.tree.children(of: node) where !timeline.isLayer(child) {
        pressures[child.index] = asked(child, in: sizing.ask..<end)
      }
    }
  }

  /// The question that was not answered from memory.
  private func reached(_ span: Span) -> Span {
    guard span.isCached else { return span }
    return timeline.spans(of: span.node).map { timeline.spans[$0] }
      .last { !$0.isCached && $0.ask < span.ask && $0.proposal == span.proposal } ?? span
  }

  private func placed(_ node: NodeID) -> Pressure? {
    guard let offered = timeline.offer(node, axis), let taken = timeline.length(node, axis),
      taken > offered + Timeline.visible
    else { return nil }
    return Pressure(offered: offered, taken: taken, span: nil)
  }

  private func asked(_ node: NodeID, in range: Range<Int>) -> Pressure? {
    if let placed = placed(node) { return placed }
    guard let taken = timeline.length(node, axis),
      let index = timeline.spans(of: node).last(where: { range.contains(timeline.spans[$0].ask) })
    else { return nil }
    let span = timeline.spans[index]
    guard let offered = span.proposal[axis], offered.isFinite, taken > offered + Timeline.visible,
      let length = span.size?[axis], abs(length - taken) < Timeline.visible
    else { return nil }
    return Pressure(offered: offered, taken: taken, span: reached(span))
  }
}
