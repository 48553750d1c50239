import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// A text that touches both sides of the screen, in a column with another one that has a padding.
struct UnpaddedText: Detection {
  let timeline: Timeline
  let text: NodeID
  let other: NodeID
  let column: NodeID
  /// How wide the screen is, and how far the two texts are from its edge, in points.
  let width: CGFloat
  let distance: CGFloat
  let margin: CGFloat

  /// A text that begins so much farther out than the other one, in points, is seen to do so.
  private static let least: CGFloat = 4
  /// A smaller padding, in points, is none of a page.
  private static let leastMargin: CGFloat = 12
  /// A column of more views is a list.
  private static let mostViews = 32

  static func find(_ column: NodeID, in timeline: Timeline) -> Self? {
    guard timeline.trace.header.screen != nil, let width = timeline.screen(.horizontal),
      timeline.offer(column, .horizontal) == width,
      timeline.tree.childCount(of: column) <= mostViews
    else { return nil }
    let views = timeline.tree.children(of: column)
    guard
      let other = views.lazy.compactMap({ timeline.padded($0, of: width) }).first(where: {
        $0.margin >= Self.leastMargin
      }),
      let text = views.first(where: {
        timeline.isBare($0, upTo: other.margin - Self.least, of: width)
      })
    else { return nil }
    return Self(
      timeline: timeline, text: text, other: other.text, column: column, width: width,
      distance: max(0, timeline.start(text, .horizontal)), margin: other.margin)
  }

  var goal: Goal? {
    Goal(
      [.offered(text, .horizontal, width - 2 * margin)], near: [text],
      lengths: [.horizontal: margin], traits: [.awayFrom(.sides)])
  }

  var suspicion: Suspicion {
    let padding = ".padding(.horizontal, \(typed(margin)))"
    return Suspicion(
      .edgeText, of: text, on: .horizontal, in: timeline,
      saying: Statement(
        """
        \(text) has all the \(points(width)) points of the screen, and \(other) in the same column \
        a padding of \(points(margin))
        """, isAboutPlace: true,
        because: "A text takes all the width that it is offered, up to the glass"),
      shownBy: timeline.placings(of: [text, other]),
      remedies: ["write \(code: padding) on \(text)"], involving: [other, column],
      off: margin - distance)
  }
}

extension Timeline {
  /// Whether it is a text of several lines without anything painted behind it, from one side of the
  /// screen to the other.
  fileprivate func isBare(_ view: NodeID, upTo distance: CGFloat, of width: CGFloat) -> Bool {
    guard let text = core(of: view), isReadable(text), lines(of: text) ?? 0 > 1,
      offer(text, .horizontal) == width, !isPainted(within: view), !isTyped(text),
      let own = screenExtent(text, .horizontal)
    else { return false }
    return own.start < distance && own.end > width - distance && own.start > -1
      && own.end < width + 1
  }

  /// A text with a padding at both sides, and how far it begins from the edge of the screen.
  fileprivate func padded(
    _ view: NodeID, of width: CGFloat
  ) -> (text: NodeID, margin: CGFloat)? {
    guard let text = core(of: view), isReadable(text), lines(of: text) ?? 0 > 1,
      let padding = modified(by: view).first(where: { has(.spaces, $0) }),
      offer(padding, .horizontal) == width, let outer = screenExtent(padding, .horizontal),
      let inner = tree.firstChild(of: padding).flatMap({ screenExtent($0, .horizontal) })
    else { return nil }
    let margin = inner.start - outer.start
    return abs(margin - (outer.end - inner.end)) < Self.tolerance ? (text, margin) : nil
  }
}
