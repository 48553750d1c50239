import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let deafRow = Rule(
    id: "deaf-row",
    summary: "A row reacts to taps on its words, and not between them.",
    finding: """
      A gesture reacts where something of its view is drawn. A spacer is nothing, nor is the \
      room that a frame has beside its text: a tap in the empty middle of a row does nothing. \
      The same is true of a button of the plain style, and of one whose style the text declares.
      """,
    example: """
      // proposal: 393x60
      // text-cell: 8x20
      HStack {
        Text("Privacy")
        Spacer()
        Text("On")
      }
      .id("row")
      .onTapGesture {}
      """,
    scope: """
      Reported for rows up to 132 points high with at least 44 points where nothing can be hit, \
      and no content shape or background before the gesture. A background that is next to clear, \
      such as `Color.white.opacity(0.01)`, takes taps.
      """,
    help: """
      `.contentShape(Rectangle())` in front of the gesture, or on the label of the button
      """,
    exception: "only the words are to react",
    search: .each(.with(.reactsToContent), as: DeafRow.find))
}

/// A view that reacts to taps, except in a part of its width.
private struct DeafRow: Detection {
  let timeline: Timeline
  let row: NodeID
  let hole: CGRect

  static func find(_ row: NodeID, in timeline: Timeline) -> Self? {
    guard let hole = timeline.hole(in: row), !timeline.has(.isOfUnknownSize, row),
      !timeline.hasClearFace(row), !timeline.isLink(row),
      !timeline.stepsOutwards(from: row).contains(where: { step in
        timeline.isTarget(step.outer)
          || timeline.has(.reacts, row) && timeline.isList(step.outer)
      })
    else { return nil }
    return Self(
      timeline: timeline, row: row, hole: hole)
  }

  var goal: Goal? { Goal([.tappable(row)] + timeline.kept(row), near: [row]) }

  var suspicion: Suspicion {
    let finding = Finding(
      .deafRow, of: row, in: timeline, saying: statement, shownBy: timeline.placings(of: [row]),
      remedies: [
        timeline.has(.reacts, row)
          ? "write \(code: ".contentShape(Rectangle())") on the label of \(row)"
          : "write \(code: ".contentShape(Rectangle())") on \(row), in front of the gesture"
      ])
    // Nothing of it is seen: what looks wrong comes first.
    return Suspicion(finding)
  }

  private var statement: Statement {
    Statement(
      """
      \(row) does not react to taps in \(points(hole.width)) points of its \
      \(points(timeline.length(row, .horizontal) ?? 0))
      """,
      because: "A tap counts where something is drawn, and between \(points(hole.minX)) and "
        + "\(points(hole.maxX)) nothing is")
  }
}

extension Timeline {
  /// Whether a view is a text in the middle of a frame, which looks like a link; neither a button
  /// nor one of several rows is.
  fileprivate func isLink(_ node: NodeID) -> Bool {
    guard !has(.reacts, node), comes(node, downTo: .text),
      modified(by: node).allSatisfy({ !has(.frames, $0) || isCentred($0, on: .horizontal) })
    else { return false }
    let siblings = parent(node).map { tree.children(of: $0) } ?? []
    return !siblings.contains { $0 != node && place($0) == place(node) }
  }
}
