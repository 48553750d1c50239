import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let starvedView = Rule(
    id: "starved-view",
    summary: "A view gets no length at all, as another one takes all there is.",
    finding: [
      """
      `layoutPriority` serves a view before all others of its stack: it is offered everything but \
      their minimums. One that takes what it is offered leaves them no more than those, and a \
      colour, a picture or a scroll view can be as short as 0.
      """,
      """
      A view that keeps its length whatever it is offered, such as a text with `fixedSize`, does the \
      same to a text beside it: that is 0 points wide, and nobody sees that it is there. A control \
      does it to its own title, where its content alone is wider than a frame around it.
      """,
    ],
    example: """
      // proposal: 308x80
      HStack {
        Color.blue.layoutPriority(1).id("chart")
        Color.gray.id("legend")
      }
      .id("row")
      """,
    scope: """
      A spacer, and a view that has nothing to show, may be as short as 0. A picture of less \
      than 8 points, a third of its size, is reported beside what keeps its length.
      """,
    help: """
      `.frame(minWidth: …)` on the view that vanishes, or no priority and no `fixedSize` on the \
      other one; for priorities that are meant as shares, such as 0.7 and 0.3, frames of such a \
      part of what a `GeometryReader` measures
      """,
    exception: "it is to vanish where there is no room",
    class: .contract, needs: "the log with the stack's reasons",
    consequences: [Rule.lostWords.id],
    search: .symptoms { timeline in
      timeline.stacks.flatMap { Starved.all(in: $0, timeline) }
        + timeline.views(with: .assumed).flatMap { Starved.titles(in: $0, timeline) }
    })
}

/// A view without a length, and the one that took it.
private struct Starved: Sighting {
  let timeline: Timeline
  let stack: NodeID
  let node: NodeID
  let taker: NodeID
  let axis: Axis
  /// Whether the taker is served first, or keeps its length whatever it is offered.
  let isServedFirst: Bool

  /// Which part of the room each view of the stack is to have, where the priorities are meant as
  /// shares; else empty.
  var shares: [(node: NodeID, part: CGFloat)] = []

  /// The taker could do with so much less, in points.
  private static let least: CGFloat = 20

  static func all(in stack: NodeID, _ timeline: Timeline) -> [Starved] {
    guard let axis = timeline.dividedAxis(stack) else { return [] }
    return all(in: stack, axis, timeline)
  }

  /// The starved titles in a control that has its title beside its content.
  static func titles(in control: NodeID, _ timeline: Timeline) -> [Starved] {
    let all = all(in: control, .horizontal, timeline)
    return all.filter { !$0.isServedFirst && timeline.has(.text, $0.node) }
  }

  private static func all(in stack: NodeID, _ axis: Axis, _ timeline: Timeline) -> [Starved] {
    guard timeline.offer(stack, axis) != nil else { return [] }
    let starved = timeline.tree.children(of: stack).filter { timeline.isStarved($0, axis) }
    guard !starved.isEmpty else { return [] }
    let ranks = timeline.ranks(in: stack, axis)
    let greedy = ranks.filter { takes($0.node, axis, timeline) }
    let rigid = rigid(in: stack, axis, timeline)
    let priorities = Dictionary(
      ranks.map { ($0.node, $0.priority) }, uniquingKeysWith: { first, _ in first })
    let shares = timeline.shares(of: stack, ranks)
    return starved.compactMap { node in
      let own = priorities[node] ?? .infinity
      let first = greedy.first { $0.priority > own }?.node
      let isPicture = timeline.comes(node, downTo: .image)
      let keeper = isPicture ? longest(beside: node, in: stack, axis, timeline) : rigid
      guard let taker = first ?? (isPicture || timeline.isOfWords(node) ? keeper : nil) else {
        return nil
      }
      return Starved(
        timeline: timeline, stack: stack, node: node, taker: taker, axis: axis,
        isServedFirst: first != nil, shares: shares)
    }
  }

  /// What keeps all that a row has to offer, but for the spacing.
  private static func rigid(in stack: NodeID, _ axis: Axis, _ timeline: Timeline) -> NodeID? {
    // What is offered nothing leaves nothing, whatever is in it.
    guard axis == .horizontal, let room = timeline.offer(stack, axis), room > 1,
      let whole = timeline.length(stack, axis)
    else { return nil }
    let children = timeline.tree.children(of: stack)
    let spacing = whole - children.compactMap { timeline.length($0, axis) }.reduce(0, +)
    return children.first { child in
      guard let length = timeline.length(child, axis), length + max(spacing, 0) >= room,
        let least = timeline.least(child, axis)
      else { return false }
      return least >= length - Timeline.tolerance
    }
  }

  /// What keeps most of a stack that is full, beside a picture.
  private static func longest(
    beside picture: NodeID, in stack: NodeID, _ axis: Axis, _ timeline: Timeline
  ) -> NodeID? {
    guard let room = timeline.offer(stack, axis), let whole = timeline.length(stack, axis),
      whole > room - 1
    else { return nil }
    let lengths = timeline.siblings(of: picture, in: stack).compactMap { child in
      timeline.length(child, axis).map { (child: child, length: $0) }
    }
    return lengths.filter { $0.length > 1 && $0.length < (timeline.least($0.child, axis) ?? 0) + 1 }
      .max { $0.length < $1.length }?.child
  }

  var goal: Goal? {
    if !shares.isEmpty { return shared }
    if timeline.comes(node, downTo: .image), !isServedFirst {
      return Goal(
        [
          .length(node, axis, .atLeast(Timeline.leastPicture)), .inside(taker, nil, axis),
          .length(taker, axis, .atLeast(timeline.length(taker, axis) ?? 0)),
        ] + [stack].compactMap(timeline.parent).map { .inside(stack, $0, axis) },
        near: [taker, stack, node])
    }
    guard !isServedFirst, let text = timeline.core(of: node) else { return nil }
    return Goal([.whole(text)], near: [taker, stack])
  }

  /// Each view has its part of the room, but for spacing.
  private var shared: Goal {
    let lengths = shares.compactMap { timeline.length($0.node, axis) }.reduce(0, +)
    let spacing = max((timeline.length(stack, axis) ?? 0) - lengths, 0)
    let conditions = shares.map { share -> Goal.Condition in
      .length(
        timeline.shown(by: share.node), axis,
        .between(share.part * lengths - spacing - 1, share.part * (lengths + spacing) + 1))
    }
    return Goal(conditions, near: [stack])
  }

  private static func takes(_ node: NodeID?, _ axis: Axis, _ timeline: Timeline) -> Bool {
    guard let node, timeline.isGreedy(node, axis), let length = timeline.length(node, axis),
      let enough = timeline.least(node, axis)
    else { return false }
    return length > enough + least
  }
}

extension Timeline {
  /// A shorter picture, in points, cannot be recognised.
  fileprivate static let leastPicture: CGFloat = 8

  /// Which part of a stack's room each of its views is to have, if their priorities add up to a
  /// whole; empty otherwise, and where words or spacers are among them.
  fileprivate func shares(
    of stack: NodeID, _ ranks: [Reason.Ranked]
  ) -> [(node: NodeID, part: CGFloat)] {
    let ranked = ranks.compactMap { rank in
      rank.node.map { (node: $0, priority: Double(rank.priority)) }
    }
    guard ranked.count == tree.childCount(of: stack),
      !ranked.contains(where: { isOfWords($0.node) || has(.spacer, within: $0.node) }),
      let whole = PriorityShares.whole(of: ranked.map(\.priority))
    else { return [] }
    return ranked.map { (node: $0.node, part: CGFloat($0.priority / whole)) }
  }

  /// Whether a view that takes any length has none, or a picture next to none.
  fileprivate func isStarved(_ node: NodeID, _ axis: Axis) -> Bool {
    guard !has(.spacer, node), let length = length(node, axis),
      length < 1
        || length < Self.leastPicture && comes(node, downTo: .image)
          && 3 * length < ideal(node, axis) ?? 0,
      let ideal = ideal(node, axis), ideal > 1, let across = self.length(node, axis.cross)
    else { return false }
    return across > 1
  }
}

// MARK: - What it says

extension Starved {
  var suspicion: Suspicion {
    suspected(
      .starvedView, of: node, on: axis, sized: [node, taker], remedies: remedies,
      involving: [stack, taker], off: timeline.length(taker, axis) ?? 0)
  }

  var statement: Statement {
    Statement(
      """
      \(node) is \(points(timeline.length(node, axis) ?? 0)) points \(axis.adjective), and \
      \(taker) takes \(points(timeline.length(taker, axis) ?? 0))
      """,
      because: !shares.isEmpty
        ? """
        \(stack) serves \(taker) first, for its priority: that is an order, and no share of the room
        """
        : isServedFirst
          ? """
          \(stack) serves \(taker) first, for its priority, and leaves the others only what they \
          cannot do without
          """
          : "\(taker) keeps its length, whatever it is offered, and leaves nothing of the room")
  }

  private var remedies: [Prose] {
    if timeline.has(.assumed, stack) {
      return [
        "write \(code: ".labelsHidden()") on \(stack), and a text of its own beside it",
        "give \(stack) a larger \(code: "maxWidth:")",
      ]
    }
    guard isServedFirst || axis == .horizontal else {
      return ["give \(stack) more room", "leave \(taker) out"]
    }
    guard isServedFirst else {
      let isIdeal = timeline.has(.asksForIdeal, within: taker)
      return [
        isIdeal
          ? "take \(code: ".fixedSize()") off \(taker)"
          : "give \(taker) a \(code: "maxWidth:") instead of its width",
        "put \(node) below it",
      ]
    }
    let least = axis == .horizontal ? ".frame(minWidth: …)" : ".frame(minHeight: …)"
    if !shares.isEmpty {
      return [
        """
        put \(stack) into a \(code: "GeometryReader"), and write \
        \(code: ".frame(\(axis.dimension): …)") with its part of the room on each view in place of the \
        priority
        """
      ]
    }
    return [
      "leave out the \(code: "layoutPriority") of \(taker)",
      "write \(code: least) on \(node)",
    ]
  }
}
