import Foundation
package import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// A view reaches beyond the one that it stands in, and nothing clips it.
///
/// `HStack { Color.frame(maxWidth: 100); Color.frame(minWidth: 100) }.frame(width: 150)`: the stack is
/// 175 wide, since the second child insists on 100 where it is offered 75. Content of scroll views,
/// overlays, backgrounds and offsets may reach out, and clipped content is meant to.
///
/// Helps: a smaller minimum, `layoutPriority`, a scroll view, or `clipped()`.
package enum Overflow: Rule {
  package static let id = "overflow"
  package static let summary = "A view reaches beyond the one that it stands in."

  package static func suspicions(in timeline: Timeline) -> [Suspicion] {
    let excesses = timeline.nodes.flatMap { node in
      Axis.allCases.compactMap { Excess(timeline, node, $0) }
    }
    return causes(excesses).map { $0.suspicion }
  }

  /// One insisting view may push several containers over: that is one finding, at the innermost.
  private static func causes(_ excesses: [Excess]) -> [Excess] {
    var seen = Set<[Int]>()
    return excesses.sorted { $0.depth > $1.depth }
      .filter { seen.insert([$0.culprit.index, Int($0.axis.rawValue)]).inserted }
      .sorted { $0.child < $1.child }
  }
}

/// How far a child reaches beyond its parent on an axis.
struct Excess {
  let timeline: Timeline
  let child: NodeID
  let axis: Axis
  /// Beyond the leading or top edge, in points.
  let before: CGFloat
  /// Beyond the trailing or bottom edge, in points.
  let after: CGFloat
  let room: CGFloat

  var depth: Int { timeline.tree.depth(of: child) }

  init?(_ timeline: Timeline, _ child: NodeID, _ axis: Axis) {
    guard let frame = timeline.placement(of: child)?.placement.frame,
      let room = Self.room(timeline, child, axis), room.isFinite, frame.size[axis].isFinite
    else { return nil }
    self.timeline = timeline
    self.child = child
    self.axis = axis
    self.room = room
    before = max(0, -frame.origin[axis])
    after = max(0, frame.origin[axis] + frame.size[axis] - room)
    guard before + after > Timeline.visible else { return nil }
  }

  /// What the child has to stay in: its parent's length, for the root what was proposed to it. Nil where
  /// it may reach out. A root that is asked for its minimum (0) has no room to stay in.
  private static func room(_ timeline: Timeline, _ child: NodeID, _ axis: Axis) -> CGFloat? {
    guard let parent = timeline.parent(child) else {
      return timeline.offer(child, axis).flatMap { $0 > 0 ? $0 : nil }
    }
    let isScrolled =
      timeline.kind(parent) == "ScrollView"
      && timeline.placement(of: child)?.placement.proposal[axis] == nil
    guard !isScrolled, !timeline.mayReachOut(child), !timeline.isClipped(parent) else { return nil }
    return timeline.size(of: parent)?[axis]
  }

  /// The innermost view that took more than it was offered: its own rule made the number.
  var culprit: NodeID {
    var node = child
    while let inner = timeline.tree.children(of: node).first(where: { insists($0, of: node) }) {
      node = inner
    }
    return node
  }

  private func insists(_ inner: NodeID, of outer: NodeID) -> Bool {
    guard !timeline.mayReachOut(inner), let offered = timeline.offer(inner, axis),
      let taken = timeline.length(inner, axis)
    else { return false }
    return taken > offered + Timeline.visible
  }

  var suspicion: Suspicion {
    let culprit = culprit
    let finding = Finding(
      rule: Overflow.id, class: before + after < 2 ? .smell : .contract, node: culprit,
      axis: axis, place: timeline.place(culprit), message: message(culprit),
      evidence: evidence(culprit), advice: advice(culprit),
      ignoreKey: "overflow@\(timeline.name(culprit))")
    let parent = timeline.parent(child)
    return Suspicion(finding, involving: Set([child] + (parent.map { [$0] } ?? [])))
  }

  private var containerName: String {
    timeline.parent(child).map { timeline.name($0) } ?? "the \(axis.dimension) proposed to the root"
  }

  private func message(_ culprit: NodeID) -> String {
    let edges = axis == .horizontal ? ("leading", "trailing") : ("top", "bottom")
    let parts = [(before, edges.0), (after, edges.1)].filter { $0.0 > Timeline.visible / 2 }
    let sides = parts.map { "\(points($0.0)) at the \($0.1) edge" }.joined(separator: " and ")
    let taken = timeline.length(child, axis) ?? 0
    var text =
      "\(timeline.name(child)) is \(points(taken)) \(axis == .horizontal ? "wide" : "high") and reaches beyond \(containerName) (\(points(room))): by \(sides)."
    if let offered = timeline.offer(culprit, axis), let length = timeline.length(culprit, axis),
      culprit != child || length > offered
    {
      text +=
        " \(timeline.name(culprit)) was offered \(points(offered)) and insists on \(points(length))."
    }
    return text
  }

  private func evidence(_ culprit: NodeID) -> [Int] {
    let placed = timeline.placement(of: child).map { [$0.event] } ?? []
    return (timeline.evidence(of: timeline.sizingSpan(culprit)) + placed).sorted()
  }

  private func advice(_ culprit: NodeID) -> String {
    let dimension = axis.dimension
    return
      "Let \(timeline.name(culprit)) be smaller (a lower min\(dimension.capitalized), no fixedSize), give its container more room, or scroll. Leave it if it is meant to bleed; .clipped() says so."
  }
}
