/// Layers its children on one another; as large as the largest of those with the highest priority.
///
/// The others are not even asked before they are placed.
/// Source: decompiled and verified (NEGOTIATION §13).
public struct ZStackLayout: BuiltInLayout, Sendable {
  /// Which guides of the children meet.
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  package var roles: NodeRoles {
    NodeRoles([.alignsWidth, .alignsHeight]).union(alignment.edgeRoles)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    if subviews.count == 1 { return subviews[0].sizeThatFits(proposal) }
    let highest = highestPriority(subviews)
    var sizes: [(node: NodeID, size: CGSize)] = []
    for subview in subviews where subview.priority == highest {
      sizes.append((subview.id, subview.sizeThatFits(proposal)))
    }
    return largest(of: sizes, subviews)
  }

  private func largest(
    of sizes: [(node: NodeID, size: CGSize)], _ subviews: Subviews
  ) -> CGSize {
    var size = CGSize.zero
    for axis in Axis.both {
      guard let largest = sizes.max(by: { $0.size[axis] < $1.size[axis] }) else { continue }
      size[axis] = max(largest.size[axis], 0)
      subviews.explain {
        Reason(
          $0, .size, axis: axis, result: size[axis],
          terms: [.init(.plus, largest.size[axis], node: largest.node), .init(.atLeast, 0)])
      }
    }
    return size
  }

  /// Only the children of this priority decide the size.
  private func highestPriority(_ subviews: Subviews) -> Double {
    subviews.map(\.priority).max() ?? 0
  }

  /// Each child is proposed the stack's size; the guides meet on the line of the furthest one.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    if subviews.count == 1 { return subviews[0].place(at: bounds.origin, proposal: proposal) }
    let question = ProposedViewSize(bounds.size)
    let highest = highestPriority(subviews)
    let leading = subviews.filter { $0.priority == highest }
    let lines = Axis.both.map { axis in
      leading.map { $0.dimensions(in: question)[alignment.key(on: axis)] }.max() ?? 0
    }
    for subview in subviews {
      let its = subview.dimensions(in: question)
      let origin = CGPoint(
        x: bounds.minX + (lines[0] - its[alignment.horizontal]).finiteOrZero,
        y: bounds.minY + (lines[1] - its[alignment.vertical]).finiteOrZero)
      subview.settle(at: origin, size: its.size, proposal: question)
    }
  }

  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    subviews.reduce(into: .zero) { $0.formUnion($1.spacing) }
  }

  public func priority(of subviews: Subviews) -> Double { priorityOfStack(subviews) }

  public func passesGuides(of subviews: Subviews) -> Bool { subviews.count == 1 }
}
