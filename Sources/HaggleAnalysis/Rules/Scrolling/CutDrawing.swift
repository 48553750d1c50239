import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let cutDrawing = Rule(
    id: "cut-drawing",
    summary: "A view that is drawn larger is cut off by what scrolls around it.",
    finding: """
      `scaleEffect` draws a view larger and leaves its frame as it is. What scrolls is as long \
      across its axis as its content, and draws nothing beyond that: a card that grows in it \
      loses its edges. So does a card with a `stroke`: half of the line lies outside of its frame, \
      and where the scroll view ends there it is half as wide as at the corners; and so does a \
      badge that an `offset` moves over the edge. What is moved out before the first row is cut \
      off, too, as nothing scrolls further back than to its start.
      """,
    example: """
      // proposal: 393x300
      VStack {
        Color.gray
        ScrollView(.horizontal) {
          HStack {
            Color.teal.frame(width: 140, height: 100).scaleEffect(1.2).id("card")
          }
        }
        .id("shelf")
        Color.gray
      }
      """,
    scope: """
      Reported from 2 points on, across the axis, where the edge is not that of the screen; for \
      a line, where it is at least 2 points wide. Along the axis it is reported at the start, of \
      an offset that the code states.
      """,
    help: """
      `.scrollClipDisabled()`; padding around the content, inside of the scroll view; \
      `strokeBorder` instead of `stroke`
      """,
    exception: "it is to be cut there", needs: "the log with the appearance of its nodes",
    search: .each(.all) {
      CutDrawing.find($0, in: $1) ?? CutDrawing.find(moved: $0, in: $1)
        ?? CutDrawing.find(before: $0, in: $1) ?? CutDrawing.find(line: $0, in: $1)
    })
}

/// A view that is drawn larger than the strip that it is in.
private struct CutDrawing: Detection {
  let timeline: Timeline
  let node: NodeID
  let scroller: NodeID
  let axis: Axis
  /// How far it is drawn beyond its frame, and how far it may be.
  let reach: CGFloat
  let room: CGFloat

  /// Why it is drawn there.
  private let kind: Kind

  /// It is drawn larger, or elsewhere, or is a line that lies half outside of its frame.
  private enum Kind { case scaled, moved, before, line }

  private var isLine: Bool { kind == .line }

  /// Less, in points, is not missed.
  private static let least: CGFloat = 2
  private static let leastOfLine: CGFloat = 1

  static func find(_ node: NodeID, in timeline: Timeline) -> Self? {
    guard timeline.isEnlarged(node),
      let frame = timeline.placement(of: node)?.placement.frame,
      let drawn = timeline.drawnFrame(of: node),
      let (scroller, axis, room) = timeline.strip(around: node)
    else { return nil }
    let reach = max(
      frame.origin[axis] - drawn.origin[axis],
      drawn.end(axis) - frame.end(axis))
    guard reach.isFinite, reach >= room + Self.least else { return nil }
    return Self(
      timeline: timeline, node: node, scroller: scroller, axis: axis, reach: reach, room: room,
      kind: .scaled)
  }

  /// A view that an offset moves over the edge of the strip; one that is moved all of its length is
  /// not to be seen.
  static func find(moved node: NodeID, in timeline: Timeline) -> Self? {
    guard timeline.has(.letsReachOut, node), !timeline.has(.spaces, node),
      let (scroller, axis, _) = timeline.strip(around: node),
      let shift = timeline.offset(of: node, axis),
      let own = timeline.screenExtent(node, axis),
      let whole = timeline.screenExtent(scroller, axis), let screen = timeline.screen(axis),
      shift < 0 ? whole.start > 1 : whole.end < screen - 1,
      timeline.contents.contains(node)
    else { return nil }
    let room = shift < 0 ? own.start - whole.start : whole.end - own.end
    let reach = abs(shift)
    guard reach.isFinite, room >= 0, reach >= room + Self.least, reach - room < own.end - own.start
    else { return nil }
    return Self(
      timeline: timeline, node: node, scroller: scroller, axis: axis, reach: reach, room: room,
      kind: .moved)
  }

  /// A layer that an offset moves out before the start of what scrolls, where no scrolling reaches.
  static func find(before node: NodeID, in timeline: Timeline) -> Self? {
    guard timeline.has(.letsReachOut, node), !timeline.has(.spaces, node),
      let (scroller, axis) = timeline.scrolling(around: node), !timeline.isList(scroller),
      let shift = timeline.offset(of: node, axis), shift < 0,
      timeline.statesShift(shift, of: node, axis), timeline.contents.contains(node),
      let own = timeline.screenExtent(node, axis),
      let whole = timeline.screenExtent(scroller, axis),
      whole.start > 1 || timeline.trace.header.screen == nil
    else { return nil }
    let room = own.start - whole.start
    guard timeline.layered(node, within: scroller) != nil, room >= 0,
      -shift >= room + Self.least, -shift - room < own.end - own.start
    else { return nil }
    return Self(
      timeline: timeline, node: node, scroller: scroller, axis: axis, reach: -shift, room: room,
      kind: .before)
  }

  /// A line around a view that begins or ends where what scrolls does.
  static func find(line node: NodeID, in timeline: Timeline) -> Self? {
    let look = timeline.appearance(of: node)
    guard look.isLineAcross,
      let (scroller, axis, room) = timeline.strip(around: node, endingWithinScreen: false)
    else { return nil }
    let reach = look.lineWidth / 2
    guard reach.isFinite, reach >= room + Self.leastOfLine else { return nil }
    return Self(
      timeline: timeline, node: node, scroller: scroller, axis: axis, reach: reach, room: room,
      kind: .line)
  }

  var goal: Goal? {
    Goal(
      timeline.kept(node) + ofHost
        + [
          .length(scroller, axis, .atLeast(timeline.length(scroller, axis) ?? 0)),
          .length(scroller, axis.cross, .exactly(timeline.length(scroller, axis.cross) ?? 0)),
        ],
      near: isLine ? [node, scroller] : [scroller, content].compactMap(\.self),
      lengths: isBefore ? [axis: reach - room] : [:],
      traits: isBefore
        ? [.unseen, .awayFrom(axis == .vertical ? .top : .leading)] : [.unseen])
  }

  /// What scrolls in it, where the view is moved out before its start.
  private var content: NodeID? {
    isBefore ? timeline.content(of: scroller, scrolledAlong: axis) : nil
  }

  private var isBefore: Bool { kind == .before }

  /// A layer stays where it is on what it is a layer of.
  private var ofHost: [Goal.Condition] {
    guard isBefore, let layered = timeline.layered(node, within: scroller),
      let host = timeline.tree.firstChild(of: layered),
      let (own, whole) = timeline.screenExtents(node, host, axis)
    else { return [] }
    return [.distance(node, behind: host, axis, own.start - whole.start)]
  }

  private var reason: Prose {
    switch kind {
    case .scaled: "\(code: "scaleEffect") takes no room"
    case .moved, .before: "\(code: "offset") draws it elsewhere, and takes no room there"
    case .line: "Half of a \(code: "stroke") lies outside of its frame"
    }
  }

  var suspicion: Suspicion {
    Suspicion(
      .cutDrawing, of: node, on: axis, in: timeline,
      saying: Statement(
        """
        \(node) is drawn \(points(reach)) points beyond its frame, and \(scroller) cuts it off \
        after \(points(room))
        """,
        because: """
          \(reason), and what is beyond \(scroller) is not drawn
          """
      ),
      shownBy: timeline.placings(of: [scroller, node]),
      remedies: isLine
        ? ["write \(code: "strokeBorder") for \(code: "stroke")"]
        : [
          "write \(code: ".scrollClipDisabled()") on \(scroller)",
          "write \(code: margin) on the content of \(scroller): that is inside of it",
        ], involving: [scroller], off: reach - room)
  }

  private var margin: String {
    let edge = isBefore ? axis == .vertical ? ".top" : ".leading" : sides
    return ".padding(\(edge), \(typed(isBefore ? reach - room : reach)))"
  }

  private var sides: String { axis == .vertical ? ".vertical" : ".horizontal" }
}

extension Timeline {
  /// What has a view as one of its layers, in what scrolls.
  fileprivate func layered(_ node: NodeID, within scroller: NodeID) -> NodeID? {
    stepsOutwards(from: node).prefix { $0.outer != scroller }.first { isLayer($0.inner) }?.outer
  }

  /// Whether an effect of its own draws it larger.
  fileprivate func isEnlarged(_ node: NodeID) -> Bool {
    appearance(of: node).effects.contains { effect in
      guard case .scale(let x, let y) = effect.change else { return false }
      return x > 1 || y > 1
    }
  }
}
