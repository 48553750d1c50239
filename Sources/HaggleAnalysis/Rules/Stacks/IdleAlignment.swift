import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  package static let idleAlignment = Rule(
    id: "idle-alignment",
    summary: "An alignment has no effect, as what states it is no larger than what it aligns.",
    finding: """
      A stack aligns its children to each other, in a room that is as large as the largest of \
      them. Where all are equally large, or there is one alone, there is nothing to align in: \
      what stands around the stack decides where it goes, a frame by its own alignment, which is \
      the middle unless it says otherwise, a `GeometryReader` at its top leading corner. A frame \
      that states an alignment and no length is as large as its content, and aligns nothing \
      either.
      """,
    example: """
      // proposal: 393x759
      ZStack(alignment: .bottomTrailing) {
        Color.red.frame(width: 60, height: 60)
      }
      .id("layers")
      .frame(maxWidth: .infinity, maxHeight: .infinity).id("screen")
      """,
    scope: """
      A row or column whose alignment does move some of its children is reported only in a \
      `GeometryReader`, which moves it to the other edge, and a column of words in a frame that \
      states a greatest width, half as wide again as they are, and no alignment. A \
      `ZStack` is reported as well where \
      all in it is as large as itself and a frame in it puts its view into the middle. A column of \
      one view whose alignment a condition decides, as that of a message in a chat, is reported \
      in a column as well.
      """,
    help:
      "the alignment at the frame that is larger: `.frame(maxWidth: .infinity, alignment: …)`",
    exception: "it has an effect with another content",
    needs: "the log, with the roles of its nodes",
    consequences: [Rule.narrowScroll.id],
    search: .symptoms { timeline in
      let views = timeline.views(withAnyOf: [.alignsWidth, .alignsHeight, .frames])
      return views.flatMap { node -> [any Detection] in
        Axis.allCases.compactMap { axis in
          IdleAlignment.find(stack: node, on: axis, in: timeline)
            ?? IdleAlignment.find(frame: node, on: axis, in: timeline)
            ?? IdleAlignment.find(filled: node, on: axis, in: timeline)
        } + [CentredColumn.find(node, in: timeline)].compactMap(\.self)
      }
    })
}

/// A view that is not at the position that its alignment states.
private struct IdleAlignment: Sighting {
  let timeline: Timeline
  let node: NodeID
  let axis: Axis
  /// What is larger, and puts the view elsewhere.
  let room: NodeID
  /// What is misplaced in the room, if it is not the view itself.
  var moved: NodeID?
  /// How far the view is from the edge that it states, in points.
  let gap: CGFloat

  /// So far, in points, is seen.
  private static let least: CGFloat = 20

  /// A stack whose children are as long as itself, in something that is longer.
  static func find(stack node: NodeID, on axis: Axis, in timeline: Timeline) -> Self? {
    guard timeline.has(.aligns(axis), node), let room = timeline.room(around: node, axis),
      !timeline.isLimited(node, in: room.node, axis)
    else { return nil }
    let children = timeline.tree.children(of: node)
    let isReader = timeline.isReader(room.node)
    // What others put in has a width of its own.
    guard !children.allSatisfy({ timeline.has(.box, $0) }),
      isReader || timeline.has(.frames, room.node)
        || children.count == 1 && timeline.isLayerStack(room.node) && timeline.alignsBothAxes(node),
      isReader && !timeline.isLayerStack(node)
        || children.allSatisfy({ timeline.isAsLong($0, as: node, axis) })
    else { return nil }
    return find(node, on: axis, in: room, timeline)
  }

  /// A frame that states no length on the axis of its alignment, in something that is longer, or a
  /// column of one view whose side depends on a condition.
  static func find(frame node: NodeID, on axis: Axis, in timeline: Timeline) -> Self? {
    guard timeline.has(.frames, node) || timeline.isChoosingSide(node),
      !timeline.has(.limits(axis), node),
      !timeline.has(.limits(axis.cross), node) || !timeline.alignsToEdge(node, axis.cross),
      let room = timeline.room(around: node, axis) ?? timeline.column(around: node, axis),
      !timeline.has(.scrolls, room.node)
    else { return nil }
    return find(node, on: axis, in: room, timeline)
  }

  /// Layers that are all as long as what aligns them, one of them by a frame that puts a shorter
  /// view into the middle.
  static func find(filled node: NodeID, on axis: Axis, in timeline: Timeline) -> Self? {
    let layers = timeline.tree.children(of: node)
    guard timeline.isLayerStack(node), layers.count > 1,
      layers.allSatisfy({ timeline.isAsLong($0, as: node, axis) }),
      let frame = layers.dropFirst().compactMap({ timeline.centring($0, axis) }).first,
      let view = timeline.onlySizingChild(of: frame), let extent = timeline.extent(view, axis),
      let length = timeline.length(frame, axis)
    else { return nil }
    let room = Room(node: frame, before: extent.start, after: length - extent.end)
    return find(node, on: axis, in: room, moved: view, timeline)
  }

  private static func find(
    _ node: NodeID, on axis: Axis, in room: Room, moved: NodeID? = nil, _ timeline: Timeline
  ) -> Self? {
    let (isStart, isEnd) = (timeline.has(.starts(axis), node), timeline.has(.ends(axis), node))
    guard isStart || isEnd else { return nil }
    let gap = isStart ? room.before : room.after
    guard gap > Self.least else { return nil }
    return Self(
      timeline: timeline, node: node, axis: axis, room: room.node, moved: moved, gap: gap)
  }
}

/// A view that is longer than one in it, and what it leaves before and behind that, in points.
private struct Room {
  let node: NodeID
  let before: CGFloat
  let after: CGFloat
}

extension Timeline {
  /// Whether a frame around a view limits its length: what is around that puts it where it is to
  /// be, as a column of a readable width in the middle of a wide page.
  fileprivate func isLimited(_ node: NodeID, in room: NodeID, _ axis: Axis) -> Bool {
    stepsOutwards(from: node).prefix { $0.outer != room }
      .contains { has(.frames, $0.outer) && has(.limits(axis), $0.outer) }
  }

  /// The nearest view around another one, through modifiers that are no longer than it, that is
  /// longer, and what it leaves before and behind it.
  fileprivate func room(around node: NodeID, _ axis: Axis) -> Room? {
    for (inner, parent) in stepsOutwards(from: node) {
      guard !isLayer(inner),
        tree.childCount(of: parent) == 1 || has(.layers, parent) || isLayerStack(parent),
        let extent = extent(inner, axis), let length = length(parent, axis)
      else { return nil }
      if length > extent.length + Timeline.tolerance, !has(.spaces, parent) {
        return Room(node: parent, before: extent.start, after: length - extent.end)
      }
    }
    return nil
  }

  /// The stack around a view, through modifiers that are no longer than it, that lines its views up
  /// on an axis by something else than the view says, and what it leaves before and behind it.
  fileprivate func column(around node: NodeID, _ axis: Axis) -> Room? {
    for (inner, parent) in stepsOutwards(from: node) {
      guard !isLayer(inner), let extent = extent(inner, axis), let length = length(parent, axis)
      else { return nil }
      if has(.aligns(axis), parent), dividedAxes(parent) == Axis.Set(axis.cross) {
        return isAligned(parent, as: node, axis)
          ? nil : Room(node: parent, before: extent.start, after: length - extent.end)
      }
      guard tree.childCount(of: parent) == 1 || has(.layers, parent),
        isAsLong(inner, as: parent, axis)
      else {
        return nil
      }
    }
    return nil
  }

  /// The frame in a layer that is as long as this one and puts what is in it into the middle.
  fileprivate func centring(_ layer: NodeID, _ axis: Axis) -> NodeID? {
    modified(by: layer).prefix { isAsLong($0, as: layer, axis) && !isPainted(behind: $0) }.first {
      has(.frames, $0) && has(.limits(axis), $0) && !alignsToEdge($0, axis)
        && !states("alignment: .center", $0)
        && onlySizingChild(of: $0).map { !isGreedy($0, axis) } == true
    }
  }

  private func isAligned(_ stack: NodeID, as node: NodeID, _ axis: Axis) -> Bool {
    has(.starts(axis), stack) == has(.starts(axis), node)
      && has(.ends(axis), stack) == has(.ends(axis), node)
  }

  fileprivate func alignsToEdge(_ node: NodeID, _ axis: Axis) -> Bool {
    has(.starts(axis), node) || has(.ends(axis), node)
  }

  /// Whether it aligns its views from side to side and from top to bottom, as a ZStack does.
  fileprivate func alignsBothAxes(_ node: NodeID) -> Bool {
    Axis.allCases.allSatisfy { has(.aligns($0), node) }
  }

  fileprivate func isAsLong(_ child: NodeID, as node: NodeID, _ axis: Axis) -> Bool {
    guard let inner = length(child, axis), let outer = length(node, axis) else { return false }
    return abs(inner - outer) < Timeline.tolerance
  }
}

// MARK: - What it says

extension IdleAlignment {
  /// The view is at its stated position on both axes, and its room keeps its size.
  var goal: Goal? {
    if let sides = timeline.chosenSides(in: room, axis) { return Goal(sides, near: [node]) }
    let view =
      moved ?? (timeline.has(.frames, node) ? timeline.tree.firstChild(of: node) ?? node : node)
    let conditions = Axis.allCases.compactMap { axis -> Goal.Condition? in
      let (isStart, isEnd) = (timeline.has(.starts(axis), node), timeline.has(.ends(axis), node))
      guard isStart || isEnd, let whole = timeline.length(room, axis),
        let own = timeline.length(moved ?? node, axis), whole > own + Self.least
      else { return nil }
      return .level(view, moved == nil ? room : node, at: isStart ? 0 : 1, axis)
    }
    if let moved {
      let others = timeline.tree.children(of: node).filter {
        !timeline.modified(by: $0).contains(room)
      }
      return Goal(conditions + (others + [moved]).flatMap(timeline.kept), near: [room])
    }
    let isOnly = timeline.tree.childCount(of: room) == 1
    return Goal(conditions + (isOnly ? timeline.kept(room) : []), near: [room])
  }

  var suspicion: Suspicion {
    suspected(
      .idleAlignment, of: node, on: axis, placed: [node, room], remedies: [remedy],
      involving: [room], off: gap)
  }

  private var edge: String { timeline.edge(of: node, axis) }

  /// The whole alignment, with both edges if it states two.
  private var alignment: String {
    let (top, bottom) = (
      timeline.has(.starts(.vertical), node), timeline.has(.ends(.vertical), node)
    )
    let isLeading = timeline.has(.starts(.horizontal), node)
    guard isLeading || timeline.has(.ends(.horizontal), node) else {
      return top ? ".top" : ".bottom"
    }
    guard top || bottom else { return isLeading ? ".leading" : ".trailing" }
    return (top ? ".top" : ".bottom") + (isLeading ? "Leading" : "Trailing")
  }

  private var isReader: Bool { timeline.isReader(room) }

  var statement: Statement { moved.map(disregard) ?? shortness }

  /// "ZStack.1 states .bottom, but frame.1 in it is as high as it and puts Circle.1 into the
  /// middle, 302 away from that edge"
  private func disregard(of view: NodeID) -> Statement {
    Statement(
      """
      \(timeline.modifier(node).capitalized) states \(code: edge), but \(room) in it is as \
      \(axis.adjective) as it and puts \(view) into the middle, \(points(gap)) away from that edge
      """, isAboutPlace: true,
      because: "All that is in it is as long as itself, so that it has nothing to align")
  }

  /// "VStack.1 states .leading, but is only 60 points wide and stands 100 away from that edge"
  private var shortness: Statement {
    let place: Prose =
      isReader
      ? "\(room) puts it into its top leading corner"
      : "\(room) puts it elsewhere by its own alignment"
    return Statement(
      """
      \(timeline.modifier(node).capitalized) states \(code: edge), but is only \
      \(points(timeline.length(node, axis) ?? 0)) points \(axis.adjective) and stands \
      \(points(gap)) away from that edge of \(room)
      """, isAboutPlace: true,
      details: [
        .init(.sentence, "It aligns what is in it to its own edge, and is as long as that"),
        .init(.sentence, place),
      ])
  }

  private var remedy: Prose {
    if let choice = timeline.chosenAlignment(node) {
      let frame = ".frame(maxWidth: .infinity, alignment: \(choice))"
      return "write \(code: frame) behind \(node): that frame is as long as there is room"
    }
    guard isReader || !timeline.has(.frames, room) else {
      return "write \(code: "alignment: \(alignment)") at \(timeline.modifier(room)) as well"
    }
    let lengths =
      timeline.has(.starts(.vertical), node) || timeline.has(.ends(.vertical), node)
      ? "maxWidth: .infinity, maxHeight: .infinity" : "maxWidth: .infinity"
    return """
      write \(code: ".frame(\(lengths), alignment: \(alignment))") behind \(node): that frame is \
      as long as there is room
      """
  }
}
