import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let twoPhaseMismatch = Rule(
    id: "two-phase-mismatch",
    summary: "A container lays out for another size than the one it reported.",
    finding: [
      """
      A container was measured, reported a size by what its children answered, and then laid \
      them out by other proposals: its children reach beyond the size that it reported, and one \
      of them has another length than it had answered. What is around it (a frame that centres \
      it, a stack that puts the next view behind it) works with a size that is not there.
      """,
      """
      Lazy grids do so: they make their columns once for what they are offered, and once for \
      what they then reported. A layout of one's own does so where `placeSubviews` proposes \
      something else than `sizeThatFits` did; then a subview may also lie over the next one.
      """,
    ],
    example: """
      // proposal: 200xnil
      LazyVGrid(columns: [GridItem(.flexible(minimum: 50)), GridItem(.flexible(minimum: 120))]) {
        ForEach(0..<4, id: \\.self) { i in
          Color.red.frame(height: 20).id("cell\\(i)")
        }
      }
      .id("grid")
      .frame(width: 200)
      .id("page")
      """,
    help: """
      minimums that fit into the offer together with their gaps; `Grid` or stacks, which \
      compute once; in a layout of one's own, the same proposals in both phases
      """,
    exception: "nothing around it depends on its size",
    class: .proof, needs: "the log; with reasons it shows both sums",
    consequences: [Rule.offCentreOverflow.id, Rule.overflow.id],
    search: .symptoms { timeline in
      let spilling = timeline.nodes.flatMap { node in
        Axis.allCases.filter { timeline.isExceeded(node, $0) }.map { (node: node, axis: $0) }
      }
      let layouts = timeline.views(with: .declared)
      if spilling.isEmpty, layouts.isEmpty { return [] }
      let offstage = OffstageViews(timeline)
      let found = spilling.compactMap {
        Mismatch.find($0, on: $1, in: timeline, offstage: offstage)
      }
      let grown = layouts.filter { layout in !found.contains { $0.node == layout } }
        .flatMap { layout in
          Axis.allCases.compactMap {
            GrownSubview.find(layout, on: $0, in: timeline, offstage: offstage)
          }
        }
      return found + grown
    })
}

/// A container whose children reach beyond the size that it reported, one of them because it was
/// placed by another proposal than it was measured by, and answered otherwise.
struct Mismatch: Detection {
  let timeline: Timeline
  let node: NodeID
  let axis: Axis
  let sizing: Span
  let reported: CGFloat
  let drawn: CGFloat
  let changed: Change

  struct Change {
    let node: NodeID
    let measured: CGFloat
    let placed: CGFloat
  }

  static func find(_ node: NodeID, on axis: Axis, in timeline: Timeline, offstage: OffstageViews)
    -> Self?
  {
    guard let reported = timeline.length(node, axis), !timeline.isDecided(node, axis),
      !timeline.isCutFrame(node)
    else { return nil }
    let children = timeline.tree.children(of: node).filter {
      !timeline.mayReachOut($0, on: axis) && !offstage.contains($0)
    }
    let drawn = children.compactMap { timeline.extent($0, axis)?.end }.max() ?? 0
    guard drawn > reported + Timeline.tolerance, let sizing = timeline.sizingSpan(node),
      let changed = children.lazy.compactMap({
        Self.change(timeline, $0, in: sizing, axis)
      }).first
    else { return nil }
    return Self(
      timeline: timeline, node: node, axis: axis, sizing: sizing, reported: reported, drawn: drawn,
      changed: changed)
  }

  /// How a child is placed otherwise than it answered while its parent was sized.
  static func change(
    _ timeline: Timeline, _ child: NodeID, in sizing: Span, _ axis: Axis
  ) -> Change? {
    guard let placed = timeline.placement(of: child)?.placement, let end = sizing.answer,
      let measured = timeline.spans(of: child).last(where: {
        timeline.spans[$0].ask > sizing.ask && timeline.spans[$0].ask < end
      }).map({ timeline.spans[$0] }),
      let size = measured.size, measured.proposal != placed.proposal,
      abs(size[axis] - placed.frame.size[axis]) > Timeline.tolerance
    else { return nil }
    return Change(node: child, measured: size[axis], placed: placed.frame.size[axis])
  }
}

extension Timeline {
  /// Whether a frame has one length whatever it is offered, because its least is its greatest: what
  /// is too long for it overflows.
  fileprivate func isDecided(_ node: NodeID, _ axis: Axis) -> Bool {
    guard has(.frames, node), has(.limits(axis), node), let least = least(node, axis),
      let most = profile(of: node).answer(to: .infinity, on: axis)?.size[axis]
    else { return false }
    return least == most
  }

  /// Whether it is a frame that a clip around it cuts at once: nothing is seen of what is too long.
  fileprivate func isCutFrame(_ node: NodeID) -> Bool {
    guard has(.frames, node) else { return false }
    let clip = isClipped(node) ? node : modifier(around: node, where: isClipped)
    return clip.map { isAsLarge($0, as: node) } ?? false
  }

  /// Whether something in a view ends beyond it, whatever the reason.
  fileprivate func isExceeded(_ node: NodeID, _ axis: Axis) -> Bool {
    guard let end = contentEnd(of: node, axis), let own = length(node, axis) else { return false }
    return end > own + Timeline.tolerance
  }
}

// MARK: - What it says

extension Mismatch {
  var suspicion: Suspicion {
    let first = total(timeline.reasons(of: node, in: sizing))
    let second = total(timeline.placingReasons(of: node))
    let change = timeline.placement(of: changed.node)?.event
    return Suspicion(
      .twoPhaseMismatch, of: node, on: axis, in: timeline,
      saying: statement(first?.reason, second?.reason),
      shownBy: timeline.evidence(of: sizing)
        + [first?.event, second?.event, change].compactMap { $0 }, remedies: remedies,
      involving: [changed.node], off: drawn - reported)
  }

  private func statement(_ first: Reason?, _ second: Reason?) -> Statement {
    let asked = NumberText.display(sizing.proposal[axis])
    let computed = first.flatMap { arithmetic($0) }.map { "computes \($0) and " } ?? ""
    let anew =
      second.flatMap { arithmetic($0) }.map { "computes anew: \($0)" }
      ?? "has content that ends at \(points(drawn))"
    let adjective = axis.adjective
    var statement = Statement(
      "Asked for a \(axis.dimension) of \(asked) points, \(node) \(computed)reports \(points(reported))",
      because: """
        Placed in these \(points(reported)), it \(anew); \(changed.node) was measured \
        \(points(changed.measured)) \(adjective) and is placed \(points(changed.placed)) \
        \(adjective)\(second == nil ? ", as it is offered something else then" : "")
        """)
    statement.isSeen = false
    if let parent = timeline.parent(node) {
      statement.details.append(.init(.sentence, "\(parent) only knows of the \(points(reported))"))
    }
    return statement
  }

  private var remedies: [Prose] {
    let offered = NumberText.display(sizing.proposal[axis])
    if timeline.has(.declared, node) {
      return ["let \(node) place its subviews by the proposals that it measured them by"]
    }
    guard timeline.isLazyGrid(node) else {
      let stated: Prose = "state a \(axis.dimension) for \(changed.node): it is asked twice"
      return unoffered.isEmpty ? [stated] : unoffered
    }
    return [
      "choose minimums that fit into \(offered) points together with their gaps",
      "use Grid or stacks, which compute once",
    ]
  }

  /// A built-in modifier, e.g. a frame with a limit, that was offered no length; it hands on no
  /// length either, not its limit.
  private var unoffered: [Prose] {
    Axis.allCases.filter { sizing.proposal[$0] == nil }.map { axis in
      """
      state a \(axis.dimension) for \(node): it is offered none, and offers none to what is in it
      """
    }
  }

  /// The last reason that says what the container's own length is made of.
  private func total(_ reasons: [Timeline.Explanation]) -> Timeline.Explanation? {
    reasons.last { ($0.reason.isTotal || $0.reason.knownRule == .size) && $0.reason.axis == axis }
  }
}
