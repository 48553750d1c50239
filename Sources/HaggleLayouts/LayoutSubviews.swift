/// The children of a node, as seen by its layout.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias SubSequence = LayoutSubviews

  let engine: LayoutEngine
  /// The parent of these children.
  let container: NodeID
  /// The positions of these children; nil for all.
  private let positions: [Int]?
  public let startIndex: Int
  public let endIndex: Int

  init(engine: LayoutEngine, container: NodeID, count: Int) {
    self.init(engine, container, positions: nil, 0..<count)
  }

  private init(
    _ engine: LayoutEngine, _ container: NodeID, positions: [Int]?, _ range: Range<Int>
  ) {
    self.engine = engine
    self.container = container
    self.positions = positions
    startIndex = range.lowerBound
    endIndex = range.upperBound
  }

  /// The writing direction of the container.
  public var layoutDirection: LayoutDirection { engine.layoutDirection(in: container) }

  public subscript(position: Int) -> LayoutSubview {
    LayoutSubview(engine: engine, id: engine.child(positions?[position] ?? position, of: container))
  }

  /// A slice whose positions start at 0 again, unlike other collections' slices; recursive layouts
  /// rely on it. Source: decompiled.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    precondition(bounds.lowerBound >= startIndex && bounds.upperBound <= endIndex)
    return self[indices: bounds]
  }

  /// The subviews at the given positions.
  public subscript(indices: some Sequence<Int>) -> LayoutSubviews { self[indices: indices] }

  private subscript(indices indices: some Sequence<Int>) -> LayoutSubviews {
    let picked = indices.map { positions?[$0] ?? $0 }
    return LayoutSubviews(engine, container, positions: picked, 0..<picked.count)
  }

  /// Whether both are the same children of the same layout run, in the same order.
  public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
    a.engine === b.engine && a.elementsEqual(b)
  }
}

// Additional members for the layouts of this package.
extension LayoutSubviews {
  /// The settings of the whole tree: metrics, direction, scale.
  var context: LayoutContext { engine.context }

  /// The size of the node's reference container, in points.
  var containerSize: CGSize { engine.containerSize(around: container) }

  /// How far the placed node may extend beyond its bounds by ignoring the safe area.
  var safeAreaInsets: EdgeInsets { engine.safeAreaInsets(of: container) }

  /// The part of these insets that belongs to `regions`.
  func safeAreaInsets(of regions: SafeAreaRegions) -> EdgeInsets {
    engine.safeAreaInsets(of: container, for: regions)
  }

  /// How far unsafe areas cover the placed node, in points.
  var safeAreaOverlap: EdgeInsets { engine.safeAreaOverlap(of: container) }

  /// The direction of the enclosing stack; nil outside of stacks.
  var surroundingOrientation: Axis? { engine.orientation(around: container) }

  /// Whether there is an observer for reasons.
  var isObserved: Bool { engine.observer != nil }

  /// Records the reason for the layout's next question; free without an observer.
  func explain(_ reason: (NodeID) -> Reason) {
    guard let observer = engine.observer else { return }
    observer.explain { reason(container) }
  }

  /// Records a line printed by the layout.
  package func note(_ text: String) {
    engine.observer?.note(container, .console, text)
  }

  /// Records a correction by the engine.
  package func note(correction text: String) {
    engine.observer?.note(container, .engine, text)
  }

  var mayHaveExplicitGuides: Bool { contains { engine.mayHaveGuides($0.id) } }

  func forgetPlacements() {
    for subview in self { engine.forgetPlacement(of: subview.id) }
  }

  /// Centres subviews that the layout did not place, with the container's own proposal.
  func placeForgotten(in bounds: CGRect, proposal: ProposedViewSize) {
    for subview in self where !engine.isPlaced(subview.id) {
      subview.center(in: bounds, proposal: proposal)
    }
  }

  /// The subviews' explicit values of a guide, in the container's space.
  func placedGuides(_ key: AlignmentKey) -> [CGFloat] {
    compactMap { subview in
      let placement = engine.placement(of: subview.id)
      let value = engine.explicitGuide(key, of: subview.id, at: placement.size, placement.proposal)
      return value.map { $0 + placement.origin[key.axis] }
    }
  }
}
