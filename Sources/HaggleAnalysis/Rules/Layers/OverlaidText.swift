import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let overlaidText = Rule(
    id: "overlaid-text",
    summary: "A text runs under a button or a symbol that is laid over it.",
    explanation: Explanation(
      finding: [
        """
        An overlay has no part in the layout: the text that it lies on knows nothing of it and \
        takes all the width that there is. A long title runs under the button at its end.
        """
      ],
      example: """
        // proposal: 300x60
        // text-cell: 8x20
        Text("Living room media server in the attic").lineLimit(1).id("title")
          .frame(maxWidth: .infinity)
          .overlay(alignment: .trailing) { Text("X").frame(width: 44, height: 44).id("close") }
        """,
      scope: [
        """
        Reported for words, symbols and buttons at one end, with the frame that they state, that \
        cover 12 points of the width of a text and half of its height.
        """
      ],
      help: "an `HStack` of both; a padding on the text, as wide as what lies on it",
      exception: "it is to lie on the text",
      keyNote: "of the text"),
    search: .each(.layers, as: Overlaid.find))
}

/// A text under a small view of an overlay.
private struct Overlaid: Detection {
  let timeline: Timeline
  let text: NodeID
  let layer: NodeID
  let covered: CGFloat

  /// Smaller differences, in points, are not noticeable.
  private static let least: CGFloat = 12

  static func find(by layer: NodeID, in timeline: Timeline) -> Self? {
    guard timeline.isLayer(layer), let overlay = timeline.parent(layer),
      !timeline.has(.layersBehind, overlay), let base = timeline.sizingChildren(of: overlay).first,
      let text = timeline.core(of: base), timeline.has(.text, text), timeline.place(text) != nil,
      timeline.isRead(layer),
      !timeline.isGreedy(layer, .horizontal), timeline.isPlainlySeen(layer),
      let below = timeline.rectangle(of: text), let above = timeline.rectangle(of: layer),
      above.width < below.width, let room = timeline.rectangle(of: overlay),
      abs(above.minX - room.minX) < 1 || abs(above.maxX - room.maxX) < 1
    else { return nil }
    let common = below.overlap(with: above)
    guard common.width >= Self.least, common.height > below.height / 2 else { return nil }
    return Self(timeline: timeline, text: text, layer: layer, covered: common.width)
  }

  var goal: Goal? {
    let width = timeline.length(layer, .horizontal) ?? 0
    let ends = [text, layer].map { timeline.screenExtent($0, .horizontal)?.end ?? 0 }
    let (first, second) = ends[1] >= ends[0] ? (text, layer) : (layer, text)
    return Goal([.before(first, second, .horizontal)], near: [layer], lengths: [.horizontal: width])
  }

  var suspicion: Suspicion {
    Suspicion(
      .overlaidText, of: text, on: .horizontal, in: timeline, saying: statement,
      shownBy: timeline.placings(of: [text, layer]),
      remedies: [
        "put \(text) and \(layer) into an \(code: "HStack")",
        "write a padding of \(points(timeline.length(layer, .horizontal) ?? 0)) on \(text)",
      ], involving: [layer], off: covered)
  }

  private var statement: Statement {
    Statement(
      "\(text) runs under \(layer), which covers \(points(covered)) points of its width",
      isAboutPlace: true,
      because: "What lies over a view has no part in its layout")
  }
}

extension Timeline {
  /// Whether a layer is a text, a picture or a button.
  fileprivate func isRead(_ layer: NodeID) -> Bool {
    comes(layer, downTo: .text) || comes(layer, downTo: .image)
      || has(.reacts, within: layer)
  }

  /// Whether a view is drawn as it is, with all in it that has a part in its size.
  fileprivate func isPlainlySeen(_ node: NodeID) -> Bool {
    modified(by: node).allSatisfy {
      let appearance = appearance(of: $0)
      return !appearance.isHidden && !appearance.isTranslucent
    }
  }
}
