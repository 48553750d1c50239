package import Foundation
import HaggleReplay
package import HaggleVocabulary

/// The picture a fixed layout would show. An edit must reach it; an edit that only makes the
/// finding disappear does not count.
package struct Cure: Sendable {
  package var aims: [Aim]
  /// Where edits are looked for besides the views of the finding, the likeliest first.
  package var near: [NodeID] = []
  /// The lengths that a frame might state, in points.
  package var lengths: [Axis: CGFloat] = [:]
  /// Whether an edit may leave the visible picture unchanged, because the defect only shows after
  /// scrolling.
  package var isUnseen = false
  /// Whether only the code of the layout itself may be changed: edits of views would ask it less,
  /// or something else, and leave the fault where it is.
  package var isOfLayout = false

  /// A number of the picture; lengths in points.
  package enum Aim: Sendable {
    case length(NodeID, Axis, Bounds)
    /// How far a view begins behind where another one ends.
    case gap(NodeID, NodeID, Axis, CGFloat)
    /// Where a view begins in the root's space.
    case origin(NodeID, Axis, CGFloat)
    /// Two views have that part of their lengths in line: 0 their beginnings, 0.5 their middles.
    case level(NodeID, NodeID, at: CGFloat, Axis)
    /// A view has that ratio of its width to its height.
    case ratio(NodeID, CGFloat)
    /// A view ends before another one begins, and not far from it.
    case before(NodeID, NodeID, Axis)
    /// Two views do not lie on each other.
    case apart(NodeID, NodeID)
    /// A view is drawn over another one.
    case above(NodeID, NodeID)
    /// A text ends no more than the letters below the line of a larger one above its end.
    case onLine(NodeID, NodeID)
    /// A view reacts to taps all over its room.
    case tappable(NodeID)
    /// A text shows all that it says.
    case whole(NodeID)
    /// A view is offered that length.
    case offered(NodeID, Axis, CGFloat)
    /// A view does not reach beyond another one.
    case inside(NodeID, NodeID, Axis)
  }

  /// The lengths that are right, in points. Bounds that cross are met by none: a range of them
  /// would trap, and what a person writes decides where they lie.
  package struct Bounds: Sendable {
    package let least: CGFloat
    package let most: CGFloat

    static func exactly(_ length: CGFloat) -> Bounds { .between(length, length) }
    static func atLeast(_ length: CGFloat) -> Bounds { .between(length, .infinity) }
    static func atMost(_ length: CGFloat) -> Bounds { .between(0, length) }
    static func between(_ least: CGFloat, _ most: CGFloat) -> Bounds {
      Bounds(least: least, most: most)
    }
  }
}
