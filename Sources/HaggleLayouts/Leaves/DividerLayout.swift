/// A line across its stack, horizontal outside of one; takes the proposed length.
///
/// Source: verified (NEGOTIATION §4): 1 point on macOS, 1 pixel on iOS (measured: swiftui-web
/// layout/divider, macOS 26.2; ios/layout/basics, iOS 26.0).
package struct DividerLayout: LeafLayout {
  package init() {}

  package var roles: NodeRoles { [.decorates] }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    var size = proposal.replacingUnspecifiedDimensions()
    size[subviews.surroundingOrientation ?? .vertical] = subviews.context.dividerThickness
    return size
  }
}
