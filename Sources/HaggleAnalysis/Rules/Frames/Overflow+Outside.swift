import Foundation
import HaggleReplay
import HaggleVocabulary

extension Timeline {
  /// Whether what lies over another view is longer than the screen, and nothing scrolls it there:
  /// it may be larger than what it lies on, but not all of it is visible.
  func isLongerThanScreen(_ layer: NodeID, _ axis: Axis) -> Bool {
    guard isLayer(layer), let parent = parent(layer), !has(.layersBehind, parent),
      let screen = screen(axis), let length = length(layer, axis), length > screen + 1,
      scroller(around: layer) == nil
    else { return false }
    return contents.holdsText(layer)
  }

  /// Whether the frame around a view says, as written, that it is to take no room at the most:
  /// avatars that overlap, a handle to drag. A length of 0 is what a fold has that is closed.
  func takesNoRoom(_ view: NodeID, _ axis: Axis) -> Bool {
    guard let frame = parent(view), has(.limits(axis), frame) else { return false }
    return states("max\(axis.dimension.capitalized): 0", frame)
  }

  /// What an `offset`, or several in each other, draws elsewhere; itself for other views.
  func moved(by node: NodeID) -> NodeID {
    guard isMover(node) else { return node }
    return modified(by: node).dropFirst().first { !isMover($0) || has(.scrolls, $0) } ?? node
  }

  /// What the outermost `offset` on a view draws elsewhere; nil without one.
  func movedPart(of view: NodeID) -> NodeID? {
    modified(by: view).first { moved(by: $0) != $0 }.map(moved)
  }

  /// Whether a modifier draws its view elsewhere and leaves its size as it is.
  func isMover(_ node: NodeID) -> Bool {
    has(.letsReachOut, node) && !has(.spaces, node) && onlySizingChild(of: node) != nil
  }

  /// Whether what is in a modifier that lets it reach out lies on the screen from edge to edge.
  func isOnScreen(in node: NodeID, _ axis: Axis) -> Bool {
    guard let screen = trace.header.screen, isMover(node), let view = onlySizingChild(of: node),
      let own = screenExtent(view, axis)
    else { return false }
    return abs(own.start - screen.origin[axis]) < 1 && abs(own.end - screen.end(axis)) < 1
  }

  /// Whether a view that ignores the safe area is no longer than the screen, and covers all of it.
  func isBackdropOfScreen(_ node: NodeID, _ axis: Axis) -> Bool {
    guard let screen = trace.header.screen, isMover(node), let length = length(node, axis),
      let view = onlySizingChild(of: node), let own = screenExtent(view, axis)
    else { return false }
    return length <= screen.size[axis] + 1 && abs(own.start - screen.origin[axis]) < 1
      && own.end > screen.end(axis) - 1
  }

  /// Whether only a view's padding reaches beyond a room:
  /// `Text("a").padding().frame(height: 40)`.
  func isMarginAlone(beyond room: CGFloat, _ child: NodeID, _ axis: Axis) -> Bool {
    guard isMargin(child), var extent = extent(child, axis) else { return false }
    var node = child
    while isMargin(node), let inner = sizingChildren(of: node).first,
      let own = drawnExtent(inner, axis)
    {
      extent = Extent(start: extent.start + own.start, end: extent.start + own.end)
      node = inner
    }
    return extent.start >= -Self.tolerance && extent.end <= room + Self.tolerance
  }

  /// Whether a view is one line of text whose letters fit into a room: what is above and below
  /// them in a line is empty.
  func isLineBoxAlone(beyond room: CGFloat, _ child: NodeID) -> Bool {
    guard let text = core(of: child), has(.text, text), lines(of: text) == 1,
      let whole = length(child, .vertical), let line = length(text, .vertical), whole - line < 1
    else { return false }
    return room >= Self.lettersOfLine * line
  }

  /// So much of a line, letters with all that is above and below them are high. Source: the
  /// ascenders and descenders of the system font.
  private static let lettersOfLine: CGFloat = 0.7

  /// The extent of a view in its parent, shorter if it is drawn smaller.
  private func drawnExtent(_ node: NodeID, _ axis: Axis) -> Extent? {
    guard let extent = extent(node, axis), let drawn = drawnFrame(of: node) else { return nil }
    return Extent(
      start: max(extent.start, drawn.origin[axis]), end: min(extent.end, drawn.end(axis)))
  }

  /// Whether a view is padding around another one, and so draws nothing itself.
  private func isMargin(_ node: NodeID) -> Bool {
    has(.letsReachOut, node) && has(.spaces, node)
  }
}
