/// Layers its children; as large as the union of those with the highest priority, with aligned
/// guides.
///
/// The others are not asked before they are placed. Source: decompiled and verified (NEGOTIATION
/// §13).
public struct ZStackLayout: BuiltInLayout, Sendable {
  /// The guides of the children that meet.
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  package var roles: NodeRoles {
    let own: NodeRoles = [.alignsWidth, .alignsHeight]
    return own.union(alignment.edgeRoles)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    if subviews.areOnlyOne { return subviews[0].sizeThatFits(proposal) }
    let highest = highestPriority(subviews)
    var layers: [Layer] = []
    for subview in subviews where subview.priority == highest {
      layers.append(Layer(subview.id, subview.dimensions(in: proposal), alignment))
    }
    return CGSize(
      width: length(of: layers, .horizontal, subviews),
      height: length(of: layers, .vertical, subviews))
  }

  /// A child that affects the size, with its guides.
  fileprivate struct Layer {
    let node: NodeID
    private let size: CGSize
    private let guides: CGPoint

    /// Asks for both guides of a child before those of the next: closures that count through the
    /// children rely on this order.
    init(_ node: NodeID, _ dimensions: ViewDimensions, _ alignment: Alignment) {
      self.node = node
      size = dimensions.size
      guides = dimensions.guides(of: alignment)
    }

    func length(_ axis: Axis) -> CGFloat { size[axis] }
    func guide(_ axis: Axis) -> CGFloat { guides[axis] }
    /// The length after its guide, in points.
    func rest(_ axis: Axis) -> CGFloat { length(axis) - guide(axis) }
  }

  /// From the furthest start to the furthest end around the line where the guides meet.
  private func length(of layers: [Layer], _ axis: Axis, _ subviews: Subviews) -> CGFloat {
    guard let longest = layers.max(by: { $0.length(axis) < $1.length(axis) }) else { return 0 }
    guard longest.length(axis).isFinite,
      let ahead = layers.max(by: { $0.guide(axis) < $1.guide(axis) }),
      let behind = layers.max(by: { $0.rest(axis) < $1.rest(axis) })
    else { return sum(of: [(longest, longest.length(axis))], along: axis, subviews) }
    let (start, rest) = (ahead.guide(axis), behind.rest(axis))
    // Two parts of a length may add up to slightly more.
    guard start + rest > longest.length(axis).nextUp else {
      return sum(of: [(longest, longest.length(axis))], along: axis, subviews)
    }
    return sum(of: [(ahead, start), (behind, rest)], along: axis, subviews)
  }

  /// The sum of the parts, at least 0, with its reason.
  private func sum(
    of parts: [(layer: Layer, length: CGFloat)], along axis: Axis, _ subviews: Subviews
  ) -> CGFloat {
    let length = max(parts.reduce(0) { $0 + $1.length }, 0)
    subviews.explain {
      Reason(
        $0, .size, axis: axis, result: length,
        terms: parts.map { .init(.plus, $0.length, node: $0.layer.node) } + [.init(.atLeast, 0)])
    }
    return length
  }

  /// Only children of this priority affect the size.
  private func highestPriority(_ subviews: Subviews) -> Double {
    subviews.map(\.priority).max() ?? 0
  }

  /// Each child is proposed the stack's size; the guides meet on the line of the furthest one.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    if subviews.areOnlyOne { return subviews[0].place(at: bounds.origin, proposal: proposal) }
    let question = ProposedViewSize(bounds.size)
    let highest = highestPriority(subviews)
    let leading = subviews.filter { $0.priority == highest }
    let guides = leading.map { $0.dimensions(in: question).guides(of: alignment) }
    let lines = [guides.map(\.x).max() ?? 0, guides.map(\.y).max() ?? 0]
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

  public func passesGuides(of subviews: Subviews) -> Bool { subviews.areOnlyOne }
}

extension ViewDimensions {
  /// The positions of an alignment's guides, in points.
  fileprivate func guides(of alignment: Alignment) -> CGPoint {
    CGPoint(x: self[alignment.horizontal], y: self[alignment.vertical])
  }
}
