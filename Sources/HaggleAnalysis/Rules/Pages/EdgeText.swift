import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let edgeText = Rule(
    id: "edge-text",
    summary: "Words on a full screen touch its edge, where no safe area keeps them away.",
    finding: """
      The safe area keeps words away from the camera and the corners of a screen, and from \
      nothing else: a phone that lies on its side has none above, one that stands none at its \
      sides, and one with a home button none below. What has no padding of its own begins at \
      the glass there.
      """,
    example: """
      // device: iPhone 16 landscape
      // text-cell: 8x20
      ZStack(alignment: .top) {
        Color.black.ignoresSafeArea()
        HStack {
          Text("Close").id("close")
          Spacer()
          Text("Share")
        }
        .id("controls")
      }
      """,
    scope: """
      Reported for texts less than 4 points from an edge without a safe area, on a screen that \
      something is painted on up to its edges. What scrolls, bars, and texts on something \
      painted of their own are left alone. Also reported for a text of several lines that has all \
      the width of the screen, where another one in the same column has a padding.
      """,
    help: "`.padding()` on what holds them; `.safeAreaPadding()`",
    exception: "they are to touch the edge",
    keyNote: "of the text", needs: "the log of a screen with a safe area",
    search: .symptoms { timeline in
      let bare = timeline.columns.compactMap { UnpaddedText.find($0, in: timeline) }
      return EdgeText.all(in: timeline) + bare as [any Detection]
    })
}

/// Words at one edge of the screen, or at both of its sides.
private struct EdgeText: Sighting {
  let timeline: Timeline
  let axis: Axis
  let touching: [Touch]

  /// A text at an edge, what holds it on the page, and how far it is from the edge.
  struct Touch {
    let text: NodeID
    let holder: NodeID
    let isAtEnd: Bool
    let distance: CGFloat
  }

  /// A larger distance, in points, is a margin.
  private static let most: CGFloat = 4
  /// The margin that an edit makes, in points.
  private static let margin: CGFloat = 16

  /// The first text at each edge; one finding for both sides of one row.
  static func all(in timeline: Timeline) -> [EdgeText] {
    guard let screen = timeline.trace.header.screen, timeline.isPainted(over: screen) else {
      return []
    }
    let texts = timeline.views(with: .text).filter(timeline.isReadable)
    return Axis.allCases.flatMap { axis in
      let found = [false, true].compactMap { isAtEnd in
        edge(of: screen, axis, isAtEnd, in: timeline).flatMap { edge in
          texts.lazy.compactMap { touch(of: $0, at: edge, axis, isAtEnd, in: timeline) }.first
        }
      }
      let isOne = Set(found.map(\.holder)).count == 1
      return (isOne ? [found] : found.map { [$0] }).map {
        EdgeText(timeline: timeline, axis: axis, touching: $0)
      }
    }
  }

  /// Where an edge of the screen is at which there is no unsafe area; nil if there is one.
  private static func edge(
    of screen: CGRect, _ axis: Axis, _ isAtEnd: Bool, in timeline: Timeline
  ) -> CGFloat? {
    guard let length = timeline.screen(axis) else { return nil }
    let (edge, safe) = isAtEnd ? (screen.end(axis), length) : (screen.origin[axis], 0)
    return abs(edge - safe) < 1 ? edge : nil
  }

  private static func touch(
    of text: NodeID, at edge: CGFloat, _ axis: Axis, _ isAtEnd: Bool, in timeline: Timeline
  ) -> Touch? {
    guard let own = timeline.screenExtent(text, axis), own.end > own.start else { return nil }
    let distance = isAtEnd ? edge - own.end : own.start - edge
    guard distance > -1, distance < most, let holder = timeline.holder(of: text) else { return nil }
    return Touch(text: text, holder: holder, isAtEnd: isAtEnd, distance: distance)
  }

  var goal: Goal? {
    let places = touching.compactMap { touch -> Goal.Condition? in
      let shift = (touch.isAtEnd ? -1 : 1) * (Self.margin - touch.distance)
      // A text that is as long as the screen begins at the margin, and ends somewhere.
      guard touch.text != touching[0].text || touch.isAtEnd == touching[0].isAtEnd else {
        return nil
      }
      return timeline.screenExtent(touch.text, axis)
        .map { .origin(touch.text, axis, $0.start + shift) }
    }
    return Goal(
      places, near: touching.map(\.holder), lengths: [axis: Self.margin],
      traits: [.awayFrom(side)])
  }

  private var side: Goal.Side {
    guard touching.count == 1 else { return axis == .horizontal ? .sides : .ends }
    return axis == .horizontal
      ? touching[0].isAtEnd ? .trailing : .leading : touching[0].isAtEnd ? .bottom : .top
  }

  var suspicion: Suspicion {
    let padding = ".padding(\(side.words.written), \(typed(Self.margin)))"
    return suspected(
      .edgeText, of: touching[0].text, on: axis, placed: touching.map(\.text),
      remedies: ["write \(code: padding) on \(touching[0].holder)"],
      involving: touching.flatMap { [$0.text, $0.holder] }, off: Self.margin - touching[0].distance)
  }

  var statement: Statement {
    let first = touching[0].text
    let words: Prose =
      touching.count > 1 && touching[1].text != first
      ? "\(first) and \(touching[1].text) touch the \(side.words.said) of the screen"
      : "\(first) touches the \(side.words.said) of the screen"
    return Statement(
      words, isAboutPlace: true,
      because: "There is no safe area there, and nothing else keeps the words away from the glass")
  }
}

extension Goal.Side {
  /// As an argument of `padding`, and in a sentence.
  fileprivate var words: (written: String, said: String) {
    switch self {
    case .leading: (".leading", "left edge")
    case .trailing: (".trailing", "right edge")
    case .top: (".top", "upper edge")
    case .bottom: (".bottom", "lower edge")
    case .sides: (".horizontal", "sides")
    case .ends: (".vertical", "upper and the lower edge")
    }
  }
}

extension Timeline {
  /// Whether a colour, a gradient or a picture covers the screen up to its edges: it is a page.
  fileprivate func isPainted(over screen: CGRect) -> Bool {
    views(withAnyOf: [.fillsCorners, .image]).contains { node in
      fills(node) && scroller(around: node) == nil
        && rectangle(of: node)?.encloses(screen, within: 1) == true
    }
  }

  /// What holds a text on a page, right in its layers or as all of it; nil if it scrolls, is drawn
  /// elsewhere, in a bar, or on something painted of its own.
  fileprivate func holder(of text: NodeID) -> NodeID? {
    guard appearance(of: text).effects.isEmpty else { return nil }
    var holder: NodeID?
    for (inner, outer) in stepsOutwards(from: text) {
      if isLayer(inner) || has(.scrolls, outer) || has(.pages, outer) || has(.letsReachOut, outer)
        || !appearance(of: outer).effects.isEmpty
      {
        return nil
      }
      if has(.insets, outer), tree.firstChild(of: outer) != inner { return nil }
      if isPainted(behind: outer) || isPaintedBeyond(outer) || isLayerStack(outer) {
        guard fillsRoot(outer) else { return nil }
        holder = holder ?? inner
      }
    }
    return holder
  }

  private func fillsRoot(_ node: NodeID) -> Bool {
    Axis.allCases.allSatisfy { axis in
      guard let own = length(node, axis), let whole = screen(axis) else { return false }
      return own > whole - 1
    }
  }
}
