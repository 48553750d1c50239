import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let shortLayer = Rule(
    id: "short-layer",
    summary: "What scrolls over a view is as short as that view.",
    finding: """
      A layer is offered the size of the view that it lies over or under. A scroll view or a \
      list takes just that: in an overlay of a field it is as high as the field, and shows a \
      line of its content.
      """,
    example: """
      // proposal: 300x400
      // text-cell: 8x20
      Text("Choose")
        .frame(width: 240, height: 40)
        .overlay(alignment: .top) {
          ScrollView {
            VStack(spacing: 0) {
              Text("Chile").frame(height: 40)
              Text("Ghana").frame(height: 40)
              Text("Japan").frame(height: 40)
            }
          }
          .id("entries")
        }
      """,
    scope: """
      Reported where less than half of the content is seen and the view is lower than 100 \
      points.
      """,
    help: """
      `.frame(height: …)` on what scrolls, or its content without the scroll view
      """,
    exception: "so little is to be seen",
    search: .each(.with(.scrolls), as: ShortLayer.find))
}

/// A scroll view in a layer, as short as what it lies over.
private struct ShortLayer: Sighting {
  let timeline: Timeline
  let scroller: NodeID
  let host: NodeID
  let length: CGFloat
  let content: CGFloat

  /// A view that is longer, in points, shows enough.
  private static let most: CGFloat = 100

  static func find(_ scroller: NodeID, in timeline: Timeline) -> Self? {
    guard timeline.isGreedy(scroller, .vertical),
      let length = timeline.length(scroller, .vertical), length > 0, length < Self.most,
      let end = timeline.contentEnd(of: scroller, .vertical), end > 2 * length,
      let layered = timeline.stepsOutwards(from: scroller).first(where: {
        timeline.isLayer($0.inner) || timeline.sizingChildren(of: $0.outer).count != 1
      }), timeline.isLayer(layered.inner), timeline.length(layered.outer, .vertical) == length,
      let host = timeline.tree.children(of: layered.outer).first
    else { return nil }
    return Self(
      timeline: timeline, scroller: scroller, host: host, length: length, content: end)
  }

  var goal: Goal? {
    Goal(
      [.length(scroller, .vertical, .between(min(2 * length, content), content))],
      near: [scroller],
      lengths: [.vertical: min(content, 4 * length)])
  }

  var suspicion: Suspicion {
    suspected(
      .shortLayer, of: scroller, on: .vertical, sized: [scroller],
      remedies: ["write \(code: ".frame(height: …)") on \(scroller)"], involving: [host],
      off: content - length)
  }

  var statement: Statement {
    Statement(
      """
      \(scroller) is \(points(length)) points high, as \(host) is, and what is in it \
      \(points(content))
      """,
      because: "A layer is offered the size of what it lies over or under")
  }
}
