/// A part that a control draws itself: a switch, a track, a chevron, a bar.
///
/// Each side is fixed, or takes what it is proposed, whatever is drawn on it. Its numbers
/// are assumed (docs/CONTROLS.md).
package struct PartLayout: BuiltInLayout {
  /// The length of one side, in points.
  package enum Side: Sendable {
    case fixed(CGFloat)
    /// The proposal, but at least `minimum`; `ideal` if nothing is proposed.
    case flexible(ideal: CGFloat, minimum: CGFloat = 0)
    /// The proposal; what is drawn on it needs that much if nothing is proposed.
    case around
  }

  private let width: Side
  private let height: Side

  package init(width: Side, height: Side) {
    self.width = width
    self.height = height
  }

  package var roles: NodeRoles { [] }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> CGSize {
    CGSize(
      width: length(width, .horizontal, for: proposal, subviews),
      height: length(height, .vertical, for: proposal, subviews))
  }

  private func length(
    _ side: Side, _ axis: Axis, for proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> CGFloat {
    switch side {
    case .fixed(let length):
      explain(
        .fixed, on: axis, length: length, terms: [.init(.plus, length, .assumedPart)], subviews)
      return length
    case .around:
      let ideal = subviews.map { $0.sizeThatFits(.unspecified)[axis] }.max() ?? 0
      return self.length(.flexible(ideal: ideal), axis, for: proposal, subviews)
    case .flexible(let ideal, let minimum):
      let isProposed = proposal[axis] != nil
      let length = max(proposal[axis] ?? ideal, minimum)
      let terms: [Reason.Term] = [
        .init(.plus, proposal[axis] ?? ideal, isProposed ? .proposed : .assumedIdeal),
        .init(.atLeast, minimum, .assumedLeast),
      ]
      explain(
        isProposed ? .clamp : .ideal, on: axis, length: length, terms: terms, subviews)
      return length
    }
  }

  private func explain(
    _ rule: Reason.Rule, on axis: Axis, length: CGFloat, terms: [Reason.Term],
    _ subviews: LayoutSubviews
  ) {
    subviews.explain { Reason($0, rule, axis: axis, result: length, terms: terms) }
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    let question = ProposedViewSize(bounds.size)
    for drawn in subviews { drawn.center(in: bounds, proposal: question) }
  }
}
