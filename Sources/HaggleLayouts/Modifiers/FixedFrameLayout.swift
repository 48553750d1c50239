/// `frame(width:height:alignment:)`: fixes one side or both.
///
/// With both sides fixed it answers without asking its child. Source: decompiled and verified
/// (NEGOTIATION §7). A negative side counts as 0, a non-finite one as nil.
package struct FixedFrameLayout: UnaryLayout {
  private let width: CGFloat?
  private let height: CGFloat?
  private let alignment: Alignment
  /// The axes with a stated length that is none.
  private let unusable: [Axis]

  /// - Parameters:
  ///   - width: in points; nil for the child's width.
  ///   - height: in points; nil for the child's height.
  package init(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) {
    self.width = width?.finite.map { max($0, 0) }
    self.height = height?.finite.map { max($0, 0) }
    self.alignment = alignment
    unusable = [(Axis.horizontal, width), (.vertical, height)].filter {
      $0.1.map { !$0.isFinite } ?? false
    }.map(\.0)
  }

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  package var roles: NodeRoles {
    var roles: NodeRoles = alignment.edgeRoles.union([.frames])
    for (axis, length) in [(Axis.horizontal, width), (.vertical, height)] where length != nil {
      roles.insert(.fixes(axis))
      roles.insert(.limits(axis))
    }
    for axis in unusable {
      roles.insert(.statesNoLength)
      roles.insert(.limits(axis))
    }
    return roles
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    explainFixedSides(subviews)
    if let width, let height { return CGSize(width: width, height: height) }
    let child = subviews.first?.sizeThatFits(childProposal(proposal)) ?? .zero
    return CGSize(width: width ?? child.width, height: height ?? child.height)
  }

  private func explainFixedSides(_ subviews: Subviews) {
    guard subviews.isObserved else { return }
    for (axis, side) in [(Axis.horizontal, width), (.vertical, height)] {
      guard let side else { continue }
      subviews.explain {
        Reason($0, .fixed, axis: axis, result: side, from: .init(.plus, side, .length))
      }
    }
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.align(alignment, in: bounds, proposal: childProposal(proposal))
  }

  package func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    subviews.first.map { frameSpacing($0.spacing, fixesHeight: height != nil) } ?? ViewSpacing()
  }
}

/// A frame with a fixed height does not pass on the spacing of a text. Source: NEGOTIATION §3.
func frameSpacing(_ spacing: ViewSpacing, fixesHeight: Bool) -> ViewSpacing {
  guard fixesHeight else { return spacing }
  var spacing = spacing
  for edge in [Edge.top, .bottom] where spacing[edge].text != nil { spacing[edge] = .plain }
  return spacing
}
