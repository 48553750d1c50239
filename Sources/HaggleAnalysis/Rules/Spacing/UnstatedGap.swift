import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let unstatedGap = Rule(
    id: "unstated-gap",
    summary: "A strip of background shows between a page and the bar at its edge.",
    explanation: Explanation(
      finding: [
        """
        A stack without `spacing:` puts the standard distance between its views. Between a colour \
        that fills the screen and a bar of another colour that shows as a strip. So does \
        `safeAreaInset` between a page and its bar.
        """
      ],
      example: """
        // proposal: 393x759
        VStack {
          Color.white.id("page")
          Color.gray.frame(height: 60).id("bar")
        }
        .id("screen")
        """,
      scope: [
        """
        It is told where both are as wide as the screen and have plain colours, one takes what is \
        left of the height, and the other does not.
        """
      ],
      help: "`spacing: 0` in the stack", exception: "the strip is to show",
      keyNote: "of the stack", needs: "the log"),
    search: .each(.withAny(of: [.dividesHeight, .insets]), as: UnstatedGap.init))
}

/// A page and a bar with a standard distance between them.
private struct UnstatedGap: Detection {
  let timeline: Timeline
  let stack: NodeID
  let first: NodeID
  let second: NodeID

  init?(_ stack: NodeID, _ timeline: Timeline) {
    guard timeline.dividedAxes(stack) == .vertical || timeline.has(.insets, stack),
      let screen = timeline.screen(.vertical),
      let length = timeline.length(stack, .vertical), length + Timeline.tolerance > screen
    else { return nil }
    let children = timeline.tree.children(of: stack)
    let pair = zip(children, children.dropFirst()).first { first, second in
      timeline.isPageAndBar(first, second) || timeline.isPageAndBar(second, first)
    }
    guard let pair, let before = timeline.extent(pair.0, .vertical),
      let after = timeline.extent(pair.1, .vertical),
      abs(max(after.start - before.end, before.start - after.end) - Timeline.standardSpacing)
        < Timeline.tolerance
    else { return nil }
    (self.timeline, self.stack, first, second) = (timeline, stack, pair.0, pair.1)
  }

  var cure: Cure? {
    let isInOrder =
      timeline.extent(first, .vertical)?.start ?? 0 <= timeline.extent(second, .vertical)?.start
      ?? 0
    return Cure(
      aims: [isInOrder ? .gap(first, second, .vertical, 0) : .gap(second, first, .vertical, 0)],
      near: [stack])
  }

  var suspicion: Suspicion {
    Suspicion(
      .unstatedGap, of: stack, on: .vertical, in: timeline, saying: statement,
      shownBy: timeline.placings(of: [first, second]),
      remedies: ["write \(code: "spacing: 0") in \(stack)"], involving: [first, second],
      off: Timeline.standardSpacing)
  }

  private var statement: Statement {
    Statement(
      "\(points(Timeline.standardSpacing)) points lie between \(first) and \(second), as wide as the screen",
      subject: stack,
      because: "\(stack) puts the standard distance there, where none is stated")
  }
}

extension Timeline {
  fileprivate func isPageAndBar(_ page: NodeID, _ bar: NodeID) -> Bool {
    isGreedy(page, .vertical) && !isGreedy(bar, .vertical) && isBroadColour(page)
      && isBroadColour(bar)
  }

  /// Whether a view is a plain colour, or has one behind it, as wide as the screen.
  private func isBroadColour(_ node: NodeID) -> Bool {
    guard let width = length(node, .horizontal), width == screen(.horizontal) else { return false }
    let views = Array(modified(by: node).prefix { length($0, .horizontal) == width })
    return views.contains { view in
      has(.decorates, view) && has(.fillsCorners, view)
        || isPainted(behind: view) && isAsLarge(view, as: node)
    }
  }
}
