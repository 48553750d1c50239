/// A control beside its label on macOS: it has the spacing of a control, not that of its text.
///
/// Source: recorded (mburger89/MetalUI, macOS 27.0: 8 points between pickers, steppers and others,
/// 6 around checkboxes; NEGOTIATION §3).
package struct ControlRowLayout: StackLayout, Sendable {
  private let gap: CGFloat
  private let distance: CGFloat?

  /// - Parameters:
  ///   - gap: the distance between label and control, in points.
  ///   - distance: the distance to neighbours above and below, in points; nil is the default
  ///     distance.
  package init(gap: CGFloat, distance: CGFloat? = nil) {
    self.gap = gap
    self.distance = distance
  }

  package var stack: Stack {
    Stack(axis: .horizontal, guide: VerticalAlignment.center.key, spacing: gap)
  }

  package static var layoutProperties: LayoutProperties { HStackLayout.layoutProperties }

  package func spacing(subviews: LayoutSubviews, cache: inout StackMemory) -> ViewSpacing {
    .plain(apart: distance)
  }
}
