import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let centredFill = Rule(
    id: "centred-fill",
    summary: "The filled part of a bar lies in the middle of its track.",
    finding: """
      A `ZStack` puts the middles of its views on each other. A bar that shows progress is made \
      of a track and of a shorter shape on it: without an alignment the filled part begins in \
      the middle and grows to both sides.
      """,
    example: """
      // proposal: 200x8
      ZStack {
        Capsule().fill(.gray).id("track")
        Capsule().fill(.green).frame(width: 60).id("filled")
      }
      """,
    scope: [
      "Reported for two shapes or colours of one height, at most 32 points, that no offset moves."
    ],
    help: "`ZStack(alignment: .leading)`", exception: "it is to grow from the middle",
    search: .each(.layerStacks, as: CentredFill.find))
}

/// A shape on a longer one, in its middle.
private struct CentredFill: Sighting {
  let timeline: Timeline
  let stack: NodeID
  let track: NodeID
  let fill: NodeID

  static func find(in stack: NodeID, _ timeline: Timeline) -> Self? {
    let layers = timeline.tree.children(of: stack)
    guard layers.count == 2, timeline.isCentred(stack, on: .horizontal),
      layers.allSatisfy({ timeline.comes($0, downTo: .decorates) && !timeline.isPutByOffset($0) }),
      let track = timeline.rectangle(of: layers[0]), let fill = timeline.rectangle(of: layers[1]),
      abs(track.height - fill.height) < 1, track.height > 1, track.height <= Timeline.highestBar,
      track.width > 3 * track.height, fill.width > 0, fill.width < track.width - 8,
      abs(track.midX - fill.midX) < 1
    else { return nil }
    return Self(
      timeline: timeline, stack: stack, track: layers[0], fill: layers[1])
  }

  var goal: Goal? { Goal([.level(fill, track, at: 0, .horizontal)], near: [stack]) }

  private var gap: CGFloat {
    ((timeline.length(track, .horizontal) ?? 0) - (timeline.length(fill, .horizontal) ?? 0)) / 2
  }

  var suspicion: Suspicion {
    suspected(
      .centredFill, of: fill, on: .horizontal, placed: [track, fill],
      remedies: ["write \(code: "alignment: .leading") in \(stack)"], involving: [stack, track],
      off: gap)
  }

  var statement: Statement {
    Statement(
      "\(fill) begins \(points(gap)) points behind the beginning of \(track)",
      isAboutPlace: true,
      because: "\(stack) puts the middles of its views on each other")
  }
}

extension Timeline {
  /// Whether an offset says where a view is drawn, even if that is nothing at this moment.
  fileprivate func isPutByOffset(_ layer: NodeID) -> Bool {
    modified(by: layer).contains { offset(of: $0, .horizontal) != nil }
  }
}
