import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let earlyClip = Rule(
    id: "early-clip",
    summary: "A picture is cut, outlined or backed before the frame that it is to fill.",
    finding: """
      A clip cuts what stands before it. A picture that fits a frame is shorter than it on one \
      axis; cut to a circle first, it is a circle of the short side, or an oval, in a place \
      that is larger than it.
      """,
    example: """
      // proposal: 200x100
      // image: "ada" 300x200
      Image("ada").resizable().scaledToFit().id("ada")
        .clipShape(Circle())
        .frame(width: 48, height: 48)
      """,
    scope: """
      Reported for resizable images that are clipped to a circle or a capsule, or have \
      an outline or a background, in a frame that states both lengths and is longer on \
      one axis alone by 6 points.
      """,
    help: """
      `.scaledToFill()` and the frame, and the clip behind both
      """,
    exception: "the picture is to be shorter than its place", keyNote: "of the picture",
    search: .each(.withAny(of: [.clips, .layers]), as: EarlyClip.find))
}

/// A picture with round corners in a frame that is larger than it.
private struct EarlyClip: Detection {
  let timeline: Timeline
  let image: NodeID
  let frame: NodeID
  let size: CGSize
  let room: CGSize

  /// Less, in points, is hardly seen.
  private static let least: CGFloat = 6

  static func find(_ clip: NodeID, in timeline: Timeline) -> Self? {
    guard
      timeline.isRounded(clip) || timeline.isOutlined(clip)
        || timeline.isPainted(behind: clip),
      let image = timeline.core(of: clip), timeline.has(.image, image),
      timeline.has(.proposesShape, within: clip),
      let frame = timeline.frame(around: clip),
      Axis.allCases.allSatisfy({ timeline.has(.fixes($0), frame) }),
      let size = timeline.size(of: clip), let room = timeline.size(of: frame)
    else { return nil }
    let excess = Axis.allCases.map { abs(room[$0] - size[$0]) }
    guard excess.count(where: { $0 >= Self.least }) == 1, excess.contains(where: { $0 < 1 })
    else { return nil }
    return Self(
      timeline: timeline, image: image, frame: frame, size: size, room: room)
  }

  var goal: Goal? {
    Goal(
      Axis.allCases.map { .length(image, $0, .atLeast(room[$0])) }
        + Axis.allCases.map { .length(frame, $0, .exactly(room[$0])) }, near: [image])
  }

  var suspicion: Suspicion {
    let finding = Finding(
      .earlyClip, of: image, in: timeline,
      saying: Statement(
        """
        \(image) gets its shape at \(points(size.width))×\(points(size.height)), and \
        \(timeline.modifier(frame)) around it is \(points(room.width))×\(points(room.height))
        """,
        because:
          "A clip or a background is as large as what stands before it, and the frame comes later"),
      shownBy: timeline.placings(of: [image, frame]),
      remedies: [
        """
        write \(code: ".scaledToFill()") and \(timeline.modifier(frame)) on \(image), and the clip \
        behind both
        """
      ])
    let off = Axis.allCases.map { abs(room[$0] - size[$0]) }.max() ?? 0
    return Suspicion(finding, involving: [frame], off: off)
  }
}

extension Timeline {
  /// Whether a circle is drawn over it, which is as large as its shorter side.
  fileprivate func isOutlined(_ node: NodeID) -> Bool {
    overlays(of: node).contains { layer in
      core(of: layer).map { isCircle(appearance(of: $0)) } ?? false
    }
  }

  private func isCircle(_ appearance: Appearance) -> Bool {
    appearance.outline == .ellipse && appearance.lineWidth > 0
  }

  /// Whether it cuts its view to a circle, which is round in a square alone.
  fileprivate func isRounded(_ node: NodeID) -> Bool {
    let outline = appearance(of: node).outline
    return isClipped(node) && (outline == .ellipse || outline == .capsule)
  }
}
