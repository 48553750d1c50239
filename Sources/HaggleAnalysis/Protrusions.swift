import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// What a view draws beyond its room, and whether it meets anything there: padding that reaches out
/// is invisible, and a few points of free room are not missed.
struct Protrusions {
  private let timeline: Timeline
  /// What is drawn, in the root's space, the outer views first; nil where that is too much.
  private let marks: [Mark]?

  private struct Mark {
    let node: NodeID
    let rectangle: CGRect

    func extent(_ axis: Axis) -> Extent {
      Extent(start: rectangle.origin[axis], end: rectangle.end(axis))
    }
  }

  /// How far, in points, a view may reach into free room without being noticed: words of one
  /// line and symbols, several lines or what a frame says to be less high, what fills its rectangle
  /// in a column that adds up to more than its room, and, from top to bottom, anything else.
  private static let free: (slight: CGFloat, framed: CGFloat, filled: CGFloat, other: CGFloat) = (
    12, 8, 6, 3
  )
  /// Smaller lengths, in points, are rounding errors.
  private static let exact: CGFloat = 0.01
  /// With more views drawn, the search is skipped.
  private static let most = 4_000

  init(_ timeline: Timeline) {
    self.timeline = timeline
    guard timeline.trace.nodes.count <= Self.most else {
      marks = nil
      return
    }
    marks = timeline.drawings.compactMap { drawing in
      let rectangle = drawing.rectangle
      guard timeline.isMark(drawing.node), !rectangle.isEmpty,
        Axis.allCases.allSatisfy({ Extent(rectangle, $0) != nil })
      else { return nil }
      return Mark(node: drawing.node, rectangle: rectangle)
    }
  }

  /// Whether it cannot be seen that a view is longer than its room.
  ///
  /// - Parameters:
  ///   - room: how long the view around it is, in points.
  ///   - culprit: what in it makes it so long.
  func isUnseen(
    _ child: NodeID, beyond room: CGFloat, _ axis: Axis, for culprit: NodeID
  ) -> Bool {
    let around = timeline.parent(child)
    let start = around.map { timeline.rectangle(of: $0)?.origin[axis] ?? .nan } ?? 0
    guard let marks, start.isFinite, room.isFinite, room >= 0 else { return false }
    if marks.isEmpty { return around != nil && timeline.drawsNothing(child) }
    let inside = (start - Self.exact)...(start + room + Self.exact)
    let own = marks.filter {
      timeline.isPart($0.node, of: child)
        && (timeline.isPart($0.node, of: culprit) || !timeline.isFilling($0.node, child, axis))
    }
    return own.allSatisfy { mark in
      let extent = mark.extent(axis)
      let reach = max(inside.lowerBound - extent.start, extent.end - inside.upperBound)
      if reach <= 0 || fillsScreen(mark.node, in: around, inside, axis) { return true }
      return
        (reach <= free(for: mark, in: around, culprit, axis)
        || timeline.isAmongSpacers(extent, beyond: inside, axis, of: child))
        && !meetsSomething(mark, beyond: inside, axis, of: child)
    }
  }

  /// Whether it is a picture in a frame as long as the screen of a device, whose edges cut it: the
  /// background of a page.
  private func fillsScreen(
    _ node: NodeID, in frame: NodeID?, _ room: ClosedRange<CGFloat>, _ axis: Axis
  ) -> Bool {
    guard timeline.trace.header.screen != nil, timeline.has(.image, node),
      !timeline.has(.symbol, node), let frame, timeline.has(.frames, frame),
      let screen = timeline.screen(axis)
    else { return false }
    return room.lowerBound <= Timeline.tolerance && room.upperBound >= screen - Timeline.tolerance
  }

  private func free(
    for mark: Mark, in around: NodeID?, _ culprit: NodeID, _ axis: Axis
  ) -> CGFloat {
    if timeline.isSlight(mark.node) {
      let isParagraph = axis == .vertical && (timeline.lines(of: mark.node) ?? 1) > 1
      return isParagraph ? Self.free.framed : Self.free.slight
    }
    guard axis == .vertical else { return 0 }
    if let around, timeline.has(.fixes(axis), around), hasRoom(for: mark, outside: around) {
      return Self.free.framed
    }
    let isSum = mark.node != culprit && timeline.dividedAxes(culprit) == .vertical
    return isSum ? Self.free.filled : Self.free.other
  }

  /// Whether something farther out, as the row of a list, has room for all of it.
  private func hasRoom(for mark: Mark, outside frame: NodeID) -> Bool {
    timeline.stepsOutwards(from: frame).contains { step in
      timeline.rectangle(of: step.outer)?.encloses(mark.rectangle, within: 1) == true
    }
  }

  /// Whether something lies on another view, on an edge of the screen, or on one of what is painted
  /// behind it.
  private func meetsSomething(
    _ mark: Mark, beyond room: ClosedRange<CGFloat>, _ axis: Axis, of child: NodeID
  ) -> Bool {
    if let screen = timeline.screen(axis) {
      let extent = mark.extent(axis)
      // What scrolls may lie beyond the screen with all that is around it.
      if extent.start < -Timeline.tolerance && room.lowerBound >= -Timeline.tolerance
        || extent.end > screen + Timeline.tolerance
          && room.upperBound <= screen + Timeline.tolerance
      {
        return true
      }
    }
    return (marks ?? []).contains { other in
      guard !timeline.isPart(other.node, of: child),
        !other.rectangle.encloses(mark.rectangle, within: Timeline.tolerance)
      else { return false }
      let common = other.rectangle.common(with: mark.rectangle)
      guard !common.isNull, min(common.width, common.height) > Timeline.tolerance else {
        return false
      }
      // What is painted behind it ends within it; what is beside it is met beyond its room only.
      return common.origin[axis] < room.lowerBound
        || common.end(axis) > room.upperBound
        || timeline.isBehind(other.node, child)
    }
  }
}

extension Timeline {
  /// Whether there are only spacers and clear colours in a view.
  fileprivate func drawsNothing(_ node: NodeID) -> Bool {
    tree.walk(from: node).prefix(Self.mostLevels).allSatisfy {
      tree.childCount(of: $0) > 0 || has(.spacer, $0) || isClear($0)
    }
  }

  /// Whether a view draws something itself.
  fileprivate func isMark(_ node: NodeID) -> Bool {
    let look = appearance(of: node)
    let isLeaf = tree.childCount(of: node) == 0 && !has(.ignoresContent, node)
    return (isLeaf || look.paint != nil || look.gradient != nil) && !has(.spacer, node)
      && !isClear(node)
  }

  /// Whether all that reaches out lies where spacers beside it in a stack keep room free.
  fileprivate func isAmongSpacers(
    _ extent: Extent, beyond room: ClosedRange<CGFloat>, _ axis: Axis, of child: NodeID
  ) -> Bool {
    let steps = stepsOutwards(from: child)
    let inside = steps.prefix { !has(.scrolls, $0.outer) && !isLayer($0.inner) }
    guard let step = inside.first(where: { dividedAxes($0.outer) == Axis.Set(axis) }) else {
      return false
    }
    let children = tree.children(of: step.outer)
    let before = children.prefix { $0 != step.inner }.reversed().prefix { has(.spacer, $0) }
    let after = children.drop { $0 != step.inner }.dropFirst().prefix { has(.spacer, $0) }
    let start = before.last.flatMap { rectangle(of: $0)?.origin[axis] } ?? room.lowerBound
    let end = after.last.flatMap { rectangle(of: $0)?.end(axis) } ?? room.upperBound
    return extent.start >= start - Self.tolerance && extent.end <= end + Self.tolerance
  }

  /// Whether a colour, a shape or a picture in a view is only as long as what is around it, as one
  /// in a `ZStack` is, and shows the length of nothing in particular.
  fileprivate func isFilling(_ mark: NodeID, _ node: NodeID, _ axis: Axis) -> Bool {
    (has(.decorates, mark) || has(.image, mark)) && isGreedy(mark, axis)
      && !stepsOutwards(from: mark).prefix { $0.inner != node }.contains { isLayer($0.inner) }
  }

  /// Words, a field, a symbol or a thin line: none of these fills its rectangle with a colour.
  fileprivate func isSlight(_ mark: NodeID) -> Bool {
    guard let size = size(of: mark) else { return false }
    return has(.text, mark) || has(.takesText, mark) || min(size.width, size.height) <= 2
      || appearance(of: mark).lineWidth > 0
      || has(.image, mark) && !has(.isOfUnknownSize, mark)
  }

  /// Whether something is in a layer of a view around another one.
  fileprivate func isBehind(_ layer: NodeID, _ node: NodeID) -> Bool {
    stepsOutwards(from: layer).contains { inner, outer in
      has(.layers, outer) && isLayer(inner) && isPart(node, of: outer)
    }
  }
}
