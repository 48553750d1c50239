package import Foundation
package import HaggleVocabulary

/// Roots that are larger than what they are offered.
extension Timeline {
  /// Half a pixel of the finest screens, in points: what cannot be seen is not reported.
  package static let tolerance: CGFloat = 1.0 / 6

  /// By how much the only root of the last pass reaches out of what it is offered, in points; nil
  /// where it does not, or where that is not known.
  package func outgrowth(on axis: Axis) -> (root: NodeID, excess: CGFloat)? {
    guard tree.roots.count == 1, let root = tree.roots.first, let size = size(of: root),
      let room = proposal(in: tree)?[axis], room.isFinite, size[axis].isFinite,
      size[axis] > room + Self.tolerance
    else { return nil }
    return (root, size[axis] - room)
  }
}
