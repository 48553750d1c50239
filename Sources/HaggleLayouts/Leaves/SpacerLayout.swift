/// Takes what is left along its stack, or along both axes outside of one; never less than its
/// minimum.
///
/// It is 0 across the stack, keeps no distance along it, and is served after everything else.
/// Source: decompiled and verified (NEGOTIATION §4).
package struct SpacerLayout: BuiltInLayout {
  private let minLength: CGFloat

  /// - Parameter minLength: in points; nil, or what is no finite number, is the default distance of
  ///   8.
  package init(minLength: CGFloat? = nil) {
    self.minLength = minLength?.finite ?? ViewSpacing.plainDistance
  }

  package var roles: NodeRoles { [.spacer] }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    func length(_ axis: Axis) -> CGFloat { max(proposal[axis] ?? -.infinity, minLength) }
    guard let axis = subviews.surroundingOrientation else {
      return CGSize(width: length(.horizontal), height: length(.vertical))
    }
    return CGSize(length(axis), along: axis, across: 0)
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}

  package func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    subviews.surroundingOrientation.map { .none(along: $0) } ?? .zero
  }

  package func priority(of subviews: Subviews) -> Double { -.infinity }
}
