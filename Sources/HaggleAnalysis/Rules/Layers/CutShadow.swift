import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let cutShadow = Rule(
    id: "cut-shadow",
    summary: "The shadow of a view is cut off by what scrolls or clips it.",
    finding: """
      A shadow is drawn outside of its view and takes no room. What scrolls is as long across \
      its axis as its content, and draws nothing beyond that; a clip around the shadow cuts all \
      of it.
      """,
    example: """
      // proposal: 393x400
      VStack {
        ScrollView(.horizontal) {
          HStack {
            Color.white.frame(width: 140, height: 100).shadow(radius: 10).id("card")
          }
        }
        .id("strip")
        Color.gray
      }
      """,
    scope: """
      Reported for shadows of at least 4 points in a colour that can be seen; in what scrolls across the axis alone, where \
      the edge is not that of the screen and less than half of the shadow has room.
      """,
    help: """
      padding around the content, inside of the scroll view, as wide as the shadow; \
      `.scrollClipDisabled()`; the shadow behind the clip
      """,
    exception: "it is to be cut there", needs: "the log with the appearance of its nodes",
    search: .each(.all, as: CutShadow.find))
}

/// A view whose shadow has less room than it needs.
private struct CutShadow: Sighting {
  let timeline: Timeline
  let node: NodeID
  /// What cuts it.
  let clip: NodeID
  /// The axis on which it is clipped; nil if it is clipped on all sides.
  let axis: Axis?
  let reach: CGFloat
  let room: CGFloat

  /// A shorter one, in points, is hardly missed.
  private static let least: CGFloat = 4

  static func find(_ node: NodeID, in timeline: Timeline) -> Self? {
    let reach = timeline.appearance(of: node).shadow
    guard reach >= Self.least, !timeline.isClear(timeline.core(of: node) ?? node),
      timeline.length(node, .vertical) ?? 0 > 0
    else { return nil }
    if timeline.appearance(of: node).shadows.isEmpty {
      if timeline.isInnerShadow(of: node) { return nil }
      return Self(
        timeline: timeline, node: node, clip: node, axis: nil, reach: reach, room: 0)
    }
    if timeline.isInnerShadow(of: node) { return nil }
    if let clip = timeline.modifier(around: node, where: { timeline.isClipped($0) }),
      timeline.rectangle(of: clip) == timeline.rectangle(of: timeline.casting(node))
    {
      return Self(
        timeline: timeline, node: node, clip: clip, axis: nil, reach: reach, room: 0)
    }
    guard let (scroller, axis, room) = timeline.strip(around: node), 2 * room < reach
    else { return nil }
    return Self(
      timeline: timeline, node: node, clip: scroller, axis: axis, reach: reach, room: room)
  }

  var goal: Goal? {
    guard let axis, let length = timeline.length(clip, axis) else { return nil }
    let enough = length + 2 * (reach - room)
    return Goal([.length(clip, axis, .between(enough, enough + 2 * reach))], near: [clip])
  }

  var suspicion: Suspicion {
    suspected(
      .cutShadow, of: node, on: axis, placed: [clip, node], remedies: remedies, involving: [clip],
      off: reach - room)
  }

  private var remedies: [Prose] {
    guard let axis else {
      let end: Prose = clip == node ? "the clip" : timeline.modifier(clip)
      return ["write the shadow behind \(end)"]
    }
    let sides = axis == .vertical ? ".vertical" : ".horizontal"
    return [
      """
      write \(code: ".padding(\(sides), \(typed(reach)))") on the content of \(clip): that is \
      inside of it
      """, "write \(code: ".scrollClipDisabled()") on \(clip)",
    ]
  }

  var statement: Statement {
    let cut: Prose =
      clip == node ? "the clip behind it cuts it off" : "\(clip) cuts it off after \(points(room))"
    let end: Prose = clip == node ? "it" : "\(clip)"
    return Statement(
      "The shadow of \(node) is seen \(points(reach)) points around it, and \(cut)",
      because: "A shadow takes no room, and what is beyond \(end) is not drawn")
  }
}

extension Timeline {
  /// Whether a line throws it, the outer half of which a clip cuts off on purpose.
  fileprivate func isInnerShadow(of node: NodeID) -> Bool {
    core(of: node).map { appearance(of: $0).lineWidth > 0 } ?? false
  }

  /// What throws the shadow of a view: a padding shows nothing itself.
  fileprivate func casting(_ node: NodeID) -> NodeID {
    modified(by: node).first { !has(.spaces, $0) || isPainted(behind: $0) } ?? node
  }
}
