import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let longFill = Rule(
    id: "long-fill",
    summary: "The filled part of a bar goes on beyond the end of its track.",
    finding: """
      A bar that shows progress is made of a track and of a shape on it that is a part of its \
      width. Where that part is reckoned from another width, such as that of the screen, it does \
      not end where the track does: an overlay has no part in the size of what it lies on, and may \
      be longer.
      """,
    example: """
      // proposal: 200x60
      Capsule().fill(.gray).frame(height: 6)
        .overlay(alignment: .leading) {
          Capsule().fill(.green).frame(width: 0.95 * 200).id("filled")
        }
        .id("track")
        .padding(24)
      """,
    scope: """
      Reported for two shapes or colours of one height, at most 32 points, that begin at the same \
      place, if nothing clips them.
      """,
    help: "a `GeometryReader` around the filled part, and a share of the width that it reads",
    exception: "it is to reach out", keyNote: "of the filled part",
    search: .each(.all, as: LongFill.find))
}

/// A shape that begins where a bar does and is longer.
private struct LongFill: Sighting {
  let timeline: Timeline
  let track: NodeID
  let fill: NodeID
  let container: NodeID
  let excess: CGFloat

  static func find(in container: NodeID, _ timeline: Timeline) -> Self? {
    guard let (track, fill) = timeline.filledBar(container),
      let whole = timeline.screenExtent(track, .horizontal),
      let own = timeline.screenExtent(fill, .horizontal), abs(whole.start - own.start) < 1,
      own.length - whole.length >= Noticeable.gap
    else { return nil }
    return Self(
      timeline: timeline, track: track, fill: fill, container: container,
      excess: own.length - whole.length)
  }

  private var length: CGFloat { timeline.length(track, .horizontal) ?? 0 }

  var goal: Goal? {
    Goal(
      [.length(fill, .horizontal, .between(length / 2, length))] + timeline.kept(track),
      near: [fill, container])
  }

  var suspicion: Suspicion {
    suspected(
      .longFill, of: fill, on: .horizontal, sized: [fill], placed: [track, fill],
      remedies: [
        """
        put \(fill) into a \(code: "GeometryReader"), and write its width as a share of the one \
        that is read
        """
      ], involving: [track, container], off: excess)
  }

  var statement: Statement {
    Statement(
      """
      \(fill) is \(points(length + excess)) points wide on \(track), which is \(points(length))
      """,
      details: [.init(.explanation, "it goes on for \(points(excess)) behind the end")])
  }
}
