import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let eatenMargin = Rule(
    id: "eaten-margin",
    summary: "A row is too wide for the padding around it, and the margins become smaller.",
    explanation: Explanation(
      finding: [
        """
        A padding takes its points from what it is offered, and offers the rest to its view. A row \
        that insists on more makes the padding larger than the frame around it, which puts it into \
        the middle: nothing leaves the frame, but of a margin of 16 points no more than 6 are left \
        at each side, and the views above and below the row move with it.
        """
      ],
      example: """
        // proposal: 360x100
        // text-cell: 8x20
        HStack(spacing: 8) {
          Text("When it is ready").frame(width: 190, alignment: .leading)
          Text("Glass").frame(width: 112)
          Text("Play").frame(width: 40)
        }
        .id("row")
        .padding(16).id("margin")
        .frame(width: 360)
        """,
      scope: [
        """
        It is told of widths, of a row of several views that is longer than it is offered, and of \
        margins of at least 8 points that lose more than a quarter. A single view that is wider \
        than what is left of a button or a tag is none.
        """
      ],
      help: "let one of the views in the row give way: `maxWidth:` for `width:` in its frame",
      exception: "the margins are the least that may be left",
      keyNote: "of the row", needs: "the log"),
    search: .symptoms { timeline in
      let insistence = Insistence(timeline, .horizontal)
      return timeline.views(with: .spaces).compactMap { EatenMargin($0, insistence, timeline) }
    })
}

/// A padding whose view insists on so much that the frame around it takes away from its margins.
private struct EatenMargin: Detection {
  let timeline: Timeline
  let padding: NodeID
  let row: NodeID
  /// What the row was offered, and took, in points.
  let pressure: Insistence.Pressure
  /// What the padding holds.
  let view: NodeID
  let stated: CGFloat
  let left: CGFloat

  private static let (leastMargin, least): (CGFloat, CGFloat) = (8, 4)

  init?(_ padding: NodeID, _ insistence: Insistence, _ timeline: Timeline) {
    let axis = Axis.horizontal
    let row = insistence.source(of: padding)
    guard timeline.has(.letsReachOut, padding), !timeline.isLayer(padding),
      let room = timeline.parent(padding).map({ timeline.length($0, axis) })
        ?? timeline.offer(padding, axis),
      let outer = timeline.extent(padding, axis),
      let view = timeline.onlySizingChild(of: padding), let inner = timeline.extent(view, axis),
      row != padding, timeline.dividedAxes(row) == Axis.Set(axis),
      timeline.tree.childCount(of: row) > 1, let pressure = insistence.pressure(on: row),
      !timeline.restsOnGuess(row, axis)
    else { return nil }
    stated = min(inner.start, outer.length - inner.end)
    left = min(outer.start + inner.start, room - outer.start - inner.end)
    guard outer.start < 0, outer.end > room, stated >= Self.leastMargin, left >= 0,
      stated - left > max(Self.least, stated / 4),
      timeline.scroller(around: padding).map({ timeline.isList($0) }) ?? true
    else { return nil }
    (self.timeline, self.padding, self.view) = (timeline, padding, view)
    (self.row, self.pressure) = (row, pressure)
  }

  var cure: Cure? {
    let frame = timeline.parent(padding)
    let margin = timeline.extent(view, .horizontal)?.start ?? stated
    return Cure(
      aims: [
        .inside(padding, frame, .horizontal),
        frame.map { .distance(view, behind: $0, .horizontal, margin) }
          ?? .origin(view, .horizontal, margin),
      ],
      near: [row, padding] + (frame.map { [$0] } ?? []),
      lengths: [.horizontal: timeline.length(padding, .horizontal) ?? 0])
  }

  var suspicion: Suspicion {
    Suspicion(
      .eatenMargin, of: row, on: .horizontal, in: timeline, saying: statement,
      shownBy: timeline.sizing(of: row) + timeline.placings(of: [padding]),
      remedies: [
        "let one of the views in \(row) give way: \(code: "maxWidth:") for \(code: "width:")"
      ],
      subject: padding, involving: [padding], off: stated - left)
  }

  private var statement: Statement {
    Statement(
      """
      \(timeline.modifier(padding).capitalized) keeps \(points(left)) of its \(points(stated)) \
      points at each side: \(row) needs \(points(pressure.taken)) of the \
      \(points(pressure.offered)) between them
      """, subject: padding,
      because: "What is around it puts it into the middle, and cuts both margins alike")
  }
}
