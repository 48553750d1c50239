import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let shortAnswer = Rule(
    id: "short-answer",
    summary: "A layout of one's own answers with less than what it places its subviews in.",
    finding: """
      What is around a layout knows only what its `sizeThatFits` answers. Where that is less \
      than `placeSubviews` needs, the subviews lie over whatever comes next, and a scroll view \
      around them does not scroll that far. Mostly the answer is the proposal itself, and nil \
      became 10 in it.
      """,
    example: """
      // proposal: 200x300
      struct Pile: Layout {
        func sizeThatFits(
          proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) -> CGSize {
          proposal.replacingUnspecifiedDimensions()
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          var y = bounds.minY
          for subview in subviews {
            let size = subview.sizeThatFits(ProposedViewSize(width: bounds.width, height: nil))
            subview.place(
              at: CGPoint(x: bounds.minX, y: y), proposal: ProposedViewSize(size))
            y += size.height
          }
        }
      }
      ScrollView {
        Pile { ForEach(0..<3) { n in Color.teal.frame(height: 90).id("tile\\(n)") } }.id("pile")
      }
      .id("page")
      """,
    scope: """
      Reported where nothing is proposed, or more than it answers, so that the layout may answer \
      what it needs. Where it was offered something, only for what is seen and lies for the most \
      part behind its end: a badge on its edge, a pile around it and a page of a pager are meant, and \
      `overflow` tells of single views.
      """,
    help: "in `sizeThatFits` the same sums as in `placeSubviews`",
    exception: "the subviews are to reach out", class: .contract,
    consequences: [Rule.overflow.id],
    search: .symptoms { timeline in ShortAnswer.all(in: timeline) })
}

/// A layout that does not answer with the length that it needs.
private struct ShortAnswer: Sighting {
  let timeline: Timeline
  let layout: NodeID
  let axis: Axis
  let length: CGFloat
  let end: CGFloat
  /// Whether it is about what lies behind the end of the layout, not only reaches beyond it.
  let isBehind: Bool

  /// Smaller differences, in points, are not noticeable.
  private static let least: CGFloat = 2

  static func all(in timeline: Timeline) -> [Self] {
    let found = Axis.allCases.flatMap { axis in
      timeline.views(with: .declared).compactMap { find($0, on: axis, in: timeline) }
    }
    guard found.contains(where: \.isBehind) else { return found }
    let (offstage, told) = (OffstageViews(timeline), Analyzer.overflows(in: timeline))
    return found.filter { answer in
      let subviews = timeline.tree.children(of: answer.layout)
      let isTold = told.contains { told in
        told.finding.axis == answer.axis && subviews.contains(told.finding.node)
      }
      return !answer.isBehind
        || !subviews.contains(where: offstage.contains) && !(answer.isOffered && isTold)
    }
  }

  private static func find(_ layout: NodeID, on axis: Axis, in timeline: Timeline) -> Self? {
    guard !timeline.isClipped(layout),
      let proposal = timeline.placement(of: layout)?.placement.proposal,
      let length = timeline.length(layout, axis), length > 0
    else { return nil }
    let begun = proposal[axis] == nil ? timeline.begun(in: layout, within: length, axis) ?? 0 : 0
    let reached = timeline.reached(from: layout, beyond: length, axis) ?? 0
    guard max(begun, reached) > length + Self.least else { return nil }
    return Self(
      timeline: timeline, layout: layout, axis: axis, length: length, end: max(begun, reached),
      isBehind: reached > begun)
  }

  private var isOffered: Bool { timeline.proposal(layout, axis) != nil }

  var goal: Goal? {
    Goal([.length(layout, axis, .between(end - 1, end + Self.least))], lengths: [axis: end])
  }

  var suspicion: Suspicion {
    suspected(
      .shortAnswer, of: layout, on: axis, sized: [layout],
      remedies: [
        """
        sum up in its \(code: "sizeThatFits") what \(code: "placeSubviews") needs, and \
        \(code: "return CGSize(width:height:)") of that
        """
      ], involving: timeline.tree.children(of: layout).flatMap { timeline.modified(by: $0) },
      off: end - length)
  }

  /// The next view of the stack around it, where what it places lies over that.
  private var covered: NodeID? {
    guard let (stack, branch) = timeline.division(around: layout, axis),
      let next = timeline.sibling(behind: branch, in: stack), !timeline.has(.spacer, next),
      timeline.start(next, axis) < timeline.start(layout, axis) + end - 1
    else { return nil }
    return next
  }

  var statement: Statement {
    Statement(
      """
      \(layout) answers that it is \(points(length)) points \(axis.adjective), and places its \
      subviews in \(points(end))
      """,
      because: covered.map { "\($0), which begins where it says that it ends, lies in that" }
        ?? "What comes behind it begins where it says that it ends")
  }
}

extension Timeline {
  /// Where the last of the subviews ends that begin in a layout; what is put aside or turned does
  /// not count.
  fileprivate func begun(in layout: NodeID, within length: CGFloat, _ axis: Axis) -> CGFloat? {
    tree.children(of: layout).compactMap { child -> CGFloat? in
      guard let extent = extent(child, axis), extent.start > -Timeline.tolerance,
        extent.start < length + Timeline.tolerance,
        appearance(of: child).effects.isEmpty
      else { return nil }
      return extent.end
    }.max()
  }
  /// Less, in points, is not seen where a length was offered.
  private static let leastSeen: CGFloat = 4
  private static let mostSubviews = 256

  /// Where the last of the subviews ends that are seen and lie behind the end of a layout that may
  /// have answered more; nil if there is none, or if something around it cuts them.
  fileprivate func reached(
    from layout: NodeID, beyond length: CGFloat, _ axis: Axis
  ) -> CGFloat? {
    let subviews = tree.children(of: layout)
    guard 2...Self.mostSubviews ~= subviews.count, mayAnswerMore(layout, than: length, axis),
      !isCutOrLayered(layout), subviews.allSatisfy({ beginsInside($0) })
    else { return nil }
    let ends = subviews.compactMap { subview -> CGFloat? in
      guard let extent = extent(subview, axis), extent.middle > length + 1,
        extent.end > length + Self.leastSeen, !mayBeUnplaced(subview), isShown(subview),
        proposal(subview, axis).map({ abs($0 - length) > Self.tolerance }) ?? true
      else { return nil }
      return extent.end
    }
    return ends.max()
  }

  /// Whether a layout was offered more than it answers, and would not answer more to nil.
  private func mayAnswerMore(_ layout: NodeID, than length: CGFloat, _ axis: Axis) -> Bool {
    if let offer = proposal(layout, axis), offer < length + Self.leastSeen { return false }
    return ideal(layout, axis).map { $0 < length + Self.leastSeen } ?? true
  }

  /// Whether it lies over or under something, or a modifier around it clips it.
  private func isCutOrLayered(_ layout: NodeID) -> Bool {
    for (inner, outer) in stepsOutwards(from: layout) {
      if isLayer(inner) || isClipped(outer) { return true }
      if onlySizingChild(of: outer) == nil { return false }
    }
    return false
  }

  /// Whether a subview lies neither in front of its layout nor above it.
  private func beginsInside(_ subview: NodeID) -> Bool {
    Axis.allCases.allSatisfy { (extent(subview, $0)?.start ?? 0) > -Self.leastSeen }
  }

  /// Whether something of a subview is seen where it was placed.
  private func isShown(_ subview: NodeID) -> Bool {
    appearance(of: subview).effects.isEmpty && !appearance(of: subview).isHidden
      && visibleLeaves(of: subview, most: 8).contains { !isClear($0) && !has(.spacer, $0) }
  }
}
