import Foundation
import HaggleLayouts
import HaggleVocabulary

/// What one changed leaf costs: a tree in which nothing else differs is laid out again.
struct LeafBenchmark: Benchmark {
  static let name = "leaf"
  static let summary = "a tree laid out again after one leaf changed, beside another tree"

  private enum Stage: String, CaseIterable {
    /// The tree again with its last leaf as another one.
    case leaf
    /// The same number of layouts of the same tree, each as if nothing were known of it.
    case whole
  }

  private static let shapes: [LaidOutShape] = [
    .wide, .wideTexts, .balanced, .balancedTexts, .binary12, .chain20Texts,
  ]
  /// So many nodes are laid out for one figure.
  private static let leastNodes = 300_000

  static func run() throws {
    print("leaf: milliseconds of processor for one layout after a leaf changed\n")
    print(Columns.left("", 16) + "    nodes     leaf    whole")
    for shape in shapes {
      let (leaf, whole) = (try milliseconds(.leaf, shape), try milliseconds(.whole, shape))
      print(
        Columns.left(shape.rawValue, 16) + Columns.right("\(shape.tree.nodes.count)", 9)
          + column(leaf) + column(whole) + Columns.ratio(leaf / whole))
    }
  }

  private static func column(_ milliseconds: Double) -> String {
    Columns.right(String(format: "%.2f", milliseconds), 9)
  }

  private static func milliseconds(_ stage: Stage, _ shape: LaidOutShape) throws -> Double {
    let measured = try Measurement(of: [name, stage.rawValue, shape.rawValue])
    return measured.seconds / measured.count * 1e3
  }

  /// - Parameter arguments: a stage, a shape, and how often it is laid out, if not as often as a
  ///   figure takes.
  static func measure(_ arguments: [String]) -> Measurement? {
    guard arguments.count >= 2, let stage = Stage(rawValue: arguments[0]),
      let shape = LaidOutShape(rawValue: arguments[1])
    else { return nil }
    let tree = shape.tree
    let trees = stage == .leaf ? [tree, changed(tree)] : [tree, tree]
    let rounds = arguments.dropFirst(2).first.flatMap { Int($0) }
    let count = rounds ?? max(2, leastNodes / tree.nodes.count)
    return Measurement(count: count) {
      for round in 0..<count {
        let engine = LayoutEngine(trees[round % 2], policy: .full, budget: .max)
        precondition(engine.layOut(ProposedViewSize(width: 1_000, height: 1_000)).width > 0)
      }
    }
  }

  /// The tree with another leaf in the place of its last one.
  private static func changed(_ tree: LayoutTree) -> LayoutTree {
    var nodes = tree.nodes
    nodes[nodes.count - 1].layout = TextLayout("changed")
    return LayoutTree(nodes, root: NodeID(0))
  }
}
