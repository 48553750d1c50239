/// A colour or shape: takes its proposal, 10 points if unspecified.
///
/// Source: verified (NEGOTIATION §4).
package struct ColorLayout: LeafLayout {
  package let roles: NodeRoles

  /// - Parameters:
  ///   - fillsCorners: whether it covers its corners, unlike a capsule.
  ///   - isOpaque: whether it hides everything behind it.
  package init(fillsCorners: Bool = true, isOpaque: Bool = false) {
    var roles: NodeRoles = [.decorates]
    if fillsCorners { roles.insert(.fillsCorners) }
    if isOpaque { roles.insert(.opaque) }
    self.roles = roles
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}
