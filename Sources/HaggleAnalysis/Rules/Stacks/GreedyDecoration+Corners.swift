import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Stretch {
  /// The largest part of the height of layers that something in their corner has.
  private static let mostOfCorner: CGFloat = 0.5

  /// What is painted, and is to lie in a trailing corner of layers, and is as wide as those for
  /// nothing but a line between its words: a menu.
  static func all(cornered layers: NodeID, _ timeline: Timeline, with contents: Contents) -> [Self]
  {
    guard timeline.isLayerStack(layers), timeline.has(.ends(.horizontal), layers),
      timeline.has(.starts(.vertical), layers) || timeline.has(.ends(.vertical), layers),
      let room = timeline.size(of: layers)
    else { return [] }
    return timeline.tree.children(of: layers).dropFirst().compactMap { layer in
      guard let size = timeline.size(of: layer), size.width > room.width - 1,
        size.height < mostOfCorner * room.height, timeline.isPainted(within: layer),
        var stretch = find(layer, on: .horizontal, in: timeline, with: contents),
        timeline.has(.decorates, stretch.source),
        timeline.isThin(stretch.source, across: .horizontal)
      else { return nil }
      stretch.symptom = .corner(layers)
      return stretch
    }
  }
}
