/// `relativeProposed(width:height:)` of Ole Begemann's article: proposes a fraction of its own
/// proposal.
///
/// The child's answer is passed through. Source: the article and its measured numbers (NEGOTIATION
/// §8).
package struct RelativeProposedLayout: Layout {
  private let width: CGFloat
  private let height: CGFloat

  /// - Parameters: the factors of the proposal, 1 for all of it.
  package init(width: CGFloat = 1, height: CGFloat = 1) {
    self.width = width
    self.height = height
  }

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    func part(_ length: CGFloat?, _ factor: CGFloat) -> CGFloat? {
      length.map { $0.isInfinite ? $0 : $0 * factor }
    }
    return ProposedViewSize(
      width: part(proposal.width, width), height: part(proposal.height, height))
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    guard let child = subviews.first else { return .zero }
    explain(proposal, child, subviews)
    return child.sizeThatFits(childProposal(proposal))
  }

  private func explain(
    _ proposal: ProposedViewSize, _ child: LayoutSubview, _ subviews: Subviews
  ) {
    for (axis, factor) in [(Axis.horizontal, width), (.vertical, height)] where factor != 1 {
      guard let length = proposal[axis], length.isFinite else { continue }
      subviews.explain {
        Reason(
          $0, .factor, axis: axis, child: child.id, result: length * factor,
          terms: [.init(.plus, length, .proposed), .init(.times, factor, .factor)])
      }
    }
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.center(in: bounds, proposal: childProposal(proposal))
  }
}
