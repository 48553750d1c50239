/// A child as its parent may see it: the only way from one layout to another.
public struct LayoutSubview: Equatable {
  let engine: LayoutEngine
  package let id: NodeID

  /// The child's layout priority.
  public var priority: Double { engine.priority(of: id) }

  /// The distances that the child likes to keep from its neighbours.
  public var spacing: ViewSpacing { engine.spacing(of: id) }

  /// The value that the child passes to its container under `key`.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    engine.value(key, of: id) ?? Key.defaultValue
  }

  /// Asks the child which size it takes when `proposal` is proposed to it.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    engine.answer(id, to: proposal)
  }

  /// Asks the child for its size and its alignment guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    engine.dimensions(id, in: proposal)
  }

  /// Puts the child's `anchor` at `position` and lets it lay itself out by `proposal`.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let proposal = engine.withoutNaN(proposal, id)
    let position = engine.withoutNaN(position, id)
    let size = sizeThatFits(proposal)
    let origin = CGPoint(
      x: (position.x - (size.width * anchor.x).orZero).orZero,
      y: (position.y - (size.height * anchor.y).orZero).orZero)
    settle(at: origin, size: size, proposal: proposal)
  }

  /// Puts the child where its parent already knows it goes, without asking it again.
  package func settle(at origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
    engine.settle(id, Placement(origin: origin, size: size, proposal: proposal))
  }

  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool {
    a.engine === b.engine && a.id == b.id
  }
}

/// Where a child goes, in its parent's space, and the proposal that it lays itself out by.
package struct Placement {
  package var origin: CGPoint
  package var size: CGSize
  package var proposal: ProposedViewSize
}

extension CGFloat {
  /// Itself, or 0 where arithmetic with infinities left no number.
  package var orZero: CGFloat { isNaN ? 0 : self }

  /// Itself, or nil where it is infinite or not a number.
  package var finite: CGFloat? { isFinite ? self : nil }

  /// Itself, or `fallback` where it is not a number.
  package func or(_ fallback: CGFloat) -> CGFloat { isNaN ? fallback : self }
}
