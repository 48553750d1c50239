package import Foundation
import HaggleReplay
package import HaggleVocabulary

/// What an edit must reach: the picture that a layout without the mistake would show. An edit that
/// only makes the finding disappear does not count.
package struct Goal: Sendable {
  /// All of them have to hold.
  package let conditions: [Condition]
  /// Further views whose edits are tried, the most likely first.
  package let near: [NodeID]
  /// The lengths that a frame might state, in points.
  package let lengths: [Axis: CGFloat]
  package let traits: Set<Trait>

  init(
    _ conditions: [Condition], near: [NodeID] = [], lengths: [Axis: CGFloat] = [:],
    traits: Set<Trait> = []
  ) {
    self.conditions = conditions
    self.near = near
    self.lengths = lengths
    self.traits = traits
  }

  /// How its edits differ from those of other goals.
  package enum Trait: Hashable, Sendable {
    /// An edit may leave the visible picture unchanged: the defect only shows after scrolling.
    case unseen
    /// A length has to be stated: the view has none of its own but a fallback.
    case statedLength
    /// A frame around a view may have its length: the view stays as it is in a longer place.
    case framed
    /// Only the code of the layout itself may change: edits of views would merely ask it other
    /// questions and leave the fault in it.
    case layoutOnly
    /// What is too long would fit if there were no keyboard: it is to scroll above that.
    case aboveKeyboard
    /// Several views of one kind are too long together: they are to scroll rather than to change.
    case rows
    /// A padding of the goal's width may keep a text beside what lies over its end, or its start.
    case besideLayer(atEnd: Bool)
    /// The same at both sides of a text that stays in the middle.
    case betweenLayers
    /// A padding of the goal's length is to keep a view away from an edge of the screen.
    case awayFrom(Side)
  }

  /// Edges of the screen.
  package enum Side: Hashable, Sendable {
    case leading, trailing, top, bottom
    /// Both edges of an axis.
    case sides, ends
  }

  /// What holds of a number of the picture; lengths in points.
  package enum Condition: Sendable {
    case length(NodeID, Axis, Bounds)
    /// Views have the same length.
    case alike([NodeID], Axis)
    /// The distance from the end of one view to the start of another.
    case gap(NodeID, NodeID, Axis, CGFloat)
    /// The distance between the starts of two views.
    case distance(NodeID, behind: NodeID, Axis, CGFloat)
    /// The start of a view in the root's space.
    case origin(NodeID, Axis, CGFloat)
    /// Two views are aligned at this fraction of their lengths: 0 at their starts, 0.5 at their
    /// centres.
    case level(NodeID, NodeID, at: CGFloat, Axis)
    /// A view has this aspect ratio, width divided by height.
    case ratio(NodeID, CGFloat)
    /// A view ends before another one begins, and close to it.
    case before(NodeID, NodeID, Axis)
    /// A view ends before another one begins, however far from it.
    case ahead(NodeID, NodeID, Axis)
    /// Two views do not overlap.
    case apart(NodeID, NodeID)
    /// A view is drawn over another one.
    case above(NodeID, NodeID)
    /// A text ends at the baseline of a larger text, or above it.
    case onLine(NodeID, NodeID)
    /// A view is beside the first line of a text, which has this height.
    case firstLine(NodeID, NodeID, CGFloat)
    /// A view reacts to taps in its whole frame.
    case tappable(NodeID)
    /// What reacts to taps around a view, or is it, is at least that long on both axes.
    case reach(NodeID, CGFloat)
    /// A text shows all that it says.
    case whole(NodeID)
    /// A view is offered that length.
    case offered(NodeID, Axis, CGFloat)
    /// A view is inside another one, or inside the root's proposal if nil.
    case inside(NodeID, NodeID?, Axis)
    /// The visible part of a view is inside another view: clipped parts are not visible.
    case seen(NodeID, NodeID)
    /// What can be seen of a view is so long: clipped parts are not visible.
    case shown(NodeID, Axis, Bounds)
    /// Something around a view cuts it in another shape than a rectangle.
    case cutRound(NodeID)
    /// The size of a rotated or scaled view is that of its drawing.
    case drawn(NodeID, CGSize)
  }

  /// The accepted lengths, in points. Crossed bounds accept none; no `ClosedRange`, which would
  /// trap on them, as user text decides where they are.
  package struct Bounds: Sendable {
    package let least: CGFloat
    package let most: CGFloat

    package static func exactly(_ length: CGFloat) -> Bounds { .between(length, length) }
    static func atLeast(_ length: CGFloat) -> Bounds { .between(length, .infinity) }
    package static func atMost(_ length: CGFloat) -> Bounds { .between(0, length) }
    static func between(_ least: CGFloat, _ most: CGFloat) -> Bounds {
      Bounds(least: least, most: most)
    }

    /// The excess or shortage of a length.
    package func lack(_ length: CGFloat) -> CGFloat { max(0, least - length, length - most) }
  }
}
