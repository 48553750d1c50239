package import Foundation
package import HaggleReplay
import HaggleTraces
package import HaggleVocabulary

// Where views react to taps. SwiftUI looks for what is drawn at the point that was hit, from the
// front to the back: spacers, clear colours and the room around a text are not there for it, and a
// shape without any gesture takes the tap all the same.
extension Timeline {
  /// The size of a tap target, in points. Source: Apple, Human Interface Guidelines.
  package static let finger: CGFloat = 44

  /// Whether a view reacts to taps.
  func isTarget(_ node: NodeID) -> Bool { has(.reacts, node) || has(.reactsToContent, node) }

  /// How much of a tap target does not react, in points; 0 if all of it does.
  package func deafness(of target: NodeID) -> CGFloat {
    (isDeaf(target) ? length(target, .horizontal) ?? 0 : hole(in: target)?.width ?? 0)
      + (tapTaker(over: target) == nil ? 0 : Self.finger)
      + (trespasser(on: target)?.depth ?? 0)
  }

  /// The size of the innermost view that reacts to taps on a view, in points; nil if none does.
  package func target(around node: NodeID) -> CGSize? {
    let outwards = [node] + stepsOutwards(from: node).map(\.outer)
    return outwards.first(where: isTarget).flatMap(size(of:))
  }

  /// Aims that keep the size of a view while its tap target changes.
  func kept(_ node: NodeID) -> [Goal.Condition] {
    Axis.allCases.compactMap { axis in
      length(node, axis).map { .length(node, axis, .exactly($0)) }
    }
  }

  /// Visits a view and its descendants, at most `most` of them, for as long as `look` returns true.
  private func walk(_ node: NodeID, most: Int, _ look: (NodeID) -> Bool) {
    var open = [node]
    var seen = 0
    while let next = open.popLast(), seen < most {
      seen += 1
      if look(next) { open += tree.children(of: next).reversed() }
    }
  }

  /// Whether something clear covers a view, which is drawn in another state, as when hovering.
  func hasClearFace(_ node: NodeID) -> Bool {
    guard let room = rectangle(of: node) else { return false }
    var isFound = false
    walk(node, most: Self.mostParts) { next in
      guard tree.childCount(of: next) == 0, has(.decorates, next), isClear(next),
        let own = rectangle(of: next)
      else { return !isFound }
      isFound = isFound || own.width >= room.width - 1 && own.height >= room.height - 1
      return false
    }
    return isFound
  }

  /// Whether a view is drawn somewhere in its room, so that a tap can hit it.
  private func isHit(_ leaf: NodeID) -> Bool {
    !isGone(leaf) && appearance(of: leaf).lineWidth == 0 && !isClear(leaf) && !has(.spacer, leaf)
  }

  /// Whether it is not there for taps: what is next to clear is not seen and is hit, which is what
  /// people write `Color.white.opacity(0.01)` for.
  private func isGone(_ node: NodeID) -> Bool {
    let appearance = appearance(of: node)
    let isNextToClear = has(.decorates, node) && (0.0001...0.02).contains(appearance.opacity)
    return appearance.isHidden && !isNextToClear
  }
}

// MARK: - Holes

extension Timeline {
  /// What of a target can be hit, as one rectangle; nil where that is all of it, or unknown.
  func reach(of target: NodeID) -> CGRect? {
    guard has(.reactsToContent, target), let hits = hits(in: target), let first = hits.first else {
      return nil
    }
    return hits.dropFirst().reduce(first) { $0.union($1) }
  }

  /// Whether nothing in it can be hit.
  private func isDeaf(_ target: NodeID) -> Bool {
    has(.reactsToContent, target)
      && hits(in: target).map { $0.allSatisfy { $0.height <= Self.hairline } } == true
  }

  /// The longest stretch of a row in which nothing can be hit.
  func hole(in target: NodeID) -> CGRect? {
    guard has(.reactsToContent, target), let room = rectangle(of: target),
      room.height <= Self.highestRow, room.width >= 2 * Self.finger,
      let hits = hits(in: target), !hits.isEmpty
    else { return nil }
    var (end, hole) = (room.minX, CGRect.zero)
    // A hairline is too thin to hit.
    let drawn = hits.filter { $0.height > Self.hairline }
    for hit in drawn.sorted(by: { $0.minX < $1.minX }) + [CGRect(x: room.maxX, of: room)] {
      if hit.minX - end > hole.width {
        hole = CGRect(x: end, y: room.minY, width: hit.minX - end, height: room.height)
      }
      end = max(end, hit.maxX)
    }
    return hole.width >= Self.finger ? hole : nil
  }

  /// Taller rows, in points, are pages or cards and not checked.
  private static let highestRow = 3 * finger
  /// Lower ones, in points, are lines.
  private static let hairline: CGFloat = 2
  /// More views are not looked at.
  private static let mostParts = 128

  /// The parts of a view that receive taps; nil if all of it does, or if that is unknown.
  private func hits(in target: NodeID) -> [CGRect]? {
    var hits: [CGRect] = []
    var isWhole = false
    walk(target, most: Self.mostParts) { next in
      if has(.letsHitsThrough, next) || isGone(next) { return false }
      guard let own = rectangle(of: next) else { return false }
      let isLeaf = tree.childCount(of: next) == 0
      // A shape outside of a button is not asked: its label is what reacts.
      if has(.takesHits, next) && (next != target || !has(.reacts, target))
        || next != target && isHitAllOver(next)
      {
        hits.append(own)
        return false
      }
      if isLeaf, isHit(next) { hits.append(own) }
      return true
    }
    guard let room = rectangle(of: target) else { return nil }
    isWhole = hits.contains { $0.width >= room.width - 1 && $0.height >= room.height - 1 }
    return isWhole ? nil : hits
  }
}

extension Timeline {
  /// Whether taps hit its whole frame: a control, a scroll view, or an unknown view.
  fileprivate func isHitAllOver(_ node: NodeID) -> Bool {
    let isControl = has(.assumed, node) && !has(.image, node) && !has(.text, node)
    return isTarget(node) || isControl || has(.takesText, node) || has(.scrolls, node)
      || has(.box, node)
  }
}

extension [NodeID] {
  /// The place of a view among its siblings, which are in the order of their numbers.
  fileprivate func place(of child: NodeID) -> Int? {
    let place = partitioningIndex { $0 >= child }
    return place < count && self[place] == child ? place : nil
  }
}

extension CGRect {
  /// The edge of a room at a place.
  fileprivate init(x: CGFloat, of room: CGRect) {
    self.init(x: x, y: room.minY, width: 0, height: room.height)
  }
}

// MARK: - Covers

extension Timeline {
  /// The view that is drawn over a tap target and takes its taps without reacting.
  func tapTaker(over target: NodeID) -> NodeID? {
    guard isTarget(target) || has(.takesText, target), let own = rectangle(of: target),
      min(own.width, own.height) > 1
    else { return nil }
    for (inner, outer) in stepsOutwards(from: target) {
      if has(.scrolls, outer) || has(.letsHitsThrough, inner) { return nil }
      // What an offset moves marks what was tapped, and moves on.
      let over = layers(over: inner, in: outer).filter { !isMoved($0) }
      if let taker = over.lazy.compactMap({ self.taker(in: $0, over: own) }).first { return taker }
    }
    return nil
  }

  /// What a view puts over one of its children.
  private func layers(over child: NodeID, in container: NodeID) -> ArraySlice<NodeID> {
    let children = tree.children(of: container)
    let isOverlaid = has(.layers, container) && !has(.layersBehind, container)
    guard isOverlaid || isLayerStack(container), let index = children.place(of: child)
    else { return [] }
    return children[(index + 1)...]
  }

  /// The part of a layer that covers an area; nil if the layer contains a tap target of its own.
  private func taker(in layer: NodeID, over room: CGRect) -> NodeID? {
    var (found, isOfUse) = (NodeID?.none, false)
    walk(layer, most: Self.mostParts) { next in
      let appearance = appearance(of: next)
      if has(.letsHitsThrough, next) || appearance.isHidden { return false }
      isOfUse =
        isOfUse || isTarget(next) || has(.takesText, next) || has(.scrolls, next)
        || has(.assumed, next) || has(.box, next)
      if tree.childCount(of: next) == 0, isPaint(next), covers(next, room) { found = found ?? next }
      return true
    }
    return isOfUse ? nil : found
  }

  /// Whether it is known to be drawn where it is: a slice of a pie is hit where the slice is, and
  /// of a path only the room is known.
  private func isPaint(_ leaf: NodeID) -> Bool {
    let isOutlined = has(.fillsCorners, leaf) || hasRoundOutline(leaf)
    return isHit(leaf) && (has(.decorates, leaf) && isOutlined || has(.image, leaf))
  }

  /// Whether a view covers most of a room. A colour over a whole page blocks taps on purpose.
  private func covers(_ leaf: NodeID, _ room: CGRect) -> Bool {
    guard let own = rectangle(of: leaf) else { return false }
    let isVeil = appearance(of: leaf).gradient == nil && own.height > 3 * room.height
    return !isVeil && own.overlap(with: room).area > 0.6 * room.size.area
  }
}

// MARK: - What reaches over others

extension Timeline {
  /// A clipped view that takes taps beyond its visible part.
  struct Trespasser {
    let content: NodeID
    let clip: NodeID
    /// How far it reaches into the other view, in points.
    let depth: CGFloat
  }

  /// What is clipped in a later view, and takes the taps of this one.
  func trespasser(on target: NodeID) -> Trespasser? {
    guard isTarget(target), let room = rectangle(of: target) else { return nil }
    for (inner, outer) in stepsOutwards(from: target) {
      if isTarget(outer) || has(.scrolls, outer) { return nil }
      let children = tree.children(of: outer)
      guard children.count > 1, !has(.layers, outer), let index = children.place(of: inner)
      else { continue }
      let later = children[(index + 1)...].prefix(Self.mostNeighbours)
      if let found = later.lazy.compactMap({ self.trespasser(in: $0, on: room) }).first {
        return found
      }
    }
    return nil
  }

  /// Whether another view of a stack reacts, or has something in it that does.
  func hasTarget(beside node: NodeID, in stack: NodeID) -> Bool {
    tree.children(of: stack).contains { child in
      child != node
        && tree.walk(from: child, into: sizingChildren).prefix(Self.mostParts).contains {
          has(.reacts, $0)
        }
    }
  }

  /// How many following siblings are checked: enough to reach the next row of a grid.
  private static let mostNeighbours = 8
  /// Less, in points, is narrower than a finger.
  private static let leastReach: CGFloat = 8

  /// A picture takes the taps, whether something happens then or not.
  private func trespasser(in neighbour: NodeID, on room: CGRect) -> Trespasser? {
    var found: Trespasser?
    walk(neighbour, most: Self.mostParts) { next in
      let isOut = has(.takesHits, next) || has(.letsHitsThrough, next) || has(.scrolls, next)
      if found != nil || isOut || appearance(of: next).isHidden { return false }
      // A stand-in for a picture reaches as far as its shape, which is assumed.
      guard has(.image, next), !has(.symbol, next), !has(.assumed, next),
        let own = rectangle(of: next),
        let clip = clip(of: next, in: neighbour)
      else { return true }
      let depth = own.overlap(with: room).shorter
      if depth >= Self.leastReach {
        found = Trespasser(content: next, clip: clip, depth: depth)
      }
      return false
    }
    return found
  }

  /// The view that clips an image in another one, as long as it is not the image's own size.
  private func clip(of image: NodeID, in outermost: NodeID) -> NodeID? {
    guard let own = rectangle(of: image) else { return nil }
    var node = image
    while node != outermost, let outer = parent(node) {
      if has(.takesHits, outer) { return nil }
      node = outer
      if isClipped(node), let room = rectangle(of: node), !room.encloses(own, within: 0.5) {
        return node
      }
    }
    return nil
  }
}
