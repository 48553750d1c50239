import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let spreadLayers = Rule(
    id: "spread-layers",
    summary: "Views that offsets spread around a point leave no room for themselves.",
    finding: """
      `offset` moves what is drawn and nothing else. Views that are drawn in a ring by it all lie on \
      each other for the layout: the ring is as large as one of them, and what stands above or below \
      is drawn in the middle of it.
      """,
    example: """
      // proposal: 300x300
      // text-cell: 8x20
      VStack {
        ZStack {
          ForEach([0.0, 90, 180, 270], id: \\.self) { angle in
            Circle().frame(width: 40, height: 40)
              .offset(x: 100 * cos(angle * .pi / 180), y: 100 * sin(angle * .pi / 180))
          }
        }
        .id("ring")
        Text("Choose a player").id("caption")
      }
      """,
    scope: """
      Reported for four layers or more that offsets move to all sides, out of their room by more \
      than its length, where words of the same column are drawn between them.
      """,
    help: "a `.frame(width: …, height: …)` around the layers; a layout of one's own",
    exception: "the words are to stand in the middle", keyNote: "of the layers",
    search: .each(.layerStacks, as: SpreadLayers.find))
}

/// Layers that are drawn far around the room that they take.
private struct SpreadLayers: Sighting {
  let timeline: Timeline
  let layers: NodeID
  let words: NodeID
  /// The room that they take, and the rectangle around what is drawn, in points.
  let room: CGSize
  let drawn: CGRect

  private static let least = 4
  private static let most = 64

  static func find(_ layers: NodeID, in timeline: Timeline) -> Self? {
    let views = timeline.tree.children(of: layers)
    guard views.count >= least, views.count <= most, let own = timeline.rectangle(of: layers),
      let (column, branch) = timeline.division(around: layers, .vertical)
    else { return nil }
    let moved = views.compactMap { timeline.movedPart(of: $0).flatMap(timeline.rectangle) }
    guard moved.count >= least else { return nil }
    let drawn = moved.dropFirst().reduce(moved[0]) { $0.union($1) }
    guard drawn.height > 3 * own.height, drawn.width > 3 * own.width,
      abs(drawn.midY - own.midY) < own.height,
      let words = timeline.siblings(of: branch, in: column).first(where: { view in
        timeline.isOfWords(view)
          && timeline.rectangle(of: view).map {
            $0.minY >= drawn.minY && $0.maxY <= drawn.maxY && $0.midX >= drawn.minX
              && $0.midX <= drawn.maxX
          } == true
      })
    else { return nil }
    return Self(timeline: timeline, layers: layers, words: words, room: own.size, drawn: drawn)
  }

  var goal: Goal? {
    Goal(
      [
        .length(layers, .vertical, .between(drawn.height, drawn.height + 8)),
        .length(layers, .horizontal, .atLeast(drawn.width)),
      ], near: [layers],
      lengths: [.horizontal: drawn.width, .vertical: drawn.height])
  }

  var suspicion: Suspicion {
    suspected(
      .spreadLayers, of: layers, on: .vertical, placed: [layers, words],
      remedies: [
        """
        write \(code: ".frame(width: \(typed(drawn.width)), height: \(typed(drawn.height)))") on \
        \(layers)
        """
      ], involving: [words], off: drawn.height - room.height)
  }

  var statement: Statement {
    Statement(
      """
      \(layers) takes \(points(room.height)) points of height, and is drawn over \
      \(points(drawn.height)): \(words) stands within that
      """, subject: layers, isAboutPlace: true,
      because: "An offset moves what is drawn, and takes no room there")
  }
}
