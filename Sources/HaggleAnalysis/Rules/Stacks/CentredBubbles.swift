import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let centredBubbles = Rule(
    id: "centred-bubbles",
    summary: "Painted words of different lengths stand in the middle of what scrolls.",
    finding: """
      A lazy column is as wide as it can be, and so is a column in a frame of all the width. \
      What is narrower stands in its middle: the bubbles of a chat, or cards that hug their \
      words, then begin and end at a different place in each line, and none is at the side of \
      who said it.
      """,
    example: """
      // proposal: 393x600
      // text-cell: 8x20
      ScrollView {
        LazyVStack(spacing: 8) {
          Text("Are you there?").padding(8).background(Color.gray).id("hers")
          Text("Yes!").padding(8).background(Color.green).id("mine")
        }
        .id("chat")
      }
      """,
    scope: """
      Reported for a column in a scroll view in which all views are single texts with a \
      background that hug their words and are in the middle, where two differ by at least 16 \
      points and the widest leaves at least 40 at each side. Nothing is said of capsules of one \
      colour, of what reacts, and of texts whose lines are centred.
      """,
    help: """
      `.frame(maxWidth: .infinity, alignment: .leading)` on each, `.trailing` on one's own; \
      `LazyVStack(alignment: .leading)`
      """,
    exception: "they are to be in the middle", keyNote: "of the shortest",
    search: .each(.with(.scrolls), as: CentredBubbles.find))
}

/// Painted texts of a column, each in its middle.
private struct CentredBubbles: Sighting {
  let timeline: Timeline
  let column: NodeID
  let bubbles: [NodeID]
  let spread: Spread

  /// A smaller difference, in points, is not noticeable.
  private static let least: CGFloat = 16
  /// Less at each side, in points, is a margin.
  private static let margin: CGFloat = 40

  static func find(_ scroller: NodeID, in timeline: Timeline) -> Self? {
    guard !timeline.isList(scroller), timeline.tree.childCount(of: scroller) == 1,
      let content = timeline.content(of: scroller, scrolledAlong: .vertical),
      let room = timeline.screenExtent(scroller, .horizontal)
    else { return nil }
    let column = timeline.shown(by: content)
    let views = timeline.tree.children(of: column).filter { !timeline.has(.spacer, $0) }
    let bubbles = views.compactMap(timeline.bubble)
    guard bubbles.count > 1, bubbles.count == views.count, !timeline.isLayerStack(column),
      timeline.dividedAxes(column) != .horizontal, !timeline.isLazyGrid(column),
      let spread = Spread(of: bubbles, along: .horizontal, in: timeline),
      spread.difference >= least, spread.most + 2 * margin <= room.length,
      bubbles.allSatisfy({ bubble in
        timeline.screenExtent(bubble, .horizontal).map { abs($0.middle - room.middle) < 1 } == true
      }), !timeline.areTags(bubbles)
    else { return nil }
    return Self(timeline: timeline, column: column, bubbles: bubbles, spread: spread)
  }

  var goal: Goal? {
    Goal(bubbles.prefix(16).map { .level($0, column, at: 0, .horizontal) }, near: [column])
  }

  var suspicion: Suspicion {
    let frame = ".frame(maxWidth: .infinity, alignment: .leading)"
    return suspected(
      .centredBubbles, of: spread.shortest, on: .horizontal,
      placed: [spread.shortest, spread.longest],
      remedies: [
        "write \(code: frame) behind the background of each, or \(code: ".trailing") for one's own"
      ], involving: [spread.longest, column], off: spread.difference / 2)
  }

  var statement: Statement {
    Statement(
      """
      \(spread.shortest) begins \(points(spread.difference / 2)) points behind \
      \(spread.longest), and both stand in the middle of \(column)
      """,
      isAboutPlace: true,
      because: "\(column) is wider than all that is in it, and centres each")
  }
}

extension Timeline {
  /// The background of a text that hugs its words and is all of a view; nil for other views.
  fileprivate func bubble(of view: NodeID) -> NodeID? {
    let layers = Array(modified(by: view))
    guard let core = layers.last, has(.text, core), !layers.contains(where: isTarget),
      !(has(.starts(.horizontal), core) && has(.ends(.horizontal), core)),
      let face = layers.first(where: { isPainted(behind: $0) }),
      !layers.contains(where: { has(.limits(.horizontal), $0) }), !isMoved(view)
    else { return nil }
    return face
  }

  /// Whether they are capsules of one colour, as tags are.
  fileprivate func areTags(_ bubbles: [NodeID]) -> Bool {
    let cores = bubbles.compactMap { bubble in
      tree.children(of: bubble).dropFirst().lazy.compactMap(self.core).first
    }
    let isRound = zip(cores, bubbles).allSatisfy { core, bubble in
      appearance(of: core).outline == .capsule
        || modifier(around: bubble) { isClipped($0) && appearance(of: $0).outline == .capsule }
          != nil
    }
    return isRound
      && cores.allSatisfy { appearance(of: $0).paint == appearance(of: cores[0]).paint }
  }
}
