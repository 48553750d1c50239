import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let driftingLayers = Rule(
    id: "drifting-layers",
    summary: "What is put beside the hours of a day drifts away from them, the later the more.",
    finding: """
      A place that is computed as a number of rows times the length of one leaves out the spacing \
      between them: it is right for the first row, one gap off for the second, and a whole row \
      off some hours later.
      """,
    example: """
      // proposal: 200x600
      // text-cell: 8x20
      ZStack(alignment: .topLeading) {
        VStack(alignment: .leading, spacing: 8) {
          ForEach(0..<6) { hour in
            Text("\\(hour):00").frame(height: 60, alignment: .top)
          }
        }
        .id("hours")
        Color.blue.frame(width: 80, height: 60).id("lunch")
          .padding(.top, CGFloat(5) * 60)
      }
      """,
    scope: """
      Reported for four rows or more of one length, with one spacing between them, and a layer \
      over or behind them whose place is a product in the code: a padding, an offset or a \
      position that moves it by twice the length of a row or more, and by a whole number of them.
      """,
    help: "`spacing: 0` between the rows; the spacing as a part of the length that is multiplied",
    exception: "it is to be between the rows", keyNote: "of the rows",
    needs: "the log with the code of its nodes",
    search: .symptoms { timeline in
      timeline.layerStacks.flatMap { DriftingLayer.all(in: $0, timeline) }
        + timeline.views(with: .layers).flatMap { DriftingLayer.all(in: $0, timeline) }
    })
}

/// A layer that is so many lengths of a row from the first one, where rows have gaps between them.
private struct DriftingLayer: Sighting {
  let timeline: Timeline
  let ruler: Ruler
  let layer: NodeID
  let mover: NodeID
  /// The number of the row at which it is to be.
  let number: Int
  let shift: CGFloat

  /// Rows of one length beside or above one another, with one spacing between them.
  struct Ruler {
    let stack: NodeID
    let axis: Axis
    let rows: [NodeID]
    let start: CGFloat
    let length: CGFloat
    let spacing: CGFloat
  }

  private static let mostLayers = 64

  static func all(in layers: NodeID, _ timeline: Timeline) -> [Self] {
    let views = timeline.tree.children(of: layers)
    guard views.count > 1, views.count <= mostLayers else { return [] }
    let rulers = views.compactMap { view in
      Axis.allCases.lazy.compactMap { Ruler(in: view, $0, timeline) }.first
    }
    guard rulers.count == 1, let ruler = rulers.first else { return [] }
    return views.compactMap { find($0, beside: ruler, timeline) }
  }

  private static func find(_ view: NodeID, beside ruler: Ruler, _ timeline: Timeline) -> Self? {
    for mover in timeline.modified(by: view) where timeline.movesByProduct(mover) {
      guard let layer = timeline.onlySizingChild(of: mover),
        let own = timeline.screenExtent(layer, ruler.axis)
      else { continue }
      let shown = timeline.modified(by: layer).first { !timeline.has(.spaces, $0) } ?? layer
      let shift = own.start - ruler.start
      let number = (shift / ruler.length).rounded()
      guard number >= 2, number < CGFloat(ruler.rows.count),
        abs(shift - number * ruler.length) < Timeline.tolerance
      else { continue }
      return Self(
        timeline: timeline, ruler: ruler, layer: shown, mover: mover, number: Int(number),
        shift: shift)
    }
    return nil
  }

  private var row: NodeID { ruler.rows[number] }
  private var gap: CGFloat { CGFloat(number) * ruler.spacing }

  var goal: Goal? {
    Goal(
      [.level(layer, row, at: 0, ruler.axis), .length(row, ruler.axis, .exactly(ruler.length))],
      near: [ruler.stack, mover])
  }

  var suspicion: Suspicion {
    suspected(
      .driftingLayers, of: ruler.stack, on: ruler.axis, placed: [layer, row],
      remedies: [
        "write \(code: "spacing: 0") for \(ruler.stack)",
        """
        multiply by \(points(ruler.length + ruler.spacing)), the length of a row with the spacing \
        behind it
        """,
      ], subject: layer, involving: [layer, mover, row], off: gap)
  }

  var statement: Statement {
    let before: Prose = ruler.axis == .vertical ? "above" : "before"
    return Statement(
      """
      \(layer) stands \(points(shift)) points behind the beginning of \(ruler.stack), which is \
      \(number) times the length of a row, and \(points(gap)) \(before) the row of that number
      """, subject: layer, isAboutPlace: true,
      because: "Between two rows there are \(points(ruler.spacing)) points more")
  }
}

extension DriftingLayer.Ruler {
  private static let least = 4

  /// Nil where what a view shows are no rows of one length with one spacing between them.
  fileprivate init?(in view: NodeID, _ axis: Axis, _ timeline: Timeline) {
    guard let stack = timeline.stack(in: view, along: axis) else { return nil }
    let rows = timeline.tree.children(of: stack)
    let extents = rows.compactMap { timeline.screenExtent($0, axis) }
    guard rows.count >= Self.least, extents.count == rows.count,
      case let length = extents[0].length, length >= Noticeable.step,
      case let spacing = extents[1].start - extents[0].end, spacing >= 1, spacing < length,
      zip(extents, extents.dropFirst()).allSatisfy({ row, next in
        abs(next.length - length) < Timeline.tolerance
          && abs(next.start - row.end - spacing) < Timeline.tolerance
      })
    else { return nil }
    (self.stack, self.axis, self.rows) = (stack, axis, rows)
    (start, self.length, self.spacing) = (extents[0].start, length, spacing)
  }
}

extension Timeline {
  /// Whether a modifier puts its view elsewhere by a product in the code.
  fileprivate func movesByProduct(_ node: NodeID) -> Bool {
    statesProduct(node) && (has(.letsReachOut, node) || has(.spaces, node))
      && onlySizingChild(of: node) != nil
  }
}
