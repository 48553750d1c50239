import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let groupedLayers = Rule(
    id: "grouped-layers",
    summary: "The alignment of a background or an overlay does not reach the views in it.",
    finding: """
      Several views in one background or overlay lie in a stack that SwiftUI makes of them, as in \
      a `ZStack`. The alignment holds for that stack: it stands at the edge, and it is as large as \
      the largest of its views on each axis. In it they are centred, so that a smaller one stands \
      away from the edge that is written there.
      """,
    example: """
      // proposal: 300x200
      Color.blue.frame(width: 200, height: 10)
        .background(alignment: .leading) {
          Color.green.frame(width: 10, height: 100).id("tick")
          Circle().fill(.orange).frame(width: 50, height: 50).id("knob")
        }
      """,
    scope: """
      Reported for a view that stands 8 points away from the edge, where it and the largest both \
      stand out of each other: what lies wholly on another view is to be in its middle.
      """,
    help: "a background or an overlay for each view; a `ZStack(alignment: .leading)` around them",
    exception: "it is to be centred on the other",
    search: .each(.layers, as: GroupedLayer.find))
}

/// A view that is centred in the stack of a layer, which is aligned to an edge.
private struct GroupedLayer: Sighting {
  let timeline: Timeline
  let modifier: NodeID
  let view: NodeID
  /// What makes the stack longer than it.
  let largest: NodeID
  let axis: Axis
  let distance: CGFloat

  /// More views are not held against each other.
  private static let most = 16

  static func find(_ layer: NodeID, on axis: Axis, in timeline: Timeline) -> Self? {
    guard let modifier = timeline.parent(layer), timeline.isLayerStack(layer),
      timeline.states("implicit", layer), !timeline.isCentred(modifier, on: axis),
      case let isStart = timeline.has(.starts(axis), modifier),
      isStart != timeline.has(.ends(axis), modifier),
      let whole = timeline.screenExtent(layer, axis)
    else { return nil }
    let views = timeline.tree.children(of: layer).prefix(most)
    guard let largest = timeline.longest(of: Array(views), axis) else { return nil }
    let found = views.first { view in
      guard view != largest, !timeline.isGreedy(view, axis),
        let own = timeline.screenExtent(view, axis), timeline.standOut(view, largest)
      else { return false }
      return (isStart ? own.start - whole.start : whole.end - own.end) >= Noticeable.gap
    }
    guard let found, let own = timeline.screenExtent(found, axis) else { return nil }
    return Self(
      timeline: timeline, modifier: modifier, view: found, largest: largest, axis: axis,
      distance: isStart ? own.start - whole.start : whole.end - own.end)
  }

  private var edge: String { timeline.edge(of: modifier, axis) }

  var goal: Goal? {
    Goal(
      [.level(view, largest, at: timeline.has(.starts(axis), modifier) ? 0 : 1, axis)]
        + timeline.kept(view) + timeline.kept(largest), near: [modifier, view])
  }

  var suspicion: Suspicion {
    suspected(
      .groupedLayers, of: view, on: axis, placed: [modifier, view, largest],
      remedies: [
        "give \(view) a modifier of its own with \(code: "alignment: \(edge)")",
        "put both into a \(code: "ZStack(alignment: \(edge))")",
      ], exception: "it is to be centred on \(largest)", involving: [modifier, largest],
      off: distance)
  }

  var statement: Statement {
    Statement(
      """
      \(view) stands \(counted(distance)) away from the edge that \
      \(timeline.modifier(modifier)) states
      """, isAboutPlace: true,
      because: """
        Its alignment is that of the stack of its views, which is as \
        \(axis == .horizontal ? "wide" : "high") as \(largest); in that stack they are centred
        """)
  }
}

extension Timeline {
  /// Whether each of two views has something that lies beside the other.
  fileprivate func standOut(_ view: NodeID, _ other: NodeID) -> Bool {
    guard let own = rectangle(of: view), let room = rectangle(of: other) else { return false }
    return !room.encloses(own, within: Self.tolerance)
      && !own.encloses(room, within: Self.tolerance)
  }
}
