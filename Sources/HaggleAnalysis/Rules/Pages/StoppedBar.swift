import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let stoppedBar = Rule(
    id: "stopped-bar",
    summary:
      "The colour of a bar ends at the safe area, and a strip shows between it and the edge.",
    finding: """
      `.background(Color.orange)` goes on beneath the home indicator and the status bar by \
      itself. A view in `.background { … }`, or behind a `cornerRadius`, does not: the bar ends \
      at the safe area, and a strip in the screen's own colour is left below it, or above it.
      """,
    example: """
      // device: iPhone 16
      // text-cell: 8x20
      VStack(spacing: 0) {
        Color.clear
        Text("Continue").frame(maxWidth: .infinity).padding(16)
          .background { Color.orange.id("fill") }
      }
      """,
    scope: """
      Reported for a painted view with words in it that is as wide as the screen and lies at \
      an edge of the safe area, in another colour than what shows between it and the edge of the \
      screen: that of a page, or of a light screen. What has round corners at that edge floats, \
      unless a `cornerRadius` or a `clipShape` at the lower edge is what keeps its colour from \
      going on.
      """,
    help: "`.ignoresSafeArea(edges: .bottom)` on what is in the background",
    exception: "the strip is wanted",
    keyNote: "of the colour", needs: "the log of a screen with a safe area",
    search: .symptoms { timeline in StoppedBar.all(in: timeline) })
}

/// A bar whose colour ends at the edge of the safe area.
private struct StoppedBar: Sighting {
  let timeline: Timeline
  let fill: NodeID
  let isBelow: Bool
  /// How high the strip is, in points.
  let strip: CGFloat
  /// What cuts off what the colour would paint of it; nil if it does not reach so far.
  let clip: NodeID?

  /// What is higher, as a share of the page, is no bar.
  private static let most: CGFloat = 0.4

  static func all(in timeline: Timeline) -> [StoppedBar] {
    guard timeline.trace.header.screen != nil else { return [] }
    let fills = timeline.nodes.filter {
      timeline.isBehind($0) && (timeline.fills($0) || timeline.isPlate($0))
    }
    guard !fills.isEmpty else { return [] }
    let drawn = timeline.drawings
    return fills.compactMap { find($0, before: drawn, in: timeline) }
  }

  private static func find(
    _ fill: NodeID, before drawn: [Timeline.Drawing], in timeline: Timeline
  ) -> Self? {
    guard let screen = timeline.trace.header.screen, let width = timeline.screen(.horizontal),
      let height = timeline.screen(.vertical), let whole = timeline.rectangle(of: fill),
      timeline.scroller(around: fill) == nil,
      timeline.parent(fill).map({ timeline.holdsWords($0) }) == true
    else { return nil }
    let clip = timeline.clip(around: fill, within: whole)
    let own = clip.flatMap { timeline.rectangle(of: $0) } ?? whole
    let isBelow = abs(own.maxY - height) < 1
    guard own.minX < 1, own.maxX > width - 1, own.height > 0, own.height < most * height,
      isBelow || abs(own.minY) < 1,
      timeline.isSquare(fill, atBottom: isBelow),
      clip.map({ isBelow ? timeline.isBar($0) : timeline.isSquare($0, atBottom: false) }) ?? true
    else { return nil }
    let strip = isBelow ? screen.maxY - own.maxY : own.minY - screen.minY
    let edge = isBelow ? own.maxY + strip / 2 : own.minY - strip / 2
    let middle = CGPoint(x: own.midX, y: edge)
    let behind = drawn.last {
      $0.rectangle.contains(middle) && $0.node != fill && timeline.isInView($0.node, at: middle)
    }?.node
    guard strip > 8,
      behind.map({ timeline.isPage($0, behind: fill) }) ?? timeline.isSeenOnLight(fill)
    else { return nil }
    return Self(timeline: timeline, fill: fill, isBelow: isBelow, strip: strip, clip: clip)
  }

  var goal: Goal? {
    guard let clip else {
      let length = (timeline.length(fill, .vertical) ?? 0) + strip
      return Goal(
        [.length(fill, .vertical, .exactly(length)), .shown(fill, .vertical, .exactly(length))],
        near: [fill])
    }
    // What cuts the bar off is to cut its colour alone, further out; the bar stays as it is.
    let length = (timeline.length(clip, .vertical) ?? 0) + strip
    return Goal(
      [.shown(fill, .vertical, .exactly(length))] + timeline.kept(fill), near: [fill, clip])
  }

  private var edges: String { isBelow ? ".bottom" : ".top" }

  var suspicion: Suspicion {
    let beyond = ".ignoresSafeArea(edges: \(edges))"
    let remedy: Prose =
      clip.map { clip in
        "write what clips \(clip) on \(fill), and \(code: beyond) behind it"
      } ?? "write \(code: beyond) on \(fill)"
    return suspected(
      .stoppedBar, of: fill, on: .vertical, placed: [fill], remedies: [remedy],
      involving: [clip].compactMap(\.self))
  }

  var statement: Statement {
    let place: Prose = "\(points(strip)) points \(isBelow ? "below" : "above") it"
    let cause: Prose =
      clip.map {
        "It goes on to the edge of the screen, and what clips \($0) cuts that off"
      } ?? "What a background is made of is offered the size of its view, and no more"
    return Statement(
      "\(fill) ends at the safe area: \(place) show the screen's own colour", because: cause)
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

  /// Whether it has straight sides: as wide as the screen, with round corners, it is a sheet.
  fileprivate func isBar(_ node: NodeID) -> Bool {
    switch appearance(of: node).outline {
    case .rectangle, .uneven, .rounded: true
    case .capsule, .ellipse: false
    }
  }

  /// Whether it paints what a bar ends on in another colour than that: behind a view, or as the
  /// first of several layers.
  fileprivate func isPage(_ node: NodeID, behind bar: NodeID) -> Bool {
    guard let page = appearance(of: node).paint, let own = appearance(of: bar).paint,
      page.alpha == 255, own.alpha == 255
    else { return false }
    return page != own
      && stepsOutwards(from: node).contains { inner, outer in
        isBehind(inner)
          || isLayerStack(outer) && tree.firstChild(of: outer) == inner && !isPart(bar, of: inner)
      }
  }

  /// The nearest view around a background that cuts it off at the top or at the bottom.
  fileprivate func clip(around fill: NodeID, within whole: CGRect) -> NodeID? {
    for (inner, outer) in stepsOutwards(from: fill).prefix(Self.mostClips) {
      if isClipped(outer), let room = rectangle(of: outer),
        max(whole.maxY - room.maxY, room.minY - whole.minY) > 8
      {
        return outer
      }
      if !isLayer(inner), onlySizingChild(of: outer) == nil { return nil }
    }
    return nil
  }

  /// So far out, in views, what clips a background is looked for.
  private static let mostClips = 8

  /// Whether a background is behind a view that contains text.
  fileprivate func holdsWords(_ host: NodeID) -> Bool {
    guard let content = tree.children(of: host).first else { return false }
    return contents.holdsText(content)
  }
}
