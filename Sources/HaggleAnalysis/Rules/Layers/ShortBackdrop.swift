import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let shortBackdrop = Rule(
    id: "short-backdrop",
    summary: "A picture behind a page covers a part of it.",
    finding: """
      A background is offered the size of what it lies behind. A picture that keeps its shape \
      takes one of the lengths and is shorter on the other axis, and what lies over the \
      picture is as short.
      """,
    example: """
      // proposal: 400x800
      // image: "beach" 800x400
      VStack {
        Text("Go further").id("title")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Image("beach").resizable().scaledToFit().id("picture"))
      """,
    scope: """
      Reported for a background with a picture in it that is as wide or as high as half of a \
      screen, and no longer than four fifths of it on the other axis.
      """,
    help: """
      `.scaledToFill()` for the picture; a `ZStack` with what is to cover the whole screen; \
      `.frame(maxHeight: .infinity)`
      """,
    exception: "the rest is to stay free",
    search: .each(.with(.layersBehind), as: ShortBackdrop.find))
}

/// A background that is shorter than what it lies behind.
private struct ShortBackdrop: Sighting {
  let timeline: Timeline
  let host: NodeID
  let layer: NodeID
  let axis: Axis
  let length: CGFloat
  let whole: CGFloat

  /// What has a larger part covers it.
  private static let share: CGFloat = 0.8

  static func find(_ host: NodeID, in timeline: Timeline) -> Self? {
    guard let size = timeline.size(of: host),
      let width = timeline.screen(.horizontal), let height = timeline.screen(.vertical),
      2 * size.width > width, 2 * size.height > height,
      let layer = timeline.tree.children(of: host).dropFirst().first(where: {
        timeline.comes($0, downTo: .image)
      }), let own = timeline.size(of: layer),
      let axis = Axis.allCases.first(where: { axis in
        own[axis] < Self.share * size[axis] && own[axis.cross] > size[axis.cross] - 1
      }), own[axis] > 0
    else { return nil }
    return Self(
      timeline: timeline, host: host, layer: layer, axis: axis, length: own[axis], whole: size[axis]
    )
  }

  /// The picture itself is as long, in its own shape.
  var goal: Goal? {
    let picture = timeline.core(of: layer) ?? layer
    let shape = timeline.size(of: picture).flatMap { $0.height > 0 ? $0.width / $0.height : nil }
    let isKnown = !timeline.has(.isOfUnknownSize, picture)
    return Goal(
      [.length(picture, axis, .atLeast(whole))]
        + (isKnown ? shape.map { [.ratio(picture, $0)] } ?? [] : []), near: [layer, picture],
      traits: [.statedLength])
  }

  var suspicion: Suspicion {
    suspected(
      .shortBackdrop, of: layer, on: axis, placed: [host, layer],
      remedies: [
        "write \(code: ".scaledToFill()") for the picture",
        "put what is to cover all of it beside the picture, in a \(code: "ZStack")",
      ], involving: [host], off: whole - length)
  }

  var statement: Statement {
    Statement(
      """
      \(layer) is \(points(length)) points \(axis.adjective), and what it lies behind \
      \(points(whole))
      """,
      because: "It keeps the shape of its picture, as large as it fits")
  }
}
