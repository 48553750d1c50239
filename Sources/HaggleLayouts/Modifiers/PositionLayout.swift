/// `position(x:y:)`: takes its proposal and centres its child on a point of it.
///
/// Source: decompiled and verified (NEGOTIATION §8).
package struct PositionLayout: UnaryLayout {
  private let point: CGPoint

  /// - Parameter point: in points, in the modifier's own space; non-finite numbers count as 0.
  package init(_ point: CGPoint) {
    self.point = CGPoint(x: point.x.finiteOrZero, y: point.y.finiteOrZero)
  }

  package var roles: NodeRoles { [.letsReachOut] }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    return proposal.replacingUnspecifiedDimensions(
      by: subviews.first?.sizeThatFits(proposal) ?? .zero)
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let center = CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y)
    subviews.first?.place(at: center, anchor: .center, proposal: ProposedViewSize(bounds.size))
  }

  /// Its edges are not its child's, so they have plain spacing. Source: decompiled (OpenSwiftUI,
  /// PositionLayout.swift).
  package func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }
}
