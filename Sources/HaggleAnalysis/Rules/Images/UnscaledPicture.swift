import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let unscaledPicture = Rule(
    id: "unscaled-picture",
    summary: "A picture in a larger frame keeps its own size, as it is not resizable.",
    finding: """
      A frame does not change the view that it is put around: it offers it its size. A picture \
      that is not resizable has the size of its file, whatever it is offered, so it stands in \
      the middle of an empty frame.
      """,
    example: """
      // proposal: 393x400
      // text-cell: 8x20
      // image: "owl" 101x92
      VStack {
        Image("owl").id("picture").frame(width: 200, height: 200)
        Text("Barn owl")
      }
      """,
    scope: """
      Reported for a picture of at least 64 points whose size is known, right in a frame that \
      states both lengths, each at least one and a half times its own, without an alignment. One \
      with something painted behind it, that is clipped, or that people tap, is left alone.
      """,
    help: "`.resizable().scaledToFit()` before the frame",
    exception: "the frame is to keep room around the picture", keyNote: "of the picture",
    search: .each(.with(.image), as: UnscaledPicture.find))
}

/// A picture of a fixed size in a frame that is larger.
private struct UnscaledPicture: Sighting {
  let timeline: Timeline
  let image: NodeID
  let frame: NodeID
  let size: CGSize
  let room: CGSize

  /// A smaller picture, in points, is an icon in its place.
  private static let least: CGFloat = 64
  /// The frame is so many times as long.
  private static let factor: CGFloat = 1.5

  static func find(_ image: NodeID, in timeline: Timeline) -> Self? {
    guard !timeline.has(.symbol, image), !timeline.has(.isOfUnknownSize, image),
      !timeline.has(.assumed, image), timeline.place(image) != nil,
      let size = timeline.size(of: image), max(size.width, size.height) >= least,
      Axis.allCases.allSatisfy({ axis in
        !timeline.isGreedy(image, axis)
          && timeline.ideal(image, axis).map { $0 == size[axis] } ?? true
      }),
      let frame = timeline.plainFrame(around: image), let room = timeline.size(of: frame),
      Axis.allCases.allSatisfy({ size[$0] > 0 && room[$0] >= factor * size[$0] }),
      timeline.isBare(frame)
    else { return nil }
    return Self(timeline: timeline, image: image, frame: frame, size: size, room: room)
  }

  /// It fills the frame in one direction.
  var goal: Goal? {
    let growth = Axis.allCases.map { room[$0] / size[$0] }.min() ?? 1
    return Goal(
      Axis.allCases.map { .length(image, $0, .exactly(size[$0] * growth)) }, near: [image, frame])
  }

  var suspicion: Suspicion {
    suspected(
      .unscaledPicture, of: image, sized: [image, frame],
      remedies: ["write \(code: ".resizable().scaledToFit()") before \(timeline.modifier(frame))"],
      involving: [frame], off: room.width - size.width)
  }

  var statement: Statement {
    Statement(
      """
      \(image) stays \(points(size.width))×\(points(size.height)) in a frame of \
      \(points(room.width))×\(points(room.height))
      """,
      because: "A picture that is not resizable has its own size, whatever it is offered")
  }
}

extension Timeline {
  /// The frame right around a view that states both lengths and no alignment.
  fileprivate func plainFrame(around node: NodeID) -> NodeID? {
    let around = stepsOutwards(from: node).map(\.outer)
    guard let frame = around.first(where: { !isAsLarge($0, as: node) }), has(.frames, frame),
      onlySizingChild(of: frame) != nil,
      Axis.allCases.allSatisfy({ has(.fixes($0), frame) && isCentred(frame, on: $0) }),
      !states("alignment: .center", frame)
    else { return nil }
    return frame
  }

  /// Whether nothing is painted behind a frame or cut off by it, it lies on nothing, and nobody
  /// taps it.
  fileprivate func isBare(_ frame: NodeID) -> Bool {
    guard modified(by: frame).allSatisfy(isPlain) else { return false }
    for (inner, outer) in stepsOutwards(from: frame) {
      if isLayer(inner) || isLayerStack(outer) || isTarget(outer) { return false }
      guard isAsLarge(outer, as: frame) else { return true }
      if !isPlain(outer) || !backgrounds(of: outer).isEmpty { return false }
      let layers = overlays(of: outer).compactMap { core(of: $0) }
      if layers.contains(where: { appearance(of: $0).lineWidth == 0 }) { return false }
    }
    return true
  }

  /// Whether it cuts nothing off and nobody taps it.
  private func isPlain(_ node: NodeID) -> Bool {
    !has(.clips, node) && !hasRoundOutline(node) && !isTarget(node)
  }
}
