/// Nothing, where a view is required: 0×0, served last, at no distance.
///
/// Lists drop an `EmptyView`; only a place for exactly one view keeps it. Source: decompiled
/// (NEGOTIATION §4).
public struct EmptyLayout: BuiltInLayout {
  public init() {}

  package var roles: NodeRoles { [] }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { .zero }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}

  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { .zero }

  public func priority(of subviews: Subviews) -> Double { -.infinity }
}
