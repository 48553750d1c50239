import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// A view with the views around and in it that have the same edges: what a picture draws as one
/// box.
struct EdgeGroup<Edges: Equatable> {
  /// Where the picture has the box, in units of its own.
  let edges: Edges
  /// Where the outermost of the views is, in points.
  let rectangle: CGRect
  /// The outermost first.
  private(set) var nodes: [NodeID]
  /// When it is drawn, counted in views.
  private var place: Int

  /// In the order of drawing: each before those in it, and what is behind a view before that view.
  ///
  /// - Parameter edges: those of a rectangle in points; nil for what is not in the picture.
  static func groups(
    _ drawings: [Timeline.Drawing], of timeline: Timeline, edges: (CGRect) -> Edges?
  ) -> [EdgeGroup] {
    var groups: [EdgeGroup] = []
    var groupOfNode = [Int?](repeating: nil, count: timeline.trace.nodes.count)
    for (place, drawing) in drawings.enumerated() {
      let node = drawing.node
      guard let own = edges(drawing.rectangle) else { continue }
      let parent = timeline.trace.nodes[node.index].parent
      if let around = parent.flatMap({ groupOfNode[$0.index] }), groups[around].edges == own {
        groups[around].nodes.append(node)
        groupOfNode[node.index] = around
        if timeline.hasBackground(node) { groups[around].place = place }
      } else {
        groups.append(
          EdgeGroup(edges: own, rectangle: drawing.rectangle, nodes: [node], place: place))
        groupOfNode[node.index] = groups.count - 1
      }
    }
    return groups.sorted { $0.place < $1.place }
  }

  /// The views in it that have no views in them.
  func leaves(in timeline: Timeline) -> [NodeID] {
    nodes.filter { timeline.tree.children(of: $0).isEmpty }
  }

  /// The views in it to which somebody gave a name.
  func labelled(in timeline: Timeline) -> [NodeID] {
    nodes.filter { timeline.trace.nodes[$0.index].isLabelled }
  }

  /// What the box is called: by the labels of its views, else by its leaves, else by the innermost
  /// view.
  func name(in timeline: Timeline) -> String {
    let all = timeline.trace.nodes
    let labelled = labelled(in: timeline)
    let leaves = leaves(in: timeline)
    let named = !labelled.isEmpty ? labelled : !leaves.isEmpty ? leaves : nodes.suffix(1)
    let names = named.prefix(3).map { all[$0.index].displayName }
    return names.joined(separator: ", ") + (named.count > 3 ? ", …" : "")
  }
}
