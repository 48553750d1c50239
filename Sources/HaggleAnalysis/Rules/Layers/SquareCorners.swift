import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let squareCorners = Rule(
    id: "square-corners",
    summary: "A colour stands out of the round corners of what is drawn around or behind it.",
    finding: """
      A round outline and a round background cut nothing: they draw a shape as large as their \
      view. A colour behind or in that view goes on into the corners, and four tips of it \
      stand out of the line; or the first row of a card covers the card's own round corners. So \
      does a stripe in an overlay that is written behind the `.cornerRadius`.
      """,
    example: """
      // proposal: 200x100
      // text-cell: 8x20
      Text("Hello").padding(12)
        .background(Color.yellow).id("face")
        .overlay { RoundedRectangle(cornerRadius: 16).stroke(.black) }
      """,
    scope: """
      Reported for colours that are known and no page's, as large as a shape with equal round \
      corners that is stroked over them, or right at a corner of a view with such a shape \
      behind it, or as the lowest layer below it, where they stand out by a point; for a \
      picture there, if it is as wide. Nothing is said where anything clips them. In an overlay \
      behind the round corners of its view, reported for a colour along a whole edge of it.
      """,
    help: """
      `.background(Color.yellow, in: RoundedRectangle(cornerRadius: 16))`; a `.clipShape` with \
      the shape of the outline
      """,
    exception: "the corners are to be plain",
    keyNote: "of what has plain corners", needs: "the log with how its views are drawn",
    search: .symptoms { timeline in
      timeline.views(with: .layers).compactMap {
        SquareCorners.find($0, in: timeline) ?? SquareCorners.find(overlaidOn: $0, in: timeline)
      }
        + timeline.layerStacks.compactMap { SquareCorners.find(onLowest: $0, in: timeline) }
    })
}

/// A colour with plain corners in a round outline, or on a round card.
private struct SquareCorners: Sighting {
  let timeline: Timeline
  /// What the colour is behind, or the colour.
  let paint: NodeID
  let shape: NodeID
  let host: NodeID
  /// How far a tip stands out, in points.
  let depth: CGFloat
  /// Whether the colour is in an overlay that is put on behind the round corners.
  var isOverlaid = false

  /// Less, in points, is not seen.
  private static let least: CGFloat = 1
  /// So much of its radius a round corner takes away on its diagonal.
  private static let share: CGFloat = 1 - 0.5.squareRoot()

  static func find(_ host: NodeID, in timeline: Timeline) -> Self? {
    guard let content = timeline.tree.firstChild(of: host), !timeline.isCut(around: host) else {
      return nil
    }
    let isBehind = timeline.has(.layersBehind, host)
    for layer in timeline.tree.children(of: host).dropFirst()
    where timeline.isAsLarge(layer, as: host) {
      guard let shape = timeline.core(of: layer), !timeline.appearance(of: shape).isHidden,
        let radius = timeline.radius(of: shape)
      else { continue }
      let line = timeline.appearance(of: shape).lineWidth
      let depth = share * radius - line / 2
      guard depth >= least, isBehind == (line == 0), !(isBehind && timeline.isClear(shape)) else {
        continue
      }
      let paint =
        isBehind
        ? timeline.paint(atCornersOf: host, in: content, from: radius / 2)
        : timeline.paint(behind: content, asLargeAs: host) ?? timeline.paint(around: host)
      return paint.map {
        Self(timeline: timeline, paint: $0, shape: shape, host: host, depth: depth)
      }
    }
    return nil
  }

  /// A colour in a layer above the lowest one, which has round corners and is as large as all.
  static func find(onLowest stack: NodeID, in timeline: Timeline) -> Self? {
    let layers = timeline.tree.children(of: stack)
    guard let lowest = layers.first, timeline.isAsLarge(lowest, as: stack),
      !timeline.isCut(around: stack), let (shape, radius) = timeline.roundGround(in: lowest)
    else { return nil }
    let depth = share * radius
    guard depth >= least else { return nil }
    let paint = layers.dropFirst().lazy.compactMap { layer in
      timeline.paint(atCornersOf: stack, in: layer, from: radius / 2)
    }.first
    // What is as large as the whole hides the round corners as well: they are not to be seen.
    guard let paint, !timeline.isAsLarge(paint, as: stack) else { return nil }
    return Self(timeline: timeline, paint: paint, shape: shape, host: stack, depth: depth)
  }

  /// A colour along an edge of a view in an overlay that is put on behind its round corners.
  static func find(overlaidOn host: NodeID, in timeline: Timeline) -> Self? {
    guard let content = timeline.tree.firstChild(of: host), !timeline.isCut(around: host),
      !timeline.has(.layersBehind, host),
      let (shape, radius) = timeline.roundness(of: content, asLargeAs: host),
      share * radius >= least
    else { return nil }
    let paint = timeline.tree.children(of: host).dropFirst().lazy.compactMap { layer in
      timeline.paint(atCornersOf: host, in: layer, from: 2)
    }.first { timeline.isAlongEdge($0, of: host) && timeline.core(of: $0) == $0 }
    return paint.map {
      Self(
        timeline: timeline, paint: $0, shape: shape, host: host, depth: share * radius,
        isOverlaid: true)
    }
  }

  var goal: Goal? {
    Goal(
      [.seen(paint, host)] + [paint, host, shape].flatMap(timeline.kept) + places,
      near: [host, paint], traits: [.unseen])
  }

  /// A layer stays where it is: elsewhere it would have its corners as well.
  private var places: [Goal.Condition] {
    guard isOverlaid || timeline.isLayerStack(host) else { return [] }
    let corners: [Goal.Condition] = isOverlaid ? [.cutRound(paint)] : []
    return corners
      + Axis.allCases.map { axis in
        .distance(
          paint, behind: host, axis, timeline.start(paint, axis) - timeline.start(host, axis))
      }
  }

  var suspicion: Suspicion {
    suspected(
      .squareCorners, of: paint, placed: [paint, shape], remedies: [remedy],
      involving: [shape, host], off: depth)
  }

  private var remedy: Prose {
    isOverlaid
      ? """
      write \(timeline.modifier(host)) before what makes the corners of \(shape) round, or \
      \(code: ".clipShape(…)") with its shape behind it
      """
      : timeline.isLayerStack(host)
        ? "write \(code: ".clipShape(…)") with the shape of \(shape) on \(host), or behind its frame"
        : timeline.has(.layersBehind, host)
          ? "write \(code: ".clipShape(…)") with the shape of \(shape) behind \(timeline.modifier(host))"
          : """
          write \(code: ".background(…, in: …)") with the shape of \(shape), or \
          \(code: ".clipShape(…)") before \(timeline.modifier(host))
          """
  }

  var statement: Statement {
    Statement(
      """
      \(paint) has plain corners, which stand \(points(depth)) points out of the round ones of \
      \(shape)
      """,
      because: "A shape over or behind a view cuts nothing of it")
  }
}

extension Timeline {
  /// The radius of a shape with equal round corners, in points; nil for others, and for circles.
  fileprivate func radius(of shape: NodeID) -> CGFloat? {
    has(.decorates, shape) ? cornerRadius(of: shape) : nil
  }

  /// The radius of the outline that something is drawn in, or cut to.
  private func cornerRadius(of node: NodeID) -> CGFloat? {
    guard let size = size(of: node), size.shorter.isFinite else { return nil }
    switch appearance(of: node).outline {
    case .rounded(let radius): return min(radius, size.shorter / 2)
    case .capsule: return size.shorter / 2
    case .rectangle, .ellipse, .uneven: return nil
    }
  }

  /// What gives a view that is painted all over round corners, and their radius: its shape, or a
  /// clip of its colour.
  fileprivate func roundGround(in view: NodeID) -> (shape: NodeID, radius: CGFloat)? {
    guard let core = core(of: view), has(.decorates, core), !isClear(core),
      !appearance(of: core).isHidden, appearance(of: core).lineWidth == 0
    else { return nil }
    let round = modified(by: view).first { isRounded($0) && isAsLarge($0, as: view) }
    if let radius = round.flatMap({ cornerRadius(of: $0) }) { return (core, radius) }
    guard isAsLarge(core, as: view) else { return nil }
    return radius(of: core).map { (core, $0) }
  }

  /// Whether a round clip lies around a view, or is it.
  fileprivate func isCut(around node: NodeID) -> Bool {
    isRounded(node) || wrappers(of: node).contains { isRounded($0) }
  }

  /// What gives a painted view as large as another one round corners, and their radius: a clip, or
  /// the shape behind it.
  fileprivate func roundness(
    of content: NodeID, asLargeAs host: NodeID
  ) -> (shape: NodeID, radius: CGFloat)? {
    for node in modified(by: content) {
      guard isAsLarge(node, as: host) else { return nil }
      if isRounded(node), isPainted(within: node) || comes(node, downTo: .decorates) {
        return cornerRadius(of: node).map { (node, $0) }
      }
      let layers = backgrounds(of: node).filter { isAsLarge($0, as: node) }.compactMap {
        core(of: $0)
      }
      if let shape = layers.first(where: { has(.decorates, $0) && !isClear($0) }) {
        let isFilled = appearance(of: shape).lineWidth == 0 && !appearance(of: shape).isHidden
        return isFilled ? radius(of: shape).map { (shape, $0) } : nil
      }
    }
    return nil
  }

  /// Whether something runs along a whole edge of another view, and does not hide all of it.
  fileprivate func isAlongEdge(_ paint: NodeID, of host: NodeID) -> Bool {
    guard let own = rectangle(of: paint), let room = rectangle(of: host) else { return false }
    let isAll = Axis.allCases.map { abs(own.size[$0] - room.size[$0]) < 1 }
    let look = appearance(of: paint)
    let isOpaque = look.paint?.alpha == 255 && look.opacity == 1
    return isAll.contains(true) && !(isOpaque && isAll.allSatisfy(\.self))
  }

  /// The views around another one that are as large.
  private func wrappers(of node: NodeID) -> [NodeID] {
    stepsOutwards(from: node).prefix { isAsLarge($0.outer, as: node) && !isLayer($0.inner) }
      .map(\.outer)
  }

  /// Whether it cuts corners.
  private func isRounded(_ node: NodeID) -> Bool { isClipped(node) && hasRoundOutline(node) }

  /// What around a view has a colour with plain corners behind it.
  fileprivate func paint(around host: NodeID) -> NodeID? {
    wrappers(of: host).first { node in
      backgrounds(of: node).contains { isAsLarge($0, as: node) && isPlain($0) }
    }
  }

  /// What has a colour with plain corners behind it, or is one, as large as another view, with
  /// nothing that cuts it.
  fileprivate func paint(behind content: NodeID, asLargeAs host: NodeID) -> NodeID? {
    for node in modified(by: content) {
      guard isAsLarge(node, as: host), !isRounded(node) else { return nil }
      let layers = backgrounds(of: node).filter { isAsLarge($0, as: node) }
      // A layer with a clip of its own is round.
      if layers.contains(where: { core(of: $0) != nil && isPlain($0) }) { return node }
      if !layers.isEmpty { return nil }
      if tree.childCount(of: node) == 0 { return isPlain(node) ? node : nil }
    }
    return nil
  }

  /// What is drawn in a view right at one of the corners of another one.
  fileprivate func paint(
    atCornersOf host: NodeID, in content: NodeID, from least: CGFloat
  ) -> NodeID? {
    guard let room = rectangle(of: host), !room.isEmpty else { return nil }
    let parts = tree.walk(from: content) { [self] node in
      let look = appearance(of: node)
      let isOwn = isRounded(node) || has(.scrolls, node) || !look.effects.isEmpty
      return isOwn || look.isHidden ? [] : tree.children(of: node)
    }
    return parts.prefix(256).first { part in
      guard tree.childCount(of: part) == 0, let own = rectangle(of: part),
        min(own.width, own.height) >= least, isAtCorner(own, of: room)
      else { return false }
      let isPicture = has(.image, part) && !has(.symbol, part) && own.width >= room.width - 1
      return isPicture || isPlain(part)
    }
  }

  /// Whether one of its corners is one of another rectangle's.
  private func isAtCorner(_ own: CGRect, of room: CGRect) -> Bool {
    let isBeside = abs(own.minX - room.minX) < 1 || abs(own.maxX - room.maxX) < 1
    return isBeside && (abs(own.minY - room.minY) < 1 || abs(own.maxY - room.maxY) < 1)
  }

  /// Whether it comes down to a colour that is seen on a page and fills its rectangle.
  private func isPlain(_ node: NodeID) -> Bool {
    guard let core = core(of: node), !modified(by: node).contains(where: { isRounded($0) }),
      fillsRectangle(core), has(.decorates, core)
    else { return false }
    let look = appearance(of: core)
    guard let paint = look.paint, !look.isHidden, look.lineWidth == 0 else { return false }
    return CGFloat(paint.alpha) * look.opacity >= 38
      && min(paint.red, paint.green, paint.blue) < 240
  }
}
