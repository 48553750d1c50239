import Foundation
import HaggleReplay
import HaggleReports
import HaggleTraces
import HaggleVocabulary

/// The data of the picture: final positions, current positions, and the selection. All rectangles
/// are in points, in the root's space.
struct PictureRows {
  /// The maximum number of boxes: those inside the root's proposal and large ones are preferred.
  private static let mostBoxes = 1500

  private let timeline: Timeline
  private let world: PictureWorld
  private let items: [Timeline.Drawing]
  private let looks: ViewLooks
  /// Whether each view has a finding.
  private let isBlamed: [Bool]
  /// The number of boxes not drawn, and outside of the picture.
  private let left: Int
  private let beyond: Int
  private let hasEffects: Bool
  /// The state drawn by the browser: the number of placements, and the rectangles.
  private var drawn: (placements: Int, rectangles: [CGRect?])?

  /// The picture of a pass; nil if nothing is placed.
  init?(_ timeline: Timeline, _ tree: NodeTree) {
    guard let world = PictureWorld(timeline, tree) else { return nil }
    self.timeline = timeline
    self.world = world
    let drawable = timeline.drawings(of: tree).filter { $0.rectangle.drawable != nil }
    let seen = drawable.filter { $0.rectangle.touches(world.whole) }
    let kept = Self.foremost(seen, world.proposed)
    items = EdgeGroup.groups(kept, of: timeline) { $0.rectangle }.flatMap(\.views)
    looks = ViewLooks(timeline, tree)
    let blamed = timeline.trace.findings.flatMap(\.nodes)
    isBlamed = items.map { blamed.contains($0.node) }
    left = seen.count - kept.count
    beyond = drawable.count - seen.count
    hasEffects = timeline.trace.nodes.contains { !$0.appearance.effects.isEmpty }
  }

  private static func foremost(
    _ drawings: [Timeline.Drawing], _ space: CGRect
  ) -> [Timeline.Drawing] {
    guard drawings.count > mostBoxes else { return drawings }
    let ranks = drawings.map { drawing in
      (
        isIn: drawing.rectangle.touches(space),
        area: drawing.rectangle.width * drawing.rectangle.height
      )
    }
    let order = drawings.indices.sorted { a, b in
      if ranks[a].isIn != ranks[b].isIn { return ranks[a].isIn }
      return ranks[a].area == ranks[b].area ? a < b : ranks[a].area > ranks[b].area
    }
    return order.prefix(mostBoxes).sorted().map { drawings[$0] }
  }

  /// The arrangement that gives it room: all of the height for what is a good deal higher than
  /// wide, as a telephone is; half of the width as well for a window of a Mac that is hardly wider
  /// than high.
  var shape: String {
    let (width, height) = (world.screen.width, world.screen.height)
    if height > 1.15 * width { return "portrait" }
    return width > 500 && height > 0.6 * width ? "portrait square" : ""
  }

  /// Whether texts are visible: then the picture needs fewer names.
  private var hasWords: Bool {
    items.contains { timeline.trace.nodes[$0.node.index].roles.contains(.text) }
  }

  /// Whether it contains a placeholder for a colour that the app declares.
  private var isTinted: Bool {
    items.contains { timeline.trace.nodes[$0.node.index].appearance.tint != nil }
  }

  /// Whether some of its words stand in for data.
  private var hasStandIns: Bool {
    items.contains { timeline.trace.nodes[$0.node.index].appearance.standIn != nil }
  }

  /// The constant part: the visible area, and the boxes in drawing order.
  var frame: JSONValue {
    [
      "hasWords": JSONValue(hasWords), "isDark": JSONValue(timeline.trace.header.isDark),
      "screen": JSONValue(world.screen), "whole": JSONValue(world.whole),
      "below": JSONValue(world.below > 1 ? "↓ \(NumberText.display(world.below)) points" : nil),
      "proposed": JSONValue(world.proposed),
      "items": .array(items.indices.map { item($0) }),
    ]
  }

  private func item(_ index: Int) -> JSONValue {
    let drawing = items[index]
    let label = timeline.trace.label(of: drawing.node)
    let own = looks.looks(of: drawing.node, in: drawing.rectangle)
    let isLeaf = timeline.tree.children(of: drawing.node).isEmpty
    let isLabelled = timeline.trace.nodes[drawing.node.index].isLabelled
    let shown = own.last { !$0.hasWords }.map { JSONValue($0.rectangle, from: drawing.rectangle) }
    return [
      "node": JSONValue(drawing.node), "final": JSONValue(drawing.rectangle),
      "looks": .array(own.map { JSONValue($0, in: drawing.rectangle) }),
      "shown": shown ?? .null, "isOnTop": JSONValue(own.contains(where: \.isOnTop)),
      "isBare": JSONValue(own.contains { $0.hasWords || $0.isGlyph }),
      "hasWords": JSONValue(own.contains(where: \.hasWords)),
      "isUnknown": JSONValue(self.looks.isUnknown(drawing.node)),
      "isLeaf": JSONValue(isLeaf), "isLabelled": JSONValue(isLabelled),
      "needsName": JSONValue(isLabelled || own.contains(where: \.isBlank)),
      "isFaded": JSONValue(looks.isBeyondFold(drawing.node)),
      "isBlamed": JSONValue(isBlamed[index]),
      "name": JSONValue(label),
    ]
  }

  /// The changing part: boxes that moved since the last call, the selected view, and the caption.
  ///
  /// - Parameter isFinal: whether everything is shown where it ends up, wherever the replay is.
  mutating func moved(to replay: Replay, isFinal: Bool) -> JSONValue {
    let placements = timeline.placements
    let placed =
      isFinal ? placements.count : placements.partitioningIndex { $0 > replay.cursor.event }
    var moved: [JSONValue] = []
    if drawn?.placements != placed {
      let rectangles = isFinal ? items.map(\.rectangle.drawable) : rectangles(at: replay.cursor)
      let before = drawn?.rectangles
      moved = items.indices.filter { before == nil || before?[$0] != rectangles[$0] }
        .map { change($0, rectangles[$0]) }
      drawn = (placed, rectangles)
    }
    let (mark, words) = mark(replay, isFinal: isFinal)
    let isRoot = replay.selected.map { timeline.trace.nodes[$0.index].parent == nil } ?? false
    let covered = isRoot && replay.selected.flatMap(timeline.rectangle(of:)) == world.proposed
    return [
      "moved": .array(moved), "mark": mark,
      "title": JSONValue(isFinal ? "Where everything ends up" : "Placed so far"),
      "bands": .array(
        isFinal ? LengthBand.blamed(in: timeline, but: replay.selected).map(\.value) : []),
      "legend": JSONValue((words + facts(placed, hidesSpace: covered)).joined(separator: "; ")),
    ]
  }

  private func rectangles(at cursor: Cursor) -> [CGRect?] {
    guard hasEffects else {
      let rectangles = timeline.rectangles(at: cursor)
      return items.map { rectangles[$0.node.index]?.drawable }
    }
    var places: [NodeID: CGRect] = [:]
    for drawing in timeline.drawings(at: cursor) { places[drawing.node] = drawing.rectangle }
    return items.map { places[$0.node]?.drawable }
  }

  private func change(_ index: Int, _ rectangle: CGRect?) -> JSONValue {
    let size = (rectangle.map { " " + NumberText.display($0.size) }) ?? ""
    return [
      "index": JSONValue(index), "now": rectangle.map { JSONValue($0) } ?? .null,
      "size": JSONValue(size),
      "outside": .array(outside(index, rectangle).map { JSONValue($0) }),
    ]
  }

  /// The parts outside of the root's proposal that may be unintended: a background may extend to
  /// the edges of a screen.
  private func outside(_ index: Int, _ rectangle: CGRect?) -> [CGRect] {
    let node = items[index].node
    guard let rectangle, !looks.isBeyondFold(node) else { return [] }
    let parts = world.outside(looks.shown(node, rectangle))
    guard !parts.isEmpty, !isBlamed[index] else { return parts }
    let own = looks.looks(of: node, in: rectangle)
    return !own.isEmpty && own.allSatisfy(\.isKnown) ? [] : parts
  }

  /// The outline of the selected view at its current or final position; for an invisible view, the
  /// reason.
  private func mark(_ replay: Replay, isFinal: Bool) -> (JSONValue, [String]) {
    guard let node = replay.selected else { return (.null, []) }
    let place = items.firstIndex { $0.node == node }
    let now =
      place.map { drawn?.rectangles[$0] ?? nil }
      ?? (isFinal ? nil : timeline.rectangle(of: node, at: replay.cursor))
    guard let rectangle = (now ?? timeline.rectangle(of: node))?.drawable else {
      return (.null, [])
    }
    let title = timeline.trace.title(of: node)
    guard rectangle.touches(world.whole) else {
      return (.null, ["\(title) lies outside of the picture"])
    }
    // The picture is that of the root, whose name would only cover a bar.
    let isAll = timeline.trace.nodes[node.index].parent == nil
    let name = isAll ? "" : title
    let fact = isAll ? "" : now == nil ? ", placed later" : " \(NumberText.display(rectangle.size))"
    return (
      [
        "node": JSONValue(node), "rectangle": JSONValue(rectangle),
        "isPlaced": JSONValue(now != nil), "name": JSONValue(name), "fact": JSONValue(fact),
        "bands": .array(
          bands(of: node, now: now).filter { !isAll || $0.kind == .beyond }.map(\.value)),
      ], []
    )
  }

  /// Bands are only valid at the final position of a view.
  private func bands(of node: NodeID, now: CGRect?) -> [LengthBand] {
    now != nil && now == timeline.rectangle(of: node)
      ? LengthBand.bands(of: node, in: timeline) : []
  }

  /// The meaning of the lines.
  ///
  /// - Parameter hidesSpace: whether the outline of the selected view lies on that of the space.
  private func facts(_ placed: Int, hidesSpace: Bool) -> [String] {
    let rectangles = drawn?.rectangles ?? []
    let hasGhosts = zip(items, rectangles).contains { $1 != $0.rectangle }
    let isOverflowing = zip(items.indices, rectangles).contains { !outside($0, $1).isEmpty }
    var facts = placed == 0 ? ["nothing is placed yet"] : []
    let line = hidesSpace ? "" : "dashed: "
    facts.append("\(line)the proposed space, \(NumberText.display(world.proposed.size))")
    if hasGhosts { facts.append("dotted: where views end up") }
    if isOverflowing { facts.append("hatched: outside of the space") }
    if isTinted { facts.append(PictureWords.tinted) }
    if hasStandIns { facts.append(PictureWords.standIns) }
    if left > 0 { facts.append("\(NumberText.counted(left, "smaller view")) not drawn") }
    if beyond > 0 { facts.append("\(NumberText.counted(beyond, "view")) further out") }
    return facts
  }
}

extension PictureWorld {
  /// The parts of a rectangle outside of the root's proposal, by more than half a point, on each
  /// side.
  fileprivate func outside(_ rectangle: CGRect) -> [CGRect] {
    let far = 4e9
    let (x, y) = (proposed.origin.x, proposed.origin.y)
    let (right, bottom) = (x + proposed.size.width, y + proposed.size.height)
    let sides = [
      CGRect(x: -far, y: -far, width: far + x - 0.5, height: 2 * far),
      CGRect(x: right + 0.5, y: -far, width: far, height: 2 * far),
      CGRect(x: x, y: -far, width: right - x, height: far + y - 0.5),
      CGRect(x: x, y: bottom + 0.5, width: right - x, height: far),
    ]
    return sides.compactMap { $0.shared(with: rectangle) }.filter {
      $0.size.width > 0 && $0.size.height > 0
    }
  }
}
