/// A horizontal stack.
public struct HStackLayout: StackLayout, Sendable {
  /// The guides of the children that lie on one line.
  public var alignment: VerticalAlignment
  /// The spacing between neighbours, in points; nil or a non-finite number lets each pair decide.
  public var spacing: CGFloat?

  /// - Parameter spacing: between neighbours, in points; nil lets each pair decide.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  package var stack: Stack {
    Stack(axis: .horizontal, guide: alignment.key, spacing: spacing)
  }

  public static var layoutProperties: LayoutProperties { .stack(.horizontal) }
}

/// A vertical stack.
public struct VStackLayout: StackLayout, Sendable {
  /// The guides of the children that lie on one line.
  public var alignment: HorizontalAlignment
  /// The spacing between neighbours, in points; nil or a non-finite number lets each pair decide.
  public var spacing: CGFloat?

  /// - Parameter spacing: between neighbours, in points; nil lets each pair decide.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  package var stack: Stack {
    Stack(axis: .vertical, guide: alignment.key, spacing: spacing)
  }

  public static var layoutProperties: LayoutProperties { .stack(.vertical) }
}

extension LayoutProperties {
  fileprivate static func stack(_ axis: Axis) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
}

/// The negotiation shared by both stacks, written over the axis.
package protocol StackLayout: BuiltInLayout where Cache == StackMemory {
  var stack: Stack { get }
}

extension StackLayout {
  package var roles: NodeRoles {
    let own: NodeRoles = [.divides(stack.axis), .aligns(stack.axis.cross), .spaces]
    return own.union(stack.guide.edgeRoles)
  }

  public func makeCache(subviews: LayoutSubviews) -> StackMemory {
    StackMemory(stack, subviews)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout StackMemory
  ) -> CGSize {
    if subviews.count == 1 { return subviews[0].sizeThatFits(proposal) }
    StackNegotiation(stack: stack, subviews: subviews).run(proposal, &cache)
    return cache.size
  }

  /// The children are placed as negotiated; the negotiation is only repeated if the stack was asked
  /// something else in between, or if the cross axis was unspecified.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    cache: inout StackMemory
  ) {
    if subviews.areOnlyOne {
      return subviews[0].place(at: bounds.origin, proposal: proposal)
    }
    var question = proposal
    question[stack.axis.cross] = proposal[stack.axis.cross] ?? bounds.size[stack.axis.cross]
    if subviews.count == 1 { return subviews[0].place(at: bounds.origin, proposal: question) }
    StackNegotiation(stack: stack, subviews: subviews).run(question, &cache)
    for (index, child) in cache.children.enumerated() {
      let origin = CGPoint(x: bounds.minX + child.origin.x, y: bounds.minY + child.origin.y)
      subviews[index].settle(at: origin, size: child.size, proposal: child.offer)
    }
  }

  /// Along the stack its edges are those of the first and last child. Source: decompiled.
  public func spacing(subviews: LayoutSubviews, cache: inout StackMemory) -> ViewSpacing {
    guard let first = subviews.first, let last = subviews.last else { return .zero }
    let isHorizontal = stack.axis == .horizontal
    var spacing = subviews.reduce(into: ViewSpacing.zero) {
      $0.formUnion($1.spacing, edges: isHorizontal ? .vertical : .horizontal)
    }
    spacing.formUnion(first.spacing, edges: isHorizontal ? .leading : .top)
    spacing.formUnion(last.spacing, edges: isHorizontal ? .trailing : .bottom)
    return spacing
  }

  public func priority(of subviews: LayoutSubviews) -> Double { priorityOfStack(subviews) }

  public func passesGuides(of subviews: LayoutSubviews) -> Bool { subviews.areOnlyOne }
}

extension LayoutSubviews {
  /// Whether a stack around them does nothing: there is one, and never another number.
  ///
  /// Source: decompiled (layout semantics §0). A stack whose content is an `if` or a `ForEach` is a
  /// real one, however many views that has at the time.
  var areOnlyOne: Bool { count == 1 && !self[0][IsOfDynamicContent.self] }
}

/// Whether a view is the only one of a content that may have more or fewer at another time.
package enum IsOfDynamicContent: LayoutValueKey {
  package static let defaultValue = false
}

extension BuiltInLayout {
  /// A stack of one child has its child's priority; an empty one is served last. Source: decompiled
  /// (layout semantics §0).
  func priorityOfStack(_ subviews: LayoutSubviews) -> Double {
    if subviews.areOnlyOne { return subviews[0].priority }
    return subviews.isEmpty ? -.infinity : 0
  }
}

/// The arguments of a stack.
package struct Stack: Sendable {
  package let axis: Axis
  let guide: AlignmentKey
  /// In points; nil lets each pair of neighbours decide.
  package let spacing: CGFloat?
  /// Whether what is before the guide and what is behind it are columns: a child that has less
  /// before it than others is offered so much less.
  let isOfColumns: Bool

  /// - Parameter spacing: a non-finite number counts as nil.
  init(axis: Axis, guide: AlignmentKey, spacing: CGFloat?, isOfColumns: Bool = false) {
    self.axis = axis
    self.guide = guide
    self.spacing = spacing?.finite
    self.isOfColumns = isOfColumns
  }
}

/// The state of a stack between questions. Source: decompiled (NEGOTIATION §12).
public struct StackMemory {
  var children: [Child]
  /// The sum of all distances, in points.
  let totalSpacing: CGFloat
  /// The children's positions in serving order.
  var order: [Int]
  /// The proposal that the rest of the memory belongs to.
  var lastProposal: ProposedViewSize?
  var size = CGSize.zero
  var isIndented = false

  struct Child {
    let priority: Double
    /// The distance from the previous neighbour, in points.
    let distance: CGFloat
    /// What the child has less than others before the guide, in points, in a stack of columns.
    var indent: CGFloat = 0
    var minimum: CGFloat?
    var maximum: CGFloat?
    var offer = ProposedViewSize.unspecified
    var size = CGSize.zero
    var origin = CGPoint.zero
  }

  init(_ stack: Stack, _ subviews: LayoutSubviews) {
    var previous: ViewSpacing?
    children = subviews.map { subview in
      let spacing = stack.spacing == nil ? subview.spacing : ViewSpacing()
      defer { previous = spacing }
      let distance = previous.map { stack.spacing ?? $0.distance(to: spacing, along: stack.axis) }
      return Child(priority: subview.priority, distance: distance ?? 0)
    }
    totalSpacing = children.reduce(0) { $0 + $1.distance }
    order = Array(children.indices)
  }
}
