import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let greedyPosition = Rule(
    id: "greedy-position",
    summary: "A view that is put to a point takes all that its stack has left.",
    finding: """
      `position` takes all that it is offered, and puts its view to a point of that. In a row or \
      a column it so drives everything beside it to the edge, and its point counts from where \
      its own room begins, not from the edge of the row.
      """,
    example: """
      // proposal: 393x60
      // text-cell: 8x20
      HStack {
        Text("New").position(x: 20, y: 10).id("badge")
        Text("Chapter one").id("title")
      }
      .id("row")
      """,
    scope: """
      Reported as well for a colour behind all that it takes, over other layers of a stack, where \
      that is four times as large as the view.
      """,
    help: "`.offset(x:y:)`, which keeps the view's room; an `.overlay(alignment:)` of the row",
    exception: "the room is meant for it",
    consequences: [Rule.squeezedText.id, Rule.outgrownBase.id],
    search: .symptoms { timeline in
      let views = timeline.views(with: .letsReachOut)
      return Positioned.all(views, in: timeline)
        + views.compactMap { PaintedRoom.find($0, in: timeline) }
    })
}

/// A view at a point of a room that it took from others.
private struct Positioned: Sighting {
  let timeline: Timeline
  let node: NodeID
  let content: NodeID
  let stack: NodeID
  let axis: Axis

  /// So much more than its view, in points, is seen.
  private static let least: CGFloat = 40

  static func all(_ views: [NodeID], in timeline: Timeline) -> [any Detection] {
    let contents = timeline.contents
    return Axis.allCases.flatMap { axis in
      views.compactMap { find($0, on: axis, in: timeline, with: contents) }
    }
  }

  private static func find(
    _ node: NodeID, on axis: Axis, in timeline: Timeline, with contents: Contents
  ) -> Self? {
    guard !timeline.has(.spaces, node),
      let content = timeline.tree.children(of: node).first, timeline.isGreedy(node, axis),
      timeline.isGreedy(node, axis.cross), !timeline.isGreedy(content, axis),
      let taken = timeline.length(node, axis),
      let enough = timeline.length(content, axis),
      taken > enough + Self.least, let (stack, branch) = timeline.division(around: node, axis),
      !timeline.isInReader(node, in: stack), !timeline.liesOnAsMuch(node, in: stack),
      timeline.tree.children(of: stack).contains(where: { $0 != branch && contents.contains($0) })
    else { return nil }
    return Self(
      timeline: timeline, node: node, content: content, stack: stack, axis: axis)
  }

  private var taken: CGFloat { timeline.length(node, axis) ?? 0 }
  private var enough: CGFloat { timeline.length(content, axis) ?? 0 }

  var suspicion: Suspicion {
    suspected(
      .greedyPosition, of: node, on: axis, sized: [node], remedies: remedies,
      involving: [stack, content], off: taken - enough)
  }

  var statement: Statement {
    Statement(
      """
      \(node) takes \(points(taken)) points of \(stack), and \(content) in it is \
      \(points(enough)) \(axis.adjective)
      """,
      because: "It takes all that it is offered, and puts its view to a point of that")
  }

  private var remedies: [Prose] {
    [
      "write \(code: ".offset(x: …, y: …)") instead, which keeps the room of \(content)",
      "lay \(content) over \(stack) with \(code: ".overlay(alignment: .topLeading) { … }")",
    ]
  }
}

/// A colour behind all the room that a positioned view takes, over other layers.
private struct PaintedRoom: Sighting {
  let timeline: Timeline
  let node: NodeID
  let content: NodeID
  /// What paints behind it.
  let paint: NodeID
  let layers: NodeID

  /// So many times as large as the view is the room.
  private static let factor: CGFloat = 4

  static func find(_ node: NodeID, in timeline: Timeline) -> Self? {
    guard !timeline.has(.spaces, node), let content = timeline.tree.firstChild(of: node),
      Axis.allCases.allSatisfy({
        timeline.isGreedy(node, $0) && !timeline.isGreedy(content, $0)
      }),
      let paint = timeline.parent(node), timeline.tree.firstChild(of: paint) == node,
      timeline.isPainted(behind: paint),
      let taken = timeline.size(of: paint), let enough = timeline.size(of: content),
      enough.area > 0, taken.area >= factor * enough.area,
      let step = timeline.stepsOutwards(from: paint).first(where: {
        timeline.onlySizingChild(of: $0.outer) == nil
      }), timeline.isLayerStack(step.outer), timeline.tree.firstChild(of: step.outer) != step.inner
    else { return nil }
    return Self(timeline: timeline, node: node, content: content, paint: paint, layers: step.outer)
  }

  var goal: Goal? {
    Goal(
      Axis.allCases.flatMap { axis -> [Goal.Condition] in
        [
          .length(paint, axis, .exactly(timeline.length(content, axis) ?? 0)),
          .level(paint, content, at: 0.5, axis),
          .origin(content, axis, timeline.start(content, axis)),
        ]
      }, near: [paint, node])
  }

  var suspicion: Suspicion {
    suspected(
      .greedyPosition, of: node, sized: [node, content],
      remedies: [
        "write \(timeline.modifier(paint)) before \(timeline.modifier(node)), behind \(content)"
      ], involving: [content, paint, layers])
  }

  var statement: Statement {
    Statement(
      """
      \(paint) is painted behind all that \(node) takes, over what lies below it in \(layers), and \
      \(content) in it is far smaller
      """, subject: paint,
      because: "It takes all that it is offered, and puts its view to a point of that")
  }
}

extension Timeline {
  /// Whether a `GeometryReader` in the stack holds it: that takes the room whatever is in it.
  fileprivate func isInReader(_ node: NodeID, in stack: NodeID) -> Bool {
    stepsOutwards(from: node).prefix { $0.outer != stack }
      .contains { has(.ignoresContent, $0.outer) }
  }

  /// Whether layers in the stack that it is one of have another one as large, such as a picture.
  fileprivate func liesOnAsMuch(_ node: NodeID, in stack: NodeID) -> Bool {
    stepsOutwards(from: node).prefix { $0.outer != stack }.contains { inner, outer in
      isLayerStack(outer)
        && tree.children(of: outer).contains { other in
          guard other != inner, let own = size(of: other), let whole = size(of: outer) else {
            return false
          }
          return own.width >= 0.9 * whole.width && own.height >= 0.9 * whole.height
        }
    }
  }
}
