import Foundation
package import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// A stack or grid stays smaller than what it was offered, although a child of it would take more.
///
/// `HStack { Color.blue; Color.green; Color.yellow.relativeProposed(width: 0.5) }` offered 620
/// takes 520: the last child leaves half of its share, and nobody is asked again. Modifiers and the
/// layouts that a text declares are never to blame: they may hug on purpose.
///
/// Helps: `.layoutPriority(1)` on the child that leaves room, so that it is served first.
package enum Underfill: SymptomRule {
  package static let id = "underfill"
  package static let summary = "A stack or grid with a greedy child stays smaller than its offer."

  package static func suspicions(in timeline: Timeline) -> [Suspicion] {
    Axis.allCases.flatMap { axis in
      let short = timeline.nodes.filter { timeline.dividedAxes($0).contains(axis) }
        .compactMap { Shortfall(timeline, $0, axis) }
      return lowest(of: short, timeline).map { $0.suspicion }
    }
  }

  /// Where one short container lies in another, the inner one is to blame.
  private static func lowest(of all: [Shortfall], _ timeline: Timeline) -> [Shortfall] {
    var isAround = [Bool](repeating: false, count: timeline.trace.nodes.count)
    for shortfall in all {
      var ancestor = timeline.parent(shortfall.node)
      while let node = ancestor, !isAround[node.index] {
        isAround[node.index] = true
        ancestor = timeline.parent(node)
      }
    }
    return all.filter { !isAround[$0.node.index] }
  }
}

/// A container that was offered more than it took, and a child of it that would take any length.
private struct Shortfall {
  let timeline: Timeline
  let node: NodeID
  let axis: Axis
  let offered: CGFloat
  let taken: CGFloat
  let greedy: (child: NodeID, evidence: [Int])

  init?(_ timeline: Timeline, _ node: NodeID, _ axis: Axis) {
    guard let offered = timeline.offer(node, axis), let taken = timeline.length(node, axis),
      offered > taken + Timeline.visible,
      let greedy = timeline.tree.children(of: node).lazy.compactMap({
        Self.greed(timeline, $0, axis)
      }).first
    else { return nil }
    self.timeline = timeline
    self.node = node
    self.axis = axis
    self.offered = offered
    self.taken = taken
    self.greedy = greedy
  }

  /// The child and what shows its greed; nil for one that is not greedy or does not count.
  private static func greed(
    _ timeline: Timeline, _ child: NodeID, _ axis: Axis
  ) -> (child: NodeID, evidence: [Int])? {
    guard let answer = timeline.profile(of: child).isGreedy(on: axis), answer.value,
      !timeline.isUnsizedCell(child, on: axis)
    else { return nil }
    return (child, answer.events)
  }

  var suspicion: Suspicion {
    let leaver = self.leaver
    let gap = self.gap
    let finding = Finding(
      rule: Underfill.id, class: .contract, node: node, axis: axis, place: timeline.place(node),
      message: fact + (leaver?.sentence ?? gap?.sentence ?? "") + custom,
      evidence: (timeline.evidence(of: timeline.sizingSpan(node)) + greedy.evidence
        + (leaver?.evidence ?? gap?.evidence ?? [])).inOrder,
      advice: (leaver?.advice ?? gap?.advice ?? advice)
        + " Leave it if \(timeline.name(node)) is meant to hug its content.",
      ignoreKey: "underfill@\(timeline.name(node))")
    return Suspicion(finding, off: offered - taken, claiming: claim)
  }
}

// MARK: - Sentences

extension Shortfall {
  private var isGrid: Bool { Axis.allCases.allSatisfy { timeline.has(.divides($0), node) } }
  private var track: String { axis == .horizontal ? "column" : "row" }

  private var claim: String {
    "\(timeline.name(node)) was offered a \(axis.dimension) of \(points(offered)) points and took "
      + points(taken)
  }

  private var fact: String {
    "\(claim), although \(timeline.name(greedy.child)) would take any "
      + "\(axis.dimension): \(points(offered - taken)) points stay empty."
  }

  private var custom: String {
    isGrid
      ? " A grid serves each \(track) once: what one leaves, no other gets."
      : " A stack serves each child once: what the last one leaves, no other gets."
  }

  private var advice: String {
    isGrid
      ? "Let a cell of each \(track) take all that it is offered."
      : "Let the last child take all that it is offered."
  }

  /// Why room is left, what to do about it, and what shows it.
  private struct Ground {
    let sentence: String
    let advice: String
    let evidence: [Int]
  }

  /// The child of a stack that was served last: it was offered all that was left, and left this.
  private var leaver: Ground? {
    guard !isGrid else { return nil }
    for child in timeline.tree.children(of: node).reversed() {
      guard let offer = timeline.offer(child, axis), let took = timeline.length(child, axis),
        abs((offer - took) - (offered - taken)) < Timeline.visible
      else { continue }
      let name = timeline.name(child)
      return Ground(
        sentence: " \(name), served last, was offered \(points(offer)) and took \(points(took)).",
        advice: "Write .layoutPriority(1) on \(name): it is served first then, and the others "
          + "divide what it leaves.",
        evidence: timeline.evidence(of: timeline.sizingSpan(child)))
    }
    return nil
  }

  /// The columns or rows of a grid in which no cell starts, so that nobody takes their share.
  private var gap: Ground? {
    guard isGrid, let span = timeline.sizingSpan(node) else { return nil }
    let untaken = timeline.reasons(of: node, in: span).filter {
      $0.reason.isShare && $0.reason.axis == axis && $0.reason.detail == .untaken
    }
    let tracks = untaken.compactMap(\.reason.track).sorted().map { "\($0)" }
    guard let last = untaken.last?.reason, let length = last.result, !tracks.isEmpty else {
      return nil
    }
    let word = tracks.count == 1 ? track : "\(track)s"
    let numbers = tracks.count > 4 ? "\(tracks.count) \(word)" : "\(word) \(listed(tracks, "and"))"
    let share = tracks.count == 1 ? "its share of" : "their shares, in the end"
    return Ground(
      sentence: " In \(numbers) no cell starts, so nobody takes \(share) \(points(length))"
        + (last.isModelled ? " (modelled)." : "."),
      advice: "Let a cell start in \(numbers), or span fewer \(track)s.",
      evidence: untaken.suffix(Self.mostTracks).map(\.event))
  }

  private static let mostTracks = 6
}

extension Timeline {
  /// Whether a cell of a grid is told not to help to size its column or row.
  fileprivate func isUnsizedCell(_ cell: NodeID, on axis: Axis) -> Bool {
    var node = cell
    while true {
      if has(.unsized(axis), node) { return true }
      let children = tree.children(of: node)
      guard children.count == 1 else { return false }
      node = children[0]
    }
  }
}
