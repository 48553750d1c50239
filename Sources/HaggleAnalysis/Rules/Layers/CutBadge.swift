import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let cutBadge = Rule(
    id: "cut-badge",
    summary: "What lies on a corner of a picture is cut together with that picture.",
    explanation: Explanation(
      finding: [
        """
        A clip cuts all that stands before it, overlays as well. A badge that is to stand out of \
        the corner of an avatar loses what is beyond the circle if the circle is cut last.
        """
      ],
      example: """
        // proposal: 100x100
        Color.teal.frame(width: 60, height: 60)
          .overlay(alignment: .topTrailing) {
            Circle().fill(.red).frame(width: 20, height: 20).id("badge")
          }
          .clipShape(Circle())
        """,
      scope: [
        """
        Reported for an overlay that is at most half as long as its view, whose middle lies \
        outside a circle or capsule or in its rim, or that reaches beyond the edge by at least 3 \
        points.
        """
      ],
      help: "the clip before the overlay",
      exception: "the badge is to be cut",
      keyNote: "of the badge", needs: "the log"),
    search: .each(.layers, as: CutBadge.find))
}

/// A small overlay that the clip around its view cuts.
private struct CutBadge: Detection {
  let timeline: Timeline
  let badge: NodeID
  let clip: NodeID
  let base: NodeID

  /// Less, in points, is hardly seen.
  private static let least: CGFloat = 3

  static func find(_ badge: NodeID, in timeline: Timeline) -> Self? {
    guard let layered = timeline.parent(badge), !timeline.has(.layersBehind, layered),
      timeline.isBadge(badge), let own = timeline.rectangle(of: badge), !own.isEmpty,
      let clip = timeline.isClipped(layered)
        ? layered : timeline.modifier(around: layered, where: { timeline.isClipped($0) }),
      !timeline.has(.scrolls, clip), let room = timeline.rectangle(of: clip),
      let base = timeline.tree.firstChild(of: layered),
      own.width <= room.width / 2, own.height <= room.height / 2
    else { return nil }
    let isBeyond = !room.encloses(own, within: Self.least)
    guard isBeyond || timeline.cutsMiddle(of: own, clip, room) else { return nil }
    return Self(
      timeline: timeline, badge: badge, clip: clip, base: base)
  }

  var goal: Goal? { Goal([.seen(badge, clip)], near: [base], traits: [.unseen]) }

  var suspicion: Suspicion {
    Suspicion(
      .cutBadge, of: badge, in: timeline,
      saying: Statement(
        "\(timeline.modifier(clip).capitalized) cuts \(badge), which lies on its edge",
        subject: badge,
        because: "A clip cuts all that stands before it, overlays as well"),
      shownBy: timeline.placings(of: [badge, clip]),
      remedies: ["write \(timeline.modifier(clip)) before the overlay"], subject: badge,
      involving: [clip])
  }
}

extension Timeline {
  /// Whether it comes down to something small to see.
  fileprivate func isBadge(_ layer: NodeID) -> Bool {
    guard let core = core(of: layer), !isClear(core) else { return false }
    return has(.decorates, core) || has(.text, core) || has(.symbol, core)
  }

  /// Whether the middle of a rectangle lies outside of the ellipse or the capsule that a clip cuts,
  /// or right at its rim.
  fileprivate func cutsMiddle(of own: CGRect, _ clip: NodeID, _ room: CGRect) -> Bool {
    let outline = appearance(of: clip).outline
    guard outline == .ellipse || outline == .capsule && abs(room.width - room.height) < 1,
      room.width > 0, room.height > 0
    else { return false }
    let x = (own.midX - room.midX) / (room.width / 2)
    let y = (own.midY - room.midY) / (room.height / 2)
    return x * x + y * y > 0.81
  }
}
