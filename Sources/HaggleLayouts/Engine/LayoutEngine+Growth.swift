/// A layout whose content depends on its size: `GeometryReader`.
package protocol GrowingLayout: BuiltInLayout {
  /// Builds the content, once, after the node was placed.
  func content(_ geometry: PlacedGeometry) -> LateContent
}

/// The geometry of a placed node.
package struct PlacedGeometry {
  /// The size, in points.
  package let size: CGSize
  /// The frame on the screen, from its top left corner, in points.
  package let frame: CGRect
  private let engine: LayoutEngine
  private let id: NodeID

  init(_ engine: LayoutEngine, _ id: NodeID) {
    self.engine = engine
    self.id = id
    size = engine.placement(of: id).size
    frame = engine.frameOnScreen(of: id)
  }

  /// How far it could extend beyond its edges by ignoring the safe area, in points.
  package var safeAreaInsets: EdgeInsets { engine.safeAreaInsets(of: id) }

  /// The rectangle, on the screen, of the innermost ancestor whose coordinate space has that name.
  package func space(named name: String) -> CGRect? { engine.space(named: name, around: id) }
}

extension LayoutEngine {
  /// The geometry of a node after placement; nil if the layout was abandoned.
  package func geometry(of id: NodeID) -> PlacedGeometry? {
    isOverBudget || isTooDeep ? nil : PlacedGeometry(self, id)
  }

  /// Builds and appends the content of a placed node; returns false if the content was already laid
  /// out on a stack of its own.
  func grow(_ id: NodeID) -> Bool {
    guard let layout = nodes[id].pointee.box.growing, nodes[id].pointee.children.isEmpty else {
      return true
    }
    let content = layout.content(PlacedGeometry(self, id))
    let levels = content.depth
    guard tree.level(of: id) + levels <= DeepStack.depthLimit else {
      observer?.note(
        id, .engine, "has content that ends \(DeepStack.depthLimit) levels deep; it is left out")
      return true
    }
    append(content, below: id)
    guard levels > depth else { return true }
    let outer = depth
    depth = levels
    defer { depth = outer }
    DeepStack.run(depth: levels, otherwise: { observer?.note(id, .engine, $0.message) }) {
      placeContent(of: id)
    }
    return false
  }

  private func append(_ content: LateContent, below id: NodeID) {
    let new = tree.grow(content, below: id)
    let outside = NodeStore.Outside(
      parent: id, orientation: nil, direction: nodes[id].pointee.layoutDirection)
    nodes.append(tree.nodes[new], in: outside)
    nodes[id].pointee.children = tree.nodes[id.index].children
    observer?.didGrow(id, tree.nodes[new])
  }

  func frameOnScreen(of id: NodeID) -> CGRect {
    let isMirrored = context.layoutDirection == .rightToLeft
    let left = isMirrored ? context.safeArea.trailing : context.safeArea.leading
    return (frameInRoot(of: id) ?? .zero).offsetBy(dx: left, dy: context.safeArea.top)
  }

  fileprivate func space(named name: String, around id: NodeID) -> CGRect? {
    var outer: NodeID? = id
    while let node = outer {
      let names = nodes[node].pointee.values[CoordinateSpaceNames.self] ?? []
      if names.contains(name) { return frameOnScreen(of: node) }
      outer = nodes[node].pointee.parent
    }
    return nil
  }
}

/// The names that `.coordinateSpace(…)` gives to a view's space.
package enum CoordinateSpaceNames: LayoutValueKey {
  package static var defaultValue: [String] { [] }
}
