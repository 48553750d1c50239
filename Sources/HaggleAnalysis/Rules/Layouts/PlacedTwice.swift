import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let placedTwice = Rule(
    id: "placed-twice",
    summary: "A layout of one's own places a subview twice, and only the last place counts.",
    finding: """
      A call of `place(at:anchor:proposal:)` replaces the one before: a subview that \
      `placeSubviews` places again is not where it was put first, and that place stays empty. \
      Mostly a loop takes one subview more than was thought of, such as the header that has been \
      placed before it, or reads an index that is not the loop's: then others are not placed.
      """,
    example: """
      // proposal: 200x100
      // text-cell: 8x20
      struct Sheet: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          proposal.replacingUnspecifiedDimensions()
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          subviews[0].place(at: bounds.origin, proposal: .unspecified)
          for (row, subview) in subviews.enumerated() {
            let y = bounds.minY + 30 + CGFloat(row) * 20
            subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
          }
        }
      }

      Sheet {
        Text("Drinks").id("header")
        Text("Tea")
        Text("Juice")
      }
      .id("sheet")
      """,
    scope: "Reported where the places, or the proposals in them, differ within one pass.",
    help: "`place(at:anchor:proposal:)` once for each subview, at the place that is meant",
    exception: "the first place is that of all, and a few of them are moved from there",
    needs: "the log with all that was placed in a pass",
    consequences: [Rule.unplacedSubview.id],
    search: .symptoms { timeline in
      timeline.views(with: .declared).flatMap { PlacedAgain.all(in: $0, timeline) }
    })
}

/// A subview that its layout places several times in one pass, not always alike.
private struct PlacedAgain: Sighting {
  let timeline: Timeline
  let layout: NodeID
  let node: NodeID
  /// Its placements in the order in which they were made, with their events.
  let places: [Timeline.Placed]

  static func all(in layout: NodeID, _ timeline: Timeline) -> [PlacedAgain] {
    guard let own = timeline.placement(of: layout)?.event, !timeline.wasCorrected(layout) else {
      return []
    }
    return timeline.tree.children(of: layout).compactMap { child in
      let places = timeline.places(of: child, after: own)
      guard let last = places.last?.placement,
        places.contains(where: { $0.placement != last }), !timeline.wasCorrected(child)
      else { return nil }
      return PlacedAgain(timeline: timeline, layout: layout, node: child, places: places)
    }
  }

  var suspicion: Suspicion {
    suspected(
      .placedTwice, of: node, shownBy: places.map(\.event), remedies: remedies, involving: [layout],
      off: distance)
  }

  private var first: CGRect { places[0].placement.frame }
  private var last: CGRect { places[places.count - 1].placement.frame }

  /// How far it is from where it was put first.
  private var distance: CGFloat { max(abs(last.minX - first.minX), abs(last.minY - first.minY)) }

  var statement: Statement {
    let count = times(places.count)
    let claim: Prose =
      distance < Timeline.tolerance
      ? "\(layout) places \(node) \(count), with different proposals"
      : "\(layout) places \(node) \(count): first at \(point(first)), and last at \(point(last))"
    return Statement(
      claim, isAboutPlace: true,
      because: "Only the last place counts, and what was said before is lost")
  }

  private func point(_ frame: CGRect) -> String { "\(points(frame.minX)),\(points(frame.minY))" }

  private var remedies: [Prose] {
    [
      """
      call \(code: "place(at:anchor:proposal:)") in \(code: "placeSubviews") once for each \
      subview: look for an index that is not the loop's, or for a loop that begins too early
      """
    ]
  }
}

extension Timeline {
  /// The placements of a node after an event, all of them in the pass of the last one.
  fileprivate func places(of node: NodeID, after event: Int) -> [Placed] {
    guard let last = placement(of: node)?.event else { return [] }
    let start = max(event, pass(at: last)?.events.lowerBound ?? event)
    return events(of: node).compactMap { number in
      guard number > start, case .place(let placement) = trace.events[number] else { return nil }
      return (number, placement)
    }
  }
}
