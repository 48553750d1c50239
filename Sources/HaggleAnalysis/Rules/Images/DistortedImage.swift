import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let distortedImage = Rule(
    id: "distorted-image",
    summary: "A resizable image is drawn in another shape than its own.",
    explanation: Explanation(
      finding: [
        """
        `.resizable()` lets an image take whatever it is offered, on each axis by itself: a \
        photograph is drawn as wide as the column and as high as the file, stretched. Its shape \
        is kept by `.scaledToFit()` or `.scaledToFill()`.
        """
      ],
      example: """
        // proposal: 393x700
        // image: "fjord" 1200x800
        ScrollView { Image("fjord").resizable().id("photo") }
        """,
      scope: [
        """
        Reported for a picture whose own size is known, and which is no background. Symbols are \
        drawn for their frame.
        """
      ],
      help: "`.scaledToFit()` behind `.resizable()`",
      exception: "it is a pattern or a gradient that may be stretched"),
    search: .each(.with(.image), as: Distorted.find))
}

/// An image that is not drawn in its own shape.
private struct Distorted: Detection {
  let timeline: Timeline
  let image: NodeID
  let own: CGSize
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
      !timeline.isWallpaper(image),
      timeline.modifier(around: image, where: { timeline.isIdleRatio($0) }) == nil
    else { return nil }
    return Self(
      timeline: timeline, image: image, own: CGSize(width: width, height: height), size: size)
  }

  var goal: Goal? { Goal([.ratio(image, own.width / own.height)]) }

  var suspicion: Suspicion {
    Suspicion(
      .distortedImage, of: image, in: timeline, saying: statement,
      shownBy: timeline.sizing(of: image),
      remedies: ["write \(code: ".scaledToFit()") behind \(code: ".resizable()")"],
      off: abs(size.width - size.height * own.width / own.height))
  }

  private var statement: Statement {
    Statement(
      """
      \(image) is drawn \(points(size.width)) wide and \(points(size.height)) high; its own size \
      is \(points(own.width)) by \(points(own.height))
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
