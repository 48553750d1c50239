import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let movedOff = Rule(
    id: "moved-off",
    summary: "An offset draws the end of what scrolls, or a control, below the screen.",
    explanation: Explanation(
      finding: [
        """
        `offset` moves what is drawn and leaves the size as it was. A view that ends at the edge of \
        the screen and is drawn further down reaches beyond that edge by as much: nobody can scroll \
        to the last rows of a scroll view then, and a button at the end is not seen.
        """
      ],
      example: """
        // proposal: 300x400
        // text-cell: 8x20
        ZStack(alignment: .top) {
          Text("Results").frame(height: 120)
          ScrollView { ForEach(0..<40) { Text("Post \\($0)") } }.id("posts")
            .offset(y: 120).id("moved")
        }
        """,
      scope: [
        """
        Reported for a shift of less than half of the view's height: what is moved further is a \
        drawer that looks out of the edge. Nothing is said of what is dragged, nor of what scrolls \
        with its offset.
        """
      ],
      help: """
        `.padding(.top, …)` instead of the offset, which leaves the view less height; a `VStack` \
        with what it makes room for
        """,
      exception: "its end is to be hidden",
      needs: "the log"),
    search: .each(.with(.letsReachOut), as: MovedOff.find))
}

/// A view that an offset draws beyond the lower edge of the screen, with something at its end.
private struct MovedOff: Detection {
  let timeline: Timeline
  let node: NodeID
  let view: NodeID
  /// What scrolls, or reacts, and cannot be reached.
  let lost: NodeID
  /// In points: how far it is moved, where it is drawn, and where the screen ends.
  let shift: CGFloat
  let drawn: Extent
  let edge: CGFloat

  /// Smaller shifts, in points, are fine adjustments.
  private static let least: CGFloat = 24

  static func find(_ node: NodeID, in timeline: Timeline) -> Self? {
    guard let shift = timeline.offset(of: node, .vertical), shift >= Self.least,
      let view = timeline.tree.firstChild(of: node), let edge = timeline.lowerEdge,
      let drawn = timeline.screenExtent(view, .vertical), drawn.end - edge >= Self.least,
      drawn.end - shift < edge + 1, 2 * shift < drawn.end - drawn.start,
      !timeline.appearance(of: view).isHidden, !timeline.isScrolledOrDragged(node),
      let lost = timeline.lost(in: view, movedBy: shift, beyond: edge)
    else { return nil }
    return Self(
      timeline: timeline, node: node, view: view, lost: lost, shift: shift, drawn: drawn,
      edge: edge)
  }

  /// It begins where it does, and ends on the screen.
  var goal: Goal? {
    Goal(
      [.inside(view, nil, .vertical), .origin(view, .vertical, drawn.start)],
      near: [node, timeline.parent(node)].compactMap(\.self))
  }

  var suspicion: Suspicion {
    Suspicion(
      .movedOff, of: node, on: .vertical, in: timeline, saying: statement,
      shownBy: timeline.placings(of: [node, view]),
      remedies: [
        """
        write \(code: ".padding(.top, \(points(shift)))") instead of the offset: the view is as \
        much lower then
        """,
        "put it into a \(code: "VStack") with what it makes room for",
      ], involving: [view, lost], off: drawn.end - edge)
  }

  private var statement: Statement {
    let effect: Prose =
      timeline.has(.scrolls, lost)
      ? "nobody can scroll to the last \(points(drawn.end - edge)) points of \(lost)"
      : "\(lost) at its end is not seen"
    return Statement(
      """
      \(timeline.modifier(node).capitalized) draws its view \(points(shift)) points further down, \
      and \(points(drawn.end - edge)) points of it below the screen
      """,
      isAboutPlace: true,
      details: [
        .init(.explanation, effect),
        .init(.sentence, "An offset moves what is drawn; the view is as high as without it"),
      ])
  }
}

extension Timeline {
  /// Where the screen ends, below its safe area; nil if that is unknown.
  fileprivate var lowerEdge: CGFloat? { trace.header.screen?.maxY ?? screen(.vertical) }

  /// Whether a moved view scrolls with what is around it, or is moved by the user.
  fileprivate func isScrolledOrDragged(_ node: NodeID) -> Bool {
    stepsOutwards(from: node).contains { has(.scrolls, $0.outer) || isTarget($0.outer) }
      || modified(by: node).contains { isTarget($0) }
  }

  /// The first view in a moved one that ends beyond an edge, with rows or a control there.
  fileprivate func lost(in view: NodeID, movedBy shift: CGFloat, beyond edge: CGFloat) -> NodeID? {
    let views = tree.walk(from: view) { self.has(.scrolls, $0) ? [] : self.tree.children(of: $0) }
    return views.prefix(4 * Self.mostLevels).first { part in
      guard let own = screenExtent(part, .vertical), own.end - shift < edge + 1 else {
        return false
      }
      let overhang = own.end - edge
      if has(.scrolls, part) {
        guard let content = contentEnd(of: part, .vertical) else { return false }
        return content > own.end - own.start - overhang + Self.finger / 2
      }
      return (isTarget(part) || has(.takesText, part)) && 2 * overhang > own.end - own.start
    }
  }
}
