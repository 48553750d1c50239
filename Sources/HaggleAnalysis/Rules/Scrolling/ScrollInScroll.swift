import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let scrollInScroll = Rule(
    id: "scroll-in-scroll",
    summary: "A scroll view lies in another one of the same axis, and is as long as its content.",
    finding: """
      A scroll view offers its content no length along its axis. Another scroll view in it so \
      has no length to stay within: it is as long as all that is in it, and never scrolls. What \
      was to scroll by itself moves with the rest, and what stands behind it is far away. (A \
      list, which has no such length, nearly vanishes: that is an `ideal-collapse`.)
      """,
    example: """
      // proposal: 393x700
      // text-cell: 8x20
      ScrollView {
        Text("News")
        ScrollView {
          Color.gray.frame(height: 1200)
        }
        .id("rows")
        Text("End")
      }
      .id("page")
      """,
    scope: """
      Reported where the inner one is longer than half of the room of the outer one, and the page \
      as a whole is longer than that.
      """,
    help: "`.frame(height: …)` on the inner one, or a stack in its place",
    exception: "the inner one is to scroll along with the outer one",
    class: .contract, keyNote: "of the inner one", needs: "the log",
    search: .symptoms { timeline in
      timeline.views(with: .scrolls).flatMap { node in
        Axis.allCases.compactMap { Nested.find(node, on: $0, in: timeline) }
      }
    })
}

/// A scroll view that is offered no length along its axis.
private struct Nested: Sighting {
  let timeline: Timeline
  let node: NodeID
  let outer: NodeID
  let axis: Axis
  let length: CGFloat
  let room: CGFloat

  static func find(_ node: NodeID, on axis: Axis, in timeline: Timeline) -> Self? {
    guard timeline.has(.scrolls, node), !timeline.has(.ignoresContent, node),
      let placement = timeline.placement(of: node)?.placement, placement.proposal[axis] == nil,
      timeline.content(of: node, scrolledAlong: axis) != nil,
      let outer = timeline.asker(of: node, axis), timeline.has(.scrolls, outer),
      let length = timeline.length(node, axis), let room = timeline.length(outer, axis),
      2 * length > room, timeline.contentEnd(of: outer, axis) ?? 0 > room + Timeline.tolerance,
      timeline.profile(of: node).isGreedy(on: axis)?.value == true
    else { return nil }
    return Self(
      timeline: timeline, node: node, outer: outer, axis: axis, length: length, room: room)
  }

  var suspicion: Suspicion {
    suspected(
      .scrollInScroll, of: node, on: axis, sized: [node], remedies: remedies,
      exception: "it is to scroll along with \(timeline.name(outer))", involving: [outer],
      off: length - room)
  }

  var statement: Statement {
    Statement(
      """
      \(node) is \(points(length)) points \(axis.adjective), as long as its content, and so never \
      scrolls
      """,
      because: """
        \(outer) around it scrolls in the same direction and offers it no \(axis.dimension); \
        what is seen at once are \(points(room))
        """)
  }

  private var remedies: [Prose] {
    let fixed = axis == .vertical ? ".frame(height: …)" : ".frame(width: …)"
    let stack = axis == .vertical ? "VStack" : "HStack"
    return [
      "write \(code: fixed) on \(node)", "take \(node) away, or put a \(code: stack) in its place",
    ]
  }
}
