import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let globalPoint = Rule(
    id: "global-point",
    summary:
      "A view is put to a point of the screen, counted from a view that does not begin there.",
    finding: """
      `position` counts from the corner of its own room. A point that is read in the `.global` \
      space counts from the corner of the screen: whatever lies before the room moves the view \
      twice.
      """,
    example: """
      // proposal: 300x600
      VStack(spacing: 0) {
        Color.gray.frame(height: 100)
        GeometryReader { chart in
          Color.red.frame(width: 20, height: 20).id("marker")
            .position(x: chart.frame(in: .global).midX, y: chart.frame(in: .global).midY)
        }
      }
      """,
    scope: """
      Reported where the point is the middle of the room, moved by just as much as the room is \
      from the corner of the screen.
      """,
    help: """
      `frame(in: .local)`, or `size.width / 2`
      """,
    exception: "it is to stand there",
    search: .each(.with(.letsReachOut), as: GlobalPoint.find))
}

/// A view that is as far from the middle of its room as the room is from the screen's corner.
private struct GlobalPoint: Sighting {
  let timeline: Timeline
  let node: NodeID
  let content: NodeID
  let off: CGPoint

  static func find(_ node: NodeID, in timeline: Timeline) -> Self? {
    guard !timeline.has(.spaces, node),
      !timeline.has(.scrolls, node), Axis.allCases.allSatisfy({ timeline.isGreedy(node, $0) }),
      let content = timeline.tree.children(of: node).first,
      let room = timeline.rectangle(of: node), let own = timeline.rectangle(of: content),
      own.width < room.width, own.height < room.height,
      abs(own.midX - room.midX - room.minX) < 0.5, abs(own.midY - room.midY - room.minY) < 0.5,
      max(room.minX, room.minY) >= Noticeable.gap
    else { return nil }
    return Self(
      timeline: timeline, node: node, content: content, off: room.origin)
  }

  var goal: Goal? {
    Goal(Axis.allCases.map { .level(content, node, at: 0.5, $0) }, near: [content])
  }

  var suspicion: Suspicion {
    suspected(
      .globalPoint, of: content, placed: [node, content],
      remedies: ["write \(code: ".local") for \(code: ".global") where the point is read"],
      involving: [node], off: max(off.x, off.y))
  }

  var statement: Statement {
    let axis: Axis = off.y >= Noticeable.gap ? .vertical : .horizontal
    return Statement(
      """
      \(content) stands \(points(off[axis])) points \(axis == .vertical ? "below" : "behind") the \
      middle of \(node), just as far as that is from the corner of the screen
      """, isAboutPlace: true,
      because: "A point counts from the corner of \(node), not of the screen")
  }
}
