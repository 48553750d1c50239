/// `overlay` and `background`: a primary that is laid out as if alone, and a layer over or under
/// it.
///
/// The secondary is proposed the primary's size; its own size has no effect. A style as background
/// also fills the unsafe area beyond edges that touch it. Source: decompiled and verified
/// (NEGOTIATION §9), Apple's documentation of `ignoresSafeAreaEdges`.
package struct LayeredLayout: PriorityForwarding {
  private let alignment: Alignment
  private let ignoredEdges: Edge.Set
  private let isBehind: Bool

  /// - Parameters:
  ///   - ignoredEdges: the edges at which the secondary extends beyond the safe area.
  ///   - isBehind: whether the secondary is drawn first.
  package init(
    alignment: Alignment = .center, ignoringSafeAreaAt ignoredEdges: Edge.Set = [],
    isBehind: Bool = false
  ) {
    self.alignment = alignment
    self.isBehind = isBehind
    self.ignoredEdges = ignoredEdges
  }

  package var roles: NodeRoles {
    let own: NodeRoles = isBehind ? [.layers, .layersBehind] : [.layers]
    return own.union(alignment.edgeRoles)
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard let primary = subviews.first else { return }
    primary.place(at: bounds.origin, proposal: proposal)
    let guides = primary.dimensions(in: proposal)
    if !ignoredEdges.isEmpty, fillBeyond(bounds, subviews) { return }
    for secondary in subviews.dropFirst() {
      secondary.align(
        alignment, with: guides, in: bounds, proposal: ProposedViewSize(bounds.size))
    }
  }

  /// Places the secondary in the primary's bounds extended by adjacent unsafe edges; returns false
  /// if there are none.
  private func fillBeyond(_ bounds: CGRect, _ subviews: Subviews) -> Bool {
    let insets = subviews.safeAreaInsets.limited(to: ignoredEdges)
    guard insets != EdgeInsets() else { return false }
    let space = CGRect(
      x: bounds.minX - insets.leading, y: bounds.minY - insets.top,
      width: bounds.width + insets.total(.horizontal),
      height: bounds.height + insets.total(.vertical))
    for secondary in subviews.dropFirst() {
      secondary.place(at: space.origin, proposal: ProposedViewSize(space.size))
    }
    return true
  }
}
