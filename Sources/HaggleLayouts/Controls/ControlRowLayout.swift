/// A control beside its label on macOS: it has the spacing of a control, not that of its text.
///
/// Source: recorded (mburger89/MetalUI, macOS 27.0: 8 points between pickers, steppers and others,
/// 6 around checkboxes; NEGOTIATION §3).
package struct ControlRowLayout: StackLayout, Sendable {
  private let gap: CGFloat
  private let distance: CGFloat?
  private let isOfForm: Bool

  /// - Parameters:
  ///   - gap: the distance between label and control, in points.
  ///   - distance: the distance to neighbours above and below, in points; nil is the default
  ///     distance.
  ///   - isOfForm: whether the label is in the column of labels of a form.
  package init(gap: CGFloat, distance: CGFloat? = nil, isOfForm: Bool = false) {
    self.gap = gap
    self.distance = distance
    self.isOfForm = isOfForm
  }

  package var stack: Stack {
    Stack(axis: .horizontal, guide: VerticalAlignment.center.key, spacing: gap)
  }

  package static var layoutProperties: LayoutProperties { HStackLayout.layoutProperties }

  package var setsGuides: Bool { isOfForm }

  /// In a form, where its control begins.
  package func guide(
    _ key: AlignmentKey, in bounds: CGRect, for proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout StackMemory
  ) -> CGFloat? {
    if key.axis == .vertical {
      return combinedAlignment(key, in: bounds, for: proposal, subviews, &cache)
    }
    guard isOfForm, key == HorizontalAlignment.formValues.key, subviews.count > 1
    else { return nil }
    StackNegotiation(stack: stack, subviews: subviews).run(proposal, &cache)
    return cache.children[1].origin.x
  }

  package func spacing(subviews: LayoutSubviews, cache: inout StackMemory) -> ViewSpacing {
    .plain(apart: distance)
  }
}
