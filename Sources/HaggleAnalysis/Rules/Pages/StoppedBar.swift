import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let stoppedBar = Rule(
    id: "stopped-bar",
    summary:
      "The colour of a bar ends at the safe area, and a strip shows between it and the edge.",
    explanation: Explanation(
      finding: [
        """
        `.background(Color.orange)` goes on beneath the home indicator and the status bar by \
        itself. A view in `.background { … }`, or behind a `cornerRadius`, does not: the bar ends \
        at the safe area, and a strip in the screen's own colour is left below it, or above it.
        """
      ],
      example: """
        // device: iPhone 16
        // text-cell: 8x20
        VStack(spacing: 0) {
          Color.clear
          Text("Continue").frame(maxWidth: .infinity).padding(16)
            .background { Color.orange.id("fill") }
        }
        """,
      scope: [
        """
        Reported for a painted view with words in it that is as wide as the screen and lies at \
        an edge of the safe area, in another colour than what shows between it and the edge of the \
        screen: that of a page, or of a light screen.
        """
      ],
      help: "`.ignoresSafeArea(edges: .bottom)` on what is in the background",
      exception: "the strip is wanted",
      keyNote: "of the colour", needs: "the log of a screen with a safe area"),
    search: .symptoms { timeline in StoppedBar.all(in: timeline) })
}

/// A bar whose colour ends at the edge of the safe area.
private struct StoppedBar: Detection {
  let timeline: Timeline
  let fill: NodeID
  let isBelow: Bool
  /// How high the strip is, in points.
  let strip: CGFloat

  /// What is higher, as a share of the page, is no bar.
  private static let most: CGFloat = 0.4

  static func all(in timeline: Timeline) -> [StoppedBar] {
    guard let screen = timeline.trace.header.screen, let width = timeline.screen(.horizontal),
      let height = timeline.screen(.vertical)
    else { return [] }
    let drawn = timeline.drawings
    let fills = timeline.nodes.filter {
      timeline.isBehind($0) && (timeline.fills($0) || timeline.isPlate($0))
    }
    guard !fills.isEmpty else { return [] }
    return fills.compactMap { fill -> StoppedBar? in
      guard let own = timeline.rectangle(of: fill), own.minX < 1, own.maxX > width - 1,
        own.height > 0, own.height < most * height, timeline.scroller(around: fill) == nil,
        timeline.parent(fill).map({ timeline.holdsWords($0) }) == true
      else { return nil }
      let isBelow = abs(own.maxY - height) < 1
      guard isBelow || abs(own.minY) < 1, timeline.isSquare(fill, atBottom: isBelow) else {
        return nil
      }
      let strip = isBelow ? screen.maxY - own.maxY : own.minY - screen.minY
      let edge = isBelow ? own.maxY + strip / 2 : own.minY - strip / 2
      let middle = CGPoint(x: own.midX, y: edge)
      let behind = drawn.last {
        $0.rectangle.contains(middle) && timeline.isInView($0.node, at: middle)
      }?.node
      guard strip > 8,
        behind.map({ timeline.isPage($0, behind: fill) }) ?? timeline.isSeenOnLight(fill)
      else { return nil }
      return StoppedBar(timeline: timeline, fill: fill, isBelow: isBelow, strip: strip)
    }
  }

  var goal: Goal? {
    let length = (timeline.length(fill, .vertical) ?? 0) + strip
    return Goal([.length(fill, .vertical, .exactly(length))], near: [fill])
  }

  var suspicion: Suspicion {
    let edges = isBelow ? ".bottom" : ".top"
    return Suspicion(
      .stoppedBar, of: fill, on: .vertical, in: timeline, saying: statement,
      shownBy: timeline.placings(of: [fill]),
      remedies: ["write \(code: ".ignoresSafeArea(edges: \(edges))") on \(fill)"])
  }

  private var statement: Statement {
    Statement(
      """
      \(fill) ends at the safe area: \(points(strip)) points \(isBelow ? "below" : "above") it \
      show the screen's own colour
      """,
      because: "What a background is made of is offered the size of its view, and no more")
  }
}

extension Timeline {
  /// Whether what scrolls it, if something does, shows that point.
  fileprivate func isInView(_ node: NodeID, at point: CGPoint) -> Bool {
    scroller(around: node).flatMap { rectangle(of: $0) }.map { $0.holds(point) } ?? true
  }

  /// Whether it is a shape of its own, such as one with two round corners.
  fileprivate func isPlate(_ node: NodeID) -> Bool {
    let look = appearance(of: node)
    return has(.decorates, node) && look.paint?.alpha == 255 && !look.isHidden
  }

  /// Whether it goes straight to an edge of the page; what has round corners there floats.
  fileprivate func isSquare(_ node: NodeID, atBottom isBelow: Bool) -> Bool {
    switch appearance(of: node).outline {
    case .rectangle: true
    case .uneven(let corners):
      isBelow
        ? corners.bottomLeft == 0 && corners.bottomRight == 0
        : corners.topLeft == 0 && corners.topRight == 0
    case .capsule, .ellipse, .rounded: false
    }
  }

  /// Whether it paints what a bar ends on in another colour than that.
  fileprivate func isPage(_ node: NodeID, behind bar: NodeID) -> Bool {
    guard let page = appearance(of: node).paint, let own = appearance(of: bar).paint,
      page.alpha == 255, own.alpha == 255
    else { return false }
    return page != own && stepsOutwards(from: node).contains { isBehind($0.inner) }
  }

  /// Whether a background is behind a view that contains text.
  fileprivate func holdsWords(_ host: NodeID) -> Bool {
    guard let content = tree.children(of: host).first else { return false }
    return contents.holdsText(content)
  }
}
