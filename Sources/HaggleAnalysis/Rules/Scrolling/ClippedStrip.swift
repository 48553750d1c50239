import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let clippedStrip = Rule(
    id: "clipped-strip",
    summary: "What scrolls sideways is cut at a padding, before the edge of the screen.",
    finding: """
      A scroll view clips what is in it at its own edges. With a padding around it these lie \
      within the screen, and cards that are scrolled past disappear in the middle of nowhere. \
      The padding belongs around what scrolls, in the scroll view.
      """,
    example: """
      // proposal: 393x200
      ScrollView(.horizontal) {
        HStack {
          ForEach(0..<6) { _ in Color.purple.frame(width: 120, height: 80) }
        }
      }
      .id("shelf")
      .padding(.horizontal, 20)
      """,
    scope: "Reported where nothing is drawn around the scroll view, within the padding.",
    help: """
      the padding on the content of the scroll view; `.contentMargins(.horizontal, …)`
      """,
    exception: "the strip is to end there", keyNote: "of the padding", needs: "the log",
    search: .each(.with(.spaces), as: ClippedStrip.find))
}

/// A padding around what scrolls along it.
private struct ClippedStrip: Sighting {
  let timeline: Timeline
  let padding: NodeID
  let scroller: NodeID
  let content: NodeID
  /// How far the scroll view begins behind the padding, in points.
  let margin: CGFloat

  /// Less, in points, is no strip that one sees.
  private static let least: CGFloat = 8

  static func find(_ padding: NodeID, in timeline: Timeline) -> Self? {
    let axis = Axis.horizontal
    guard let inner = timeline.sizingChildren(of: padding).first,
      timeline.tree.children(of: padding).count == 1,
      let scroller = timeline.modified(by: inner).first(where: {
        timeline.has(.scrolls, $0) || !timeline.isTransparent($0)
      }), timeline.has(.scrolls, scroller),
      !timeline.has(.letsReachOut, scroller),
      let content = timeline.content(of: scroller, scrolledAlong: axis),
      let outer = timeline.screenExtent(padding, axis),
      let own = timeline.screenExtent(scroller, axis),
      let screen = timeline.screen(axis), outer.start < Self.least, outer.end > screen - Self.least,
      own.start - outer.start >= Self.least, outer.end - own.end >= Self.least,
      let length = timeline.length(content, axis), length > own.length + Self.least
    else { return nil }
    return Self(
      timeline: timeline, padding: padding, scroller: scroller, content: content,
      margin: own.start - outer.start)
  }

  /// What scrolls begins where it does, and ends at the edge.
  var goal: Goal? {
    let whole = timeline.length(padding, .horizontal) ?? 0
    let first = timeline.tree.firstChild(of: timeline.shown(by: content)) ?? content
    let start = timeline.rectangle(of: first).map {
      Goal.Condition.origin(first, .horizontal, $0.minX)
    }
    return Goal(
      [.length(scroller, .horizontal, .exactly(whole))] + [start].compactMap(\.self),
      near: [scroller, content], traits: [.unseen])
  }

  var suspicion: Suspicion {
    suspected(
      .clippedStrip, of: padding, on: .horizontal, placed: [padding, scroller],
      remedies: [
        "write \(timeline.modifier(padding)) on \(content), in \(scroller)",
        """
        write \(code: ".contentMargins(.horizontal, \(typed(margin)))") on \(scroller) \
        in its place
        """,
      ], involving: [scroller, content], off: margin)
  }

  var statement: Statement {
    Statement(
      """
      \(scroller) cuts what scrolls in it \(points(margin)) points before the edge of the \
      screen
      """, subject: scroller,
      because: "It clips at its own edges, and \(padding) is around it")
  }
}

extension Timeline {
  /// A modifier that draws nothing.
  fileprivate func isTransparent(_ node: NodeID) -> Bool {
    sizingChildren(of: node).count == 1 && !has(.layers, node) && !isClipped(node)
  }
}
