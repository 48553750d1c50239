import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let turnedView = Rule(
    id: "turned-view",
    summary: "A view that is turned or scaled keeps the room of what it was before.",
    finding: """
      `rotationEffect` and `scaleEffect` change what is drawn, not the size that takes part in \
      the layout. A text that is turned by a quarter still takes the room of a long and low one: \
      there is a gap where it would lie, and it is drawn beyond its height. One that is drawn \
      larger covers what is beside it.
      """,
    example: """
      // proposal: 393x300
      // text-cell: 8x20
      HStack(spacing: 10) {
        Text("Distance")
          .rotationEffect(.degrees(270)).id("label")
        Rectangle().fill(.gray).frame(width: 3)
      }
      """,
    scope: """
      A frame around it that has the sides of what is drawn makes the room right, and is the \
      usual idiom. Nothing is said of what is nearly square, lies over another view, or is drawn \
      over spacers alone, nor of what a clip behind the effect cuts. What is turned by another \
      angle than a quarter, or drawn larger by less than half, is reported where it covers at \
      least 4 points of a text, a picture or a control.
      """,
    help: """
      a frame with the sides exchanged, `.frame(width: …, height: …)`, behind a `.fixedSize()`; \
      a layout of your own that exchanges them
      """,
    exception: "the empty room is wanted, or it only turns for a moment",
    needs: "the log with effects",
    search: .each(.all, as: Turned.find))
}

/// A view in a stack that is drawn with another shape than it is laid out with.
private struct Turned: Sighting {
  let timeline: Timeline
  let node: NodeID
  let container: NodeID
  let axis: Axis
  let length: CGFloat
  let drawn: CGFloat

  /// So much more or less, in points, is seen.
  private static let least: CGFloat = 16

  /// What covers less of another view, in points, only touches it.
  fileprivate static let leastCovered: CGFloat = 4

  static func find(_ node: NodeID, in timeline: Timeline) -> Self? {
    find(turned: node, in: timeline) ?? find(leaning: node, in: timeline)
  }

  /// What covers a view beside it with a corner, or as it is drawn somewhat larger.
  private static func find(leaning node: NodeID, in timeline: Timeline) -> Self? {
    guard let corners = timeline.drawnCorners(of: node), !timeline.has(.box, within: node),
      let size = timeline.size(of: node), let (container, axis) = timeline.rowAround(node),
      timeline.covers(corners, viewsBeside: node, in: container, axis),
      let drawn = timeline.drawnFrame(of: node)?.size, !timeline.isCut(node, within: container)
    else { return nil }
    return Self(
      timeline: timeline, node: node, container: container, axis: axis, length: size[axis],
      drawn: drawn[axis])
  }

  private static func find(turned node: NodeID, in timeline: Timeline) -> Self? {
    guard timeline.changesShape(node), !timeline.has(.box, within: node),
      !timeline.turnsIntoItsRoom(node, Self.least),
      let size = timeline.size(of: node),
      let drawn = timeline.drawnFrame(of: node)?.size,
      let (container, axis) = timeline.rowAround(node),
      drawn[axis] <= size[axis] || !timeline.isCut(node, within: container),
      drawn[axis] > size[axis]
        && (!timeline.isTurnedByQuarter(node) || timeline.isAmongSpacers(node, in: container))
        ? timeline.reachesNeighbours(node, in: container, drawn[axis] - size[axis], axis)
        : abs(size[axis] - drawn[axis]) > Self.least && !timeline.holdsLarger(node, Self.least)
    else { return nil }
    return Self(
      timeline: timeline, node: node, container: container, axis: axis, length: size[axis],
      drawn: drawn[axis])
  }
}

extension Timeline {
  /// What is drawn in a smaller scale is only about to appear.
  private static let leastScale: CGFloat = 0.05

  /// Whether it is turned by a quarter, or drawn larger by half at least.
  fileprivate func changesShape(_ node: NodeID) -> Bool {
    isTurnedByQuarter(node)
      || appearance(of: node).effects.contains { effect in
        guard case .scale(let x, let y) = effect.change else { return false }
        return max(x, y) >= 1.5 || min(x, y) > Self.leastScale && max(x, y) <= 0.6
      }
  }

  /// Whether what is turned by a quarter is as long as its own frame is on the other axis: the
  /// frame has the sides of what is drawn already.
  fileprivate func turnsIntoItsRoom(_ node: NodeID, _ tolerance: CGFloat) -> Bool {
    guard isTurnedByQuarter(node), has(.frames, node), let room = size(of: node),
      let content = Array(modified(by: node)).last, content != node,
      let own = size(of: content)
    else { return false }
    return abs(own.height - room.width) <= tolerance && abs(own.width - room.height) > tolerance
  }

  /// The maximum number of views in a scaled one that are looked at.
  private static var mostParts: Int { 200 }

  /// Whether something in a view is drawn beyond its bounds, so that these do not say how large the
  /// view is seen: a shape in a larger scale.
  fileprivate func holdsLarger(_ node: NodeID, _ tolerance: CGFloat) -> Bool {
    guard let room = rectangle(of: node)?.insetBy(dx: -tolerance, dy: -tolerance) else {
      return false
    }
    return tree.walk(from: node).prefix(Self.mostParts).contains { inner in
      guard inner != node, !appearance(of: inner).effects.isEmpty, let own = rectangle(of: inner)
      else { return false }
      let drawn = appearance(of: inner).effects.reduce(own) { frame, effect in
        guard case .scale(let x, let y) = effect.change else { return frame }
        let corner = CGPoint(
          x: frame.minX - effect.anchor.x * frame.width * (x - 1),
          y: frame.minY - effect.anchor.y * frame.height * (y - 1))
        return CGRect(
          origin: corner, size: CGSize(width: frame.width * x, height: frame.height * y))
      }
      return !room.contains(drawn)
    }
  }

  /// Whether a clip around a view, in its container, cuts what is drawn beyond it.
  fileprivate func isCut(_ node: NodeID, within container: NodeID) -> Bool {
    stepsOutwards(from: node).prefix { $0.outer != container }.contains { isClipped($0.outer) }
  }

  /// Whether nothing but spacers is beside a view.
  fileprivate func isAmongSpacers(_ node: NodeID, in container: NodeID) -> Bool {
    let others = tree.children(of: container).filter { child in
      child != node && !modified(by: child).contains(node)
    }
    return !others.isEmpty && others.allSatisfy { has(.spacer, faced($0)) }
  }

  /// Whether a view that is drawn larger by so much, around its middle, lies over what is beside
  /// it.
  fileprivate func reachesNeighbours(
    _ node: NodeID, in container: NodeID, _ excess: CGFloat, _ axis: Axis
  ) -> Bool {
    guard excess > 2, let own = screenExtent(node, axis) else { return false }
    let (before, after) = (own.start - excess / 2 + 1, own.end + excess / 2 - 1)
    let others = tree.children(of: container).map(faced).filter { !has(.spacer, $0) }
    return others.compactMap { screenExtent($0, axis) }.contains { other in
      other.start >= own.end - Timeline.tolerance && other.start < after
        || other.end <= own.start + Timeline.tolerance && other.end > before
    }
  }

  /// The stack that a view takes a length of, through modifiers that take no more than the view.
  fileprivate func rowAround(_ node: NodeID) -> (container: NodeID, axis: Axis)? {
    for (inner, parent) in stepsOutwards(from: node) {
      if isLayer(inner) || has(.frames, parent) || has(.declared, parent) { return nil }
      if let axis = dividedAxis(parent) {
        return (parent, axis)
      }
      guard sizingChildren(of: parent).count == 1 else { return nil }
    }
    return nil
  }
}

// MARK: - What leans

extension Timeline {
  /// A smaller angle, in degrees, is an ornament, as of a pile of pictures.
  private static var leastAngle: CGFloat { 10 }

  /// The corners, on the screen, of a rectangle that is turned by no quarter, or drawn larger by a
  /// quarter and less than half; nil for another view.
  fileprivate func drawnCorners(of node: NodeID) -> [CGPoint]? {
    let effects = appearance(of: node).effects
    guard effects.count == 1, let effect = effects.first, let frame = rectangle(of: node),
      let core = core(of: node), !hasRoundOutline(core), !has(.symbol, core)
    else { return nil }
    let anchor = CGPoint(
      x: frame.minX + effect.anchor.x * frame.width, y: frame.minY + effect.anchor.y * frame.height)
    let corners = [
      CGPoint(x: frame.minX, y: frame.minY), CGPoint(x: frame.maxX, y: frame.minY),
      CGPoint(x: frame.maxX, y: frame.maxY), CGPoint(x: frame.minX, y: frame.maxY),
    ]
    return changed(by: effect.change).map { change in
      corners.map { corner in
        let moved = change(CGPoint(x: corner.x - anchor.x, y: corner.y - anchor.y))
        return CGPoint(x: anchor.x + moved.x, y: anchor.y + moved.y)
      }
    }
  }

  /// What an effect does to a point, seen from its anchor; nil where little or another rule knows.
  private func changed(by change: Appearance.Effect.Change) -> ((CGPoint) -> CGPoint)? {
    switch change {
    case .rotation(let degrees):
      let lean = abs(degrees.truncatingRemainder(dividingBy: 90))
      guard min(lean, 90 - lean) > Self.leastAngle else { return nil }
      let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
      return { CGPoint(x: $0.x * cosine - $0.y * sine, y: $0.x * sine + $0.y * cosine) }
    case .scale(let x, let y):
      guard max(x, y) >= 1.25, max(x, y) < 1.5, min(x, y) > 0 else { return nil }
      return { CGPoint(x: $0.x * x, y: $0.y * y) }
    }
  }

  /// Whether what has these corners lies over a text, a picture or a control beside a view.
  fileprivate func covers(
    _ corners: [CGPoint], viewsBeside node: NodeID, in container: NodeID, _ axis: Axis
  ) -> Bool {
    let others = tree.children(of: container).filter { !modified(by: $0).contains(node) }
    return others.contains { other in
      guard contents.contains(other), let room = rectangle(of: other),
        let own = screenExtent(node, axis), let reach = reach(of: corners, beside: room, axis)
      else { return false }
      return room.origin[axis] >= own.end - Timeline.tolerance
        ? reach.end - room.origin[axis] >= Turned.leastCovered
        : room.end(axis) <= own.start + Timeline.tolerance
          && room.end(axis) - reach.start >= Turned.leastCovered
    }
  }

  /// From where to where a polygon goes along an axis, within the extent of a view on the other.
  private func reach(
    of corners: [CGPoint], beside room: CGRect, _ axis: Axis
  ) -> (start: CGFloat, end: CGFloat)? {
    let (low, high) = (room.origin[axis.cross], room.end(axis.cross))
    let edges = zip(corners, corners.dropFirst() + corners.prefix(1))
    let lengths = edges.flatMap { first, second -> [CGFloat] in
      let (from, to) = (first[axis.cross], second[axis.cross])
      let crossings = [low, high].filter { min(from, to) < $0 && $0 < max(from, to) }.map {
        first[axis] + (second[axis] - first[axis]) * ($0 - from) / (to - from)
      }
      return crossings + (from >= low && from <= high ? [first[axis]] : [])
    }
    return lengths.min().flatMap { start in lengths.max().map { (start, $0) } }
  }
}

// MARK: - What it says

extension Turned {
  var goal: Goal? {
    guard let drawn = timeline.drawnFrame(of: node)?.size else { return nil }
    return Goal(
      [.drawn(node, drawn)], lengths: [.horizontal: drawn.width, .vertical: drawn.height])
  }

  var suspicion: Suspicion {
    suspected(
      .turnedView, of: node, on: axis, placed: [node], remedies: remedies,
      exception: "that is wanted, or it only turns for a moment", involving: [container],
      off: abs(length - drawn))
  }

  var statement: Statement {
    let effect: Prose =
      drawn < length
      ? "the rest of its room in \(container) stays empty"
      : "it is drawn over what is beside it in \(container)"
    return Statement(
      """
      \(node) takes \(points(length)) points and is drawn \(points(drawn)) \(axis.adjective)
      """,
      details: [
        .init(.explanation, effect),
        .init(.sentence, "Turning and scaling change what is drawn, not the size in the layout"),
      ])
  }

  private var remedies: [Prose] {
    let size = timeline.drawnFrame(of: node)?.size ?? .zero
    let frame = ".frame(width: \(typed(size.width)), height: \(typed(size.height)))"
    return [
      "write \(code: ".fixedSize()") before the effect and \(code: frame) behind it",
      "exchange the sides in a layout of your own (\(code: "struct Turned: Layout"))",
    ]
  }
}
