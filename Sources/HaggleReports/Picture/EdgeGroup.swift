import Foundation
package import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// A view with its ancestors and descendants of equal edges, drawn as one box.
package struct EdgeGroup<Edges: Equatable> {
  /// The edges in the units of the picture.
  let edges: Edges
  /// The rectangle of the outermost view, in points.
  let rectangle: CGRect
  /// Outermost first.
  package private(set) var views: [Timeline.Drawing]
  /// The position in drawing order, counted in views.
  private var place: Int

  /// The groups in drawing order: parents before children, backgrounds before their view.
  ///
  /// - Parameter edges: the edges of a drawing; nil if it is outside of the picture.
  package static func groups(
    _ drawings: [Timeline.Drawing], of timeline: Timeline, edges: (Timeline.Drawing) -> Edges?
  ) -> [EdgeGroup] {
    var groups: [EdgeGroup] = []
    var groupOfNode = [Int?](repeating: nil, count: timeline.trace.nodes.count)
    for (place, drawing) in drawings.enumerated() {
      let node = drawing.node
      guard let own = edges(drawing) else { continue }
      let parent = timeline.trace.nodes[node.index].parent
      if let around = parent.flatMap({ groupOfNode[$0.index] }), groups[around].edges == own {
        groups[around].views.append(drawing)
        groupOfNode[node.index] = around
        if timeline.hasBackground(node) { groups[around].place = place }
      } else {
        groups.append(
          EdgeGroup(edges: own, rectangle: drawing.rectangle, views: [drawing], place: place))
        groupOfNode[node.index] = groups.count - 1
      }
    }
    return groups.sorted { $0.place < $1.place }
  }

  /// Outermost first.
  var nodes: [NodeID] { views.map(\.node) }

  /// The leaves in the group.
  func leaves(in timeline: Timeline) -> [NodeID] {
    nodes.filter { timeline.tree.children(of: $0).isEmpty }
  }

  /// The labelled views in the group.
  func labelled(in timeline: Timeline) -> [NodeID] {
    nodes.filter { timeline.trace.nodes[$0.index].isLabelled }
  }

  /// The name of the box: the labels of its views, else its leaves, else the innermost view.
  func name(in timeline: Timeline) -> String {
    joined(named(in: timeline)) { timeline.trace.name(of: $0) }
  }

  /// The title of these views, with their marks.
  func title(in timeline: Timeline) -> String {
    joined(named(in: timeline)) { timeline.trace.shortTitle(of: $0) }
  }

  /// The label in a picture without a legend.
  func label(in timeline: Timeline) -> String {
    joined(named(in: timeline)) { timeline.trace.label(of: $0) }
  }

  private func joined(_ named: [NodeID], _ name: (NodeID) -> String) -> String {
    let names = named.prefix(3).map(name)
    return names.joined(separator: ", ") + (named.count > 3 ? ", …" : "")
  }

  /// The size of the view that gives the box its name, in points; the outermost of several. Equal
  /// edges in the picture need not be exactly equal in points.
  func size(in timeline: Timeline) -> CGSize {
    let named = named(in: timeline)
    let only = named.count == 1 ? views.first { $0.node == named[0] } : nil
    return (only?.rectangle ?? rectangle).size
  }

  private func named(in timeline: Timeline) -> [NodeID] {
    let labelled = labelled(in: timeline)
    let leaves = leaves(in: timeline)
    return !labelled.isEmpty ? labelled : !leaves.isEmpty ? leaves : nodes.suffix(1)
  }
}
