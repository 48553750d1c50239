import Foundation
package import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// A stack or grid stays smaller than what it was offered, although a child of it would take more.
///
/// `HStack { Color.blue; Color.green; Color.yellow.relativeProposed(width: 0.5) }` offered 620 takes
/// 520: the last child leaves half of its share, and nobody is asked again.
///
/// Helps: `.layoutPriority(1)` on the child that leaves room, so that it is served first.
package enum Underfill: Rule {
  package static let id = "underfill"
  package static let summary = "A stack or grid with a greedy child stays smaller than its offer."

  package static func suspicions(in timeline: Timeline) -> [Suspicion] {
    let short = timeline.nodes.flatMap { node in
      timeline.dividedAxes(node).compactMap { Shortfall(timeline, node, $0) }
    }
    return lowest(of: short, timeline).map { $0.suspicion }
  }

  /// Where one short container lies in another, the inner one is to blame.
  private static func lowest(of all: [Shortfall], _ timeline: Timeline) -> [Shortfall] {
    var outer = Set<[Int]>()
    for shortfall in all {
      var ancestor = timeline.parent(shortfall.node)
      while let node = ancestor,
        outer.insert([node.index, Int(shortfall.axis.rawValue)]).inserted
      {
        ancestor = timeline.parent(node)
      }
    }
    return all.filter { !outer.contains([$0.node.index, Int($0.axis.rawValue)]) }
  }
}

/// A container that was offered more than it took.
private struct Shortfall {
  let timeline: Timeline
  let node: NodeID
  let axis: Axis
  let offered: CGFloat
  let taken: CGFloat
  let greedy: NodeID
  let evidence: [Int]

  init?(_ timeline: Timeline, _ node: NodeID, _ axis: Axis) {
    guard let offered = timeline.offer(node, axis), let taken = timeline.length(node, axis),
      offered > taken + Timeline.visible
    else { return nil }
    let children = timeline.tree.children(of: node)
    let greedy = children.lazy.compactMap { child -> (NodeID, [Int])? in
      guard let answer = timeline.profile(of: child).isGreedy(on: axis), answer.value else {
        return nil
      }
      return (child, answer.events)
    }.first
    guard let greedy else { return nil }
    self.timeline = timeline
    self.node = node
    self.axis = axis
    self.offered = offered
    self.taken = taken
    self.greedy = greedy.0
    evidence = timeline.evidence(of: timeline.sizingSpan(node)) + greedy.1
  }

  var suspicion: Suspicion {
    let waster = self.waster
    let finding = Finding(
      rule: Underfill.id, class: .contract, node: node, axis: axis, place: timeline.place(node),
      message: message(waster), evidence: (evidence + (waster?.events ?? [])).sorted(),
      advice: advice(waster), ignoreKey: "underfill@\(timeline.name(node))")
    return Suspicion(finding, involving: [])
  }

  private var isGrid: Bool { timeline.kind(node) == "Grid" }

  private func message(_ waster: Waster?) -> String {
    let dimension = axis.dimension
    var text =
      "\(timeline.name(node)) was offered a \(dimension) of \(points(offered)) and took \(points(taken)), although \(timeline.name(greedy)) would take any \(dimension): \(points(offered - taken)) stay empty."
    if let waster {
      text +=
        " \(timeline.name(waster.node)) was offered a share of \(points(waster.offered)) and took \(points(waster.taken))."
    }
    let container = isGrid ? "grid" : "stack"
    text += " A \(container) goes through its children once and hands nothing on that they leave."
    return text
  }

  private func advice(_ waster: Waster?) -> String {
    guard let waster, !isGrid else {
      return
        "Give the container's children one kind of \(axis.dimension), or put a flexible frame outside. Leave it if the container is meant to hug its content."
    }
    return
      "Write .layoutPriority(1) on \(timeline.name(waster.node)), so that it is served before the others and they divide what it leaves. Leave it if the stack is meant to hug its content."
  }

  /// The child that left most of its share although others would have taken it.
  private struct Waster {
    let node: NodeID
    let offered: CGFloat
    let taken: CGFloat
    let events: [Int]
  }

  private var waster: Waster? {
    timeline.tree.children(of: node).compactMap { child -> Waster? in
      guard let offered = timeline.offer(child, axis), let taken = timeline.length(child, axis),
        offered > taken + Timeline.visible,
        timeline.profile(of: child).isGreedy(on: axis)?.value == true
      else { return nil }
      return Waster(
        node: child, offered: offered, taken: taken,
        events: timeline.evidence(of: timeline.sizingSpan(child)))
    }.max { $0.offered - $0.taken < $1.offered - $1.taken }
  }
}
