import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let stoppedPaint = Rule(
    id: "stopped-paint",
    summary: "The colour of a page ends at the safe area, and strips of another one show.",
    finding: """
      A page is offered the safe area, and a colour, a gradient or a picture that fills it ends \
      where that does: below the status bar and above the home indicator the screen shows its \
      own background. `.background(Color.red)` goes on beneath them by itself, a view that is \
      put there, or into a ZStack, does not.
      """,
    example: """
      // device: iPhone 16
      // text-cell: 8x20
      ZStack {
        LinearGradient(colors: [.indigo, .black], startPoint: .top, endPoint: .bottom).id("sky")
        Text("Good night")
      }
      """,
    scope: """
      Reported for gradients, pictures, shapes and backgrounds that fill the whole safe area, \
      in a colour that is not that of a light screen, where nothing else is drawn up to the \
      edges. A plain colour in a ZStack, and what has no text anywhere, is mostly a sketch.
      """,
    help: "`.ignoresSafeArea()` on what is painted, and on nothing else",
    exception: "the strips are wanted", needs: "the log of a screen with a safe area",
    traits: [.wholeScreen],
    search: .symptoms { timeline in StoppedPaint.find(in: timeline).map { [$0] } ?? [] })
}

/// What is painted all over the safe area, and not beyond it.
private struct StoppedPaint: Detection {
  let timeline: Timeline
  let node: NodeID
  let page: CGRect
  let screen: CGRect

  static func find(in timeline: Timeline) -> Self? {
    guard let screen = timeline.trace.header.screen, let width = timeline.screen(.horizontal),
      let height = timeline.screen(.vertical), screen.height > height + 1
    else { return nil }
    let page = CGRect(x: 0, y: 0, width: width, height: height)
    let drawn = timeline.drawings.map(\.node).filter { timeline.fills($0) }
    let reachesOut = drawn.contains { node in
      timeline.rectangle(of: node).map { timeline.covers($0, screen) } ?? false
    }
    guard !reachesOut,
      let node = drawn.first(where: { node in
        timeline.rectangle(of: node).map { timeline.covers($0, page) } ?? false
      }),
      // What reaches beyond one of the two edges is to stop at the other.
      let own = timeline.screenExtent(node, .vertical), own.start > -1, own.end < height + 1,
      timeline.isSeenOnLight(node), timeline.scroller(around: node) == nil,
      !timeline.isMasked(node),
      timeline.nodes.contains(where: { timeline.has(.text, $0) })
    else { return nil }
    return Self(
      timeline: timeline, node: node, page: page, screen: screen)
  }

  var goal: Goal? {
    Goal([.length(node, .vertical, .exactly(screen.height))], near: [node])
  }

  private var strips: [String] {
    let (above, below) = (page.minY - screen.minY, screen.maxY - page.maxY)
    return [(above, "above it"), (below, "below it")].filter { $0.0 > 1 }
      .map { "\(points($0.0)) points \($0.1)" }
  }

  var suspicion: Suspicion {
    let finding = Finding(
      .stoppedPaint, of: node, on: .vertical, in: timeline, saying: statement,
      shownBy: timeline.placings(of: [node]),
      remedies: ["write \(code: ".ignoresSafeArea()") on \(node) alone"])
    // Whatever else is wrong with a page is seen first.
    return Suspicion(finding)
  }

  private var statement: Statement {
    Statement(
      "\(node) ends at the safe area: \(strips.listed()) show the screen's own colour",
      because: "A view is offered the safe area, and takes no more than that")
  }
}

extension Timeline {
  /// Whether a rectangle reaches the upper and lower edges of another one, and is as wide.
  fileprivate func covers(_ rectangle: CGRect, _ room: CGRect) -> Bool {
    rectangle.encloses(room, within: 1)
  }
}
