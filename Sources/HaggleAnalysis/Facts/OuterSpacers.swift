import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// The spacers before and behind all other views of a stack.
struct OuterSpacers {
  let before: Int
  let behind: Int

  /// Nil where one is between other views, or for a view that is none.
  init?(around node: NodeID, _ timeline: Timeline) {
    guard timeline.has(.spacer, node), let stack = timeline.parent(node) else { return nil }
    let children = timeline.tree.children(of: stack)
    let isSpacer = children.map { timeline.has(.spacer, $0) }
    let (start, end) = (isSpacer.prefix { $0 }.count, isSpacer.reversed().prefix { $0 }.count)
    guard start < isSpacer.count, isSpacer.count(where: { $0 }) == start + end else { return nil }
    (before, behind) = (start, end)
  }

  /// What puts that into the middle of what scrolls, where they would do so.
  func anchors(of scroller: NodeID) -> [Prose] {
    before == behind && before > 0
      ? ["write \(code: ".defaultScrollAnchor(.center)") on \(scroller)"] : []
  }

  /// Whether what scrolls is where they would put it: an anchor does so.
  func areServed(
    by content: NodeID, _ axis: Axis, leaving free: CGFloat, _ timeline: Timeline
  ) -> Bool {
    let start = free * CGFloat(before) / CGFloat(before + behind)
    return before > 0
      && timeline.extent(content, axis).map { abs($0.start - start) < 1 } == true
  }
}
