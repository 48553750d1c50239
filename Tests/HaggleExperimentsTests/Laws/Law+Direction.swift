import Foundation
import HaggleLayouts
import HaggleTraces
import HaggleVocabulary

extension Law {
  /// From right to left every question has the same answer, and every rectangle lies as far from
  /// its parent's right edge as it lay from its left one.
  ///
  /// It does not hold of `offset` and `position`, which count from the left in both directions; the
  /// views that they modify are left out. What lies in an infinite width is as far from both edges,
  /// and which safe area it touches is not known. The root has no parent.
  static let mirrors = Law("the other writing direction mirrors every rectangle") { trial in
    let run = trial.run
    let mirrored = Negotiation(trial.tree, trial.specimen, direction: .rightToLeft)
    for (one, other) in zip(run.exchanges, mirrored.exchanges) where one != other {
      return "\(run.name(one.node)) ← \(NumberText.display(one.asked)) answers "
        + "\(NumberText.display(one.answered)), not \(NumberText.display(other.answered))"
    }
    let parents = trial.tree.parents
    let frames = Dictionary(uniqueKeysWithValues: run.placements.map { ($0.node, $0.frame) })
    var isBoundless = [Bool](repeating: false, count: trial.tree.nodes.count)
    for (one, other) in zip(run.placements, mirrored.placements) {
      guard one.node == other.node else { return "\(run.name(one.node)) is placed elsewhere" }
      let isInside = parents[one.node.index].map { isBoundless[$0.index] } ?? false
      isBoundless[one.node.index] = isInside || !one.frame.width.isFinite
      let expected = parents[one.node.index].map { parent in
        one.frame.mirrored(in: frames[parent]?.width ?? 0)
      }
      let isFree = parents[one.node.index].map { trial.tree.isFree($0) } ?? false
      guard !isFree, !isInside, !other.frame.isNear(expected ?? one.frame) else { continue }
      return "\(run.name(one.node)) at \(other.frame), not \(expected ?? one.frame)"
    }
    return nil
  }
}

extension LayoutTree {
  fileprivate var parents: [NodeID?] {
    var parents = [NodeID?](repeating: nil, count: nodes.count)
    for (index, node) in nodes.enumerated() {
      for child in node.children { parents[child.index] = NodeID(index) }
    }
    return parents
  }

  /// Whether a node puts what it modifies where it is told, from the left.
  fileprivate func isFree(_ node: NodeID) -> Bool {
    nodes[node.index].layout is OffsetLayout || nodes[node.index].layout is PositionLayout
  }
}

extension CGRect {
  fileprivate func mirrored(in width: CGFloat) -> CGRect {
    let x = width - minX - self.width
    return CGRect(x: x.isFinite ? x : 0, y: minY, width: self.width, height: height)
  }

  /// Sums in another order may differ in their last bits.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    size == other.size && minY == other.minY
      && (minX == other.minX || abs(minX - other.minX) < 1e-6)
  }
}
