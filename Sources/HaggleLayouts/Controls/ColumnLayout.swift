import Foundation

/// A column of a split view that opens as wide as usual, and wider where what is in it is no
/// narrower.
///
/// Source: assumed (NEGOTIATION §23); AppKit keeps a split view's item at the least width of its
/// view.
package struct ColumnLayout: UnaryLayout {
  private let usual: CGFloat

  /// - Parameter usual: the width of a column whose content takes less, in points.
  package init(usual: CGFloat) { self.usual = usual }

  package var roles: NodeRoles { [.frames, .fixes(.horizontal), .limits(.horizontal)] }

  private func question(_ height: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(width: usual, height: height)
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    guard let child = subviews.first else { return .zero }
    let content = child.sizeThatFits(question(proposal.height))
    let width = max(usual, content.width)
    subviews.explain {
      Reason(
        $0, .size, axis: .horizontal, result: width,
        terms: [.init(.plus, content.width, node: child.id), .init(.atLeast, usual, .minLength)])
    }
    return CGSize(width: width, height: content.height)
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.center(in: bounds, proposal: question(proposal.height))
  }
}
