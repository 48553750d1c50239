import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let blownUpPicture = Rule(
    id: "blown-up-picture",
    summary: "A picture is drawn far larger than it is.",
    finding: """
      `.resizable()` lets an image take what it is offered, more than its own size as well as \
      less: in a frame that is made for large pictures a small one is drawn with soft edges, \
      or a symbol of a few points becomes a poster.
      """,
    example: """
      // proposal: 393x300
      // image: "icon" 48x48
      Image("icon").resizable().scaledToFit().id("icon").frame(width: 200, height: 200)
      """,
    scope: """
      Reported for pictures whose size is known, at twice their length or more on both axes.
      """,
    help: """
      the picture itself where it fits: `ViewThatFits { Image(name); \
      Image(name).resizable().scaledToFit() }`; its own width and height as `maxWidth:` and \
      `maxHeight:`
      """,
    exception: "it is to be enlarged", keyNote: "of what scales it",
    search: .each(.with(.image), as: BlownUpPicture.find))
}

/// A picture at twice its size and more.
private struct BlownUpPicture: Sighting {
  let timeline: Timeline
  let image: NodeID
  let own: CGSize
  let drawn: CGSize

  private static let factor: CGFloat = 2
  static func find(_ image: NodeID, in timeline: Timeline) -> Self? {
    guard timeline.isBlownUp(image, by: Self.factor),
      let own = timeline.profile(of: image).ideal?.size, let drawn = timeline.size(of: image),
      timeline.modifier(around: image, where: { timeline.has(.limits(.horizontal), $0) }) != nil
    else { return nil }
    return Self(
      timeline: timeline, image: image, own: own, drawn: drawn)
  }

  /// What gives it its length: the nearest modifier that proposes or states one.
  private var scaled: NodeID {
    timeline.modifier(around: image) {
      timeline.has(.proposesShape, $0) || timeline.has(.frames, $0)
    } ?? image
  }

  var goal: Goal? {
    Goal(
      Axis.allCases.map { .length(image, $0, .exactly(own[$0])) }, near: [scaled],
      lengths: [.horizontal: own.width, .vertical: own.height])
  }

  var suspicion: Suspicion {
    suspected(
      .blownUpPicture, of: scaled, sized: [image],
      remedies: [
        """
        write \(code: ".frame(maxWidth: \(typed(own.width)), maxHeight: \(typed(own.height)))") \
        on \(image), or try the picture without \(code: ".resizable()") first in a \
        \(code: "ViewThatFits")
        """
      ], involving: [image], off: drawn.width - own.width)
  }

  var statement: Statement {
    Statement(
      """
      \(image) is \(points(own.width))×\(points(own.height)), and is drawn \
      \(points(drawn.width))×\(points(drawn.height))
      """, subject: image,
      because: "A resizable image takes what it is offered, more than its own size, too")
  }
}
