/// A view without content: 0×0, served last, without spacing.
///
/// Containers drop an `EmptyView`; only a place for exactly one view keeps it. Source: decompiled
/// (NEGOTIATION §4).
package struct EmptyLayout: LeafLayout {
  package init() {}

  package var roles: NodeRoles { [] }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { .zero }

  package func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { .zero }

  package func priority(of subviews: Subviews) -> Double { -.infinity }
}
