import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Symptoms {
  /// Small overlays inside the corner or edge of their base, which may be meant to be centred on
  /// it.
  var flushBadges: [Goal] {
    nodes.compactMap { badge -> Goal? in
      guard let layers = laidOut.parent(badge), let base = children(layers).first, base != badge,
        children(layers).count == 2, isPainted(badge), isPainted(base),
        let own = rectangle(badge), let room = rectangle(base),
        own.width * 2 <= room.width, own.height * 2 <= room.height,
        let alignment = argument(layers, "alignment")
      else { return nil }
      let wishes = Axis.allCases.compactMap { axis in
        distance(alignment, axis, of: own, in: room).map {
          Wish.distance(badge, behind: base, axis, $0)
        }
      }
      guard !wishes.isEmpty else { return nil }
      let kept = [badge, base].flatMap { view in
        Axis.allCases.map { Wish.length(view, $0, .equal, length(view, $0)) }
      }
      return Goal(
        "\(badge) lies within the edge of \(base)", of: badge, wishes + kept, near: [base],
        lengths: [.horizontal: own.width, .vertical: own.height])
    }
  }

  /// The distance from the base to a badge whose centre is on the edge, given its current edge
  /// alignment.
  private func distance(
    _ alignment: String, _ axis: Axis, of own: CGRect, in room: CGRect
  ) -> CGFloat? {
    let edges = axis == .horizontal ? ["leading", "trailing"] : ["top", "bottom"]
    let (start, end) = (own.origin[axis] - room.origin[axis], room.size[axis] - own.size[axis])
    let words = alignment.lowercased()
    if words.hasSuffix(edges[0]) || words.hasPrefix("." + edges[0]) {
      return abs(start) < 1 ? -own.size[axis] / 2 : nil
    }
    guard words.hasSuffix(edges[1]) || words.hasPrefix("." + edges[1]) else { return nil }
    return abs(start - end) < 1 ? room.size[axis] - own.size[axis] / 2 : nil
  }

  private func isPainted(_ node: NodeID) -> Bool {
    laidOut.subtree(node).contains {
      laidOut.has(.layersBehind, $0) || laidOut.has(.decorates, $0) || laidOut.has(.image, $0)
    }
  }
}
