/// The area that a bar takes from a view, which may extend under the bar by ignoring it.
struct SafeAreaInset {
  /// The frame of the space with bar and view, in their parent's coordinates, from the leading
  /// edge.
  let bounds: CGRect
  let insets: EdgeInsets

  /// The edges at which it takes something: elsewhere nothing covers what lies beyond its bounds.
  fileprivate var edges: Edge.Set {
    var edges: Edge.Set = []
    if insets.top != 0 { edges.insert(.top) }
    if insets.leading != 0 { edges.insert(.leading) }
    if insets.bottom != 0 { edges.insert(.bottom) }
    if insets.trailing != 0 { edges.insert(.trailing) }
    return edges
  }
}

// Source: decompiled (OpenSwiftUI, SafeAreaInsets.swift): from the innermost inset to that of the
// screen, an edge that touches the safe part of a space moves out to the edge of that space.
extension LayoutEngine {
  /// How far the node may extend beyond its bounds where it touches the safe area's edges, in
  /// points.
  ///
  /// Before placement this is unknown: 0.
  func safeAreaInsets(of id: NodeID) -> EdgeInsets {
    guard !insets.isEmpty || context.safeArea != EdgeInsets(), let frame = frameInRoot(of: id)
    else { return EdgeInsets() }
    var reach = Box(frame)
    var outer = insets.isEmpty ? nil : id
    while let node = outer {
      let parent = nodes[node].pointee.parent
      if let inset = insets[node], let parent { reach.extend(over: inset, in: space(of: parent)) }
      outer = parent
    }
    let root = nodes[NodeID(0)].pointee.placement
    let proposed = CGSize(
      width: root.proposal.width?.finite ?? root.size.width,
      height: root.proposal.height?.finite ?? root.size.height)
    let screen = SafeAreaInset(
      bounds: CGRect(origin: .zero, size: proposed).expanded(by: context.safeArea),
      insets: context.safeArea)
    let outermost = Space(
      frame: CGRect(origin: .zero, size: proposed),
      isMirrored: context.layoutDirection == .rightToLeft)
    reach.extend(over: screen, in: outermost)
    return reach.insets(
      beyond: frame, isMirrored: nodes[id].pointee.layoutDirection == .rightToLeft)
  }

  /// The part of these insets that belongs to `regions`.
  ///
  /// Source: assumed. The keyboard covers the lower edge of the screen: a view that ignores it
  /// extends to the safe area without it, a view that only ignores the container ends above it.
  func safeAreaInsets(of id: NodeID, for regions: SafeAreaRegions) -> EdgeInsets {
    var insets = safeAreaInsets(of: id)
    let screen = context.safeArea.bottom
    switch regions {
    case .all: return insets
    case .container:
      if context.keyboard > 0 { insets.bottom = max(0, insets.bottom - screen) }
      return insets
    case .keyboard:
      let isAtScreen = insets.bottom >= screen
      return EdgeInsets(bottom: isAtScreen ? context.keyboard : 0)
    }
  }

  /// How far bars and paddings cover a scroll view, in points: its content starts beyond them.
  ///
  /// Excludes insets already taken by a scroll view around it, and ignored edges.
  func safeAreaOverlap(of id: NodeID) -> EdgeInsets {
    guard !insets.isEmpty, let frame = frameInRoot(of: id) else { return EdgeInsets() }
    var overlap = EdgeInsets()
    var edges = Edge.Set.all
    var inner = id
    while let parent = nodes[inner].pointee.parent, edges != [] {
      edges.subtract(ignoredEdges[inner] ?? [])
      if let inset = insets[inner] {
        let unsafe = inset.reach(into: frame, in: space(of: parent)).limited(to: inset.edges)
        overlap = overlap.widened(to: unsafe.limited(to: edges))
      }
      guard !nodes[parent].pointee.box.kind.scrolls else { break }
      inner = parent
    }
    return overlap
  }

  private func space(of id: NodeID) -> Space {
    Space(
      frame: frameInRoot(of: id) ?? .zero,
      isMirrored: nodes[id].pointee.layoutDirection == .rightToLeft)
  }

  /// A node's coordinate space, in terms of the root's.
  struct Space {
    let frame: CGRect
    var isMirrored = false
  }

  /// A growing rectangle, from the top left of the root's space.
  private struct Box {
    private var left: CGFloat
    private var top: CGFloat
    private var right: CGFloat
    private var bottom: CGFloat
    /// Half a pixel, for edges that touch.
    private static let tolerance: CGFloat = 0.17

    init(_ frame: CGRect) {
      (left, top) = (frame.minX, frame.minY)
      (right, bottom) = (frame.maxX, frame.maxY)
    }

    mutating func extend(over inset: SafeAreaInset, in space: Space) {
      let outer = space.seenFromRoot(inset.bounds)
      let (leading, trailing) = (inset.insets.leading, inset.insets.trailing)
      let sides = space.isMirrored ? (trailing, leading) : (leading, trailing)
      left = Self.lower(left, outer.minX, sides.0)
      top = Self.lower(top, outer.minY, inset.insets.top)
      right = -Self.lower(-right, -outer.maxX, sides.1)
      bottom = -Self.lower(-bottom, -outer.maxY, inset.insets.bottom)
    }

    /// An edge between the safe area and the end of its space moves to that end.
    private static func lower(_ edge: CGFloat, _ end: CGFloat, _ inset: CGFloat) -> CGFloat {
      edge - tolerance < end + inset && end < edge + tolerance ? end : edge
    }

    func insets(beyond frame: CGRect, isMirrored: Bool) -> EdgeInsets {
      let (atLeft, atRight) = (frame.minX - left, right - frame.maxX)
      return EdgeInsets(
        top: frame.minY - top, leading: isMirrored ? atRight : atLeft,
        bottom: bottom - frame.maxY, trailing: isMirrored ? atLeft : atRight)
    }
  }
}

extension SafeAreaInset {
  /// How far the unsafe area of the space covers a rectangle of the root's.
  fileprivate func reach(into frame: CGRect, in space: LayoutEngine.Space) -> EdgeInsets {
    let outer = space.seenFromRoot(bounds)
    let before = space.isMirrored ? frame.maxX - outer.maxX : outer.minX - frame.minX
    let after = space.isMirrored ? outer.minX - frame.minX : frame.maxX - outer.maxX
    return EdgeInsets(
      top: outer.minY + insets.top - frame.minY,
      leading: before + insets.leading,
      bottom: frame.maxY - (outer.maxY - insets.bottom), trailing: after + insets.trailing)
  }
}

extension EdgeInsets {
  /// The greater inset at each edge, at least 0.
  fileprivate func widened(to other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: max(top, other.top), leading: max(leading, other.leading),
      bottom: max(bottom, other.bottom), trailing: max(trailing, other.trailing))
  }
}

extension LayoutEngine.Space {
  /// A rectangle of this space in coordinates from the top left of the root's.
  fileprivate func seenFromRoot(_ rect: CGRect) -> CGRect {
    let x = isMirrored ? frame.maxX - rect.maxX : frame.minX + rect.minX
    return CGRect(x: x, y: frame.minY + rect.minY, width: rect.width, height: rect.height)
  }
}

extension CGRect {
  fileprivate func expanded(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX - insets.leading, y: minY - insets.top, width: width + insets.total(.horizontal),
      height: height + insets.total(.vertical))
  }
}
