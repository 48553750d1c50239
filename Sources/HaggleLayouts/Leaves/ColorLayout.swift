/// A colour or a shape: takes what it is proposed, and 10 points where nothing is proposed.
///
/// Source: verified (NEGOTIATION §4).
package struct ColorLayout: BuiltInLayout {
  package init() {}

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}
