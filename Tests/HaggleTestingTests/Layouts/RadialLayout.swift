import HaggleLayouts  // in an app: import SwiftUI

/// How far a subview of a `RadialLayout` is turned away from its turn.
struct Deviation: LayoutValueKey {
  static let defaultValue: Angle = .zero
}

/// A circle of subviews, clockwise from the top.
struct RadialLayout: Layout {
  var radius: CGFloat
  var start: Angle = .degrees(-90)

  var animatableData: AnimatablePair<CGFloat, Double> {
    get { AnimatablePair(radius, start.radians) }
    set {
      radius = newValue.first
      start = .radians(newValue.second)
    }
  }

  /// The circle with room for half of the largest subview around it.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let largest = subviews.reduce(CGSize.zero) { size, subview in
      let own = subview.sizeThatFits(.unspecified)
      return CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
    }
    return CGSize(width: 2 * radius + largest.width, height: 2 * radius + largest.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let step = Angle.degrees(360 / Double(max(subviews.count, 1)))
    for (index, subview) in subviews.enumerated() {
      let angle = start + step * Double(index) + subview[Deviation.self]
      var point = CGPoint(x: radius, y: 0)
        .applying(CGAffineTransform(rotationAngle: angle.radians))
      point.x += bounds.midX
      point.y += bounds.midY
      subview.place(at: point, anchor: .center, proposal: .unspecified)
    }
  }
}
