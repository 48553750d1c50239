// From sizes to positions: parents first, siblings in order.
extension LayoutEngine {
  func settle(_ id: NodeID, _ placement: Placement) {
    let node = nodes[id]
    node.pointee.placement = placement
    node.pointee.isPlaced = true
    node.pointee.isLeftOut = false
  }

  func isPlaced(_ id: NodeID) -> Bool { nodes[id].pointee.isPlaced }

  /// Reports the place that a layout of one's own gave a subview before it gives it another one,
  /// which is the one that counts.
  func reportReplaced(_ id: NodeID) {
    guard let observer, isPlacing, isPlaced(id), let parent = nodes[id].pointee.parent,
      nodes[parent].pointee.box.isDeclared
    else { return }
    var placement = nodes[id].pointee.placement
    let start = leadingOrigin(of: parent)
    placement.origin = CGPoint(x: placement.origin.x - start.x, y: placement.origin.y - start.y)
    observer.didPlace(id, mirrored(placement, of: id))
  }

  /// Whether a node has its place on the screen: neither it nor one around it is left out.
  package func isShown(_ id: NodeID) -> Bool { nodes[id].pointee.originInRoot != nil }

  func forgetPlacement(of id: NodeID) { nodes[id].pointee.isPlaced = false }

  /// Excludes the node and its descendants from the layout.
  func leaveOut(_ id: NodeID) {
    nodes[id].pointee.isPlaced = true
    nodes[id].pointee.isLeftOut = true
  }

  /// The placement of the node, with x from its parent's leading edge.
  func placement(of id: NodeID) -> Placement { nodes[id].pointee.placement }

  /// Iterative: depth does not use the stack. What follows a view that comes later waits for it.
  func placeEverything(below root: NodeID) {
    isPlacing = true
    var open = [root]
    var followers: [NodeID] = []
    while let id = open.popLast() ?? followers.popLast(), !isOverBudget {
      guard !nodes[id].pointee.isLeftOut else { continue }
      if nodes[id].pointee.box.kind.follows, !open.isEmpty, isWaiting(id) {
        followers.append(id)
        continue
      }
      place(id)
      guard grow(id) else { continue }
      placeChildren(of: id)
      open.append(contentsOf: nodes[id].pointee.children.reversed())
    }
  }

  /// Reports the node's position in left-to-right coordinates.
  private func place(_ id: NodeID) {
    let node = nodes[id]
    let placement = mirrored(node.pointee.placement, of: id)
    let outer = node.pointee.parent.flatMap { nodes[$0].pointee.originInRoot } ?? .zero
    node.pointee.originInRoot = CGPoint(
      x: outer.x + placement.origin.x, y: outer.y + placement.origin.y)
    observer?.didPlace(id, placement)
  }

  /// Places the descendants of a node.
  func placeContent(of id: NodeID) {
    placeChildren(of: id)
    for child in subviews(of: id) { placeEverything(below: child.id) }
  }

  private func placeChildren(of id: NodeID) {
    let subviews = subviews(of: id)
    guard !subviews.isEmpty else { return }
    let node = nodes[id]
    let placement = node.pointee.placement
    let bounds = CGRect(origin: .zero, size: placement.size)
    subviews.forgetPlacements()
    if node.pointee.box.isDeclared {
      placeDeclared(id, subviews)
    } else {
      node.pointee.box.place(in: bounds, placement.proposal, subviews)
    }
    subviews.placeForgotten(in: bounds, proposal: placement.proposal)
  }

  /// A declared layout receives its own bounds and places its subviews in the same space.
  /// NEGOTIATION §20.
  private func placeDeclared(_ id: NodeID, _ subviews: LayoutSubviews) {
    let placement = nodes[id].pointee.placement
    let start = leadingOrigin(of: id)
    nodes[id].pointee.box.place(
      in: CGRect(origin: start, size: placement.size), placement.proposal, subviews)
    for subview in subviews where isPlaced(subview.id) {
      let own = nodes[subview.id].pointee.placement.origin
      nodes[subview.id].pointee.placement.origin = CGPoint(x: own.x - start.x, y: own.y - start.y)
    }
  }

  /// The origin of a node in the root's space, from the leading edge.
  private func leadingOrigin(of id: NodeID) -> CGPoint {
    guard var origin = nodes[id].pointee.originInRoot else { return .zero }
    if nodes[id].pointee.layoutDirection == .rightToLeft {
      let width = nodes[NodeID(0)].pointee.placement.size.width
      origin.x = width - origin.x - nodes[id].pointee.placement.size.width
    }
    return CGPoint(x: origin.x.finiteOrZero, y: origin.y.finiteOrZero)
  }

  /// Converts x from the leading edge, as in layouts, to x from the left, as displayed.
  ///
  /// Source: Apple's documentation of `LayoutSubviews.layoutDirection`: SwiftUI flips the position
  /// of each view within its parent.
  private func mirrored(_ placement: Placement, of id: NodeID) -> Placement {
    guard let parent = nodes[id].pointee.parent,
      nodes[parent].pointee.layoutDirection == .rightToLeft
    else { return placement }
    var placement = placement
    let width = nodes[parent].pointee.placement.size.width
    placement.origin.x = (width - placement.origin.x - placement.size.width).finiteOrZero
    return placement
  }

  /// The node's rectangle in the space of the root's proposal, from the left; nil before placement.
  func frameInRoot(of id: NodeID) -> CGRect? {
    nodes[id].pointee.originInRoot.map {
      CGRect(origin: $0, size: nodes[id].pointee.placement.size)
    }
  }
}
