import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let missedEdge = Rule(
    id: "missed-edge",
    summary: "A frame aligns its content at an edge, and is itself in the middle.",
    finding: """
      The alignment of a frame is about what is in the frame. A greatest width makes the frame \
      narrower than its room, and what is around it puts it into the middle: the content is \
      at the edge of the frame, and not at that of the screen.
      """,
    example: """
      // proposal: 400x200
      // text-cell: 8x20
      ScrollView {
        Text("On my way").padding(8).background(Color.green)
          .frame(maxWidth: 340, alignment: .trailing).id("message")
      }
      """,
    scope: """
      Reported for frames with nothing painted around them that take more than half of the room \
      and less than 95 % of it. Where the views around it have the same edge, as in a column of \
      a readable width, or state the same width, as the rows of a form do, that is its edge. It is \
      reported as well for a frame of a greatest width in the middle of an unlimited one, in a \
      column that aligns to its leading edge and has words there.
      """,
    help: "a second `.frame(maxWidth: .infinity, alignment: .trailing)`, around the first one",
    exception: "that is the edge of a column", keyNote: "of the frame",
    search: .symptoms { timeline in
      timeline.views(with: .frames).compactMap { frame -> (any Detection)? in
        MissedEdge.find(frame, in: timeline) ?? CentredWidth.find(frame, in: timeline)
      }
    })
}

/// A frame of a greatest width in the middle of a column whose words stand at its edge.
private struct CentredWidth: Sighting {
  let timeline: Timeline
  let frame: NodeID
  let outer: NodeID
  let column: NodeID
  let heading: NodeID
  let gap: CGFloat

  static func find(_ frame: NodeID, in timeline: Timeline) -> Self? {
    guard timeline.has(.limits(.horizontal), frame), !timeline.has(.fixes(.horizontal), frame),
      let outer = timeline.parent(frame),
      timeline.has(.frames, outer), timeline.isGreedy(outer, .horizontal),
      timeline.isCentred(outer, on: .horizontal),
      let width = timeline.length(frame, .horizontal),
      let room = timeline.length(outer, .horizontal), 2 * width > room,
      let (column, branch) = timeline.division(around: outer, .vertical),
      timeline.has(.starts(.horizontal), column),
      case let start = timeline.start(column, .horizontal),
      abs(timeline.start(outer, .horizontal) - start) < 1,
      case let gap = timeline.start(frame, .horizontal) - start, gap >= Noticeable.block,
      let heading = timeline.siblings(of: branch, in: column).first(where: { view in
        timeline.core(of: view).map(timeline.isReadable) == true
          && abs(timeline.start(view, .horizontal) - start) < 1
      })
    else { return nil }
    return Self(
      timeline: timeline, frame: frame, outer: outer, column: column, heading: heading, gap: gap)
  }

  var goal: Goal? {
    guard let width = timeline.length(frame, .horizontal) else { return nil }
    return Goal(
      [
        .level(frame, column, at: 0, .horizontal), .length(frame, .horizontal, .exactly(width)),
      ], near: [outer, frame])
  }

  var suspicion: Suspicion {
    suspected(
      .missedEdge, of: frame, on: .horizontal, placed: [frame, heading],
      remedies: ["write \(code: "alignment: .leading") in \(timeline.modifier(outer))"],
      involving: [outer, heading, column], off: gap)
  }

  var statement: Statement {
    Statement(
      """
      \(frame) begins \(points(gap)) points behind the edge of \(column), at which \(heading) \
      stands
      """, subject: frame, isAboutPlace: true,
      because: """
        \(timeline.modifier(frame).capitalized) is narrower than \(timeline.modifier(outer)), \
        which puts it into its middle
        """)
  }
}

/// A frame with its content at one of its edges, in the middle of a wider room.
private struct MissedEdge: Sighting {
  let timeline: Timeline
  let frame: NodeID
  let content: NodeID
  /// What centres the frame, and where that is.
  let container: NodeID
  let whole: Extent
  let isAtStart: Bool
  let width: CGFloat

  private var room: CGFloat { whole.length }

  /// Narrower ones are parts of a card, wider ones have a margin.
  private static let share = 0.5...0.95
  /// From this width on, in points, it is a readable width of a page.
  private static let readable: CGFloat = 500
  /// Smaller distances, in points, are not noticeable.
  private static let least: CGFloat = 8

  static func find(_ frame: NodeID, in timeline: Timeline) -> Self? {
    let isAtStart = timeline.has(.starts(.horizontal), frame)
    guard isAtStart != timeline.has(.ends(.horizontal), frame),
      timeline.has(.limits(.horizontal), frame),
      let content = timeline.onlySizingChild(of: frame), !timeline.isGreedy(content, .horizontal),
      let width = timeline.length(frame, .horizontal), width < readable,
      let inner = timeline.length(content, .horizontal), width - inner >= least,
      let outer = timeline.screenExtent(frame, .horizontal),
      let offer = timeline.offer(frame, .horizontal), offer - width >= least,
      let (container, whole) = timeline.roomAround(frame),
      share.contains(Double(width / whole.length)), whole.length - width >= 2 * least,
      abs(outer.middle - whole.middle) < 1
    else { return nil }
    return Self(
      timeline: timeline, frame: frame, content: content, container: container, whole: whole,
      isAtStart: isAtStart, width: width)
  }

  var goal: Goal? {
    guard let own = timeline.length(content, .horizontal) else { return nil }
    return Goal(
      [
        .origin(content, .horizontal, isAtStart ? whole.start : whole.end - own),
        .length(frame, .horizontal, .atMost(width)),
      ], near: [frame, content])
  }

  var suspicion: Suspicion {
    suspected(
      .missedEdge, of: frame, on: .horizontal, placed: [frame, content],
      remedies: [
        """
        write \(code: ".frame(maxWidth: .infinity, alignment: \(edge))") behind \
        \(timeline.modifier(frame))
        """
      ], involving: [content, container], off: (room - width) / 2)
  }

  private var edge: String { isAtStart ? ".leading" : ".trailing" }

  var statement: Statement {
    Statement(
      """
      \(timeline.modifier(frame).capitalized) is \(points(width)) points wide and in the middle of \
      \(points(room)): \(content) is \(points((room - width) / 2)) points away from the edge
      """, subject: content, isAboutPlace: true,
      because: "A frame aligns what is in it, and \(container) centres the frame")
  }
}

extension Timeline {
  /// What centres a frame in something wider, and where that is; nil if another view is beside it,
  /// something is painted around it, or it is put to an edge.
  fileprivate func roomAround(_ frame: NodeID) -> (container: NodeID, whole: Extent)? {
    guard let own = screenExtent(frame, .horizontal) else { return nil }
    var container: NodeID?
    for (inner, outer) in stepsOutwards(from: frame) {
      guard isTransparent(outer, to: inner), let around = screenExtent(outer, .horizontal) else {
        return nil
      }
      let isColumn = dividedAxes(outer) == .vertical
      if isColumn {
        guard isCentred(outer, on: .horizontal), !hasEdge(of: frame, own, beside: inner, in: outer)
        else { return nil }
      }
      if isColumn || has(.scrolls, outer) { container = outer }
      if around.length > own.length + 1 { return container.map { ($0, around) } }
    }
    guard let container, let wide = screen(.horizontal) else { return nil }
    return (container, Extent(start: 0, end: wide))
  }

  /// Whether its end is invisible, and nothing in it is beside another view.
  private func isTransparent(_ outer: NodeID, to inner: NodeID) -> Bool {
    if has(.scrolls, outer) { return !isList(outer) }
    return !isLayer(inner) && !isLayerStack(outer) && !isPainted(behind: outer)
      && !isClipped(outer) && !has(.reacts, outer) && !has(.declared, outer)
      && !has(.frames, outer) && !has(.ignoresContent, outer)
      && (dividedAxes(outer) == .vertical || onlySizingChild(of: outer) != nil)
  }

  /// Whether another view in a container begins, or ends, where a frame does, or is a row from one
  /// end of it to the other; and whether both state that width, which is the column's then.
  fileprivate func hasEdge(
    of frame: NodeID, _ extent: Extent, beside branch: NodeID, in container: NodeID
  ) -> Bool {
    tree.children(of: container).prefix(24).contains { view in
      guard view != branch else { return false }
      if has(.fixes(.horizontal), frame), states(extent, within: view) { return true }
      let shown = shown(by: view)
      guard let own = screenExtent(shown, .horizontal) else { return false }
      let isAligned = modified(by: view).contains { node in
        has(.frames, node) && has(.limits(.horizontal), node)
          && has(.starts(.horizontal), node) != has(.ends(.horizontal), node)
      }
      let (isAtStart, isAtEnd) = (abs(own.start - extent.start) < 1, abs(own.end - extent.end) < 1)
      let isEnough = core(of: view) == nil ? isAtStart && isAtEnd : isAtStart || isAtEnd
      return !isAligned && isEnough
    }
  }

  /// Whether a frame in a view states a width, and lies there.
  private func states(_ extent: Extent, within view: NodeID) -> Bool {
    modified(by: view).contains { node in
      guard has(.fixes(.horizontal), node), let own = screenExtent(node, .horizontal) else {
        return false
      }
      return abs(own.start - extent.start) < 1 && abs(own.end - extent.end) < 1
    }
  }
}
