package import HaggleReplay
package import HaggleVocabulary

/// A view identified across points: by its place in the text, its kind, and its number among the
/// views written there.
package struct SweptView: Hashable, Sendable {
  /// A place in the text, however many views it makes.
  package struct Written: Hashable, Sendable {
    package let place: SourcePlace?
    package let kind: String
  }

  package let written: Written
  /// Its number among them, from 0, in tree order.
  let number: Int
}

extension SweptView {
  /// The view represented by a node of the last pass; nil for none.
  package init?(_ node: NodeID, in timeline: Timeline) {
    guard let view = SweptViews(timeline)[node] else { return nil }
    self = view
  }
}

extension SweptView: Comparable {
  /// Ordered by their place in the text.
  package static func < (a: SweptView, b: SweptView) -> Bool {
    let start = SourcePlace(line: 0, column: 0)
    let (first, second) = (a.written.place ?? start, b.written.place ?? start)
    if first != second { return first < second }
    return (a.written.kind, a.number) < (b.written.kind, b.number)
  }
}

/// The description of a view, independent of the point.
package struct SweptViewFacts: Equatable, Sendable {
  /// The name used in other reports.
  package let name: String
  package let isLabelled: Bool
  /// The arguments as written.
  package let arguments: String
  package let isText: Bool
  let parent: SweptView?
  /// The position in tree order, from 0.
  let order: Int
}

/// The views of one layout, identified across points.
struct SweptViews: Sendable {
  /// By the ids of the last pass.
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
