package import HaggleReplay
package import HaggleVocabulary

/// A view as it is known again at another point: by where it is written, by what it is, and by
/// which it is of those that are written there.
package struct SweptView: Hashable, Sendable {
  /// What is written once, however often it is there.
  package struct Written: Hashable, Sendable {
    package let place: SourcePlace?
    package let kind: String
  }

  package let written: Written
  /// Which of them, from 0, in the order of the tree.
  let number: Int
}

extension SweptView {
  /// The view that a node of the last pass stands for; nil for none.
  package init?(_ node: NodeID, in timeline: Timeline) {
    guard let view = SweptViews(timeline)[node] else { return nil }
    self = view
  }
}

extension SweptView: Comparable {
  /// By where they are written.
  package static func < (a: SweptView, b: SweptView) -> Bool {
    let start = SourcePlace(line: 0, column: 0)
    let (first, second) = (a.written.place ?? start, b.written.place ?? start)
    if first != second { return first < second }
    return (a.written.kind, a.number) < (b.written.kind, b.number)
  }
}

/// What there is to say of a view wherever it is shown.
package struct SweptViewFacts: Equatable, Sendable {
  /// As other reports call it.
  package let name: String
  package let isLabelled: Bool
  /// As they are written.
  package let arguments: String
  package let isText: Bool
  let parent: SweptView?
  /// In the order of the tree, from 0.
  let order: Int
}

/// The views of one layout, known again.
struct SweptViews {
  /// By the nodes of the last pass.
  private(set) var views: [NodeID: SweptView] = [:]
  private(set) var facts: [SweptView: SweptViewFacts] = [:]

  init(_ timeline: Timeline) {
    var counts: [SweptView.Written: Int] = [:]
    for (order, node) in timeline.tree.preorder.enumerated() {
      let own = timeline.trace.nodes[node.index]
      let written = SweptView.Written(place: own.place, kind: own.kind)
      let view = SweptView(written: written, number: counts[written, default: 0])
      counts[written, default: 0] += 1
      views[node] = view
      facts[view] = SweptViewFacts(
        name: timeline.trace.name(of: node), isLabelled: own.isLabelled, arguments: own.arguments,
        isText: own.roles.contains(.text), parent: own.parent.flatMap { views[$0] }, order: order)
    }
  }

  subscript(node: NodeID) -> SweptView? { views[node] }
}
