import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let cutRow = Rule(
    id: "cut-row",
    summary: "A clip cuts a view at the end of a row that is too long for it.",
    finding: """
      A row that is longer than its place sticks out of it at both sides. A clip around it hides \
      that, and cuts through what is at the ends: half a symbol, the last letters of a text.
      """,
    example: """
      // proposal: 400x100
      // text-cell: 8x20
      HStack {
        Text("More about this").frame(width: 190, alignment: .leading).id("about")
        Circle().frame(width: 32, height: 32).id("help")
      }
      .id("row")
      .frame(width: 200).clipped()
      """,
    scope: """
      Reported where a clip cuts at least 4 points and leaves a part of the words, of a symbol, or \
      of a shape of at most 60 points, that is the first or the last view of a row; not of what \
      scrolls or an offset moves.
      """,
    help:
      "less width for what is rigid in the row; a wider frame; a `Spacer()` in place of a width",
    exception: "it is to go on beyond the edge", keyNote: "of the longest view of the row",
    search: .symptoms { timeline in
      timeline.rows.compactMap { CutRow.find($0, in: timeline) }
    })
}

/// The first or last view of a row, which a clip around the row cuts.
private struct CutRow: Sighting {
  let timeline: Timeline
  let row: NodeID
  let clip: NodeID
  let view: NodeID
  let whole: CGFloat
  let visible: CGFloat
  let room: CGFloat
  let rigid: NodeID

  /// What is larger, in points, may be meant to go on beyond the edge.
  private static let mostOfShape: CGFloat = 60

  static func find(_ row: NodeID, in timeline: Timeline) -> Self? {
    let steps = timeline.stepsOutwards(from: row).prefix { step in
      !timeline.has(.scrolls, step.outer) && !timeline.mayReachOut(step.inner, on: .horizontal)
    }
    guard let length = timeline.length(row, .horizontal),
      let clip = steps.first(where: { timeline.isClipped($0.outer) })?.outer,
      let window = timeline.screenExtent(clip, .horizontal),
      length > window.length + Noticeable.line
    else { return nil }
    let views = timeline.tree.children(of: row).filter { !timeline.has(.spacer, $0) }
    guard let first = views.first, let last = views.last, first != last,
      let rigid = timeline.longest(of: views, .horizontal)
    else { return nil }
    return [last, first].lazy.compactMap { view -> Self? in
      guard timeline.isWordsOrMark(view, atMost: mostOfShape),
        let own = timeline.screenExtent(view, .horizontal)
      else { return nil }
      let visible = min(own.end, window.end) - max(own.start, window.start)
      guard visible > 0, own.length - visible >= Noticeable.line else { return nil }
      return Self(
        timeline: timeline, row: row, clip: clip, view: view, whole: own.length,
        visible: visible, room: window.length, rigid: rigid)
    }.first
  }

  var goal: Goal? {
    Goal(
      [
        .length(row, .horizontal, .atMost(room + 1)),
        .length(view, .horizontal, .atLeast(visible)),
      ], near: [rigid, row], lengths: [.horizontal: room])
  }

  var suspicion: Suspicion {
    suspected(
      .cutRow, of: rigid, on: .horizontal, placed: [view, clip],
      remedies: [
        "let \(rigid) be narrower, or \(timeline.modifier(clip)) be on something wider"
      ], subject: view, involving: [row, clip, view], off: whole - visible)
  }

  var statement: Statement {
    Statement(
      """
      \(timeline.modifier(clip).capitalized) leaves \(points(visible)) of the \(points(whole)) \
      points of \(view)
      """, subject: view,
      because: """
        \(row) needs \(points(timeline.length(row, .horizontal) ?? 0)) points and has \
        \(points(room)), so that it sticks out of its place
        """)
  }
}

extension Timeline {
  /// Whether it is words, a symbol, or a small shape that takes no more than it states.
  fileprivate func isWordsOrMark(_ view: NodeID, atMost most: CGFloat) -> Bool {
    guard !isGreedy(view, .horizontal), let core = core(of: view), !isClear(core) else {
      return false
    }
    if isReadable(core) || has(.symbol, core) { return true }
    return has(.decorates, core) && (length(view, .horizontal) ?? 0) <= most
  }
}
