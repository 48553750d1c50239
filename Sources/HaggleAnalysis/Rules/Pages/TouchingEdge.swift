import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let touchingEdge = Rule(
    id: "touching-edge",
    summary: "A button with margins at its sides touches the lower edge of the screen.",
    finding: """
      On most phones the safe area keeps what is at the end of a page away from the edge of the \
      screen. A phone with a home button has none there: a button that has margins at its sides \
      and none below it touches the edge.
      """,
    example: """
      // device: iPhone SE (3rd generation)
      // text-cell: 8x20
      VStack {
        Spacer()
        Text("Continue").padding(14).frame(maxWidth: .infinity)
          .background(.blue, in: RoundedRectangle(cornerRadius: 12)).id("button")
          .padding(.horizontal, 20)
      }
      """,
    scope: """
      Reported for a painted view with words and round corners, at most 80 points high, that \
      ends with the screen where no safe area is, and keeps at least 8 points from its sides; also \
      where the size of such a screen is proposed, without a device.
      """,
    help: "`.padding(.bottom)` below it; `.safeAreaPadding(.bottom, 16)` on the page",
    exception: "it is to lie at the edge",
    keyNote: "of what is painted", needs: "the log of a screen",
    search: .each(.with(.layersBehind), as: TouchingEdge.find))
}

/// A painted view at the lower edge of a screen.
private struct TouchingEdge: Detection {
  let timeline: Timeline
  let view: NodeID
  let margin: CGFloat

  /// What is higher, in points, is no button.
  private static let most: CGFloat = 80
  /// A smaller distance from the sides, in points, is no margin.
  private static let least: CGFloat = 8

  static func find(_ view: NodeID, in timeline: Timeline) -> Self? {
    guard let screen = timeline.trace.header.screen ?? timeline.screenWithButton,
      timeline.isPainted(behind: view),
      let own = timeline.rectangle(of: view), own.height <= most, own.height > 0,
      abs(own.maxY - screen.maxY) < 1, own.minX - screen.minX >= least,
      screen.maxX - own.maxX >= least, timeline.isRound(behind: view),
      timeline.contents.holdsText(view), timeline.scroller(around: view) == nil
    else { return nil }
    return Self(
      timeline: timeline, view: view, margin: min(own.minX - screen.minX, screen.maxX - own.maxX))
  }

  var goal: Goal? {
    guard let start = timeline.screenExtent(view, .vertical)?.start else { return nil }
    return Goal(
      [.origin(view, .vertical, start - margin)], near: [view], lengths: [.vertical: margin],
      traits: [.awayFrom(.bottom)])
  }

  var suspicion: Suspicion {
    Suspicion(
      .touchingEdge, of: view, on: .vertical, in: timeline,
      saying: Statement(
        """
        \(view) touches the lower edge of the screen, and is \(points(margin)) points away from \
        its sides
        """, isAboutPlace: true,
        because: "This screen has no safe area below, which keeps it away on others"),
      shownBy: timeline.placings(of: [view]),
      remedies: ["write \(code: ".padding(.bottom, \(typed(margin)))") on it"], off: margin)
  }
}

extension Timeline {
  /// What is proposed, if it is as large as the screen of a phone with a home button.
  fileprivate var screenWithButton: CGRect? {
    guard let width = screen(.horizontal), let height = screen(.vertical) else { return nil }
    let size = CGSize(width: width, height: height)
    return Self.screensWithButton.contains(size) ? CGRect(origin: .zero, size: size) : nil
  }

  /// Source: Apple, iPhone SE of the first and of the third generation, iPhone 8 Plus.
  private static let screensWithButton = [
    CGSize(width: 320, height: 568), CGSize(width: 375, height: 667),
    CGSize(width: 414, height: 736),
  ]
}
