import Foundation
import HaggleVocabulary

/// The room that a root is offered: the stated one, or that of a larger or a smaller device of the
/// same family, which a view will meet as well.
enum Room: Hashable, Sendable {
  case stated, more, less

  /// From a phone to the next larger one, and as much higher as texts of a few more lines are.
  private static let added = CGSize(width: 50, height: 200)
  /// From a phone of usual width to one of the narrowest: 393 to 344.
  private static let lessOf: CGFloat = 7.0 / 8

  /// A proposal in this room; what is not stated, or has no end, stays so.
  func size(from stated: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: stated.width.map { length(from: $0, .horizontal) },
      height: stated.height.map { length(from: $0, .vertical) })
  }

  private func length(from stated: CGFloat, _ axis: Axis) -> CGFloat {
    switch self {
    case .stated: stated
    case .more: stated + Self.added[axis]
    case .less: (stated * Self.lessOf).rounded()
    }
  }
}
