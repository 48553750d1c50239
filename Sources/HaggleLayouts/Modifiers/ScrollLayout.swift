/// `ScrollView`: takes what it is proposed along its axes, and exactly its content across them.
///
/// The content is proposed nil along the axes. Source: verified (layout semantics §4); with nothing
/// proposed along an axis the content's size is inferred.
public struct ScrollLayout: RelativeContainer {
  private let axes: Axis.Set

  public init(_ axes: Axis.Set = .vertical) { self.axes = axes }

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var proposal = proposal
    for axis in Axis.allCases where axes.contains(axis) { proposal[axis] = nil }
    return proposal
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    var size = subviews.first?.sizeThatFits(contentProposal(proposal)) ?? .zero
    for axis in Axis.allCases where axes.contains(axis) {
      let content = size[axis]
      size[axis] = proposal[axis] ?? content
      explain(axis, size[axis], isProposed: proposal[axis] != nil, subviews)
    }
    return size
  }

  private func explain(
    _ axis: Axis, _ length: CGFloat, isProposed: Bool, _ subviews: Subviews
  ) {
    subviews.explain {
      Reason(
        $0, "content", axis: axis, result: length,
        terms: [.init(.plus, length, isProposed ? "proposed along a scroll axis" : "the content")],
        isModelled: !isProposed)
    }
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.place(at: bounds.origin, proposal: contentProposal(proposal))
  }
}
