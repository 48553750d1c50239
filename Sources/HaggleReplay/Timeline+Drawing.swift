package import Foundation
import HaggleTraces
package import HaggleVocabulary

// How views are finally drawn; layouts do not depend on this.
extension Timeline {
  /// A drawn view.
  package struct Drawing {
    package let node: NodeID
    /// The covered area in the root's space, in points; for a rotated view, its bounding box.
    package var rectangle: CGRect
  }

  /// The drawn views in drawing order, without hidden and unplaced ones.
  package var drawings: [Drawing] { drawings(of: tree) }

  /// The drawings of the nodes of one pass, at their final positions.
  package func drawings(of tree: NodeTree) -> [Drawing] {
    drawings(of: tree) { rectangle(of: $0) }
  }

  /// The drawings of what is placed at the cursor.
  package func drawings(at cursor: Cursor) -> [Drawing] {
    let rectangles = rectangles(at: cursor)
    return drawings(of: tree(at: cursor)) { rectangles[$0.index] }
  }

  private func drawings(
    of tree: NodeTree, _ rectangle: (NodeID) -> CGRect?
  ) -> [Drawing] {
    let zIndexes = zIndexes(in: tree)
    var drawings: [Drawing] = []
    var open = tree.roots.reversed().map { ($0, AffineTransform.identity) }
    while let (node, outer) = open.popLast() {
      let appearance = trace.nodes[node.index].appearance
      guard !appearance.isHidden else { continue }
      var transform = outer
      if let rectangle = rectangle(node) {
        transform = appearance.transform(around: rectangle)
        transform.append(outer)
        drawings.append(
          Drawing(
            node: node,
            rectangle: transform == .identity ? rectangle : transform.boundingBox(of: rectangle)))
      }
      open += inDrawingOrder(node, zIndexes).reversed().map { ($0, transform) }
    }
    return drawings
  }

  /// The area that a view covers in its parent's space, with its own effects and those of equally
  /// large descendants; nil if it is not placed.
  package func drawnFrame(of node: NodeID) -> CGRect? {
    guard let frame = placement(of: node)?.placement.frame else { return nil }
    var transforms: [AffineTransform] = []
    var next: NodeID? = node
    while let inner = next {
      let appearance = trace.nodes[inner.index].appearance
      if !appearance.effects.isEmpty { transforms.append(appearance.transform(around: frame)) }
      next = tree.childCount(of: inner) == 1 ? tree.firstChild(of: inner) : nil
      if let only = next, size(of: only) != frame.size { next = nil }
    }
    return transforms.reversed().reduce(frame) { $1.boundingBox(of: $0) }
  }

  /// Whether the parent puts a background behind the view.
  package func hasBackground(_ node: NodeID) -> Bool {
    guard let parent = trace.nodes[node.index].parent else { return false }
    return trace.nodes[parent.index].roles.contains(.layersBehind)
      && tree.firstChild(of: parent) == node
  }

  /// The hidden views that are not inside other hidden ones.
  package func hidden(in tree: NodeTree) -> [NodeID] {
    tree.preorder.filter { trace.nodes[$0.index].appearance.isHidden }
  }

  /// The children in drawing order. A background comes after its view in the tree and is drawn
  /// first, whatever the z indices.
  private func inDrawingOrder(_ node: NodeID, _ zIndexes: [Double]) -> [NodeID] {
    let nodes = tree.children(of: node)
    if trace.nodes[node.index].roles.contains(.layersBehind) {
      return Array(nodes.dropFirst() + nodes.prefix(1))
    }
    guard nodes.contains(where: { zIndexes[$0.index] != 0 }) else { return nodes }
    return nodes.enumerated().sorted { a, b in
      let (first, second) = (zIndexes[a.element.index], zIndexes[b.element.index])
      return first == second ? a.offset < b.offset : first < second
    }.map(\.element)
  }

  /// The z index of a view also applies to the modifiers around it, as every trait does.
  private func zIndexes(in tree: NodeTree) -> [Double] {
    var zIndexes = trace.nodes.map(\.appearance.zIndex)
    for node in tree.preorder.reversed() where zIndexes[node.index] == 0 {
      let children = tree.children(of: node)
      if children.count == 1 { zIndexes[node.index] = zIndexes[children[0].index] }
    }
    return zIndexes
  }
}

extension Appearance {
  /// The combined transform of all effects for this rectangle.
  fileprivate func transform(around rectangle: CGRect) -> AffineTransform {
    effects.reduce(into: .identity) { $0.append($1.transform(in: rectangle)) }
  }
}

extension Appearance.Effect {
  fileprivate func transform(in rectangle: CGRect) -> AffineTransform {
    let x = rectangle.minX + rectangle.width * anchor.x
    let y = rectangle.minY + rectangle.height * anchor.y
    guard x.isFinite, y.isFinite else { return .identity }
    var transform = AffineTransform(translationByX: -x, byY: -y)
    transform.append(change.transform)
    transform.append(AffineTransform(translationByX: x, byY: y))
    return transform
  }
}

extension Appearance.Effect.Change {
  fileprivate var transform: AffineTransform {
    switch self {
    case .scale(let x, let y): AffineTransform(scaleByX: x, byY: y)
    case .rotation(let degrees): AffineTransform(rotationByDegrees: degrees)
    }
  }
}

extension AffineTransform {
  fileprivate func boundingBox(of rectangle: CGRect) -> CGRect {
    let corners = [
      CGPoint(x: rectangle.minX, y: rectangle.minY), CGPoint(x: rectangle.maxX, y: rectangle.minY),
      CGPoint(x: rectangle.minX, y: rectangle.maxY), CGPoint(x: rectangle.maxX, y: rectangle.maxY),
    ].map { transform($0) }
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (x.min() ?? 0, y.min() ?? 0)
    return CGRect(
      x: left, y: top, width: (x.max() ?? left) - left, height: (y.max() ?? top) - top)
  }
}
