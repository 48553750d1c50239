/// A line of 1 point across its stack, and horizontal outside of one; as long as it may be.
///
/// Source: verified for macOS (layout semantics §1); where a pixel is less than a point, Apple's
/// line may be thinner.
public struct DividerLayout: BuiltInLayout {
  private let thickness: CGFloat = 1

  public init() {}

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    var size = proposal.replacingUnspecifiedDimensions()
    size[subviews.surroundingOrientation ?? .vertical] = thickness
    return size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}
