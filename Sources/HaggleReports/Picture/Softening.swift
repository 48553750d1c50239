import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// Shadows and blur, which apply to everything drawn in a view.
struct Softening {
  var shadows: [Shadow] = []
  /// The blur radius, in points.
  var blur: CGFloat = 0

  /// The maximum number of views searched for shadow casters.
  private static let mostCasters = 64

  /// The softening of all views that have some.
  static func all(_ timeline: Timeline, _ tree: NodeTree) -> [NodeID: Softening] {
    var all: [NodeID: Softening] = [:]
    for node in tree.preorder {
      let appearance = timeline.trace.nodes[node.index].appearance
      guard !appearance.shadows.isEmpty || appearance.blur > 0 else { continue }
      let drawn = drawn(in: node, timeline, tree)
      for view in drawn where appearance.blur > 0 {
        all[view, default: .init()].blur += appearance.blur
      }
      guard !appearance.shadows.isEmpty else { continue }
      let caster = drawn.first { isArea($0, timeline) && covers($0, node, timeline) }
      for view in caster.map({ [$0] }) ?? drawn {
        all[view, default: .init()].shadows += appearance.shadows
      }
    }
    return all
  }

  /// The view itself, or its drawn descendants.
  private static func drawn(
    in node: NodeID, _ timeline: Timeline, _ tree: NodeTree
  ) -> [NodeID] {
    Array(tree.walk(from: node).lazy.filter { isDrawn($0, timeline) }.prefix(mostCasters))
  }

  private static func isDrawn(_ node: NodeID, _ timeline: Timeline) -> Bool {
    let about = timeline.trace.nodes[node.index]
    return isArea(node, timeline) || about.roles.contains(.text) || about.roles.contains(.image)
  }

  private static func isArea(_ node: NodeID, _ timeline: Timeline) -> Bool {
    let about = timeline.trace.nodes[node.index]
    if about.roles.contains(.text) || about.roles.contains(.image) { return false }
    return about.appearance.paint != nil || about.appearance.tint != nil
      || about.roles.contains(.decorates) || about.roles.contains(.box)
  }

  /// Whether one view fills the other, so that the rest casts no visible shadow.
  private static func covers(_ area: NodeID, _ node: NodeID, _ timeline: Timeline) -> Bool {
    guard let own = timeline.rectangle(of: area), let all = timeline.rectangle(of: node) else {
      return false
    }
    return own.encloses(all, within: 0.5)
  }
}
