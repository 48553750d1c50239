/// `padding(_:)`: proposes less to its child and takes more than it.
///
/// Source: decompiled and verified (NEGOTIATION §8). A nil inset is the default padding; one
/// that is no finite number counts as 0.
package struct PaddingLayout: UnaryLayout {
  private let edges: Edge.Set
  private let insets: EdgeInsets?

  /// Fixed insets, in points.
  package init(_ insets: EdgeInsets) {
    edges = .all
    self.insets = insets.finite
  }

  /// - Parameter length: in points; nil is the default padding of the platform.
  package init(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) {
    self.edges = edges
    insets = length.map { EdgeInsets($0, on: edges).finite }
  }

  func insets(_ subviews: Subviews) -> EdgeInsets {
    insets ?? EdgeInsets(subviews.context.defaultPadding, on: edges)
  }

  package var roles: NodeRoles { [.letsReachOut, .spaces] }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let insets = insets(subviews)
    let child = subviews.first?.sizeThatFits(proposal.inset(by: insets)) ?? .zero
    var size = CGSize.zero
    for axis in Axis.both {
      size[axis] = max(0, child[axis] + insets.total(axis))
      explain(
        axis, child: child[axis], inset: insets.total(axis), length: size[axis], subviews)
    }
    return size
  }

  private func explain(
    _ axis: Axis, child: CGFloat, inset: CGFloat, length: CGFloat, _ subviews: Subviews
  ) {
    guard inset != 0 else { return }
    subviews.explain { node in
      var terms: [Reason.Term] = [
        .init(.plus, child, .childAnswer, node: subviews.first?.id),
        .init(.plus, inset, .insets),
      ]
      if child + inset < 0 { terms.append(.init(.atLeast, 0)) }
      return Reason(node, .inset, axis: axis, result: length, terms: terms)
    }
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let insets = insets(subviews)
    let origin = CGPoint(x: bounds.minX + insets.leading, y: bounds.minY + insets.top)
    subviews.first?.place(at: origin, proposal: proposal.inset(by: insets))
  }

  /// A padded edge has plain spacing. Source: NEGOTIATION §3.
  package func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    var spacing = subviews.first?.spacing ?? ViewSpacing()
    let insets = insets(subviews)
    if insets.top != 0 { spacing[.top] = .plain }
    if insets.bottom != 0 { spacing[.bottom] = .plain }
    if insets.leading != 0 { spacing[.leading] = .plain }
    if insets.trailing != 0 { spacing[.trailing] = .plain }
    return spacing
  }
}
