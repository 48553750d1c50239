/// Takes the remaining length of its stack, or of both axes outside of one; at least its minimum.
///
/// It is 0 across the stack, has no spacing along it, and is served last. Source: decompiled and
/// verified (NEGOTIATION §4).
package struct SpacerLayout: LeafLayout {
  private let minLength: CGFloat

  /// - Parameter minLength: in points; nil or a non-finite number is the default distance of 8.
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

  package func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    subviews.surroundingOrientation.map { .none(along: $0) } ?? .zero
  }

  package func priority(of subviews: Subviews) -> Double { -.infinity }
}
