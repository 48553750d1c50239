import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let spillingLayer = Rule(
    id: "spilling-layer",
    summary:
      "A picture behind or over a view is drawn beyond it, or words there beyond what cuts them.",
    finding: """
      A background is offered the size of its view, and need not keep to it: a picture that \
      fills keeps its own shape, and is larger than that on one axis. It has no part in the \
      layout, so that nothing makes room for it: it lies under, or over, what stands above and \
      below. It is the same with a menu in an overlay that is wider than its row: a clip around \
      the row, or the edge of the window, cuts the letters at its sides.
      """,
    example: """
      // proposal: 393x700
      // text-cell: 8x20
      // image: "beach" 300x300
      VStack {
        Text("Beaches").padding(20).frame(maxWidth: .infinity)
          .background { Image("beach").resizable().scaledToFill().id("beach") }
          .id("card")
        Text("Forests")
      }
      """,
    scope: """
      Reported for pictures that reach out by 20 points within the screen, if nothing clips them. \
      What ignores the safe area may lie under the bars beside its view. Reported as well for words \
      of which a clip or the edge of a window cuts 4 points at the side, in a layer that states a \
      width, or is painted, and is wider than its view; and for a painted overlay with words of \
      which 16 points are beyond the edge of the window. Nothing is said of what an offset moves \
      sideways.
      """,
    help: """
      `.clipped()` behind the background; `.frame(maxWidth: .infinity)` on the layer, or a \
      `.popover`
      """,
    exception: "it is to lie under its neighbours",
    keyNote: "of the picture, or of the layer", needs: "the log",
    search: .symptoms { timeline in
      timeline.layers.compactMap { layer -> (any Detection)? in
        Spilling.find(layer, in: timeline) ?? CutLayer.find(layer, in: timeline)
      }
    })
}

/// A picture in a layer that is larger than the view of the layer.
private struct Spilling: Sighting {
  let timeline: Timeline
  let layer: NodeID
  let image: NodeID
  let host: NodeID
  let axis: Axis
  let excess: CGFloat

  static func find(_ layer: NodeID, in timeline: Timeline) -> Self? {
    guard let host = timeline.parent(layer),
      let image = timeline.core(of: layer), timeline.has(.image, image),
      !timeline.has(.isOfUnknownSize, image),
      !timeline.modified(by: layer).contains(where: { timeline.isClipped($0) }),
      !timeline.isClipped(host),
      !timeline.stepsOutwards(from: host).contains(where: { timeline.isClipped($0.outer) }),
      let axis = Axis.allCases.first(where: {
        timeline.excess(of: image, in: layer, over: host, $0) > Noticeable.block
      })
    else { return nil }
    return Self(
      timeline: timeline, layer: layer, image: image, host: host, axis: axis,
      excess: timeline.excess(of: image, in: layer, over: host, axis))
  }

  /// It is clipped at the edge of its view, and keeps its size.
  var goal: Goal? {
    Goal([.seen(image, host)] + timeline.kept(image) + timeline.kept(host), near: [host, image])
  }

  var suspicion: Suspicion {
    suspected(
      .spillingLayer, of: image, on: axis, placed: [host, image],
      remedies: ["write \(code: ".clipped()") behind \(timeline.modifier(host))"],
      involving: [host, layer], off: excess)
  }

  var statement: Statement {
    Statement(
      """
      \(image) is \(points(timeline.length(image, axis) ?? 0)) points \(axis.adjective), and \
      \(host), which it belongs to, \(points(timeline.length(host, axis) ?? 0))
      """,
      details: [
        .init(.explanation, "it is drawn beyond that by \(points(excess))"),
        .init(.sentence, "What lies behind or over a view has no part in its size"),
      ])
  }
}

extension Timeline {
  /// How far a picture of a layer reaches beyond another view on the screen, at both ends together,
  /// in points.
  fileprivate func excess(
    of image: NodeID, in layer: NodeID, over outer: NodeID, _ axis: Axis
  ) -> CGFloat {
    guard let own = screenExtent(image, axis), let host = screenExtent(outer, axis),
      let screen = screen(axis)
    else {
      return 0
    }
    let safe = ignoresSafeArea(layer) ? safeRooms(around: outer, axis) : []
    let isFree = (
      before: safe.contains { abs($0.start - host.start) < 1 },
      after: safe.contains { abs($0.end - host.end) < 1 }
    )
    return (isFree.before ? 0 : max(0, host.start - max(own.start, 0)))
      + (isFree.after ? 0 : max(0, min(own.end, screen) - host.end))
  }

  /// Whether a modifier in a layer let it into the unsafe area.
  private func ignoresSafeArea(_ layer: NodeID) -> Bool {
    modified(by: layer).contains { node in
      placingReasons(of: node).contains { $0.reason.knownRule == .ignoring }
    }
  }

  /// What the bars around a view leave, from the inside to the outside.
  private func safeRooms(around node: NodeID, _ axis: Axis) -> [Extent] {
    stepsOutwards(from: node).filter { has(.insets, $0.outer) }
      .compactMap { screenExtent($0.inner, axis) }
  }
}
