import HaggleTraces
import HaggleVocabulary

/// Interns structure: equal views, and equal subtrees, of both traces get equal numbers.
struct Shapes {
  /// A view: its name and arguments, or its own number and those of its children.
  private struct Shape: Hashable {
    var text = ""
    var numbers: [Int] = []
  }

  private var known: [Shape: Int] = [:]

  /// The number of distinct shapes.
  var count: Int { known.count }

  /// The numbers of the nodes of one tree, by node.
  struct Numbers {
    var own: [Int]
    var whole: [Int]
    var kind: [Int]
  }

  mutating func numbers(of timeline: Timeline) -> Numbers {
    let nodes = timeline.trace.nodes
    let none = [Int](repeating: 0, count: nodes.count)
    var numbers = Numbers(own: none, whole: none, kind: none)
    for node in timeline.tree.preorder.reversed() {
      let about = nodes[node.index]
      let label = about.isLabelled ? about.name : ""
      let own = number(of: Shape(text: about.kind + "\0" + about.arguments + "\0" + label))
      let children = timeline.tree.children(of: node).map { numbers.whole[$0.index] }
      numbers.own[node.index] = own
      numbers.whole[node.index] = number(of: Shape(numbers: [own] + children))
      numbers.kind[node.index] = number(of: Shape(text: about.kind))
    }
    return numbers
  }

  /// The number of a shape; a new number for a new shape.
  private mutating func number(of shape: Shape) -> Int {
    if let known = known[shape] { return known }
    known[shape] = count
    return count - 1
  }
}
