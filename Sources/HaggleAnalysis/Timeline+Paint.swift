import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

// What is drawn behind and around views, and what scrolls around them.
extension Timeline {
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

  private func isOutline(_ layer: NodeID) -> Bool {
    core(of: layer).map { trace.nodes[$0.index].appearance.lineWidth > 0 } ?? false
  }

  /// Whether two views have one size, as far as anybody sees: sums of the same numbers in another
  /// order differ in their last digits.
  func isAsLarge(_ node: NodeID, as other: NodeID) -> Bool {
    guard let a = size(of: node), let b = size(of: other) else { return false }
    return NumberText.isShownAlike(a.width, b.width) && NumberText.isShownAlike(a.height, b.height)
  }

  /// Whether a layer of a view is a colour or a shape as large as it. What is in a GeometryReader
  /// mostly only measures.
  func isPaint(_ layer: NodeID, of node: NodeID) -> Bool {
    guard isAsLarge(layer, as: node), let core = core(of: layer),
      !has(.ignoresContent, within: layer)
    else { return false }
    return has(.decorates, core)
  }

  /// Whether a colour or a shape lies behind a modifier of a view.
  func isPainted(around node: NodeID) -> Bool {
    modifier(around: node) { sizingChildren(of: $0).count == 1 && isPainted(behind: $0) } != nil
  }

  /// Whether it is drawn into the corners of its room.
  func fillsRectangle(_ leaf: NodeID) -> Bool {
    has(.fillsCorners, leaf) && trace.nodes[leaf.index].appearance.outline == .rectangle
  }

  /// Whether it puts several views on each other and is as large as the largest, as a ZStack is.
  func isLayerStack(_ node: NodeID) -> Bool {
    tree.childCount(of: node) > 1 && !has(.layers, node) && has(.aligns(.horizontal), node)
      && has(.aligns(.vertical), node) && dividedAxes(node).isEmpty
  }

  /// Whether it is drawn rotated by 90°.
  func isTurnedByQuarter(_ node: NodeID) -> Bool {
    appearance(of: node).effects.contains { effect in
      guard case .rotation(let degrees) = effect.change else { return false }
      return abs(degrees.truncatingRemainder(dividingBy: 180)) == 90
    }
  }

  /// Whether a view in it is rotated by 90°, so that it needs other lengths than it takes.
  func holdsTurned(_ container: NodeID) -> Bool {
    tree.children(of: container).contains { modified(by: $0).contains(where: isTurnedByQuarter) }
  }

  /// Whether it sets views side by side, or above one another: a stack or a grid.
  func isContainer(_ node: NodeID) -> Bool {
    Axis.allCases.contains { has(.divides($0), node) || has(.aligns($0), node) }
      || isLazyGrid(node) || has(.declared, node)
  }

  /// The order in which a container last served its children.
  func ranks(in container: NodeID, _ axis: Axis) -> [Reason.Ranked] {
    reasons(of: container, in: 0..<trace.events.count)
      .last { $0.reason.knownRule == .order && $0.reason.axis == axis }?.reason.order ?? []
  }

  /// The finite length that the root was offered.
  func screen(_ axis: Axis) -> CGFloat? {
    trace.header.proposal?[axis].flatMap { $0.isFinite ? $0 : nil }
  }

  /// The extent of a view in the root's space.
  func screenExtent(_ node: NodeID, _ axis: Axis) -> Extent? {
    rectangle(of: node).flatMap { Extent($0, axis) }
  }

  /// The children of a container that share a line across an axis, line by line and in order along
  /// it: those of a row, or of each row of a grid.
  func lines(of container: NodeID, along axis: Axis) -> [[NodeID]] {
    let cells = tree.children(of: container).compactMap { cell in
      extent(cell, axis.cross).map { (cell: cell, extent: $0) }
    }
    var lines: [[NodeID]] = []
    var end = -CGFloat.infinity
    for (cell, extent) in cells.sorted(by: { $0.extent.start < $1.extent.start }) {
      if lines.isEmpty || extent.start >= end - Timeline.tolerance {
        lines.append([])
        end = extent.end
      }
      lines[lines.count - 1].append(cell)
      end = max(end, extent.end)
    }
    return lines.map { line in
      line.sorted { extent($0, axis)?.start ?? 0 < extent($1, axis)?.start ?? 0 }
    }
  }
}
