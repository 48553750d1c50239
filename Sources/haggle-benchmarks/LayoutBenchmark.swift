import HaggleLayouts
import HaggleVocabulary

/// How long the engine alone takes for trees of several shapes, without an observer.
struct LayoutBenchmark: Benchmark {
  static let name = "layout"
  static let summary = "the engine on trees of several shapes: fails where depth multiplies"

  /// How much longer twice the depth may take.
  private static let limit = 3.0
  /// So many nodes are laid out for one figure.
  private static let leastNodes = 300_000

  static func run() throws {
    print("layout: a fresh engine for each, nanoseconds of processor per node\n")
    for shape in LaidOutShape.allCases {
      for policy in shape.policies {
        let each = try nanoseconds(shape, policy)
        let name = Columns.left(shape.rawValue, 16) + Columns.left(policy.rawValue, 9)
        print(name + Columns.right("\(Int(each)) ns", 10))
      }
    }
    let ratio = try total(.chain20) / total(.chain10)
    print("\ntwice the depth" + Columns.ratio(ratio))
    guard ratio < limit else {
      throw Measurement.Failure(description: "twice the depth takes more than \(limit) as long")
    }
    let texts = try total(.chain20Texts) / total(.chain10Texts)
    let questions = questions(.chain20Texts) / questions(.chain10Texts)
    print("with texts" + Columns.ratio(texts) + ", questions" + Columns.ratio(questions))
  }

  /// How many differ: heights of texts follow from widths, so that those multiply with depth.
  private static func questions(_ shape: LaidOutShape) -> Double {
    let engine = LayoutEngine(shape.tree, policy: .full, budget: .max)
    _ = engine.layOut(ProposedViewSize(width: 1_000, height: 1_000))
    return Double(engine.questionCount)
  }

  private static func nanoseconds(_ shape: LaidOutShape, _ policy: CachePolicy) throws -> Double {
    let measured = try Measurement(of: [name, shape.rawValue, policy.rawValue])
    return measured.seconds / measured.count * 1e9
  }

  private static func total(_ shape: LaidOutShape) throws -> Double {
    try nanoseconds(shape, .full) * Double(shape.tree.nodes.count)
  }

  /// - Parameter arguments: a shape, a policy, and how often it is laid out, if not as often as a
  ///   figure takes.
  static func measure(_ arguments: [String]) -> Measurement? {
    guard arguments.count >= 2, let shape = LaidOutShape(rawValue: arguments[0]),
      let policy = CachePolicy(rawValue: arguments[1])
    else { return nil }
    let tree = shape.tree
    let rounds = arguments.dropFirst(2).first.flatMap { Int($0) }
    let count = rounds ?? max(1, leastNodes / tree.nodes.count)
    return Measurement(count: count * tree.nodes.count) {
      for _ in 0..<count {
        let engine = LayoutEngine(tree, policy: policy, budget: .max)
        precondition(engine.layOut(ProposedViewSize(width: 1_000, height: 1_000)).width > 0)
      }
    }
  }
}
