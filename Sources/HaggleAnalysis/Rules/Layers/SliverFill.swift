import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let sliverFill = Rule(
    id: "sliver-fill",
    summary: "The filled part of a round bar is less wide than high.",
    finding: """
      The ends of a capsule are half circles of its shorter side. The filled part of a bar that is \
      a few points wide is a standing sliver instead of a dot, and has other ends than its track.
      """,
    example: """
      // proposal: 200x12
      ZStack(alignment: .leading) {
        Capsule().fill(.gray).id("track")
        Capsule().fill(.green).frame(width: 3).id("filled")
      }
      """,
    scope: "Reported for two capsules of one height, from 8 points on, which both can be seen.",
    help: "at least as wide as it is high: `max(height, …)`; `.clipShape(Capsule())` on the track",
    exception: "so little need not be seen", keyNote: "of the filled part",
    search: .each(.all, as: SliverFill.find))
}

/// A capsule on a longer one, lying in the other direction.
private struct SliverFill: Sighting {
  let timeline: Timeline
  let track: NodeID
  let fill: NodeID
  let container: NodeID
  let size: CGSize

  /// Less, in points, is nothing to see.
  private static let least: CGFloat = 2

  static func find(in container: NodeID, _ timeline: Timeline) -> Self? {
    guard let (track, fill) = timeline.filledBar(container),
      timeline.isCapsule(track), timeline.isCapsule(fill), let size = timeline.size(of: fill),
      size.height >= Noticeable.gap, size.width >= Self.least, size.width < size.height - 1
    else { return nil }
    return Self(
      timeline: timeline, track: track, fill: fill, container: container, size: size)
  }

  var goal: Goal? {
    Goal(
      [.length(fill, .horizontal, .between(size.height, size.height + 1))] + timeline.kept(track),
      near: [fill], lengths: [.horizontal: size.height])
  }

  var suspicion: Suspicion {
    suspected(
      .sliverFill, of: fill, on: .horizontal, sized: [fill], placed: [track, fill],
      remedies: [
        "make \(fill) at least as wide as high: \(code: "max(\(typed(size.height)), …)")",
        "write \(code: ".clipShape(Capsule())") on \(container), and a rectangle for \(fill)",
      ], involving: [track, container], off: size.height - size.width)
  }

  var statement: Statement {
    Statement(
      "\(fill) is \(points(size.width)) points wide and \(points(size.height)) high",
      because: "A capsule rounds its shorter side: it is a sliver that stands in \(track)")
  }
}

extension Timeline {
  fileprivate func isCapsule(_ node: NodeID) -> Bool {
    guard let shape = core(of: node), has(.decorates, shape) else { return false }
    return appearance(of: shape).outline == .capsule
  }
}
