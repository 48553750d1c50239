import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// Finds long runs of equal siblings, including their descendants; also of several alternating
/// kinds, such as the cells of a grid.
struct SiblingFolding {
  enum Row: Equatable {
    case node(NodeID)
    /// Siblings equal to those before; `period` is the number of alternating kinds.
    case folded([NodeID], period: Int)
  }

  /// A number per node, equal for equal subtrees; empty if nothing is folded.
  private var likeness: [Int] = []
  private static let longestPeriod = 8
  /// Whether a view is shown without numbers, and so equals others of its kind.
  private let isBrief: (NodeID) -> Bool

  private struct Look: Hashable {
    var kind: String
    var arguments: String
    var traits: [String]
    var roles: NodeRoles
    var size: String?
    var exchanges: [String]
    var findings: [String]
    var children: [Int]
  }

  init(
    _ timeline: Timeline, _ dialogues: [DialogueText?], showsAll: Bool,
    isBrief: @escaping (NodeID) -> Bool = { _ in false }, findings: (NodeID) -> [String]
  ) {
    self.isBrief = isBrief
    if showsAll { return }
    var looks: [Look: Int] = [:]
    likeness = Array(repeating: 0, count: timeline.trace.nodes.count)
    for node in timeline.tree.preorder.reversed() {
      let about = timeline.trace.nodes[node.index]
      let isBrief = isBrief(node)
      let look = Look(
        kind: about.kind, arguments: isBrief ? "" : about.arguments, traits: about.traits,
        roles: about.roles,
        size: isBrief ? nil : timeline.size(of: node).map { NumberText.display($0) },
        exchanges: isBrief ? [] : dialogues[node.index]?.exchanges ?? [], findings: findings(node),
        children: timeline.tree.children(of: node).map { likeness[$0.index] })
      likeness[node.index] = looks[look] ?? looks.count
      looks[look] = likeness[node.index]
    }
  }

  /// The rows that show `siblings`.
  func rows(_ siblings: [NodeID]) -> [Row] {
    if likeness.isEmpty { return siblings.map { .node($0) } }
    var rows: [Row] = []
    var rest = siblings[...]
    while let first = rest.first {
      let (count, period) = run(rest)
      // One of a kind may be an accident, two are not.
      let shown = period == 1 ? (isBrief(first) ? 1 : 3) : 2 * period
      if count < shown + 2 {
        rows.append(.node(first))
        rest = rest.dropFirst()
      } else {
        rows += rest.prefix(shown).map { .node($0) }
        rows.append(.folded(Array(rest.prefix(count).dropFirst(shown)), period: period))
        rest = rest.dropFirst(count)
      }
    }
    return rows
  }

  /// The number of repeating siblings from the first, and the period of the repetition.
  private func run(_ siblings: ArraySlice<NodeID>) -> (count: Int, period: Int) {
    for period in 1...Self.longestPeriod {
      let count = zip(siblings, siblings.dropFirst(period))
        .prefix { likeness[$0.index] == likeness[$1.index] }.count
      let least = period == 1 && isBrief(siblings[siblings.startIndex]) ? 4 : 3 * max(period, 2)
      if count + period >= least { return (count + period, period) }
    }
    return (1, 1)
  }
}
