/// A view that the text does not declare: as large as its content, or 44×44 without one; on the
/// axes that it fills as long as what it is proposed.
package struct PlaceholderLayout: BuiltInLayout {
  package static let side: CGFloat = 44

  private let filledAxes: Axis.Set

  package init() { filledAxes = [] }

  /// A view that is known to take what it is proposed, such as an image that is resizable.
  package init(filling axes: Axis.Set) { filledAxes = axes }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    guard let content = subviews.first else {
      return CGSize(
        width: filledAxes.contains(.horizontal) ? proposal.width ?? Self.side : Self.side,
        height: filledAxes.contains(.vertical) ? proposal.height ?? Self.side : Self.side)
    }
    return content.sizeThatFits(proposal)
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.place(at: bounds.origin, proposal: proposal)
  }
}
