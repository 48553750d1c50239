import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// One box of the picture: a view, with the views around and in it that have the same edges.
struct PictureBox {
  let cells: CellRectangle
  /// What it is called: by its labels, else by its leaves, else by the innermost view.
  let name: String
  /// The size of the view in points.
  let size: CGSize
  let isLeaf: Bool
  /// Whether part of it lies outside of the picture.
  let isCut: Bool

  /// The boxes, each before those in it.
  static func boxes(
    _ drawings: [Timeline.Drawing], of timeline: Timeline, _ scale: PictureScale
  ) -> [PictureBox] {
    var groups: [Group] = []
    var groupOfNode = [Int?](repeating: nil, count: timeline.trace.nodes.count)
    for drawing in drawings {
      let (node, rectangle) = (drawing.node, drawing.rectangle)
      guard let cells = scale.cells(rectangle) else { continue }
      let parent = timeline.trace.nodes[node.index].parent
      let around = parent.flatMap { groupOfNode[$0.index] }
      if let around, groups[around].cells == cells {
        groups[around].nodes.append(node)
        groupOfNode[node.index] = around
      } else {
        groups.append(Group(cells: cells, rectangle: rectangle, nodes: [node]))
        groupOfNode[node.index] = groups.count - 1
      }
    }
    return groups.map { PictureBox($0, timeline, isCut: scale.cuts($0.rectangle)) }
  }

  private struct Group {
    var cells: CellRectangle
    var rectangle: CGRect
    var nodes: [NodeID]
  }

  private init(_ group: Group, _ timeline: Timeline, isCut: Bool) {
    let nodes = timeline.trace.nodes
    let labelled = group.nodes.filter { nodes[$0.index].isLabelled }
    let leaves = group.nodes.filter { timeline.tree.children(of: $0).isEmpty }
    let named = !labelled.isEmpty ? labelled : !leaves.isEmpty ? leaves : group.nodes.suffix(1)
    let names = named.prefix(3).map { nodes[$0.index].displayName }
    name = names.joined(separator: ", ") + (named.count > 3 ? ", …" : "")
    cells = group.cells
    size = group.rectangle.size
    isLeaf = !leaves.isEmpty
    self.isCut = isCut
  }
}
