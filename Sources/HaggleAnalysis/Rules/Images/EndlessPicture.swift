import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let endlessPicture = Rule(
    id: "endless-picture",
    summary: "A picture that is fitted into a width is higher than the screen.",
    finding: """
      `.scaledToFit()` keeps the shape of a picture. What scrolls downwards offers it a width \
      and no height, so a tall one becomes as high as its shape makes it: a single post of a \
      feed fills several screens.
      """,
    example: """
      // proposal: 393x700
      // image: "crane" 300x1200
      ScrollView {
        Image("crane").resizable().scaledToFit().id("photo")
      }
      """,
    scope: "Reported for pictures whose size is known, from a screen and a half on.",
    help: """
      `.frame(maxHeight: …)`, or a slot of a stated shape that the picture fills: \
      `Color.clear.aspectRatio(1, contentMode: .fit).overlay { … }.clipped()`
      """,
    exception: "it is to be read from top to bottom",
    search: .each(.with(.image), as: EndlessPicture.find))
}

/// A picture that is offered no height and takes several screens.
private struct EndlessPicture: Sighting {
  let timeline: Timeline
  let image: NodeID
  let height: CGFloat
  let screen: CGFloat

  private static let share: CGFloat = 1.5
  /// A picture that is lower than that part of the screen is not what was wanted.
  private static let least: CGFloat = 8

  static func find(_ image: NodeID, in timeline: Timeline) -> Self? {
    guard !timeline.has(.isOfUnknownSize, image),
      let height = timeline.length(image, .vertical), let screen = timeline.screen(.vertical),
      height >= Self.share * screen, let scroller = timeline.scroller(around: image),
      let content = timeline.content(of: scroller, scrolledAlong: .vertical),
      timeline.modifier(around: image, where: { timeline.has(.proposesShape, $0) }) != nil,
      !timeline.stepsOutwards(from: image).prefix(while: { $0.inner != content }).contains(where: {
        timeline.isLayer($0.inner)
          || timeline.isClipped($0.outer)
            && (timeline.length($0.outer, .vertical) ?? 0) < height - Timeline.tolerance
      })
    else { return nil }
    return Self(
      timeline: timeline, image: image, height: height, screen: screen)
  }

  var goal: Goal? {
    Goal(
      [
        .length(
          holder.node, .vertical,
          .between(holder.length - height + screen / Self.least, holder.length - height + screen))
      ],
      lengths: [.vertical: (screen / 2).rounded(.down)])
  }

  /// The column that it is in, or else what scrolls: a picture that is cut to its slot keeps its
  /// length, and they do not.
  private var holder: (node: NodeID, length: CGFloat) {
    let steps = timeline.stepsOutwards(from: image)
    let node =
      steps.first { timeline.sizingChildren(of: $0.outer).count > 1 }?.outer
      ?? steps.first { timeline.has(.scrolls, $0.outer) }?.inner
    return (node ?? image, node.flatMap { timeline.length($0, .vertical) } ?? height)
  }

  var suspicion: Suspicion {
    suspected(
      .endlessPicture, of: image, on: .vertical, sized: [image],
      remedies: [
        "write \(code: ".frame(maxHeight: \(typed((screen / 2).rounded(.down))))") on \(image)",
        """
        give it a slot of a stated shape, which it fills, and clip it there: \
        \(code: ".scaledToFill()"), \(code: ".frame(height: …)") and \(code: ".clipped()")
        """,
      ], off: height - screen)
  }

  var statement: Statement {
    Statement(
      "\(image) is \(points(height)) points high, and the screen \(points(screen))",
      because: "What scrolls sets it no limit, and its shape makes it as high as that")
  }
}
