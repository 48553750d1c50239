import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let cutBadge = Rule(
    id: "cut-badge",
    summary: "What lies on a corner of a picture is cut together with that picture.",
    finding: """
      A clip cuts all that stands before it, overlays as well. A badge that is to stand out of \
      the corner of an avatar loses what is beyond the circle if the circle is cut last.
      """,
    example: """
      // proposal: 100x100
      Color.teal.frame(width: 60, height: 60)
        .overlay(alignment: .topTrailing) {
          Circle().fill(.red).frame(width: 20, height: 20).id("badge")
        }
        .clipShape(Circle())
      """,
    scope: """
      Reported for an overlay that is at most half as long as its view, whose middle lies \
      outside a circle or capsule or in its rim, or that reaches beyond the edge by at least 3 \
      points. What an offset moves beyond the edge is a badge where it is no longer than 36 \
      points, opaque, and has its middle inside; other things are there to be cut.
      """,
    help: "the clip before the overlay",
    exception: "the badge is to be cut", keyNote: "of the badge", needs: "the log",
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

  static func find(_ layer: NodeID, in timeline: Timeline) -> Self? {
    let moved = timeline.movedPart(of: layer)
    let badge = moved ?? layer
    guard let layered = timeline.parent(layer), !timeline.has(.layersBehind, layered),
      timeline.isBadge(badge), let own = timeline.rectangle(of: badge), !own.isEmpty,
      let clip = timeline.isClipped(layered)
        ? layered : timeline.modifier(around: layered, where: { timeline.isClipped($0) }),
      !timeline.has(.scrolls, clip), let room = timeline.rectangle(of: clip),
      let base = timeline.tree.firstChild(of: layered),
      own.width <= room.width / 2, own.height <= room.height / 2,
      moved == nil || timeline.isSmallMark(badge, on: room, own)
    else { return nil }
    let isBeyond = !room.encloses(own, within: Self.least)
    guard isBeyond || timeline.cutsMiddle(of: own, clip, room) else { return nil }
    return Self(
      timeline: timeline, badge: badge, clip: clip, base: base)
  }

  /// All of it is seen where it is drawn.
  var goal: Goal? {
    guard let own = timeline.rectangle(of: badge) else { return nil }
    let conditions = Axis.allCases.flatMap { axis -> [Goal.Condition] in
      [.shown(badge, axis, .atLeast(own.size[axis])), .origin(badge, axis, own.origin[axis])]
    }
    return Goal(conditions, near: [base], traits: [.unseen])
  }

  var suspicion: Suspicion {
    Suspicion(
      .cutBadge, of: badge, in: timeline,
      saying: Statement(
        "The clip of \(clip) cuts \(badge), which lies on its edge",
        subject: badge,
        because: "A clip cuts all that stands before it, overlays as well"),
      shownBy: timeline.placings(of: [badge, clip]),
      remedies: ["write the clip of \(clip) before the overlay"], subject: badge,
      involving: [clip])
  }
}

extension Timeline {
  /// Whether it comes down to something small to see.
  fileprivate func isBadge(_ layer: NodeID) -> Bool {
    guard let core = core(of: layer), !isClear(core) else { return false }
    return has(.decorates, core) || has(.text, core) || has(.symbol, core)
  }

  /// What is longer, in points, is decoration that is moved out of a card.
  private static let mostOfMark: CGFloat = 36

  /// Whether something that is moved is a small and opaque mark, most of it on its view.
  fileprivate func isSmallMark(_ badge: NodeID, on room: CGRect, _ own: CGRect) -> Bool {
    guard max(own.width, own.height) <= Self.mostOfMark, let core = core(of: badge) else {
      return false
    }
    let isOpaque = modified(by: badge).allSatisfy { !appearance(of: $0).isTranslucent }
    return isOpaque && appearance(of: core).paint.map { $0.alpha == 255 } != false
      && room.insetBy(dx: -1, dy: -1).contains(CGPoint(x: own.midX, y: own.midY))
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
