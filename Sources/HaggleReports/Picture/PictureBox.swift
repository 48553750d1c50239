import Foundation
import HaggleReplay

/// One box of the picture: a view, with the views around and in it that have the same edges.
struct PictureBox {
  let cells: CellRectangle
  let name: String
  /// The name with what a person knows it by.
  let title: String
  /// The size of the view in points.
  let size: CGSize
  let isLeaf: Bool
  /// Whether part of it lies outside of the picture.
  let isCut: Bool

  /// The boxes, each before those in it.
  static func boxes(
    _ drawings: [Timeline.Drawing], of timeline: Timeline, _ scale: PictureScale
  ) -> [PictureBox] {
    EdgeGroup.groups(drawings, of: timeline, edges: scale.cells).map { group in
      PictureBox(
        cells: group.edges, name: group.name(in: timeline), title: group.title(in: timeline),
        size: group.size(in: timeline),
        isLeaf: !group.leaves(in: timeline).isEmpty, isCut: scale.cuts(group.rectangle))
    }
  }
}
