import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let hiddenSlot = Rule(
    id: "hidden-slot",
    summary: "What is not shown keeps a gap of several lines, or the room that a text lacks.",
    finding: """
      `.opacity(0)` and `.hidden()` change what is drawn, and nothing of the layout: the view \
      keeps its place, and its container puts its distances around it. Where it has several \
      lines, people see a hole in the column; beside a text that is cut short, the text would be \
      whole without it.
      """,
    example: """
      // proposal: 320x300
      // text-cell: 8x20
      VStack(spacing: 8) {
        Text("Password")
        Text("The password is too short, it needs twelve characters").opacity(0).id("message")
        Text("Continue")
      }
      .id("form")
      """,
    scope: """
      Reported for texts of two or more lines between views of a column. A single line is mostly \
      kept so that nothing jumps. In a row, reported where a text is cut short, and what is \
      hidden is at least as wide as what the text lacks.
      """,
    help: "an `if` around the view, so that it is not there",
    exception: "nothing is to move when it is shown",
    keyNote: "of the column, or of the text that is cut", needs: "the log",
    search: .symptoms { timeline in
      timeline.columns.flatMap { HiddenSlot.all(in: $0, timeline).prefix(1) }
        + timeline.rows.compactMap { HiddenNeighbour.find($0, in: timeline) }
    })
}

/// A text of a column that is not drawn.
private struct HiddenSlot: Detection {
  let timeline: Timeline
  let column: NodeID
  let hidden: NodeID
  let before: NodeID
  let after: NodeID
  let gap: CGFloat

  static func all(in column: NodeID, _ timeline: Timeline) -> [HiddenSlot] {
    let views = timeline.tree.children(of: column)
    guard views.count > 2 else { return [] }
    return views.indices.dropFirst().dropLast().compactMap { index in
      HiddenSlot.find(index, among: views, of: column, in: timeline)
    }
  }

  static func find(_ index: Int, among views: [NodeID], of column: NodeID, in timeline: Timeline)
    -> Self?
  {
    let (before, hidden, after) = (views[index - 1], views[index], views[index + 1])
    guard timeline.isHiddenText(hidden),
      ![before, after].contains(where: { timeline.isHiddenText($0) || timeline.isSpacer($0) }),
      let start = timeline.extent(before, .vertical)?.end,
      let end = timeline.extent(after, .vertical)?.start
    else { return nil }
    return Self(
      timeline: timeline, column: column, hidden: hidden, before: before, after: after,
      gap: end - start)
  }

  var goal: Goal? {
    guard let own = timeline.extent(hidden, .vertical),
      let next = timeline.extent(after, .vertical)
    else { return nil }
    return Goal([.gap(before, after, .vertical, next.start - own.end)], near: [hidden])
  }

  var suspicion: Suspicion {
    let finding = Finding(
      .hiddenSlot, of: hidden, on: .vertical, in: timeline, saying: statement,
      shownBy: timeline.placings(of: [before, hidden, after]),
      remedies: ["put \(hidden) into an \(code: "if")"])
    // What is not drawn has no findings; the gap is the column's.
    return Suspicion(finding, subject: column, involving: [column, before, after], off: gap)
  }

  private var statement: Statement {
    Statement(
      "\(hidden) is not drawn, and keeps \(points(gap)) points between \(before) and \(after)",
      subject: column,
      because: "Whatever is hidden keeps its place and the distances around it")
  }
}

/// A view of a row that is not drawn, and has the room that a text beside it lacks.
private struct HiddenNeighbour: Sighting {
  let timeline: Timeline
  let hidden: NodeID
  let width: CGFloat
  let text: NodeID
  let lacking: CGFloat

  /// What is narrower does not show.
  private static let least: CGFloat = 16

  static func find(_ row: NodeID, in timeline: Timeline) -> Self? {
    let views = timeline.tree.children(of: row)
    guard
      let hidden = views.first(where: { timeline.isHidden($0) && timeline.place($0) != nil }),
      let width = timeline.length(hidden, .horizontal), width >= least
    else { return nil }
    return views.lazy.compactMap { view -> Self? in
      guard let text = timeline.core(of: view), timeline.isCutShort(text),
        !timeline.isHidden(view), !timeline.losses(ofText: text).isEmpty,
        let own = timeline.length(text, .horizontal),
        let lacking = timeline.ideal(text, .horizontal).map({ $0 - own }), lacking > 0,
        lacking <= width
      else { return nil }
      return Self(
        timeline: timeline, hidden: hidden, width: width, text: text, lacking: lacking)
    }.first
  }

  var goal: Goal? { Goal([.whole(text)], near: [hidden]) }

  var suspicion: Suspicion {
    suspected(
      .hiddenSlot, of: text, on: .horizontal, placed: [text, hidden],
      remedies: ["put \(hidden) into an \(code: "if")"], involving: [hidden], off: lacking)
  }

  var statement: Statement {
    Statement(
      """
      \(text) is cut short by \(points(lacking)) points, and \(hidden) beside it, which is not \
      drawn, keeps \(points(width))
      """,
      because: "Whatever is hidden keeps its place and the distances around it")
  }
}

extension Timeline {
  /// Whether it is not drawn, though it is there.
  fileprivate func isHidden(_ node: NodeID) -> Bool {
    modified(by: node).contains { appearance(of: $0).isHidden }
  }

  fileprivate func isSpacer(_ node: NodeID) -> Bool { comes(node, downTo: .spacer) }

  /// Whether it is a text of several lines that is not drawn.
  fileprivate func isHiddenText(_ node: NodeID) -> Bool {
    guard let text = core(of: node), has(.text, text), place(text) != nil,
      let lines = lines(of: text), lines > 1
    else { return false }
    let modifiers = modified(by: node)
    // What is drawn over it has its size, as a field has that grows with its words.
    let isSizer = modifiers.prefix { !appearance(of: $0).isHidden }.contains { has(.layers, $0) }
    return !isSizer && isHidden(node)
  }
}
