import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// How far a child reaches beyond its parent on an axis, and why.
struct Excess {
  let timeline: Timeline
  let child: NodeID
  let axis: Axis
  /// Beyond the leading or top edge, in points.
  let before: CGFloat
  /// Beyond the trailing or bottom edge, in points.
  let after: CGFloat
  /// What there is to stay in, in points.
  let room: CGFloat
  let insistence: Insistence
  /// The innermost view that took more than it was offered.
  let culprit: NodeID

  var depth: Int { timeline.tree.depth(of: child) }

  init?(
    _ timeline: Timeline, _ child: NodeID, _ axis: Axis, _ insistence: Insistence,
    _ clipping: Clipping
  ) {
    guard let whole = timeline.extent(child, axis), let room = Self.room(timeline, child, axis)
    else { return nil }
    self.timeline = timeline
    self.child = child
    self.axis = axis
    self.room = room
    self.insistence = insistence
    let extent = clipping.visible(whole, of: child)
    before = max(0, -extent.start)
    after = max(0, extent.end - room)
    culprit = insistence.source(of: child)
    guard before + after > Timeline.visible, timeline.length(child, axis.cross) != 0,
      !timeline.restsOnGuess(culprit, axis)
    else { return nil }
  }

  /// What the child has to stay in: its parent's length, for a lone root what was proposed to it.
  /// Nil where it may reach out.
  private static func room(_ timeline: Timeline, _ child: NodeID, _ axis: Axis) -> CGFloat? {
    guard let parent = timeline.parent(child) else {
      return timeline.tree.roots.count == 1 ? timeline.offer(child, axis) : nil
    }
    guard !timeline.mayReachOut(child, on: axis), !timeline.isClipped(parent) else { return nil }
    return timeline.length(parent, axis)
  }

  var suspicion: Suspicion {
    let why = explanation
    let misplacement = Misplacement(self)
    let finding = Finding(
      rule: Overflow.id, class: before + after < 2 ? .smell : .contract, node: culprit,
      axis: axis, place: timeline.place(culprit),
      message: misplacement?.message ?? (isMerelyPlaced ? whereabouts : fact) + why.sentence,
      evidence: (why.evidence + placements).inOrder,
      advice: "\(misplacement?.remedy ?? remedy). Leave it if it is meant to stand out.",
      ignoreKey: "overflow@\(timeline.name(culprit))")
    let parent = timeline.parent(child).map { [$0] } ?? []
    return Suspicion(
      finding, subject: child, involving: [child] + parent, off: before + after, claiming: claim)
  }

  private var placements: [Int] {
    let parent = timeline.parent(child).flatMap { timeline.placement(of: $0)?.event }
    return [parent, timeline.placement(of: child)?.event].compactMap { $0 }
  }
}

// MARK: - Facts

extension Excess {
  var name: String { timeline.name(child) }

  var container: String { timeline.parent(child).map { timeline.name($0) } ?? "the root" }

  /// Whether the child is not too long for its parent: it reaches out by its place.
  var isMerelyPlaced: Bool {
    guard timeline.parent(child) != nil, let length = timeline.length(child, axis) else {
      return false
    }
    return length <= room + Timeline.visible
  }

  /// "row is 358 points wide, card around it only 200: it reaches out …"
  private var fact: String { "\(claim): \(edges)." }

  private var claim: String {
    let taken = "\(name) is \(points(timeline.length(child, axis) ?? 0)) points \(axis.adjective)"
    if timeline.parent(child) == nil {
      return "\(taken), but only \(points(room)) were proposed to it as the root"
    }
    return "\(taken), \(container) around it only \(points(room))"
  }

  /// "it reaches out by 12.5 at the leading and 12.5 at the trailing edge"
  private var edges: String {
    let lengths = parts.map { "\(points($0.0)) at the \($0.1)" }
    return "it reaches out by \(listed(lengths, "and")) edge"
  }

  /// How far it reaches beyond which edges.
  var parts: [(CGFloat, String)] {
    let names = axis == .horizontal ? ("leading", "trailing") : ("top", "bottom")
    return [(before, names.0), (after, names.1)].filter { $0.0 > Timeline.visible / 2 }
  }

  /// "badge is placed from 180 to 260, but menu ends at 200."
  private var whereabouts: String {
    let limits = [
      before > Timeline.visible / 2 ? "begins at 0" : nil,
      after > Timeline.visible / 2 ? "ends at \(points(room))" : nil,
    ].compactMap(\.self)
    return "\(name) is placed \(placeText), but \(container) \(listed(limits, "and"))."
  }

  /// "from 180 to 260"
  var placeText: String {
    guard let extent = timeline.extent(child, axis) else { return "outside" }
    return "from \(points(extent.start)) to \(points(extent.end))"
  }
}
