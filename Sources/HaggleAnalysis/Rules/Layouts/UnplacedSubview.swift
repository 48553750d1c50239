import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let unplacedSubview = Rule(
    id: "unplaced-subview",
    summary: "A layout of one's own places some of its subviews, and leaves one in its middle.",
    finding: """
      What `placeSubviews` does not place stands in the middle of the layout, asked with the \
      layout's own proposal. It lies over others, or stands apart: mostly a loop ended too soon, \
      as `zip` does behind the shorter list, or the subview is one more than was thought of.
      """,
    example: """
      // proposal: 200x100
      // text-cell: 8x20
      struct Corners: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          proposal.replacingUnspecifiedDimensions()
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          for (subview, x) in zip(subviews, [bounds.minX, bounds.midX]) {
            subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
          }
        }
      }

      Corners {
        Text("Left")
        Text("Right")
        Text("Third").id("third")
      }
      .id("corners")
      """,
    scope: "Reported where all other subviews are placed with proposals of their own.",
    help: "`place(at:anchor:proposal:)` for each of the subviews",
    exception: "it is to stand in the middle",
    search: .symptoms { timeline in
      timeline.views(with: .declared).flatMap { Unplaced.all(in: $0, timeline) }
    })
}

/// A subview where SwiftUI puts those that a layout does not place.
private struct Unplaced: Sighting {
  let timeline: Timeline
  let layout: NodeID
  let node: NodeID

  static func all(in layout: NodeID, _ timeline: Timeline) -> [Unplaced] {
    let children = timeline.tree.children(of: layout)
    guard timeline.has(.declared, layout), children.count > 1,
      !([layout] + children).contains(where: timeline.wasCorrected),
      let own = timeline.placement(of: layout)?.placement
    else { return [] }
    let left = children.filter(timeline.mayBeUnplaced)
    let others = children.filter { !left.contains($0) }
    guard !left.isEmpty, !others.isEmpty,
      others.allSatisfy({ timeline.placement(of: $0)?.placement.proposal != own.proposal })
    else { return [] }
    return left.map { Unplaced(timeline: timeline, layout: layout, node: $0) }
  }

  var suspicion: Suspicion {
    suspected(
      .unplacedSubview, of: node, placed: [layout, node], remedies: remedies, involving: [layout],
      off: 0)
  }

  var statement: Statement {
    Statement(
      """
      \(node) stands in the middle of \(layout), with the proposal of \(layout), as what it does \
      not place
      """, isAboutPlace: true,
      because: "Its other subviews are placed with proposals of their own")
  }

  private var remedies: [Prose] {
    ["call \(code: "place(at:anchor:proposal:)") in \(code: "placeSubviews") for each subview"]
  }
}
