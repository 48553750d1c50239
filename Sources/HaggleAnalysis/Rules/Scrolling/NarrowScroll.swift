import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let narrowScroll = Rule(
    id: "narrow-scroll",
    summary: "A scroll view is as narrow as the cards in it, in a screen that is far wider.",
    finding: """
      A vertical scroll view takes all the height that it is offered, but is only as wide as \
      what scrolls in it. Cards that hug their words so make it a strip in the middle of the \
      screen: beside it nothing scrolls, and the indicator stands between the cards and the edge.
      """,
    example: """
      // proposal: 393x700
      // text-cell: 8x20
      ScrollView {
        VStack {
          VStack {
            Text("Milk")
            Text("1 litre")
          }
          .padding(16).background(Color.yellow).id("card")
          Text("Bread").padding(16).background(Color.yellow)
        }
      }
      .id("page")
      """,
    scope: """
      Reported for a scroll view with nothing beside it and painted views of words in it, or a \
      painted column of several such, that leaves 40 points at each side.
      """,
    help: """
      `.frame(maxWidth: .infinity)` on each card before its background, or on the column that \
      scrolls
      """,
    exception: "it is to be as narrow as its cards", keyNote: "of the scroll view",
    search: .each(.with(.scrolls), as: NarrowScroll.find))
}

/// A scroll view of cards that hug their words.
private struct NarrowScroll: Sighting {
  let timeline: Timeline
  let scroller: NodeID
  let column: NodeID
  let card: NodeID
  let width: CGFloat
  let room: CGFloat

  /// Less at each side, in points, is a margin.
  private static let least: CGFloat = 40

  static func find(_ scroller: NodeID, in timeline: Timeline, with contents: Contents) -> Self? {
    guard !timeline.isList(scroller), timeline.tree.childCount(of: scroller) == 1,
      let content = timeline.content(of: scroller, scrolledAlong: .vertical),
      let width = timeline.length(scroller, .horizontal), width > 1,
      let room = timeline.offer(scroller, .horizontal), room.isFinite,
      width + 2 * Self.least < room, timeline.isAlone(scroller),
      let column = timeline.stack(in: content, along: .vertical),
      let card = timeline.strip(around: column, in: content) ?? timeline.card(in: column),
      contents.holdsText(card), !timeline.restsOnGuess(card, .horizontal)
    else { return nil }
    return Self(
      timeline: timeline, scroller: scroller, column: column, card: card, width: width, room: room)
  }

  var goal: Goal? {
    let margins = width - (timeline.length(card, .horizontal) ?? width)
    return isColumn
      ? Goal([.length(card, .horizontal, .exactly(room - margins))], near: [card, scroller])
      : Goal([.length(scroller, .horizontal, .exactly(room))], near: [card])
  }

  var suspicion: Suspicion {
    suspected(
      .narrowScroll, of: scroller, on: .horizontal, sized: [scroller],
      remedies: [
        "write \(code: ".frame(maxWidth: .infinity)") before the background of \(card)",
        "write \(code: ".frame(maxWidth: .infinity)") on what scrolls in \(scroller)",
      ], involving: [card, column], off: room - width)
  }

  /// Whether what is painted is the whole column that scrolls.
  private var isColumn: Bool { timeline.stack(in: card, along: .vertical) == column }

  var statement: Statement {
    Statement(
      """
      \(scroller) is \(points(width)) points wide, and was offered \(points(room))
      """,
      because: timeline.has(.fixes(.horizontal), within: card)
        ? "It is as wide as what scrolls in it, and the width of \(card) is stated"
        : "It is as wide as what scrolls in it, and \(card) hugs its words")
  }
}

extension Timeline {
  /// The column that scrolls with its paint, where nothing states its width and what is around it
  /// is not as narrow and painted itself.
  fileprivate func strip(around column: NodeID, in content: NodeID) -> NodeID? {
    let modifiers = modified(by: content).prefix { $0 != column } + [column]
    guard tree.childCount(of: column) > 1,
      !modifiers.contains(where: { has(.limits(.horizontal), $0) }),
      !tree.children(of: column).contains(where: { has(.limits(.horizontal), within: $0) }),
      modifier(around: content, where: isPainted(behind:)) == nil
    else { return nil }
    return modifiers.first(where: isPainted(behind:))
  }

  /// The first painted view of a column, with what is painted of it.
  fileprivate func card(in column: NodeID) -> NodeID? {
    tree.children(of: column).lazy.compactMap { child in
      self.modified(by: child).first { self.isPainted(behind: $0) }
    }.first
  }

  /// Whether a view has no neighbours, and nothing states or asks for its width.
  fileprivate func isAlone(_ node: NodeID) -> Bool {
    stepsOutwards(from: node).allSatisfy { inner, outer in
      !isLayer(inner) && !has(.divides(.horizontal), outer) && !has(.limits(.horizontal), outer)
        && !has(.asksForIdeal, outer) && !has(.declared, outer)
    }
  }
}
