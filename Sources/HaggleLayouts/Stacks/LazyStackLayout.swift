/// `LazyVStack` and `LazyHStack`: as long as their children, and as broad as proposed.
///
/// Every child is asked for its ideal along the stack; across it the stack takes all that is
/// proposed. Source: verified (NEGOTIATION §16).
package struct LazyStackLayout: BuiltInLayout {
  private let axis: Axis
  private let guide: AlignmentKey
  private let spacing: CGFloat?

  /// A vertical stack.
  ///
  /// - Parameter spacing: in points; nil lets each pair of neighbours decide.
  package init(alignment: HorizontalAlignment, spacing: CGFloat? = nil) {
    (axis, guide, self.spacing) = (.vertical, alignment.key, spacing?.finite)
  }

  /// A horizontal stack.
  ///
  /// - Parameter spacing: in points; nil lets each pair of neighbours decide.
  package init(alignment: VerticalAlignment, spacing: CGFloat? = nil) {
    (axis, guide, self.spacing) = (.horizontal, alignment.key, spacing?.finite)
  }

  package var stackOrientation: Axis? { axis }

  private func question(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(nil, along: axis, across: proposal[axis.cross])
  }

  private func distances(_ subviews: Subviews) -> [CGFloat] {
    if let spacing { return Array(repeating: spacing, count: max(0, subviews.count - 1)) }
    return zip(subviews, subviews.dropFirst()).map {
      $0.spacing.distance(to: $1.spacing, along: axis)
    }
  }

  package var roles: NodeRoles { [.spaces] }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(question(proposal)) }
    let gaps = distances(subviews).reduce(0, +)
    let length = sizes.reduce(0) { $0 + $1[axis] }
    let breadth = sizes.map { $0[axis.cross] }.max() ?? 0
    let size = CGSize(length + gaps, along: axis, across: proposal[axis.cross] ?? breadth)
    explain(size, children: length, gaps: gaps, proposal: proposal, subviews)
    return size
  }

  private func explain(
    _ size: CGSize, children length: CGFloat, gaps: CGFloat, proposal: ProposedViewSize,
    _ subviews: Subviews
  ) {
    subviews.explain {
      Reason(
        $0, .size, axis: axis, result: size[axis],
        terms: [.init(.plus, length, .children), .init(.plus, gaps, .spacing)])
    }
    subviews.explain {
      let isProposed = proposal[axis.cross] != nil
      return Reason(
        $0, .cross, axis: axis.cross, result: size[axis.cross],
        from: .init(.plus, size[axis.cross], isProposed ? .proposed : .broadestChild))
    }
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let question = ProposedViewSize(nil, along: axis, across: bounds.size[axis.cross])
    let line = guideLine(bounds.size)
    let distances = [0] + distances(subviews)
    var end = bounds.origin[axis]
    for (subview, distance) in zip(subviews, distances) {
      let its = subview.dimensions(in: question)
      let across = bounds.origin[axis.cross] + (line - its[guide]).finiteOrZero
      subview.settle(
        at: CGPoint(end + distance, along: axis, across: across), size: its.size,
        proposal: question)
      end += distance + its.size[axis]
    }
  }

  /// The line on which the children's guides meet: the guide in the stack's own size.
  private func guideLine(_ size: CGSize) -> CGFloat { ViewDimensions(size)[guide] }

  package func priority(of subviews: Subviews) -> Double { subviews.isEmpty ? -.infinity : 0 }
}
