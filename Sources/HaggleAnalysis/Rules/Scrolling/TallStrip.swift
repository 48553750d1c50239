import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let tallStrip = Rule(
    id: "tall-strip",
    summary:
      "The pictures of a strip that scrolls sideways are as high as all that the page has left.",
    finding: """
      A scroll view offers its content all of its length across its axis, and a picture that \
      keeps its ratio takes it and becomes as wide as that allows. Where nothing states a \
      height, a strip of small pictures fills the page.
      """,
    example: """
      // proposal: 393x600
      // text-cell: 8x20
      // image: "leaf" 300x400
      VStack {
        Text("Found today")
        ScrollView(.horizontal) {
          HStack {
            Image("leaf").resizable().scaledToFit().id("leaf")
            Image("leaf").resizable().scaledToFit()
          }
        }
        .id("strip")
      }
      """,
    scope: """
      Reported for two or more pictures in a row that are higher than a third of the screen and \
      wider than half of the strip, and not as wide as it.
      """,
    help: """
      a height for the pictures, or for the strip
      """,
    exception: "each picture is to be so large",
    search: .each(.with(.scrolls), as: TallStrip.find))
}

/// A strip whose pictures take all the height that it is offered.
private struct TallStrip: Sighting {
  let timeline: Timeline
  let scroller: NodeID
  let images: [NodeID]
  let height: CGFloat
  let screen: CGFloat

  static func find(_ scroller: NodeID, in timeline: Timeline, with contents: Contents) -> Self? {
    guard let height = timeline.length(scroller, .vertical),
      let width = timeline.length(scroller, .horizontal),
      let screen = timeline.screen(.vertical), 3 * height > screen,
      let content = timeline.content(of: scroller, scrolledAlong: .horizontal),
      timeline.offer(content, .vertical) != nil, timeline.isGreedy(scroller, .vertical),
      let (column, branch) = timeline.division(around: scroller, .vertical),
      let row = timeline.modified(by: content).first(where: {
        timeline.dividedAxes($0) == .horizontal
      })
    else { return nil }
    let isPushing =
      timeline.sibling(behind: branch, in: column)
      .map { !timeline.has(.spacer, $0) } ?? false
    let pictures = timeline.tree.children(of: row).compactMap { timeline.core(of: $0) }.filter {
      image in
      guard timeline.length(image, .vertical) == height,
        let own = timeline.length(image, .horizontal)
      else { return false }
      return timeline.has(.image, image) && 2 * own > width && abs(own - width) > 1
        || timeline.has(.decorates, image) && isPushing && own < width
    }
    let cards = timeline.tree.children(of: row).filter {
      contents.holdsText($0) && timeline.isStretched($0, to: height)
    }
    let images = pictures.count > 1 ? pictures : cards
    guard images.count > 1 else { return nil }
    return Self(
      timeline: timeline, scroller: scroller, images: images, height: height, screen: screen)
  }

  /// A height of which several pictures are seen, in points.
  private var enough: CGFloat { (screen / 5).rounded() }

  var goal: Goal? {
    Goal(
      [.length(images[0], .vertical, .between(40, 2 * enough))], near: [images[0]],
      lengths: [.vertical: enough])
  }

  var suspicion: Suspicion {
    suspected(
      .tallStrip, of: scroller, on: .vertical, sized: [images[0]],
      remedies: ["write \(code: ".frame(height: …)") on \(images[0]), or on \(scroller)"],
      involving: [images[0]], off: height - enough)
  }

  var statement: Statement {
    let width = timeline.length(images[0], .horizontal) ?? 0
    return Statement(
      """
      \(images[0]) and others in \(scroller) are \(points(height)) points high, all that it is \
      offered, and \(points(width)) wide
      """, subject: scroller,
      because: "Nothing states a height, and each takes what it is offered")
  }
}

extension Timeline {
  /// Whether words are set far apart in a view by a spacer, or by a frame without a limit.
  fileprivate func isStretched(_ card: NodeID, to height: CGFloat) -> Bool {
    guard length(card, .vertical) == height, let enough = ideal(card, .vertical), enough > 0,
      height > 1.5 * enough
    else { return false }
    let source = greedSource(of: card, .vertical)
    return has(.spacer, source) || has(.frames, source)
  }
}
