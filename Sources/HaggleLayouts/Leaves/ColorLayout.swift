/// A colour or a shape: takes what it is proposed, and 10 points where nothing is proposed.
///
/// Source: verified (NEGOTIATION §4).
package struct ColorLayout: BuiltInLayout {
  private let fillsCorners: Bool

  /// - Parameter fillsCorners: whether it is drawn in all of its room, as no capsule is.
  package init(fillsCorners: Bool = true) { self.fillsCorners = fillsCorners }

  package var roles: NodeRoles { fillsCorners ? [.decorates, .fillsCorners] : [.decorates] }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}
