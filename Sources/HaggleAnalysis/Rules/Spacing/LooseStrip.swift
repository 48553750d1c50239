import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let looseStrip = Rule(
    id: "loose-strip",
    summary: "What scrolls takes all the length of a row or column, for content that is short.",
    finding: """
      A scroll view takes all that it is offered along its axis, however little is in it. In a \
      row of chips with a button behind, the button stands at the far end of the screen.
      """,
    example: """
      // proposal: 393x60
      // text-cell: 8x20
      HStack {
        ScrollView(.horizontal) { Text("Music") }.id("chips")
        Text("Sort")
      }
      """,
    scope: """
      Reported where something stands behind it in the row, or a capsule lies behind the row; \
      for what scrolls upwards only where it is painted.
      """,
    help: """
      `.fixedSize(horizontal: true, vertical: false)`, or the other way round, where it never has to scroll; \
      `ViewThatFits` with and without the scroll view
      """,
    exception: "there is to be room for more",
    search: .each(.with(.scrolls), as: LooseStrip.find))
}

/// A scroll view in a row, with something behind it, that is far wider than its content.
private struct LooseStrip: Sighting {
  let timeline: Timeline
  let scroller: NodeID
  let axis: Axis
  let next: NodeID
  let row: NodeID
  let length: CGFloat
  let enough: CGFloat

  /// Less, in points, is room for one more.
  private static let least: CGFloat = 80

  static func find(_ scroller: NodeID, on axis: Axis, in timeline: Timeline) -> Self? {
    guard timeline.isGreedy(scroller, axis),
      let content = timeline.content(of: scroller, scrolledAlong: axis),
      timeline.tree.children(of: scroller).count == 1,
      let length = timeline.length(scroller, axis),
      let enough = timeline.length(content, axis), length > enough + Self.least,
      let (row, branch) = timeline.division(around: scroller, axis),
      let next = timeline.neighbour(behind: branch, in: row) ?? timeline.bar(around: row, axis),
      !timeline.holdsEditor(content), !timeline.keepsStart(content, axis),
      // Without anything in it, it would be gone.
      enough > 0,
      axis == .horizontal || length > 2 * enough && timeline.isPainted(around: scroller)
    else { return nil }
    return Self(
      timeline: timeline, scroller: scroller, axis: axis, next: next, row: row, length: length,
      enough: enough)
  }

  var goal: Goal? {
    Goal(
      [.length(scroller, axis, .atMost(enough))], near: [row],
      lengths: [axis: enough])
  }

  var suspicion: Suspicion {
    suspected(
      .looseStrip, of: scroller, on: axis, sized: [scroller],
      remedies: [
        """
        write \(code: axis.fixedSize) on \(scroller), if it never \
        has to scroll
        """
      ], involving: [row, next], off: length - enough)
  }

  private var isBar: Bool { timeline.parent(next).map { $0 != row } ?? true }

  var statement: Statement {
    let effect: Prose =
      isBar ? "\(next) around it grows with it" : "\(next) stands far behind it"
    return Statement(
      """
      \(scroller) is \(points(length)) points \(axis.adjective), and what is in it \
      \(points(enough)): \(effect)
      """,
      because: "A scroll view takes all that it is offered along its axis")
  }
}

extension Timeline {
  /// A background with round corners behind a row: a bar of its own, and no part of the page.
  fileprivate func bar(around row: NodeID, _ axis: Axis) -> NodeID? {
    guard axis == .horizontal else { return nil }
    return modifier(around: row) { outer in
      sizingChildren(of: outer).count == 1 && isPainted(behind: outer)
        && !tree.children(of: outer).dropFirst().contains { layer in
          core(of: layer).map(fillsRectangle) ?? true
        }
    }
  }

  /// The next view of a container that is seen.
  fileprivate func neighbour(behind node: NodeID, in container: NodeID) -> NodeID? {
    sibling(behind: node, in: container).flatMap { has(.spacer, $0) ? nil : $0 }
  }
}

extension Timeline {
  /// Whether a frame that could be longer keeps what is scrolled at its start, so that what is
  /// behind the strip is to stand at the end.
  fileprivate func keepsStart(_ content: NodeID, _ axis: Axis) -> Bool {
    has(.limits(axis), content) && has(.starts(axis), content)
  }
}

extension Timeline {
  /// Whether the user writes in it: how long that becomes is not for the layout to say.
  fileprivate func holdsEditor(_ node: NodeID) -> Bool {
    tree.walk(from: node).dropFirst().contains { has(.takesLines, $0) }
  }
}
