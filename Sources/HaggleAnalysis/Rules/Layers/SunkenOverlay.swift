import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let sunkenOverlay = Rule(
    id: "sunken-overlay",
    summary: "What is to float over a screen lies at the end of what scrolls, out of sight.",
    finding: """
      An overlay lies on the view that it is written on. On the content of a scroll view its \
      lower edge is that of the content, far below the screen: a button there scrolls with the \
      list and is seen at its very end. On the scroll view itself it floats.
      """,
    example: """
      // proposal: 393x600
      // text-cell: 8x20
      ScrollView {
        Color.yellow.frame(height: 1200).id("list")
          .overlay(alignment: .bottom) { Text("New entry").id("add") }
      }
      """,
    scope: "Reported for words and symbols at the bottom, below the edge of the screen.",
    help: "the overlay on the scroll view; `.safeAreaInset(edge: .bottom) { … }`",
    exception: "it belongs to the end of the list", keyNote: "of the overlay",
    search: .each(.layers, as: SunkenOverlay.find))
}

/// A layer at the bottom of what scrolls.
private struct SunkenOverlay: Sighting {
  let timeline: Timeline
  let overlay: NodeID
  let layer: NodeID
  let scroller: NodeID
  let depth: CGFloat

  static func find(_ layer: NodeID, in timeline: Timeline) -> Self? {
    guard let overlay = timeline.parent(layer),
      !timeline.has(.layersBehind, overlay), timeline.has(.ends(.vertical), overlay),
      let core = timeline.core(of: layer), timeline.has(.text, core) || timeline.has(.image, core),
      let scroller = timeline.modifier(around: overlay, where: { timeline.has(.scrolls, $0) }),

      let own = timeline.screenExtent(layer, .vertical),
      let room = timeline.screenExtent(scroller, .vertical),
      own.start > room.end
    else { return nil }
    return Self(
      timeline: timeline, overlay: overlay, layer: layer, scroller: scroller,
      depth: own.start - room.end)
  }

  var goal: Goal? { Goal([.level(layer, scroller, at: 1, .vertical)], near: [scroller]) }

  var suspicion: Suspicion {
    suspected(
      .sunkenOverlay, of: overlay, on: .vertical, placed: [layer, scroller],
      remedies: ["write the overlay on \(scroller), not on what scrolls in it"],
      involving: [layer, scroller], off: depth)
  }

  var statement: Statement {
    Statement(
      "\(layer) begins \(points(depth)) points below the lower edge of \(scroller)",
      subject: layer, isAboutPlace: true,
      because: "It lies on what scrolls, at its end, and scrolls with it")
  }
}
