/// `overlay` and `background`: a primary that is laid out as if alone, and something over or under
/// it.
///
/// The secondary is proposed the primary's size; it may be any size and answers to nobody. Source:
/// decompiled and verified (layout semantics §2).
public struct LayeredLayout: PriorityForwarding {
  private let alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard let primary = subviews.first else { return }
    primary.place(at: bounds.origin, proposal: proposal)
    let guides = primary.dimensions(in: proposal)
    for secondary in subviews.dropFirst() {
      secondary.align(
        alignment, with: guides, in: bounds, proposal: ProposedViewSize(bounds.size))
    }
  }
}
