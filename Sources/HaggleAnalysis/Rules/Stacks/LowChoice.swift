import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let lowChoice = Rule(
    id: "low-choice",
    summary: "A choice refuses a row that has room in width, for a few points of height.",
    finding: """
      `ViewThatFits` without an axis looks at both. A row of an icon and words that has room in \
      width, and is a little too high, is refused as well, and the icon alone is taken. So is a \
      longer text, and where the short one is as high, that does not fit either: it is taken as \
      the last one.
      """,
    example: """
      // proposal: 393x200
      // text-cell: 8x20
      ViewThatFits {
        HStack { Color.red.frame(width: 44, height: 44); Text("Add to basket") }.id("long")
        Color.red.frame(width: 44, height: 40).id("short")
      }
      .id("choice")
      .frame(width: 300, height: 40)
      """,
    scope: """
      Reported where a row lacks less than a quarter of the height, and what is taken shows \
      fewer texts; of a longer text or such a row, where it lacks less than half of the height, \
      and what is taken is too high as well.
      """,
    help: "`ViewThatFits(in: .horizontal)`, or a little more height",
    exception: "the height is to decide",
    keyNote: "of what chooses", needs: "the log with its reasons",
    search: .each(.all, as: LowChoice.find))
}

/// A choice that takes something narrower than what would fit in width.
private struct LowChoice: Sighting {
  let timeline: Timeline
  let choice: NodeID
  let refused: NodeID
  let taken: NodeID
  /// Of the refused view, and what is offered, in points.
  let width: (ideal: CGFloat, offered: CGFloat)
  /// How much it is too high, and what is offered.
  let height: (lacking: CGFloat, offered: CGFloat)

  static func find(_ choice: NodeID, in timeline: Timeline) -> Self? {
    guard timeline.mayChoose(choice), !timeline.states(".vertical", choice),
      let span = timeline.sizingSpan(choice),
      let taken = timeline.lastReason(of: choice, in: span, .choice)?.child,
      let test = timeline.firstRefusal(of: choice, in: span), let refused = test.child,
      let lacking = test.result.map({ -$0 }), taken != refused,
      let offered = span.proposal.width, offered.isFinite,
      let height = span.proposal.height, height.isFinite, lacking < height / 2,
      let ideal = timeline.profile(of: refused).ideal?.size.width, ideal + 1 < offered,
      let narrow = timeline.length(taken, .horizontal), narrow < ideal,
      timeline.isRowOfMore(refused, than: taken) && lacking < height / 4
        || timeline.saysMore(refused, than: taken)
          && (timeline.length(taken, .vertical) ?? 0) > height + Timeline.tolerance
    else { return nil }
    return Self(
      timeline: timeline, choice: choice, refused: refused, taken: taken,
      width: (ideal, offered), height: (lacking, height))
  }

  var goal: Goal? {
    Goal([.length(choice, .horizontal, .atLeast(width.ideal))], near: [choice])
  }

  var suspicion: Suspicion {
    suspected(
      .lowChoice, of: choice, sized: [choice],
      remedies: [
        "write \(code: "ViewThatFits(in: .horizontal)") for \(choice)",
        """
        write \(code: ".frame(height: \(typed(height.offered + height.lacking)))"), or leave it \
        as much height otherwise
        """,
      ], involving: [refused, taken], off: width.ideal)
  }

  var statement: Statement {
    Statement(
      """
      \(choice) takes \(taken) although \(refused) has room in width: it is \
      \(counted(height.lacking)) too high
      """, subject: choice,
      because: """
        Without an axis it looks at both; \(refused) is \(points(width.ideal)) points wide, and \
        \(points(width.offered)) are offered
        """)
  }
}

extension Timeline {
  /// Whether it may be what takes one of several views: it has no part in how they are set.
  func mayChoose(_ node: NodeID) -> Bool {
    tree.childCount(of: node) > 1 && !has(.layers, node) && !isContainer(node)
      && !has(.declared, node) && !has(.scrolls, node)
  }

  /// The refusal of the first view of a choice, if that is for its height.
  fileprivate func firstRefusal(of choice: NodeID, in span: Span) -> Reason? {
    let tests = reasons(of: choice, in: span).map(\.reason).filter { $0.knownRule == .room }
    guard let first = tests.first, first.child == tree.firstChild(of: choice),
      first.axis == .vertical, (first.result ?? 0) < 0
    else { return nil }
    return first
  }

  /// Whether a view is a row with more texts than another one, which does not scroll.
  fileprivate func isRowOfMore(_ refused: NodeID, than taken: NodeID) -> Bool {
    guard plainRow(in: refused) != nil, !has(.scrolls, within: taken) else { return false }
    return texts(in: refused, most: 8).count > texts(in: taken, most: 8).count
  }

  /// Whether a view is a longer text than another one, or a row with more of them.
  fileprivate func saysMore(_ refused: NodeID, than taken: NodeID) -> Bool {
    if isRowOfMore(refused, than: taken) { return true }
    guard let long = core(of: refused), let short = core(of: taken), has(.text, long),
      has(.text, short), let words = trace.nodes[long.index].words,
      let fewer = trace.nodes[short.index].words
    else { return false }
    return words.count > fewer.count
  }
}
