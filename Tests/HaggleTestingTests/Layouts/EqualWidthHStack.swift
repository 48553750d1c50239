import HaggleLayouts  // in an app: import SwiftUI

/// A row in which all subviews are as wide as the widest one would like to be.
struct EqualWidthHStack: Layout {
  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    let cell = cell(subviews)
    let gaps = gaps(subviews).reduce(0, +)
    return CGSize(width: cell.width * CGFloat(subviews.count) + gaps, height: cell.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let cell = cell(subviews)
    var x = bounds.minX + cell.width / 2
    for (subview, gap) in zip(subviews, gaps(subviews)) {
      subview.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(width: cell.width, height: cell.height))
      x += cell.width + gap
    }
  }

  /// The largest ideal width, and the largest ideal height.
  private func cell(_ subviews: Subviews) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return sizes.reduce(.zero) { largest, size in
      CGSize(width: max(largest.width, size.width), height: max(largest.height, size.height))
    }
  }

  /// What each subview keeps from the next one; nothing after the last.
  private func gaps(_ subviews: Subviews) -> [CGFloat] {
    subviews.indices.map { index in
      guard index < subviews.endIndex - 1 else { return 0 }
      let next = subviews[subviews.index(after: index)]
      return subviews[index].spacing.distance(to: next.spacing, along: .horizontal)
    }
  }
}
