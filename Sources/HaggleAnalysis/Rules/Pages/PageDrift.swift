import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let pageDrift = Rule(
    id: "page-drift",
    summary: "What scrolls page by page has pages of another length than it goes on by.",
    finding: """
      `scrollTargetBehavior(.paging)` scrolls on by the length of the scroll view, whatever is in \
      it. From one card to the next it is another length: the width of a card with its padding, or \
      a page with the spacing of the stack. Each page is off by the difference, and after a few of \
      them a card is cut in its middle.
      """,
    example: """
      // proposal: 300x100
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          ForEach(0..<4) { page in
            Color.teal.frame(width: 300, height: 80).id("page\\(page)")
          }
        }
      }
      .id("pager")
      .scrollTargetBehavior(.paging)
      """,
    scope: """
      Reported for a row or a column of views of one kind and one length, one of which takes at \
      least two thirds of the scroll view, where the length from one to the next differs by 2 \
      points.
      """,
    help: """
      `.containerRelativeFrame(.horizontal)` on each with `spacing: 0`; \
      `.scrollTargetBehavior(.viewAligned)` with `.scrollTargetLayout()` on the stack
      """,
    exception: "each page is to begin elsewhere in its view", keyNote: "of the scroll view",
    search: .each(.with(.scrollsByPage), as: PageDrift.find))
}

/// A scroll view that pages by another length than that from one of its views to the next.
private struct PageDrift: Sighting {
  let timeline: Timeline
  let scroller: NodeID
  let stack: NodeID
  let first: NodeID
  let second: NodeID
  let axis: Axis
  /// The visible length, and that from one view to the next, in points.
  let page: CGFloat
  let pitch: CGFloat

  /// Less, in points, is hardly seen after several pages.
  private static let least: CGFloat = 2
  /// So many views are held against each other.
  private static let mostViews = 24

  static func find(_ scroller: NodeID, on axis: Axis, in timeline: Timeline) -> Self? {
    guard let content = timeline.content(of: scroller, scrolledAlong: axis),
      timeline.offer(content, axis.cross) != nil, timeline.extent(content, axis)?.start == 0,
      case let stack = timeline.shown(by: content), timeline.isStack(stack, along: axis),
      let page = timeline.length(scroller, axis), page > 0,
      case let views = Array(timeline.tree.children(of: stack).prefix(mostViews)), views.count > 1,
      timeline.areAlike(views), let length = timeline.length(views[0], axis),
      views.allSatisfy({ abs((timeline.length($0, axis) ?? 0) - length) < Timeline.tolerance }),
      3 * length >= 2 * page,
      let (one, next) = timeline.screenExtents(views[0], views[1], axis),
      case let pitch = next.start - one.start, abs(pitch - page) >= least,
      !timeline.isInPage(scroller)
    else { return nil }
    return Self(
      timeline: timeline, scroller: scroller, stack: stack, first: views[0], second: views[1],
      axis: axis, page: page, pitch: pitch)
  }

  var goal: Goal? {
    Goal(
      [.distance(second, behind: first, axis, page)], near: [first, stack],
      lengths: [axis: page], traits: [.unseen])
  }

  var suspicion: Suspicion {
    let direction = axis == .horizontal ? ".horizontal" : ".vertical"
    return suspected(
      .pageDrift, of: scroller, on: axis, placed: [scroller, first, second],
      remedies: [
        """
        write \(code: ".containerRelativeFrame(\(direction))") on \(first) instead of its \
        \(axis.dimension), and \(code: "spacing: 0") in \(stack)
        """,
        """
        write \(code: ".scrollTargetBehavior(.viewAligned)") on \(scroller), and \
        \(code: ".scrollTargetLayout()") on \(stack)
        """,
      ], involving: [stack, first, second], off: abs(pitch - page))
  }

  var statement: Statement {
    Statement(
      """
      \(scroller) goes on by \(points(page)) points, and from \(first) to \(second) it is \
      \(points(pitch))
      """, isAboutPlace: true,
      because: """
        Each page is \(points(abs(pitch - page))) points off: paging goes on by the length of what \
        scrolls, whatever is in it
        """)
  }
}

extension Timeline {
  /// Whether it is a stack along an axis, or a lazy one, which divides nothing.
  fileprivate func isStack(_ node: NodeID, along axis: Axis) -> Bool {
    let divided = dividedAxes(node)
    return divided == Axis.Set(axis)
      || divided.isEmpty && has(.spaces, node) && !isLayerStack(node) && !isLazyGrid(node)
  }

  /// Whether it is in something else that scrolls by pages, whose behaviour it inherits.
  fileprivate func isInPage(_ scroller: NodeID) -> Bool {
    stepsOutwards(from: scroller).contains { has(.scrollsByPage, $0.outer) }
  }
}
