import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let measureExplosion = Rule(
    id: "measure-explosion",
    summary: "The questions of one pass multiply with the depth of the tree.",
    finding: """
      Containers ask each child several times for every question of their own: for its minimum, \
      its maximum, and then its share. SwiftUI remembers three answers per view; in stacks of \
      alternating direction, and in grids in grids, that is not enough, and the questions \
      multiply with every level. haggle stops at a budget (1 000 000, or `--budget`), runs the \
      pass again with every answer remembered, and says so.
      """,
    example: """
      // proposal: 300x300
      struct Nest: View {
        let levels: Int
        var body: some View {
          if levels == 0 {
            Color.red
          } else {
            VStack {
              HStack {
                Nest(levels: levels - 1)
                Color.green
              }
              Color.blue
            }
          }
        }
      }

      Nest(levels: 8)
      """,
    budget: 10_000,
    help: "a fixed size somewhere between the containers, or fewer of them inside each other",
    exception: "the depth is on purpose; `--cache full` skips the first attempt",
    class: .contract, needs: "a layout that haggle ran",
    traits: [.wholePass],
    search: .symptoms { $0.explosion.map { [$0] } ?? [] })
}

extension Timeline {
  /// A pass that was given up for its many questions; nil if none was.
  fileprivate var explosion: Suspicion? {
    guard let budget = trace.header.exceededBudget, let (node, levels) = deepestNest else {
      return nil
    }
    let nest: [Statement.Detail] =
      levels < 2
      ? []
      : [
        .init(
          .explanation,
          """
          \(node) is the outermost of \(NumberText.grouped(levels)) containers inside each other \
          that ask their children several times for every question of their own
          """)
      ]
    return Suspicion(
      .measureExplosion, of: node, in: self,
      saying: Statement(
        """
        With three remembered answers per view, as SwiftUI keeps them, one pass over these \
        \(NumberText.grouped(trace.nodes.count)) views asks more than \
        \(NumberText.grouped(budget)) questions
        """,
        details: nest + [
          .init(
            .sentence,
            "What you see was recorded with every answer remembered (\(code: "--cache full"))")
        ]), shownBy: sizing(of: node),
      remedies: ["fix a size somewhere between the containers", "nest fewer of them"],
      exception: "the depth is on purpose; \(code: "--cache full") skips the first attempt",
      off: .infinity)
  }

  /// The outermost of the most containers inside each other that multiply questions, and how many
  /// they are: grids, and stacks that are not in a stack of the same direction, which asks no more.
  private var deepestNest: (node: NodeID, levels: Int)? {
    var nests = [Nest](repeating: Nest(), count: trace.nodes.count)
    for node in tree.preorder.reversed() {
      let inner = tree.children(of: node).map { nests[$0.index] }.max { $0.levels < $1.levels }
      nests[node.index] = Nest(dividedAxes(node), around: inner ?? Nest())
    }
    return tree.preorder.max { a, b in
      (nests[a.index].levels, nests[a.index].isOwn ? 1 : 0)
        < (nests[b.index].levels, nests[b.index].isOwn ? 1 : 0)
    }.map { ($0, nests[$0.index].levels) }
  }
}

/// Containers inside each other that multiply questions.
private struct Nest {
  var levels = 0
  /// What the outermost of them divides.
  var axes: Axis.Set = []
  /// Whether the node itself is one of them.
  var isOwn = false

  init() {}

  init(_ axes: Axis.Set, around inner: Nest) {
    let isGrid = axes == [.horizontal, .vertical]
    isOwn = !axes.isEmpty && (isGrid || axes != inner.axes)
    levels = inner.levels + (isOwn ? 1 : 0)
    self.axes = isOwn ? axes : inner.axes
  }
}
