import Foundation
import HaggleReplay
import HaggleScenarios
import HaggleTraces
import HaggleVocabulary

extension Trace {
  /// Whether a root looks like a screen rather than a part of one: it scrolls, has bars or pages,
  /// extends under bars, has a full background, or pushes its content apart.
  ///
  /// - Parameter timeline: its own; nil for one to be made.
  func looksLikeAScreen(_ root: Scenario.Root, in timeline: Timeline?) -> Bool {
    if root.isCalledAScreen { return true }
    if nodes.contains(where: { Self.kindsOfScreens.contains($0.kind) || pushesApart($0) }) {
      return true
    }
    let timeline = timeline ?? Timeline(self)
    let room = timeline.size(of: NodeID(0)) ?? .zero
    return nodes.indices.contains { timeline.paints(NodeID($0), all: room) }
  }

  private static let kindsOfScreens: Set<String> = [
    "ScrollView", "List", "Form", "NavigationStack", "NavigationView", "NavigationSplitView",
    "TabView", "GeometryReader", "ignoresSafeArea", "edgesIgnoringSafeArea", "safeAreaInset",
    "containerRelativeFrame", "toolbar", "navigationTitle", "navigationBarTitle",
  ]

  /// Whether it is a spacer from top to bottom.
  private func pushesApart(_ node: Node) -> Bool {
    guard node.roles.contains(.spacer), let parent = node.parent else { return false }
    return nodes[parent.index].roles.contains(.dividesHeight)
  }
}

extension Timeline {
  /// Whether it is a colour or image as large as an area.
  fileprivate func paints(_ node: NodeID, all room: CGSize) -> Bool {
    let roles = trace.nodes[node.index].roles
    guard roles.contains(.fillsCorners) || roles.contains(.image), let size = size(of: node) else {
      return false
    }
    return size.width >= room.width && size.height >= room.height
  }
}
