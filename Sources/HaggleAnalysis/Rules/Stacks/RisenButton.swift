import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let risenButton = Rule(
    id: "risen-button",
    summary: "The buttons beside a draft rise with it, and stand at the middle of its lines.",
    finding: """
      A row puts the middles of its children on one line, unless it says otherwise. In the bar \
      below a conversation the button that sends it is beside a draft of one line; as the draft \
      gets longer, the button rises to the middle of it.
      """,
    example: """
      // proposal: 300x300
      // text-cell: 8x20
      VStack(spacing: 0) {
        ScrollView { Text("Yesterday") }
        HStack(spacing: 8) {
          Text("The first is whether the hut has beds for us, and the second who has a rope")
            .padding(8).background(Color.gray.opacity(0.2))
          Image(systemName: "paperplane").frame(width: 28, height: 28).id("send")
        }
        .id("composer")
      }
      """,
    scope: """
      Reported for the row at the lower edge of a page, below what scrolls, of a painted text or \
      a field of three or more lines and symbols of at most two lines at its ends. In a list or \
      on a card, a symbol at the middle is usual.
      """,
    help: "`HStack(alignment: .bottom)`",
    exception: "they are to stand at the middle",
    keyNote: "of the button", needs: "the log with the text's reasons",
    search: .each(.rows, as: RisenButton.find))
}

/// A symbol at the middle of a draft of several lines, in a bar below what scrolls.
private struct RisenButton: Sighting {
  let timeline: Timeline
  let row: NodeID
  let draft: NodeID
  let buttons: [NodeID]
  let lines: Int
  let gap: CGFloat

  /// A draft of fewer lines is hardly higher than a button.
  private static let leastLines = 3

  static func find(_ row: NodeID, in timeline: Timeline) -> Self? {
    let parts = timeline.tree.children(of: row)
    guard parts.count > 1, timeline.isCentred(row, on: .vertical),
      timeline.isBarBelow(row),
      let draft = parts.first(where: { timeline.isDraft($0) }),
      let text = timeline.core(of: draft), let terms = timeline.lineTerms(of: text),
      terms.count >= leastLines, let whole = timeline.screenExtent(draft, .vertical),
      let words = timeline.length(text, .vertical)
    else { return nil }
    let line = words / CGFloat(terms.count)
    let buttons = [parts.last, parts.first].compactMap(\.self).filter {
      $0 != draft && timeline.isSign($0, lowerThan: 2 * line, besideMiddleOf: whole)
    }
    guard let button = buttons.first, let own = timeline.screenExtent(button, .vertical),
      whole.end - own.end > line
    else { return nil }
    return Self(
      timeline: timeline, row: row, draft: draft, buttons: buttons, lines: terms.count,
      gap: whole.end - own.end)
  }

  var goal: Goal? { Goal(buttons.map { .level($0, draft, at: 1, .vertical) }, near: [row]) }

  var suspicion: Suspicion {
    suspected(
      .risenButton, of: buttons[0], on: .vertical, placed: [buttons[0], draft],
      remedies: ["write \(code: "alignment: .bottom") in \(row)"], involving: [row, draft], off: gap
    )
  }

  var statement: Statement {
    Statement(
      """
      \(buttons[0]) stands at the middle of the \(lines) lines of \(draft), \(points(gap)) points \
      above its end
      """, isAboutPlace: true,
      because: "\(row) puts the middles of its children on one line")
  }
}

extension Timeline {
  /// Whether a row is the last of a column, below what scrolls, or in the safe area below a page.
  fileprivate func isBarBelow(_ row: NodeID) -> Bool {
    for (inner, outer) in stepsOutwards(from: row) {
      if has(.scrolls, outer) || isLayer(inner) { return false }
      let children = tree.children(of: outer)
      if has(.insets, outer), children.count > 1 {
        let (own, page) = (rectangle(of: inner), rectangle(of: outer))
        return children.first != inner
          && own.flatMap { own in page.map { own.minY > $0.midY } }
            == true
      }
      guard children.count > 1, !has(.layers, outer) else { continue }
      return dividedAxes(outer) == .vertical && children.last == inner
        && children.dropLast().contains { has(.scrolls, within: $0) }
    }
    return false
  }

  /// Whether it is a text with a ground of its own, or a field.
  fileprivate func isDraft(_ node: NodeID) -> Bool {
    comes(node, downTo: .text) && (isPainted(within: node) || has(.takesText, within: node))
  }

  /// Whether it is a symbol, or a button of one, beside the middle of something.
  fileprivate func isSign(
    _ node: NodeID, lowerThan most: CGFloat, besideMiddleOf whole: Extent
  ) -> Bool {
    guard comes(node, downTo: .symbol) || has(.reacts, within: node),
      let own = screenExtent(node, .vertical)
    else { return false }
    return own.length <= most && abs(own.middle - whole.middle) < 1
  }
}
