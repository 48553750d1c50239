/// A view that the text does not declare: as large as its content, or 44×44 without one.
public struct PlaceholderLayout: BuiltInLayout {
  package static let side: CGFloat = 44

  public init() {}

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    guard let content = subviews.first else {
      return CGSize(width: Self.side, height: Self.side)
    }
    return content.sizeThatFits(proposal)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.place(at: bounds.origin, proposal: proposal)
  }
}
