import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let distortedImage = Rule(
    id: "distorted-image",
    summary: "A resizable image is drawn in another shape than its own.",
    finding: """
      `.resizable()` lets an image take whatever it is offered, on each axis by itself: a \
      photograph is drawn as wide as the column and as high as the file, stretched. Its shape \
      is kept by `.scaledToFit()` or `.scaledToFill()`.
      """,
    example: """
      // proposal: 393x700
      // image: "fjord" 1200x800
      ScrollView { Image("fjord").resizable().id("photo") }
      """,
    scope: """
      Reported for a picture whose own size is known, and which is no background. Symbols are \
      drawn for their frame, and a picture with cap insets, or repeated, for any. Of a picture whose size is not known, reported for one with a \
      width of 60 points or more and no height, above or below other views, that gets more than \
      three times as high: hardly any is.
      """,
    help: "`.scaledToFit()` behind `.resizable()`",
    exception: "it is a pattern or a gradient that may be stretched",
    search: .each(.with(.image)) { image, timeline in
      Distorted.find(image, in: timeline) ?? Distorted.find(unknown: image, in: timeline)
    })
}

/// An image that is not drawn in its own shape.
private struct Distorted: Sighting {
  let timeline: Timeline
  let image: NodeID
  /// Its own size; nil if that is not known.
  let own: CGSize?
  let size: CGSize

  /// So much wider, or higher, is seen.
  private static let share: CGFloat = 1.15

  static func find(_ image: NodeID, in timeline: Timeline) -> Self? {
    guard !timeline.has(.isOfUnknownSize, image),
      Axis.allCases.allSatisfy({ timeline.isGreedy(image, $0) }),
      let offer = timeline.placement(of: image)?.placement.proposal,
      offer.width != nil || offer.height != nil, !timeline.has(.symbol, image),
      let width = timeline.ideal(image, .horizontal), let height = timeline.ideal(image, .vertical),
      width > 0, height > 0, let size = timeline.size(of: image), size.width > 0, size.height > 0
    else { return nil }
    let stretch = size.width / size.height * height / width
    guard max(stretch, 1 / stretch) > Self.share,
      !timeline.isWallpaper(image), !timeline.has(.givesWay, image),
      timeline.modifier(around: image, where: { timeline.isIdleRatio($0) }) == nil
    else { return nil }
    return Self(
      timeline: timeline, image: image, own: CGSize(width: width, height: height), size: size)
  }

  /// A narrower picture, in points, is a strip or a line.
  private static let leastWidth: CGFloat = 60
  /// No picture is higher, in parts of its width.
  private static let mostHeight: CGFloat = 3

  /// A picture of any size whose frame states a width alone, in a column that leaves it much more.
  static func find(unknown image: NodeID, in timeline: Timeline) -> Self? {
    guard timeline.has(.isOfUnknownSize, image), !timeline.has(.symbol, image),
      timeline.isGreedy(image, .vertical), let size = timeline.size(of: image),
      size.width >= leastWidth, size.height > mostHeight * size.width,
      let (column, branch) = timeline.division(around: image, .vertical),
      timeline.tree.children(of: column).contains(where: {
        $0 != branch && timeline.contents.contains($0)
      })
    else { return nil }
    let chain = timeline.modified(by: branch)
    guard chain.contains(image), chain.contains(where: { timeline.has(.fixes(.horizontal), $0) }),
      !chain.contains(where: {
        timeline.has(.proposesShape, $0) || timeline.has(.limits(.vertical), $0)
          || timeline.isClipped($0)
      })
    else { return nil }
    return Self(timeline: timeline, image: image, own: nil, size: size)
  }

  var goal: Goal? {
    own.map { Goal([.ratio(image, $0.width / $0.height)]) }
      ?? Goal([.length(image, .vertical, .atMost(2 * size.width))])
  }

  var suspicion: Suspicion {
    suspected(
      .distortedImage, of: image, sized: [image],
      remedies: ["write \(code: ".scaledToFit()") behind \(code: ".resizable()")"],
      off: own.map { abs(size.width - size.height * $0.width / $0.height) }
        ?? size.height - size.width)
  }

  var statement: Statement {
    let shape: Prose =
      own.map { "its own size is \(points($0.width)) by \(points($0.height))" }
      ?? "its frame states no height"
    return Statement(
      """
      \(image) is drawn \(points(size.width)) wide and \(points(size.height)) high; \(shape)
      """,
      because: "A resizable image takes what it is offered on each axis by itself")
  }
}

extension Timeline {
  /// Whether it lies behind a view, which it is to fill.
  fileprivate func isWallpaper(_ image: NodeID) -> Bool {
    stepsOutwards(from: image).contains { isLayer($0.inner) && has(.layersBehind, $0.outer) }
  }
}
