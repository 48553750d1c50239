/// `fixedSize(horizontal:vertical:)`: asks its child for its ideal on the chosen axes.
///
/// Source: decompiled and verified (NEGOTIATION §8).
package struct FixedSizeLayout: PriorityForwarding {
  private let axes: Axis.Set

  package init(horizontal: Bool = true, vertical: Bool = true) {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    self.axes = axes
  }

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var proposal = proposal
    for axis in Axis.both where axes.contains(axis) { proposal[axis] = nil }
    return proposal
  }

  package var roles: NodeRoles { [.asksForIdeal] }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews.first?.sizeThatFits(childProposal(proposal)) ?? .zero
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.align(.center, in: bounds, proposal: childProposal(proposal))
  }
}
