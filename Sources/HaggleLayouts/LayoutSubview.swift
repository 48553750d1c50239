/// A child as seen by its parent: the only way from one layout to another.
public struct LayoutSubview: Equatable {
  let engine: LayoutEngine
  let id: NodeID

  /// The child's layout priority.
  public var priority: Double { engine.priority(of: id) }

  /// Whether it is a colour or a shape by itself.
  var isDecoration: Bool { engine.roles(of: id).contains(.decorates) }

  /// The preferred distances of the child to its neighbours.
  public var spacing: ViewSpacing { engine.spacing(of: id) }

  /// The child's value for `key`.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    engine.value(key, of: id) ?? Key.defaultValue
  }

  /// The child's size for `proposal`.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    engine.answer(id, to: proposal)
  }

  /// The child's size and alignment guides for `proposal`.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    engine.dimensions(id, in: proposal)
  }

  /// Places the child's `anchor` at `position`, with `proposal` for its layout.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let proposal = engine.withoutNaN(proposal, id)
    let position = engine.withoutNaN(position, id)
    let size = sizeThatFits(proposal)
    engine.reportReplaced(id)
    let origin = CGPoint(
      x: position.x - (size.width * anchor.x).finiteOrZero,
      y: position.y - (size.height * anchor.y).finiteOrZero)
    settle(at: origin, size: size, proposal: proposal)
  }

  /// Centres the child in `bounds`.
  func center(in bounds: CGRect, proposal: ProposedViewSize) {
    let size = sizeThatFits(proposal)
    let origin = CGPoint(
      x: bounds.minX + ((bounds.width - size.width) / 2).finiteOrZero,
      y: bounds.minY + ((bounds.height - size.height) / 2).finiteOrZero)
    settle(at: origin, size: size, proposal: proposal)
  }

  /// Aligns the child's guides with those of `bounds`; it may extend beyond them.
  func align(_ alignment: Alignment, in bounds: CGRect, proposal: ProposedViewSize) {
    align(alignment, with: ViewDimensions(bounds.size), in: bounds, proposal: proposal)
  }

  /// Aligns the child's guides with `guides`, which are relative to `bounds`.
  func align(
    _ alignment: Alignment, with guides: ViewDimensions, in bounds: CGRect,
    proposal: ProposedViewSize
  ) {
    let its = dimensions(in: proposal)
    let origin = CGPoint(
      x: bounds.minX + (guides[alignment.horizontal] - its[alignment.horizontal]).finiteOrZero,
      y: bounds.minY + (guides[alignment.vertical] - its[alignment.vertical]).finiteOrZero)
    settle(at: origin, size: its.size, proposal: proposal)
  }

  /// Places the child at a known size, without asking it again.
  func settle(at origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
    engine.settle(id, Placement(origin: origin, size: size, proposal: proposal))
  }

  /// Records a correction that concerns the child.
  package func note(correction text: String) { engine.observer?.note(id, .engine, text) }

  /// Excludes the child and its descendants from the layout: it is not placed.
  func leaveOut() { engine.leaveOut(id) }

  /// Lets the child extend into `insets` of `bounds`, its parent's space, where it ignores the safe
  /// area.
  func setSafeAreaInset(_ insets: EdgeInsets, of bounds: CGRect) {
    engine.insets[id] = SafeAreaInset(bounds: bounds, insets: insets)
  }

  /// Declares that the child's content ignores the safe area at these edges.
  func ignoreSafeArea(at edges: Edge.Set) { engine.ignoredEdges[id] = edges }

  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool {
    a.engine === b.engine && a.id == b.id
  }
}

/// The origin and size of a child in its parent's space, and the proposal for its layout.
package struct Placement {
  package var origin: CGPoint
  package var size: CGSize
  package var proposal: ProposedViewSize
}

extension CGFloat {
  /// The number, or 0 for NaN.
  var orZero: CGFloat { isNaN ? 0 : self }

  /// The number, or nil if it is infinite or NaN.
  package var finite: CGFloat? { isFinite ? self : nil }

  /// The number if it is finite, else 0: a child of infinite length starts at its container's edge.
  package var finiteOrZero: CGFloat { isFinite ? self : 0 }

  /// The number, or `fallback` for NaN.
  func or(_ fallback: CGFloat) -> CGFloat { isNaN ? fallback : self }
}
