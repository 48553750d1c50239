import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let shortScroll = Rule(
    id: "short-scroll",
    summary: "A notice or a panel scrolls over far more room than it has to show.",
    finding: """
      A scroll view takes all that it is offered along its axis, however little is in it, and \
      puts it at its beginning. A panel around it becomes as high as the screen for a few lines, \
      and a notice that is alone in it sticks to the top.
      """,
    example: """
      // proposal: 375x600
      // text-cell: 8x20
      VStack(spacing: 0) {
        Text("Notes")
        ScrollView {
          Text("Keys are with Ana").padding(16)
        }
        .id("scroll")
      }
      .background(Color.yellow, in: RoundedRectangle(cornerRadius: 16))
      .id("panel")
      """,
    scope: """
      Reported where the content takes less than half of the room: for a scroll view in a panel \
      with round corners, for one whose content is a symbol over words, and for one with something \
      below it and then a spacer that gets nothing. A page that scrolls and has one card at first \
      is in order.
      """,
    help: """
      `.fixedSize(horizontal: false, vertical: true)` or a `.frame(maxHeight:)` of the content's \
      own height on the scroll view, or the content alone first in a `ViewThatFits(in: \
      .vertical)`; for a notice `.defaultScrollAnchor(.center, for: .alignment)`
      """,
    exception: "there will be more to show", keyNote: "of the scroll view",
    traits: [.unusedSpace],
    search: .each(.with(.scrolls), as: ShortScroll.find))
}

/// A scroll view with much more room than there is to scroll.
private struct ShortScroll: Sighting {
  let timeline: Timeline
  let scroller: NodeID
  let room: CGFloat
  let taken: CGFloat
  let look: Look

  enum Look {
    /// It is a part of a painted panel with round corners.
    case panel(NodeID)
    /// It scrolls nothing but a symbol over words: there is nothing to show.
    case notice(NodeID)
    /// It leaves nothing to a spacer that is to push something else up to it.
    case pushed(NodeID)
  }

  /// Smaller gaps, in points, are margins.
  private static let least: CGFloat = 80

  static func find(_ scroller: NodeID, in timeline: Timeline) -> Self? {
    guard !timeline.isList(scroller), timeline.offer(scroller, .vertical) != nil,
      let content = timeline.content(of: scroller, scrolledAlong: .vertical),
      timeline.tree.childCount(of: scroller) == 1,
      let room = timeline.length(scroller, .vertical),
      let taken = timeline.length(content, .vertical), taken > 0,
      let start = timeline.extent(content, .vertical)?.start, abs(start) < 1,
      room > 2 * taken, room > taken + Self.least,
      !timeline.isGreedy(content, .vertical), !timeline.restsOnGuess(content, .vertical)
    else { return nil }
    let look: Look
    if let panel = timeline.roundPanel(around: scroller) {
      look = .panel(panel)
    } else if let column = timeline.notice(in: content), timeline.isFirstToScroll(scroller) {
      look = .notice(column)
    } else if let pushed = timeline.pushed(behind: scroller) {
      look = .pushed(pushed)
    } else {
      return nil
    }
    return Self(timeline: timeline, scroller: scroller, room: room, taken: taken, look: look)
  }

  var goal: Goal? {
    switch look {
    case .panel, .pushed:
      Goal(
        [.length(scroller, .vertical, .between(taken - 1, taken + 1))],
        lengths: [.vertical: taken])
    case .notice(let column):
      Goal([.level(column, scroller, at: 0.5, .vertical)], lengths: [.vertical: room])
    }
  }

  var suspicion: Suspicion {
    suspected(
      .shortScroll, of: scroller, on: .vertical, sized: [scroller], remedies: remedies,
      involving: [subject], off: room - taken)
  }

  private var subject: NodeID {
    switch look {
    case .panel(let panel): panel
    case .notice(let column): column
    case .pushed(let pushed): pushed
    }
  }

  var statement: Statement {
    let claim: Prose = """
      \(scroller) is \(points(room)) points high, and what scrolls in it \(points(taken))
      """
    let detail: Prose =
      switch look {
      case .panel(let panel): "\(panel) is as much higher than it has to be"
      case .notice(let column): "\(column) stands at its top, and the rest stays empty"
      case .pushed(let pushed):
        "\(pushed) stands below all of that, and the spacer has nothing left"
      }
    return Statement(claim, because: detail)
  }

  private var remedies: [Prose] {
    switch look {
    case .panel, .pushed:
      [
        """
        give \(scroller) the height of its content as its most, as \
        \(code: ".onGeometryChange") reports it: \(code: ".frame(maxHeight: contentHeight)")
        """,
        """
        put what it scrolls into a \(code: "ViewThatFits(in: .vertical)") first, and \(scroller) \
        behind it
        """,
      ]
    case .notice:
      [
        "write \(code: ".defaultScrollAnchor(.center, for: .alignment)") on \(scroller)",
        """
        give the content of \(scroller) its room as its least height: \
        \(code: ".frame(minHeight: geometry.size.height)") in a \(code: "GeometryReader")
        """,
      ]
    }
  }
}

extension Timeline {
  /// The view around another one that is painted, or cut, with round corners, as high as that one
  /// makes it.
  fileprivate func roundPanel(around scroller: NodeID) -> NodeID? {
    for (inner, outer) in stepsOutwards(from: scroller) {
      if isLayer(inner) || has(.scrolls, outer) || has(.fixes(.vertical), outer) { return nil }
      if isRound(outer) { return outer }
    }
    return nil
  }

  private func isRound(_ node: NodeID) -> Bool {
    if has(.clips, node) { return hasRoundOutline(node) }
    return backgrounds(of: node).contains { layer in
      isPaint(layer, of: node) && core(of: layer).map(hasRoundOutline) == true
    }
  }

  /// Whether only modifiers are around it.
  fileprivate func isFirstToScroll(_ scroller: NodeID) -> Bool {
    stepsOutwards(from: scroller).allSatisfy { sizingChildren(of: $0.outer).count == 1 }
  }
}

extension Timeline {
  /// What follows a view in its column, with a spacer at the end that gets nothing.
  fileprivate func pushed(behind scroller: NodeID) -> NodeID? {
    guard let (column, branch) = division(around: scroller, .vertical),
      let next = sibling(behind: branch, in: column), !comes(next, downTo: .spacer),
      let last = tree.children(of: column).last, last != next, has(.spacer, last),
      let length = length(last, .vertical), let least = least(last, .vertical),
      length < least + Self.tolerance
    else { return nil }
    return next
  }

  /// The column of a symbol over words that a view comes down to.
  fileprivate func notice(in node: NodeID) -> NodeID? {
    guard let column = stack(in: node, along: .vertical), isCentred(column, on: .horizontal),
      let first = tree.firstChild(of: column), comes(first, downTo: .symbol)
    else { return nil }
    let words = tree.children(of: column).dropFirst()
    return (1...3).contains(words.count) && words.allSatisfy(isOfWords) ? column : nil
  }
}
