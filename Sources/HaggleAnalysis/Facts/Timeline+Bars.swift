import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

// Bars that show progress: a track, and a filled part on it.
extension Timeline {
  /// What is higher, in points, is no bar.
  static let highestBar: CGFloat = 32

  /// The track of a bar and the filled part on it, which has its own width and the track's height;
  /// nil where a view is something else, or where something cuts what is beyond the track.
  func filledBar(_ container: NodeID) -> (track: NodeID, fill: NodeID)? {
    guard has(.layers, container) || isLayerStack(container) else { return nil }
    let parts = tree.children(of: container)
    guard parts.count == 2, has(.fixes(.horizontal), within: parts[1]),
      parts.allSatisfy({ comes($0, downTo: .decorates) }),
      let track = size(of: parts[0]), let fill = size(of: parts[1]),
      abs(track.height - fill.height) < 1, track.height > 1, track.height <= Self.highestBar,
      track.width > 3 * track.height,
      !stepsOutwards(from: parts[1]).contains(where: { isClipped($0.outer) })
    else { return nil }
    return (parts[0], parts[1])
  }
}
