import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let doubledInset = Rule(
    id: "doubled-inset",
    summary: "A padding keeps the bars of the screen free once more.",
    finding: """
      A view is offered the safe area, and begins below the status bar. A padding of \
      `safeAreaInsets.top`, as it is right for what ignores the safe area, is added to that: the \
      gap above the first line is twice as high as the bar.
      """,
    example: """
      // device: iPhone 16
      // text-cell: 8x20
      GeometryReader { space in
        VStack { Text("Trips"); Spacer() }
          .padding(.top, space.safeAreaInsets.top).id("page")
      }
      """,
    scope: """
      Reported for a padding that is as long as the inset of the screen to the point, or longer \
      where the code adds something to `safeAreaInsets`, from 20 points on, if it begins at the \
      edge of the safe area.
      """,
    help: "no such padding; or `.ignoresSafeArea()` on the view that has it",
    exception: "the distance is wanted, and as long by chance",
    needs: "the log of a screen with a safe area",
    search: .each(.with(.spaces), as: DoubledInset.find))
}

/// A padding as long as what the screen keeps free, where it is kept free already.
private struct DoubledInset: Sighting {
  let timeline: Timeline
  let padding: NodeID
  let content: NodeID
  let isAbove: Bool
  let inset: CGFloat

  /// Smaller insets, in points, are those of a status bar in a bar of its own.
  private static let least: CGFloat = 20

  static func find(_ padding: NodeID, in timeline: Timeline) -> Self? {
    guard let screen = timeline.trace.header.screen, let height = timeline.screen(.vertical),
      let content = timeline.onlySizingChild(of: padding),
      timeline.scroller(around: padding) == nil,
      let outer = timeline.screenExtent(padding, .vertical),
      let inner = timeline.screenExtent(content, .vertical)
    else { return nil }
    let (above, below) = (-screen.minY, screen.maxY - height)
    let (isAbove, inset): (Bool, CGFloat)
    if above >= Self.least, abs(outer.start) < 1,
      timeline.isInset(padding, inner.start - outer.start, above)
    {
      (isAbove, inset) = (true, above)
    } else if below >= Self.least, abs(outer.end - height) < 1,
      timeline.isInset(padding, outer.end - inner.end, below)
    {
      (isAbove, inset) = (false, below)
    } else {
      return nil
    }
    return Self(
      timeline: timeline, padding: padding, content: content, isAbove: isAbove, inset: inset)
  }

  var goal: Goal? {
    guard let own = timeline.screenExtent(content, .vertical) else { return nil }
    guard isAbove else {
      return Goal([.length(content, .vertical, .atLeast(own.length + inset))], near: [padding])
    }
    return Goal([.origin(content, .vertical, own.start - inset)], near: [padding])
  }

  var suspicion: Suspicion {
    suspected(
      .doubledInset, of: padding, on: .vertical, placed: [padding, content],
      remedies: ["leave out \(timeline.modifier(padding))"], subject: content, off: inset)
  }

  var statement: Statement {
    let (side, bar) = isAbove ? ("above", "the status bar") : ("below", "the home indicator")
    return Statement(
      """
      \(timeline.modifier(padding).capitalized) keeps \(points(inset)) points free \(side) \
      \(content), and the safe area has kept as many free for \(bar)
      """, subject: content,
      because: "What does not ignore the safe area is offered no more than it")
  }
}

extension Timeline {
  /// Whether a padding is as long as an inset of the screen, or that and something more.
  fileprivate func isInset(_ padding: NodeID, _ length: CGFloat, _ inset: CGFloat) -> Bool {
    abs(length - inset) < 0.5
      || length > inset && statesInset(padding)
  }
}
