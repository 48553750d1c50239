import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let loneSpan = Rule(
    id: "lone-span",
    summary: "A view asks for several columns of a container that has no columns to give.",
    finding: """
      `gridCellColumns` is read by a `Grid`, of the views in its rows. A `LazyVGrid` gives each \
      of its views one column, and a stack has none: the view is no wider than without it.
      """,
    example: """
      // proposal: 390x200
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
        Color.orange.frame(height: 80).gridCellColumns(2).id("banner")
        Color.yellow.frame(height: 80)
      }
      .id("tiles")
      """,
    help: "a `Grid` with `GridRow`; the wide view above the lazy grid, or as a section's header",
    exception: "the modifier is left over: then it can go", class: .contract,
    search: .each(.with(.spansColumns), as: LoneSpan.find))
}

/// A cell of what is no grid.
private struct LoneSpan: Sighting {
  let timeline: Timeline
  let cell: NodeID
  let container: NodeID
  let length: CGFloat

  static func find(_ cell: NodeID, in timeline: Timeline) -> Self? {
    guard let length = timeline.length(cell, .horizontal),
      let container = timeline.stepsOutwards(from: cell).first(where: {
        timeline.sizingChildren(of: $0.outer).count != 1
      })?.outer,
      !Axis.allCases.allSatisfy({ timeline.has(.divides($0), container) })
    else { return nil }
    return Self(
      timeline: timeline, cell: cell, container: container, length: length)
  }

  var goal: Goal? {
    Goal(
      [.length(cell, .horizontal, .atLeast(1.5 * length))], near: [container],
      lengths: [.horizontal: timeline.length(container, .horizontal) ?? 2 * length])
  }

  var suspicion: Suspicion {
    suspected(
      .loneSpan, of: cell, on: .horizontal, sized: [cell],
      remedies: [
        """
        make a \(code: "Grid {") of \(container), with a \(code: "GridRow {") around the views of \
        each row
        """,
        "put \(cell) above \(container), in a stack around both",
      ], involving: [container], off: length)
  }

  var statement: Statement {
    Statement(
      """
      \(cell) asks for several columns and is \(points(length)) points wide, as \(container) gives \
      each of its views one place
      """,
      because: "Only a grid reads how many columns a view spans")
  }
}
