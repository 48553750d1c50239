/// The LayoutMonitor of the nested-grid article, for texts that use it without declaring it: prints
/// every distinct question and its answer.
package struct LayoutMonitorLayout: Layout {
  package init() {}

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    guard let child = subviews.first else { return .zero }
    subviews.note("Proposal Mode: \(proposal)")
    let size = child.sizeThatFits(proposal)
    subviews.note("Required Size: (\(size.width), \(size.height))")
    return size
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}
