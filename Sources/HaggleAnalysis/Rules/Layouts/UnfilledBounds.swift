import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let unfilledBounds = Rule(
    id: "unfilled-bounds",
    summary: "A layout of one's own gives a view that would fill its bounds less than they have.",
    finding: """
      `maxHeight: .infinity` makes a view as high as what it is offered when it is placed. A \
      layout that hands its subviews the sizes that they answered, and not the height of the \
      bounds, which is that of the tallest, leaves the others as low as they are.
      """,
    example: """
      // proposal: 300x200
      // text-cell: 8x20
      struct EqualHeights: Layout {
        func sizeThatFits(
          proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) -> CGSize {
          let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
          return CGSize(
            width: sizes.map(\\.width).reduce(0, +), height: sizes.map(\\.height).max() ?? 0)
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          var x = bounds.minX
          for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(size))
            x += size.width
          }
        }
      }
      EqualHeights {
        Text("Latest").frame(maxHeight: .infinity).background(.mint).id("low")
        Text("Top\\nthis week").background(.yellow).id("high")
      }
      """,
    scope: """
      Reported for a view in a frame with an infinite maximum among two or more that stand side \
      by side, one of which is as long as the layout, where it is level with that one.
      """,
    help: "`ProposedViewSize(width: size.width, height: bounds.height)` in `place`",
    exception: "it is to be as low as what is in it", keyNote: "of the subview",
    search: .each(.with(.declared), as: UnfilledBounds.find))
}

/// A subview that would be as long as its layout, and is offered less.
private struct UnfilledBounds: Sighting {
  let timeline: Timeline
  let layout: NodeID
  let node: NodeID
  /// A subview that is as long as the layout.
  let full: NodeID
  let axis: Axis
  let length: CGFloat
  let room: CGFloat

  /// Less, in points, is not seen.
  private static let least: CGFloat = 2
  private static let mostViews = 32

  static func find(_ layout: NodeID, on axis: Axis, in timeline: Timeline) -> Self? {
    let views = timeline.tree.children(of: layout)
    guard 2...mostViews ~= views.count, let room = timeline.length(layout, axis),
      timeline.areSideBySide(views, across: axis),
      let full = views.first(where: { timeline.length($0, axis) ?? 0 >= room - 1 }),
      let low = views.first(where: { timeline.isUnfilled($0, beside: full, room, axis) }),
      let length = timeline.length(low, axis)
    else { return nil }
    return length < room - least
      ? Self(
        timeline: timeline, layout: layout, node: low, full: full, axis: axis, length: length,
        room: room) : nil
  }

  var goal: Goal? {
    Goal(
      [.length(node, axis, .exactly(room))], near: [layout, node], lengths: [axis: room],
      traits: [.layoutOnly])
  }

  var suspicion: Suspicion {
    suspected(
      .unfilledBounds, of: node, on: axis, placed: [layout, node], remedies: [remedy],
      exception: "it is to be as \(axis.adjective) as what is in it", involving: [layout, full],
      off: room - length)
  }

  private var remedy: Prose {
    let lengths =
      axis == .vertical
      ? "width: size.width, height: bounds.height" : "width: bounds.width, height: size.height"
    return """
      place its subviews with the \(axis.dimension) of the bounds: \
      \(code: "proposal: ProposedViewSize(\(lengths))")
      """
  }

  var statement: Statement {
    Statement(
      """
      \(node) would fill the \(axis.dimension) of \(layout), and \(layout) places it with \
      \(points(length)) of its \(points(room)) points
      """,
      because: "\(full) beside it has all of them")
  }
}

extension Timeline {
  /// Whether views stand behind each other across an axis, without a second line.
  fileprivate func areSideBySide(_ views: [NodeID], across axis: Axis) -> Bool {
    let extents = views.compactMap { extent($0, axis.cross) }.sorted { $0.start < $1.start }
    return extents.count == views.count
      && zip(extents, extents.dropFirst()).allSatisfy { $1.start >= $0.end - Self.tolerance }
  }

  /// Whether a frame without a limit makes it as long as it is offered, and it was offered less
  /// than there is, in line with a longer one.
  fileprivate func isUnfilled(
    _ node: NodeID, beside full: NodeID, _ room: CGFloat, _ axis: Axis
  ) -> Bool {
    guard let length = length(node, axis), length < room - 1, isGreedy(node, axis),
      has(.frames, within: node), proposal(node, axis).map({ $0 < room - 1 }) ?? true,
      let own = extent(node, axis), let other = extent(full, axis),
      modified(by: node).contains(where: {
        has(.frames, $0) && has(.limits(axis), $0) && isGreedy($0, axis)
      })
    else { return false }
    return [own.start - other.start, own.middle - other.middle, own.end - other.end]
      .contains { abs($0) < 1 }
  }
}
