import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let letterbox = Rule(
    id: "letterbox",
    summary: "A picture that fits leaves bars of background in a frame of another shape.",
    finding: """
      `scaledToFit` keeps the shape of a picture and all of it: in a frame of another shape \
      the rest stays empty, above and below or at the sides. Where the frame has a background \
      that shows as bars. `scaledToFill` with `clipped` fills it.
      """,
    example: """
      // proposal: 393x300
      // image: "sleeve" 400x200
      Image("sleeve").resizable().scaledToFit().id("picture")
        .frame(width: 120, height: 120).background(Color.gray)
      """,
    scope: """
      Reported for frames that are painted and state both lengths, or one, and take all of the \
      other.
      """,
    help: "`.scaledToFill()` before the frame and `.clipped()` behind it",
    exception: "all of the picture is to be seen", keyNote: "of the picture",
    search: .each(.with(.image), as: Letterbox.find))
}

/// A picture in a painted frame that is longer than it.
private struct Letterbox: Sighting {
  let timeline: Timeline
  let image: NodeID
  let frame: NodeID
  let axis: Axis
  let length: CGFloat
  let room: CGFloat

  static func find(_ image: NodeID, in timeline: Timeline) -> Self? {
    guard !timeline.has(.isOfUnknownSize, image),
      Axis.allCases.allSatisfy({ timeline.isGreedy(image, $0) }),
      let frame = timeline.painted(frameAround: image)
    else { return nil }
    for axis in Axis.allCases {
      guard let length = timeline.length(image, axis), let room = timeline.length(frame, axis),
        timeline.length(image, axis.cross) == timeline.length(frame, axis.cross),
        length > 0, length < 0.8 * room
      else { continue }
      return Self(
        timeline: timeline, image: image, frame: frame, axis: axis, length: length, room: room)
    }
    return nil
  }

  var goal: Goal? {
    Goal(
      [
        .length(image, axis, .exactly(room)),
        .length(image, axis.cross, .atLeast(room)),
      ], near: [frame])
  }

  var suspicion: Suspicion {
    suspected(
      .letterbox, of: image, on: axis, placed: [image, frame],
      remedies: [
        "write \(code: ".scaledToFill()") before \(timeline.modifier(frame)), and "
          + "\(code: ".clipped()") behind it"
      ], involving: [frame], off: room - length)
  }

  var statement: Statement {
    Statement(
      """
      \(image) is \(points(length)) points \(axis.adjective) in \(timeline.modifier(frame)), which \
      is \(points(room)), and the rest shows its background
      """,
      because: "A picture that fits keeps its shape, and is seen whole")
  }
}

extension Timeline {
  /// The outermost frame of a picture, if something is painted behind it, and it or one in it
  /// states each length or takes it.
  fileprivate func painted(frameAround image: NodeID) -> NodeID? {
    var frames: [NodeID] = []
    for (_, outer) in stepsOutwards(from: image) {
      if has(.frames, outer) { frames.append(outer) } else if !frames.isEmpty { break }
      guard onlySizingChild(of: outer) != nil else { break }
    }
    guard let frame = frames.last, isPainted(asLargeAs: frame),
      frames.contains(where: { has(.fixes(.vertical), $0) || has(.fixes(.horizontal), $0) }),
      Axis.allCases.allSatisfy({ axis in
        frames.contains { has(.fixes(axis), $0) || isGreedy($0, axis) }
      })
    else { return nil }
    return frame
  }

  /// Whether something is painted behind a frame alone: of a tile with margins around it nobody
  /// expects that the picture fills it.
  private func isPainted(asLargeAs frame: NodeID) -> Bool {
    modifier(around: frame) {
      sizingChildren(of: $0).count == 1 && isPainted(behind: $0) && size(of: $0) == size(of: frame)
    } != nil
  }
}
