import HaggleReplay
import HaggleTraces
import HaggleVocabulary
import Testing

/// The lists over which rules walk instead of over all views.
@Suite struct `Views in lists` {
  private typealias Node = Trace.Node

  /// A column of a row with two texts, a row with one, a colour behind a text, a grid of two
  /// colours, and a text that was left without room.
  private static let timeline: Timeline = {
    let parents: [(kind: String, parent: Int?)] = [
      ("VStack", nil), ("HStack", 0), ("Text", 1), ("Text", 1), ("HStack", 0), ("Text", 4),
      ("background", 0), ("Text", 6), ("Color", 6), ("Grid", 0), ("Color", 9), ("Color", 9),
      ("overlay", 0), ("Color", 12), ("Text", 12), ("Image", 0),
    ]
    let nodes = parents.enumerated().map { id, node in
      Node(kind: node.kind, name: "\(node.kind).\(id)", parent: node.parent.map { NodeID($0) })
    }
    let events = nodes.indices.map { place($0, 0, 0, 10, $0 == 15 ? 0 : 10) }
    return Timeline(Trace(nodes: nodes, events: events))
  }()

  private static func ids(_ numbers: [Int]) -> [NodeID] { numbers.map { NodeID($0) } }

  @Test(arguments: [
    (NodeRole.text, [2, 3, 5, 7, 14]), (.decorates, [8, 10, 11, 13]), (.layersBehind, [6]),
    (.layers, [6, 12]), (.scrolls, []),
  ])
  func `are found by a role`(role: NodeRole, views: [Int]) {
    #expect(Self.timeline.views(with: role) == Self.ids(views))
  }

  @Test func `are found by one of several roles, each once and in order`() {
    #expect(
      Self.timeline.views(withAnyOf: [.layers, .layersBehind, .dividesHeight])
        == Self.ids([0, 6, 9, 12]))
  }

  /// A row of one view divides nothing.
  @Test(
    arguments: [
      (.horizontal, [1]), (.vertical, [0]), ([.horizontal, .vertical], [9]), ([], [6, 12]),
    ] as [(Axis.Set, [Int])])
  func `are found by the axes on which they divide their room`(axes: Axis.Set, views: [Int]) {
    #expect(Self.timeline.containers(dividing: axes) == Self.ids(views))
    #expect(Self.ids(views).allSatisfy { Self.timeline.dividedAxes($0) == axes })
  }

  @Test func `hold content, but for colours and for what has no room`() {
    let content = (0..<16).filter { Self.timeline.contents.contains(NodeID($0)) }
    #expect(content == [0, 1, 2, 3, 4, 5, 6, 7, 12, 14])
  }

  @Test func `hold a text where it has a part in their size`() {
    let texts = (0..<16).filter { Self.timeline.contents.holdsText(NodeID($0)) }
    #expect(texts == [0, 1, 2, 3, 4, 5, 6, 7, 14])
  }
}
