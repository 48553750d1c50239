import HaggleTraces
import HaggleVocabulary

/// Numbers for what views are, the same for the same in both traces: a view by itself, and a view
/// with all that is in it.
struct Shapes {
  /// A view by what it is called and told.
  private struct Own: Hashable {
    let kind: String
    let arguments: String
    let label: String?
  }

  private struct Whole: Hashable {
    let own: Int
    let children: [Int]
  }

  private var owns: [Own: Int] = [:]
  private var wholes: [Whole: Int] = [:]
  private var kinds: [String: Int] = [:]

  /// The numbers of the nodes of one tree, by node.
  struct Numbers {
    var own: [Int]
    var whole: [Int]
    var kind: [Int]
  }

  mutating func numbers(of timeline: Timeline) -> Numbers {
    let nodes = timeline.trace.nodes
    let none = [Int](repeating: -1, count: nodes.count)
    var numbers = Numbers(own: none, whole: none, kind: none)
    for node in timeline.tree.preorder.reversed() {
      let about = nodes[node.index]
      let own = number(of: about)
      let children = timeline.tree.children(of: node).map { numbers.whole[$0.index] }
      numbers.own[node.index] = own
      numbers.whole[node.index] = wholes.number(of: Whole(own: own, children: children))
      numbers.kind[node.index] = kinds.number(of: about.kind)
    }
    return numbers
  }

  private mutating func number(of node: Trace.Node) -> Int {
    owns.number(
      of: Own(
        kind: node.kind, arguments: node.arguments, label: node.isLabelled ? node.name : nil))
  }
}

extension Dictionary where Value == Int {
  /// The number of a key, a new one for a new key.
  fileprivate mutating func number(of key: Key) -> Int {
    if let known = self[key] { return known }
    self[key] = count
    return count - 1
  }
}
