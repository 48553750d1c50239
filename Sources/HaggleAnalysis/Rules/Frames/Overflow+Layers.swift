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

  /// The rectangle in which an `offset` draws its view, in the space of its parent; nil for other
  /// views.
  func movedFrame(of node: NodeID) -> CGRect? {
    guard has(.letsReachOut, node), !has(.spaces, node), let view = onlySizingChild(of: node),
      let outer = parent(node), let own = rectangle(of: view), let room = rectangle(of: outer)
    else { return nil }
    return own.offsetBy(dx: -room.minX, dy: -room.minY)
  }
}
