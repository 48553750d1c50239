import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let idleCorners = Rule(
    id: "idle-corners",
    summary: "Round corners are cut from a frame whose corners hold nothing of its picture.",
    finding: """
      A picture that fits into a frame of another shape leaves bars at two of its sides. A \
      `clipShape` or `cornerRadius` behind that frame rounds the corners of the frame, where \
      nothing is drawn: those of the picture stay as they are.
      """,
    example: """
      // proposal: 393x300
      // image: "film" 150x300
      Image("film")
        .resizable()
        .scaledToFit()
        .id("picture")
        .frame(width: 300, height: 200)
        .clipShape(RoundedRectangle(cornerRadius: 24))
        .id("poster")
      """,
    scope: "Reported for pictures of a stated size, in frames that nothing is painted behind.",
    help: "the clip before the frame; `.scaledToFill()` for `.scaledToFit()`",
    exception: "the picture is to keep its corners", keyNote: "of the clip", needs: "the log",
    search: .each(.with(.clips), as: IdleCorners.find))
}

/// A clip with round corners around a frame that a picture does not fill.
private struct IdleCorners: Detection {
  let timeline: Timeline
  let clip: NodeID
  let picture: NodeID
  let axis: Axis
  let gap: CGFloat

  /// Smaller bars, in points, leave something of the picture in the corners.
  private static let least: CGFloat = 8

  static func find(_ clip: NodeID, in timeline: Timeline) -> Self? {
    guard timeline.roundsCorners(clip), let picture = timeline.core(of: clip),
      timeline.has(.image, picture), !timeline.has(.symbol, picture),
      !timeline.has(.isOfUnknownSize, picture), !timeline.isPainted(within: clip),
      !timeline.modified(by: clip).contains(where: timeline.isPaintedBeyond),
      timeline.has(.frames, within: clip), let own = timeline.rectangle(of: picture),
      let room = timeline.rectangle(of: clip),
      let axis = Axis.allCases.first(where: { own.size[$0] + 2 * least <= room.size[$0] })
    else { return nil }
    let before = own.origin[axis] - room.origin[axis]
    let after = room.size[axis] - own.size[axis] - before
    guard min(before, after) >= least else { return nil }
    return Self(
      timeline: timeline, clip: clip, picture: picture, axis: axis, gap: min(before, after))
  }

  var goal: Goal? {
    guard let length = timeline.length(picture, axis) else { return nil }
    return Goal([.length(clip, axis, .exactly(length))], near: [picture], traits: [.unseen])
  }

  var suspicion: Suspicion {
    Suspicion(
      .idleCorners, of: clip, on: axis, in: timeline,
      saying: Statement(
        """
        \(timeline.modifier(clip).capitalized) rounds corners in which nothing of \(picture) is \
        drawn: that ends \(points(gap)) points before them
        """,
        because: "The corners are those of the frame, and the picture fits into a part of it"),
      shownBy: timeline.placings(of: [clip, picture]),
      remedies: [
        "write \(timeline.modifier(clip)) right behind \(picture), before its frame",
        "write \(code: ".scaledToFill()"), so that it fills its frame",
      ], involving: [picture], off: gap)
  }
}

extension Timeline {
  fileprivate func roundsCorners(_ clip: NodeID) -> Bool {
    guard !has(.scrolls, clip) else { return false }
    return switch appearance(of: clip).outline {
    case .rounded(let radius): radius > 0
    case .uneven: true
    case .capsule, .ellipse, .rectangle: false
    }
  }
}
