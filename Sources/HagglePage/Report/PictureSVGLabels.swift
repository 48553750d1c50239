import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// Names in the boxes of a drawing, where they fit and cover no other.
struct PictureSVGLabels {
  private let timeline: Timeline
  private let leaves: [CGRect]
  private var taken: [CGRect] = []
  private static let lineHeight: CGFloat = 13
  private static let columnWidth: CGFloat = 6.7

  init(_ timeline: Timeline, leaves: [CGRect]) {
    self.timeline = timeline
    self.leaves = leaves
  }

  mutating func add(_ box: PictureSVG.Box, at area: CGRect, _ svg: inout Markup) {
    let name = name(of: box)
    let size = NumberText.display(box.rectangle.size)
    for text in ["\(name) \(size)", name] {
      guard let place = place(for: text, in: area), mayStand(box, at: place) else { continue }
      taken.append(place)
      let attributes = [("x", "\(Int(place.minX))"), ("y", "\(Int(place.maxY) - 3)")]
      svg.element("text", attributes) { $0.drawnText(text) }
      return
    }
  }

  /// What has no label of its own covers no view with its name.
  private func mayStand(_ box: PictureSVG.Box, at place: CGRect) -> Bool {
    let isNamed = box.nodes.contains { node in
      timeline.trace.nodes[node.index].isLabelled || timeline.tree.children(of: node).isEmpty
    }
    return isNamed || !leaves.contains { $0.intersects(place) }
  }

  /// By its labels, else by its leaves, else by the innermost view.
  private func name(of box: PictureSVG.Box) -> String {
    let nodes = timeline.trace.nodes
    let labelled = box.nodes.filter { nodes[$0.index].isLabelled }
    let leaves = box.nodes.filter { timeline.tree.children(of: $0).isEmpty }
    let named = !labelled.isEmpty ? labelled : !leaves.isEmpty ? leaves : box.nodes.suffix(1)
    return named.prefix(2).map { nodes[$0.index].displayName }.joined(separator: ", ")
  }

  /// Along the upper edge, else the lower one, else in the middle.
  private func place(for text: String, in area: CGRect) -> CGRect? {
    let columns = text.reduce(0) { $0 + DisplayWidth.columns(of: $1) }
    let size = CGSize(width: CGFloat(columns) * Self.columnWidth, height: Self.lineHeight)
    guard size.width + 8 <= area.width, size.height + 2 <= area.height else { return nil }
    let left = area.minX + 4
    let tops = [area.minY + 2, area.maxY - size.height - 2, area.midY - size.height / 2]
    return tops.map { CGRect(origin: CGPoint(x: left, y: $0), size: size) }
      .first { place in !taken.contains { $0.intersects(place) } }
  }
}
