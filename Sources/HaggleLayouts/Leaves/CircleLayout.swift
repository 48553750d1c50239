/// A circle: the largest square in the proposal, 10 points if unspecified.
///
/// Source: verified (measured: swiftui-web shape/layout and shape/modifiers, macOS 26.2), and
/// decompiled.
package struct CircleLayout: LeafLayout {
  package init() {}

  package var roles: NodeRoles { [.decorates] }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let room = proposal.replacingUnspecifiedDimensions()
    let side = min(room.width, room.height)
    for axis in Axis.both where room[axis] > side {
      subviews.explain {
        Reason(
          $0, .square, axis: axis, result: side,
          terms: [
            .init(.plus, room[axis], .proposed),
            .init(.atMost, side, .otherSide),
          ])
      }
    }
    return CGSize(width: side, height: side)
  }
}
