import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// A view that would fit, and is placed beyond an edge because views there are aligned by a guide
/// of their own.
struct Misplacement {
  /// The `alignmentGuide` that says where: of the view, else of one beside it.
  let guide: NodeID

  /// Nil for a view that is too long, takes more than it is offered, or has no guide.
  init?(_ excess: Excess) {
    let (timeline, child, axis) = (excess.timeline, excess.child, excess.axis)
    guard let parent = timeline.parent(child), excess.culprit == child,
      let length = timeline.length(child, axis), length <= excess.room + Timeline.visible,
      timeline.offer(child, axis).map({ length <= $0 + Timeline.visible }) ?? true
    else { return nil }
    let others = timeline.tree.children(of: parent).filter { $0 != child }
    let guides = ([child] + others).lazy.compactMap { Self.guide(of: $0, timeline, axis) }
    guard let guide = guides.first else { return nil }
    self.guide = guide
  }

  /// The guide among the modifiers of a view, the outermost one of that axis.
  private static func guide(of node: NodeID, _ timeline: Timeline, _ axis: Axis) -> NodeID? {
    var node = node
    while true {
      let about = timeline.trace.nodes[node.index]
      let isOther = words(axis.cross).contains { about.arguments.contains($0) }
      if about.kind == "alignmentGuide", !isOther { return node }
      let children = timeline.tree.children(of: node)
      guard children.count == 1, let child = children.first else { return nil }
      node = child
    }
  }

  /// How guides of an axis are written; a guide of somebody's own may be of either.
  private static func words(_ axis: Axis) -> [String] {
    axis == .horizontal
      ? [".leading", ".trailing", "HorizontalAlignment", "LeadingText", "TrailingText"]
      : [".top", ".bottom", "VerticalAlignment", "TextBaseline"]
  }
}
