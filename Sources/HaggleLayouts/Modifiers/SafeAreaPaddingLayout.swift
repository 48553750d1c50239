/// `safeAreaPadding(_:)`: padding that belongs to the safe area, so that a view may ignore it.
///
/// A view that scrolls keeps the whole space: its content is inset instead. Source: Apple's
/// documentation; decompiled as four bars without spacing (OpenSwiftUI, InsetViewModifier.swift).
package struct SafeAreaPaddingLayout: SafeAreaLayout {
  private let padding: PaddingLayout

  /// The same insets, in points, on all sides that have some.
  package init(_ insets: EdgeInsets) {
    padding = PaddingLayout(insets)
  }

  /// - Parameter length: in points; nil is the default padding of the platform.
  package init(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) {
    padding = PaddingLayout(edges, length)
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    if let scroller = scroller(subviews) { return scroller.sizeThatFits(proposal) }
    return padding.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    if let scroller = scroller(subviews) {
      scroller.place(at: bounds.origin, proposal: proposal)
    } else {
      padding.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    subviews.first?.setSafeAreaInset(padding.insets(subviews), of: bounds)
  }

  private func scroller(_ subviews: Subviews) -> LayoutSubview? {
    subviews.first.flatMap { $0[ScrollsContent.self] ? $0 : nil }
  }
}
