import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

// Whose rule makes the number.
extension Excess {
  /// In sentences with a space before them, and what shows that.
  var explanation: (sentence: String, evidence: [Int]) {
    let evidence = timeline.evidence(of: insistence.span(of: culprit))
    if let track { return (track, evidence) }
    guard insistence.pressure(on: culprit) != nil else { return (placing, evidence) }
    if let shift = Shift(self) { return (shift.sentence, evidence) }
    if let sum = Sum(of: culprit, self) {
      return (" \(offer(culprit)) and \(sum.sentence).\(insisting)", evidence + [sum.event])
    }
    let insists = "\(offer(culprit)) and insists on \(points(taken(culprit)))."
    guard let (container, sum) = sumAround else { return (" \(insists)\(insisting)", evidence) }
    return (" \(timeline.name(container)) \(sum.sentence); \(insists)", evidence + [sum.event])
  }

  /// "title was offered 136"
  private func offer(_ node: NodeID) -> String {
    "\(timeline.name(node)) was offered \(points(insistence.pressure(on: node)?.offered ?? 0))"
  }

  private func taken(_ node: NodeID) -> CGFloat { insistence.pressure(on: node)?.taken ?? 0 }

  /// The innermost container around the culprit that adds it up with others.
  private var sumAround: (container: NodeID, sum: Sum)? {
    var node = culprit
    while node != child, let parent = timeline.parent(node) {
      node = parent
      if let sum = Sum(of: node, self) { return (node, sum) }
    }
    return nil
  }

  /// Who of several children takes more than its share, where not all do: the longest ones.
  private var insisting: String {
    let stiff = stiffChildren
    return stiff.prefix(2).map { " \(offer($0)) and insists on \(points(taken($0)))." }.joined()
  }

  /// The children of a stack that insist, the longest first; empty where all of them do.
  var stiffChildren: [NodeID] {
    guard timeline.dividedAxes(culprit).contains(axis) else { return [] }
    let views = timeline.tree.children(of: culprit).filter { !timeline.has(.spacer, $0) }
    let stiff = views.filter { insistence.pressure(on: $0) != nil }
    return stiff.count == views.count ? [] : stiff.sorted { taken($0) > taken($1) }
  }

  /// The column or row of a lazy grid that a cell is placed in the middle of.
  private var track: String? {
    guard isMerelyPlaced, let parent = timeline.parent(child), let offered = trackLength else {
      return nil
    }
    let word = timeline.has(.makesColumns, parent) ? "column" : "row"
    let who = insistence.pressure(on: culprit) == nil ? name : timeline.name(culprit)
    let taken = timeline.length(culprit, axis) ?? 0
    return " Its \(word) is \(points(offered)) \(axis.adjective), and \(who) insists on "
      + "\(points(taken))."
  }

  /// What the child was offered as the width of a column, or the height of a row, that it is too
  /// long for.
  var trackLength: CGFloat? {
    guard let parent = timeline.parent(child), let offered = timeline.offer(child, axis),
      let taken = timeline.length(child, axis), taken > offered + Timeline.visible
    else { return nil }
    return timeline.has(.makesTracks(axis), parent) ? offered : nil
  }

  /// Where nobody insists, it was put there.
  private var placing: String {
    guard let parent = timeline.parent(child), !isMerelyPlaced else { return "" }
    let parentName = timeline.name(parent)
    guard timeline.placement(of: child)?.placement.proposal[axis] != nil else {
      return " It was offered no \(axis.dimension), and took its ideal one: \(parentName) places "
        + "it \(placeText)."
    }
    return " It takes no more than it was offered: \(parentName) places it \(placeText)."
  }
}

/// What the length of a container is made of.
private struct Sum {
  let event: Int
  /// "adds up to 0 + 8 + 320 = 328, which leaves nothing for title"
  let sentence: String

  /// Nil for a container that adds nothing up on the axis.
  init?(of node: NodeID, _ excess: Excess) {
    let timeline = excess.timeline
    guard let span = excess.insistence.span(of: node),
      let sum = timeline.reasons(of: node, in: span).last(where: {
        ($0.reason.isTotal || $0.reason.rule == .size) && $0.reason.axis == excess.axis
      }), let text = arithmetic(sum.reason)
    else { return nil }
    event = sum.event
    let empty = Self.empty(in: node, timeline, excess.axis).map { timeline.name($0) }
    let names = empty.count > 3 ? Array(empty.prefix(2)) + ["\(empty.count - 2) more"] : empty
    sentence =
      "adds up to \(text)"
      + (names.isEmpty ? "" : ", which leaves nothing for \(listed(names, "and"))")
  }

  /// The children that get nothing although they would like to have a length: what is drawn by
  /// them.
  private static func empty(
    in node: NodeID, _ timeline: Timeline, _ axis: Axis
  ) -> [NodeID] {
    guard timeline.dividedAxes(node).contains(axis) else { return [] }
    return timeline.tree.children(of: node).compactMap { child in
      guard !timeline.has(.spacer, child), timeline.length(child, axis) == 0,
        let ideal = timeline.profile(of: child).answer(to: nil, on: axis)?.size[axis], ideal > 0
      else { return nil }
      var drawn = child
      while let only = timeline.tree.children(of: drawn).first,
        timeline.tree.children(of: drawn).count == 1
      { drawn = only }
      return timeline.has(.text, drawn) ? drawn : child
    }
  }
}
