/// A colour or a shape: takes what it is proposed, and 10 points where nothing is proposed.
///
/// Source: verified (NEGOTIATION §4).
public struct ColorLayout: BuiltInLayout {
  public init() {}

  package var roles: NodeRoles { [] }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}
