/// An image: rigid at its point size, or as flexible as a colour when it is resizable.
///
/// Source: verified (NEGOTIATION §4).
package struct ImageLayout: BuiltInLayout {
  private let size: CGSize
  private let isResizable: Bool

  /// - Parameter size: the image's own size in points; sides that are no lengths count as 0.
  package init(size: CGSize, isResizable: Bool = false) {
    self.size = CGSize(
      width: max(0, size.width.finite ?? 0), height: max(0, size.height.finite ?? 0))
    self.isResizable = isResizable
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    isResizable ? proposal.replacingUnspecifiedDimensions(by: size) : size
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}
