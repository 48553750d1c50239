import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let narrowColumn = Rule(
    id: "narrow-column",
    summary: "The names in a list are cut, because the list's own column has a stated width.",
    finding: """
      A list is as wide as it is offered, and a text in one of its rows gives way. Where the \
      column that holds the list states a width that is less than the names and the margins of \
      the rows need, the names end in an ellipsis, however much room there is beside the list.
      """,
    example: """
      // proposal: 800x400
      // text-cell: 8x20
      HStack(spacing: 0) {
        List(["Inbox", "Apple Intelligence and Siri"], id: \\.self) { name in
          Text(name).lineLimit(1).id("name")
        }
        .frame(width: 140).id("panes")
        Text("Choose a pane").frame(maxWidth: .infinity)
      }
      """,
    scope: """
      Reported for texts of at most 40 letters in one line of a list that are cut by up to \
      twice the column's width, where the room beside the column would do.
      """,
    help: "a greater width of the column, or a least one: `.frame(minWidth: 270)`",
    exception: "the names may be cut", class: .smell, keyNote: "of the column",
    search: .each(.lists, as: NarrowColumn.find))
}

/// A list in a column that is too narrow for the names in it.
private struct NarrowColumn: Sighting {
  let timeline: Timeline
  let list: NodeID
  /// What states the width.
  let column: NodeID
  /// The text that lacks most.
  let text: NodeID
  let width: CGFloat
  let enough: CGFloat

  /// A longer text is no name.
  private static let mostLetters = 40
  /// So many views of a list are looked at.
  private static let mostViews = 512
  /// Less, in points, may be a matter of the font.
  private static let least: CGFloat = 4

  static func find(_ list: NodeID, in timeline: Timeline) -> Self? {
    guard let column = timeline.columnStated(around: list),
      let width = timeline.length(column, .horizontal),
      let screen = timeline.screen(.horizontal)
    else { return nil }
    let cut = timeline.tree.walk(from: list).prefix(mostViews).compactMap { node in
      timeline.lackingName(node, upTo: mostLetters).map { (text: node, lack: $0) }
    }
    guard let worst = cut.max(by: { $0.lack < $1.lack }), worst.lack >= least,
      width + worst.lack <= screen / 2
    else { return nil }
    return Self(
      timeline: timeline, list: list, column: column, text: worst.text, width: width,
      enough: (width + worst.lack).rounded(.up))
  }

  var goal: Goal? {
    Goal([.whole(text)], near: [column], lengths: [.horizontal: enough])
  }

  var suspicion: Suspicion {
    suspected(
      .narrowColumn, of: column, on: .horizontal, sized: [text],
      remedies: [
        """
        make \(timeline.modifier(column)) at least \(points(enough)) points wide, as with \
        \(code: "min: \(typed(enough))") or \
        \(code: "minWidth: \(typed(enough))")
        """
      ], subject: text, involving: [text, list], off: enough - width)
  }

  var statement: Statement {
    Statement(
      "\(text) is cut: it lacks \(points(enough - width)) points of width", subject: text,
      because: """
        \(timeline.modifier(column).capitalized) states \(points(width)) points for all of \(list)
        """)
  }
}

extension Timeline {
  /// What states the width of the column that a list is all of, and that stands beside another
  /// one.
  fileprivate func columnStated(around list: NodeID) -> NodeID? {
    for (inner, outer) in stepsOutwards(from: list) {
      if isLayer(inner) || has(.scrolls, outer) || has(.divides(.horizontal), outer) { return nil }
      if has(.fixes(.horizontal), outer) {
        return division(around: outer, .horizontal) == nil ? nil : outer
      }
    }
    return nil
  }

  /// How much width a short text of one line lacks, in points; nil for one that is whole.
  fileprivate func lackingName(_ text: NodeID, upTo letters: Int) -> CGFloat? {
    guard isReadable(text), let words = trace.nodes[text.index].words, words.count <= letters,
      let cut = cutLine(text)
    else { return nil }
    return cut.needed - cut.length
  }
}
