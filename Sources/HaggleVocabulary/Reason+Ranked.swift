package import Foundation

extension Reason {
  /// The rank of a child or track among its siblings, and the range that decided it.
  package struct Ranked: Hashable, Sendable {
    // Ordered to leave no padding, and without optionals: a trace holds millions.
    package let priority: CGFloat
    /// 0 if it was not asked.
    private let least: CGFloat
    /// 0 if it was not asked.
    private let greatest: CGFloat
    /// Negative without a node.
    private let nodeNumber: Int32
    /// 0 without a track.
    private let trackNumber: Int32
    private let hasMinimum: Bool
    private let hasMaximum: Bool

    package init(
      node: NodeID? = nil, track: Int? = nil, priority: CGFloat = 0, minimum: CGFloat? = nil,
      maximum: CGFloat? = nil
    ) {
      self.priority = priority
      (least, hasMinimum) = (minimum ?? 0, minimum != nil)
      (greatest, hasMaximum) = (maximum ?? 0, maximum != nil)
      nodeNumber = node?.number ?? -1
      trackNumber = Int32(clamping: track ?? 0)
    }

    /// The child; nil for a track of a grid.
    package var node: NodeID? { nodeNumber < 0 ? nil : NodeID(Int(nodeNumber)) }

    /// The track's number from 1; nil for a child.
    package var track: Int? { trackNumber == 0 ? nil : Int(trackNumber) }

    /// Its answer to 0, if it was asked.
    package var minimum: CGFloat? { hasMinimum ? least : nil }

    /// Its answer to ∞, if it was asked.
    package var maximum: CGFloat? { hasMaximum ? greatest : nil }
  }
}
