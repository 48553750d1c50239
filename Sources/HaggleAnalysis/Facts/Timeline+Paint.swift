package import Foundation
package import HaggleReplay
import HaggleTraces
package import HaggleVocabulary

// What is drawn of views, behind them and around them.
extension Timeline {
  func appearance(of node: NodeID) -> Appearance { trace.nodes[node.index].appearance }

  /// A colour or a text that is drawn in a colour that is not seen.
  package func isClear(_ node: NodeID) -> Bool {
    appearance(of: node).paint?.alpha == 0
  }

  /// Whether it is a colour, a gradient or a picture that hides nothing of its corners.
  func fills(_ node: NodeID) -> Bool {
    let appearance = appearance(of: node)
    return (has(.fillsCorners, node) || has(.image, node)) && !appearance.isHidden
      && appearance.paint?.alpha != 0 && !has(.masked, node)
  }

  /// Whether a mask shows a part of it, or of a view around it: its edges are not seen.
  func isMasked(_ node: NodeID) -> Bool {
    sequence(first: node, next: parent).contains { has(.masked, $0) }
  }

  /// Whether it is a picture, or of a colour that is known and not that of a light screen, and no
  /// plain colour among others.
  func isSeenOnLight(_ node: NodeID) -> Bool {
    if has(.image, node) { return true }
    guard let paint = appearance(of: node).paint, paint.alpha == 255,
      appearance(of: node).lineWidth == 0, !has(.opaque, node) || isBehind(node)
    else { return false }
    return min(paint.red, paint.green, paint.blue) < 250
  }

  /// Whether it is drawn into the corners of its room.
  func fillsRectangle(_ leaf: NodeID) -> Bool {
    has(.fillsCorners, leaf) && appearance(of: leaf).outline == .rectangle && !has(.masked, leaf)
  }

  /// Whether it is drawn, or cuts what is in it, in another shape than a rectangle.
  func hasRoundOutline(_ node: NodeID) -> Bool { appearance(of: node).outline != .rectangle }

  /// 0 where something around a view cuts it in another shape than a rectangle, else ∞.
  package func squareness(of node: NodeID) -> CGFloat {
    let isCut = stepsOutwards(from: node).contains {
      isClipped($0.outer) && hasRoundOutline($0.outer)
    }
    return isCut ? 0 : .infinity
  }

  /// Whether something behind a view has round corners, as that of a card does: a page fills its
  /// corners.
  func isRound(behind node: NodeID) -> Bool {
    tree.children(of: node).dropFirst().contains { layer in
      core(of: layer).map { !fillsRectangle($0) } ?? false
    }
  }

  /// Whether it is drawn rotated by 90°.
  func isTurnedByQuarter(_ node: NodeID) -> Bool {
    appearance(of: node).effects.contains { effect in
      guard case .rotation(let degrees) = effect.change else { return false }
      return abs(degrees.truncatingRemainder(dividingBy: 180)) == 90
    }
  }

  /// A smaller picture, in points, is a pixel or a pattern that is made to be stretched.
  private static let leastPicture: CGFloat = 12

  /// Whether a picture whose size is known is drawn so many times as large on both axes.
  func isBlownUp(_ image: NodeID, by factor: CGFloat) -> Bool {
    guard !has(.isOfUnknownSize, image), !has(.assumed, image), !has(.symbol, image),
      let own = profile(of: image).ideal?.size, let drawn = size(of: image),
      min(own.width, own.height) >= Self.leastPicture
    else { return false }
    return Axis.allCases.allSatisfy { drawn[$0].isFinite && drawn[$0] >= factor * own[$0] }
  }

  /// How far a modifier draws its view from its place; nil for other modifiers.
  func offset(of node: NodeID, _ axis: Axis) -> CGFloat? {
    guard has(.letsReachOut, node), !has(.spaces, node), tree.children(of: node).count == 1,
      let child = tree.children(of: node).first, isAsLarge(child, as: node)
    else { return nil }
    return extent(child, axis)?.start
  }

  /// Whether a child of a stack is drawn elsewhere: several that are mostly move together.
  func isMoved(_ node: NodeID) -> Bool {
    modified(by: node).contains { node in
      Axis.allCases.contains { (offset(of: node, $0) ?? 0) != 0 }
    }
  }
}

// MARK: - Behind views

extension Timeline {
  /// What an overlay draws over its view; empty for other modifiers.
  func overlays(of node: NodeID) -> ArraySlice<NodeID> {
    has(.layers, node) && !has(.layersBehind, node) ? tree.children(of: node).dropFirst() : []
  }

  /// What a background draws behind its view; empty for other modifiers.
  func backgrounds(of node: NodeID) -> ArraySlice<NodeID> {
    has(.layersBehind, node) ? tree.children(of: node).dropFirst() : []
  }

  /// The filled circle among the layers behind a view.
  func circle(behind node: NodeID) -> NodeID? {
    tree.children(of: node).dropFirst().compactMap { core(of: $0) }.first { leaf in
      let look = appearance(of: leaf)
      guard has(.decorates, leaf), look.outline == .ellipse, look.lineWidth == 0,
        let size = size(of: leaf)
      else { return false }
      return size.width == size.height
    }
  }

  /// Whether a colour or a shape lies behind a view, or an outline around it, as large as it.
  func isPainted(behind node: NodeID) -> Bool {
    guard has(.layers, node) else { return false }
    return tree.children(of: node).dropFirst().contains { layer in
      (has(.layersBehind, node) || isOutline(layer)) && isPaint(layer, of: node)
        && !(core(of: layer).map(isClear) ?? false)
    }
  }

  /// Whether a colour or a shape lies behind a view, or behind one in it that it merely modifies.
  func isPainted(within node: NodeID) -> Bool {
    modified(by: node).contains { isPainted(behind: $0) }
  }

  /// Whether a colour or a shape lies behind a modifier of a view.
  func isPainted(around node: NodeID) -> Bool {
    modifier(around: node) { sizingChildren(of: $0).count == 1 && isPainted(behind: $0) } != nil
  }

  /// Whether a colour or a shape lies behind a view and goes on into the safe area.
  func isPaintedBeyond(_ node: NodeID) -> Bool {
    guard let own = rectangle(of: node) else { return false }
    return backgrounds(of: node).contains { layer in
      guard let core = core(of: layer), has(.decorates, core), !isClear(core),
        let paint = rectangle(of: core)
      else { return false }
      return paint.encloses(own, within: 1)
    }
  }

  /// The same of a modifier around a view.
  func isPaintedToTheEdge(around node: NodeID) -> Bool {
    modifier(around: node) { sizingChildren(of: $0).count == 1 && isPaintedBeyond($0) } != nil
  }

  /// Whether a layer of a view is a colour or a shape as large as it. What is in a GeometryReader
  /// mostly only measures.
  func isPaint(_ layer: NodeID, of node: NodeID) -> Bool {
    guard isAsLarge(layer, as: node), let core = core(of: layer),
      !has(.ignoresContent, within: layer), !has(.masked, layer)
    else { return false }
    return has(.decorates, core) && !has(.masked, core)
  }

  private func isOutline(_ layer: NodeID) -> Bool {
    core(of: layer).map { appearance(of: $0).lineWidth > 0 } ?? false
  }

  /// Whether two views have one size, as far as one sees: sums of the same numbers in another order
  /// differ in their last digits.
  func isAsLarge(_ node: NodeID, as other: NodeID) -> Bool {
    guard let a = size(of: node), let b = size(of: other) else { return false }
    return NumberText.isShownAlike(a.width, b.width) && NumberText.isShownAlike(a.height, b.height)
  }
}
