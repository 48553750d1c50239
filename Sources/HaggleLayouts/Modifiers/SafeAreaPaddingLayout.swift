/// `safeAreaPadding(_:)`: padding that belongs to the safe area, so that a view may ignore it.
///
/// A scroll view is sized as any other view. Along an axis that it fills it is placed in the whole
/// space, and its content is inset instead. Source: Apple's documentation; decompiled as four bars
/// without spacing (OpenSwiftUI, InsetViewModifier.swift).
package struct SafeAreaPaddingLayout: SafeAreaLayout {
  private let padding: PaddingLayout

  /// Fixed insets, in points.
  package init(_ insets: EdgeInsets) {
    padding = PaddingLayout(insets)
  }

  /// - Parameter length: in points; nil is the default padding of the platform.
  package init(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) {
    padding = PaddingLayout(edges, length)
  }

  package var roles: NodeRoles { [.insets] }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    padding.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    if let scroller = scroller(subviews) {
      place(scroller, in: bounds, proposal, padding.insets(subviews))
    } else {
      padding.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    subviews.first?.setSafeAreaInset(padding.insets(subviews), of: bounds)
  }

  private func scroller(_ subviews: Subviews) -> LayoutSubview? {
    subviews.first.flatMap { $0[ScrollsContent.self] ? $0 : nil }
  }

  /// On an axis that it does not fill, it is as long as its content, between the insets.
  private func place(
    _ scroller: LayoutSubview, in bounds: CGRect, _ proposal: ProposedViewSize,
    _ insets: EdgeInsets
  ) {
    let whole = scroller.sizeThatFits(proposal)
    let inset = proposal.inset(by: insets)
    var origin = CGPoint(x: bounds.minX + insets.leading, y: bounds.minY + insets.top)
    var question = inset
    for axis in Axis.both where whole[axis] == bounds.size[axis] {
      origin[axis] = bounds.origin[axis]
      question[axis] = proposal[axis]
    }
    scroller.place(at: origin, proposal: question)
  }
}
