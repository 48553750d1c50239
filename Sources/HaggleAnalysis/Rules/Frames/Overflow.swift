import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  package static let overflow = Rule(
    id: "overflow",
    summary: "A view reaches beyond the one that it stands in.",
    finding: """
      A view reaches beyond the one that it stands in by more than half a pixel, and nothing \
      clips it. The finding is about the view whose own rule makes the number: the innermost \
      one that took more than it was offered, or the stack whose children are too long \
      together. Where several containers around it cannot hold it, that is one finding, about \
      the innermost.
      """,
    example: """
      // proposal: 400x100
      HStack(spacing: 8) {
        Color.red.frame(width: 120).id("avatar")
        Color.blue.frame(width: 214).id("title")
      }
      .id("row")
      .frame(width: 264)
      .id("card")
      """,
    scope: [
      """
      A view that is not too long for its container, and yet reaches out, is reported by its \
      place: “c is placed from 180 to 260, but dial ends at 200”. The column of a lazy grid is \
      narrower than it then, an `alignmentGuide` shifts it, or the `placeSubviews` of a layout \
      of one's own puts it there.
      """,
      """
      Not meant are: content along the axis on which it scrolls, overlays and backgrounds but \
      for an overlay with a text that is longer than the screen, offsets, negative padding, a \
      margin that reaches out around what stays inside, what a clip further out cuts off, what \
      is hidden or drawn smaller by an effect (inside of a padding as well), and what has no \
      breadth: only what can be seen counts, no spacer and nothing clear; nor what ignores the \
      safe area and lies on the screen from edge to edge; nor what is in a written `maxWidth: \
      0`. Nor is a view that the text does not declare: its box has no stated size. Nor is what \
      is not seen: padding alone, and words, symbols and lines by up to 12 points in free room, \
      what adds up in a column by up to 6, anything from top to bottom by up to 3, and anything \
      in the room of spacers beside it, where they meet no other view and no edge of the screen \
      or of what is painted behind.
      """,
      "Below 2 points it is a smell: so little is rarely noticed.",
    ],
    help: """
      whatever the finding names can be smaller, its container larger, or the content can \
      scroll; `layoutPriority` where another child should give way
      """,
    exception: "it is meant to stand out",
    class: .contract, classNote: "smell below 2 points", keyNote: "of the view that insists",
    needs: "the log",
    consequences: [
      Rule.offCentreOverflow.id, Rule.cutText.id, Rule.idleGuide.id, Rule.starvedView.id,
    ],
    search: .symptoms { timeline in
      let movers = Movers(timeline)
      return Axis.allCases.flatMap { axis in
        let insistence = Insistence(timeline, axis)
        let clipping = Clipping(timeline, axis)
        let excesses = timeline.nodes.compactMap {
          Excess.find($0, on: axis, in: timeline, with: insistence, clipping, movers)
        }
        let seen = Excess.seen(of: excesses, timeline)
        return Excess.innermost(of: seen, timeline)
      }
    })
}

/// How far a child reaches beyond its parent on an axis, and why.
struct Excess: Detection {
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

  /// Less, in points, is not reported: a line of text is 20.33 high, and people write 20; a divider
  /// is one pixel, and is taken for a point.
  private static func least(_ axis: Axis, for culprit: NodeID, _ timeline: Timeline) -> CGFloat {
    if timeline.has(.decorates, culprit), timeline.length(culprit, axis) == 1 { return 1 }
    return axis == .vertical ? 0.4 : Timeline.tolerance
  }

  /// On a screen nobody sees less at an edge, in points.
  private static let leastOnScreen: CGFloat = 1

  static func find(
    _ child: NodeID, on axis: Axis, in timeline: Timeline, with insistence: Insistence,
    _ clipping: Clipping, _ movers: Movers
  ) -> Self? {
    guard let whole = timeline.extent(child, axis), let room = room(timeline, child, axis),
      max(0, -whole.start) + max(0, whole.end - room) > Timeline.tolerance,
      !timeline.mayReachOut(child, on: axis) || timeline.isLongerThanScreen(child, axis),
      timeline.parent(child).map({ !timeline.isClipped($0) }) ?? true,
      !timeline.isPager(child, axis), !timeline.isOnScreen(in: child, axis)
    else { return nil }
    let extent = clipping.visible(whole, of: child)
    guard max(0, -extent.start) + max(0, extent.end - room) > Timeline.tolerance else { return nil }
    let drawn = (movers.shownFrame(of: child) ?? timeline.drawnFrame(of: child)).map {
      Extent(start: $0.origin[axis], end: $0.end(axis))
    }
    // Drawn smaller or turned it may stay inside; drawn larger it does so on purpose.
    let before = max(0, -max(extent.start, drawn?.start ?? extent.start))
    let after = max(0, min(extent.end, drawn?.end ?? extent.end) - room)
    let culprit = insistence.source(of: child)
    let isSeen = timeline.trace.header.screen == nil || max(before, after) >= leastOnScreen
    guard before + after > least(axis, for: culprit, timeline), isSeen,
      timeline.length(child, axis.cross) != 0, !isFolded(child, in: room, timeline),
      !timeline.restsOnGuess(culprit, axis), !timeline.isBackdropOfScreen(culprit, axis),
      !timeline.isMarginAlone(beyond: room, child, axis),
      axis == .horizontal || !timeline.isLineBoxAlone(beyond: room, child)
    else { return nil }
    return Self(
      timeline: timeline, child: child, axis: axis, before: before, after: after, room: room,
      insistence: insistence, culprit: culprit)
  }

  /// Whether a frame leaves nothing of what lies behind or over a view, as one that follows a
  /// gesture does until that begins.
  private static func isFolded(_ child: NodeID, in room: CGFloat, _ timeline: Timeline) -> Bool {
    room == 0 && timeline.parent(child).map { timeline.has(.frames, $0) } == true
      && timeline.stepsOutwards(from: child).contains { timeline.isLayer($0.inner) }
  }

  /// What the child is in: its parent's length, for a lone root what was proposed to it.
  private static func room(_ timeline: Timeline, _ child: NodeID, _ axis: Axis) -> CGFloat? {
    if let parent = timeline.parent(child) { return timeline.length(parent, axis) }
    return timeline.tree.roots.count == 1 ? timeline.offer(child, axis) : nil
  }

  /// Those that are visible.
  static func seen(of excesses: [Excess], _ timeline: Timeline) -> [Excess] {
    guard !excesses.isEmpty else { return [] }
    let protrusions = Protrusions(timeline)
    return excesses.filter {
      !protrusions.isUnseen($0.child, beyond: $0.room, $0.axis, for: $0.culprit)
    }
  }

  /// One insisting view may be too much for several containers around it: that is one finding,
  /// about the innermost that cannot hold it.
  static func innermost(of excesses: [Excess], _ timeline: Timeline) -> [Excess] {
    var chosen = [Int?](repeating: nil, count: timeline.trace.nodes.count)
    for (number, excess) in excesses.enumerated() {
      let known = chosen[excess.culprit.index].map { excesses[$0].depth } ?? -1
      if excess.depth > known { chosen[excess.culprit.index] = number }
    }
    return excesses.enumerated().filter { chosen[$1.culprit.index] == $0 }.map(\.element)
  }

  /// Whether the child is not too long for its parent: it reaches out by its place.
  var isMerelyPlaced: Bool {
    guard timeline.parent(child) != nil, let length = timeline.length(child, axis) else {
      return false
    }
    return length <= room + Timeline.tolerance
  }
}

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
    /// The question that its container was sized by; nil if it was placed with the same offer.
    fileprivate let span: Span?

    var excess: CGFloat { taken - offered }
  }

  init(_ timeline: Timeline, _ axis: Axis) {
    self.timeline = timeline
    self.axis = axis
    sources = timeline.trace.nodes.indices.map { NodeID($0) }
    press()
    // From the leaves to the roots: a node's source is that of the child that makes it insist.
    for node in timeline.tree.preorder.reversed() {
      guard let child = decisiveChild(of: node) else { continue }
      sources[node.index] = sources[child.index]
    }
  }

  /// The innermost node that a node's excess comes from; itself if no child explains it.
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
      longest.excess > excess - Timeline.tolerance
    else { return nil }
    return longest.child
  }
}

// MARK: - Offers

extension Insistence {
  /// From the roots to the leaves: a container that takes too much, as a `ZStack` does, may offer
  /// its children that much when it places them. What counts is what it offered to find its size.
  private mutating func press() {
    for node in timeline.tree.preorder
    where !timeline.isLayer(node) || timeline.isLongerThanScreen(node, axis) {
      guard let pressure = pressures[node.index] ?? placed(node) else { continue }
      pressures[node.index] = pressure
      guard let sizing = pressure.span ?? timeline.sizingSpan(node), let end = sizing.answer
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
      taken > offered + Timeline.tolerance
    else { return nil }
    return Pressure(offered: offered, taken: taken, span: nil)
  }

  private func asked(_ node: NodeID, in range: Range<Int>) -> Pressure? {
    if let placed = placed(node) { return placed }
    guard let taken = timeline.length(node, axis),
      let index = timeline.spans(of: node).last(where: { range.contains(timeline.spans[$0].ask) })
    else { return nil }
    let span = timeline.spans[index]
    guard let offered = span.proposal[axis], offered.isFinite, taken > offered + Timeline.tolerance,
      let length = span.size?[axis], abs(length - taken) < Timeline.tolerance
    else { return nil }
    return Pressure(offered: offered, taken: taken, span: reached(span))
  }
}
