import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let greedyPicture = Rule(
    id: "greedy-picture",
    summary: "A picture in a row of a list takes what it is offered, and makes the row high.",
    explanation: Explanation(
      finding: [
        """
        A resizable picture that keeps its shape is as wide as it may be, and as high as its shape \
        makes it. In a row of a list, or of what scrolls, no height is offered that would limit \
        it: it takes its share of the width, and the texts beside it have little room in a row as \
        high as the picture.
        """
      ],
      example: """
        // proposal: 393x700
        // text-cell: 8x20
        // image: "owl" 400x300
        ScrollView {
          HStack {
            Image("owl").resizable().scaledToFit().id("photo")
            VStack { Text("Barn owl"); Text("Tyto alba") }
            Spacer()
          }
          .id("row")
        }
        """,
      scope: [
        """
        Reported for a picture of at least 100 points beside a text, without a frame, where \
        nothing offers it a height, or where it is drawn three times as large as it is made for.
        """
      ],
      help: "`.frame(width: …, height: …)` on the picture", exception: "it is to be that large"),
    search: .each(.with(.image), as: GreedyPicture.find))
}

/// A picture that nothing limits, beside texts.
private struct GreedyPicture: Detection {
  let timeline: Timeline
  let image: NodeID
  /// What keeps its shape.
  let shape: NodeID
  let row: NodeID
  let size: CGSize

  /// What is smaller, in points, may be meant.
  private static let least: CGFloat = 100
  /// A picture that is so many times as long as it is made for was to be an icon.
  private static let factor: CGFloat = 3
  /// The height of a row that one can touch, in points. Source: Apple, Human Interface Guidelines.
  private static let touchable: CGFloat = 44

  static func find(_ image: NodeID, in timeline: Timeline, with contents: Contents) -> Self? {
    guard Axis.allCases.allSatisfy({ timeline.isGreedy(image, $0) }),
      let size = timeline.size(of: image), size.width >= Self.least, size.height >= Self.least,
      let (row, branch) = timeline.division(around: image, .horizontal),
      timeline.proposal(row, .vertical) == nil
        || timeline.isBlownUp(image, by: Self.factor),
      let shape = timeline.modified(by: branch).first(where: { timeline.has(.proposesShape, $0) }),
      !timeline.modified(by: branch).contains(where: { view in
        timeline.has(.frames, view)
          || Axis.allCases.contains { timeline.has(.limits($0), view) }
      }),
      timeline.tree.children(of: row).contains(where: { $0 != branch && contents.holdsText($0) }),
      timeline.length(row, .vertical) == size.height
    else { return nil }
    return Self(
      timeline: timeline, image: image, shape: shape, row: row, size: size)
  }

  /// The picture's own size, where that is smaller.
  private var enough: CGSize {
    let own = timeline.profile(of: image).ideal?.size ?? .zero
    guard timeline.isBlownUp(image, by: Self.factor), own.height <= Self.touchable else {
      return CGSize(width: Self.touchable, height: Self.touchable)
    }
    return own
  }

  var goal: Goal? {
    Goal(
      [.length(image, .vertical, .atMost(enough.height))], near: [row],
      lengths: [.horizontal: enough.width, .vertical: enough.height], traits: [.statedLength])
  }

  var suspicion: Suspicion {
    Suspicion(
      .greedyPicture, of: shape, on: .vertical, in: timeline, saying: statement,
      shownBy: timeline.sizing(of: image),
      remedies: ["write \(code: ".frame(width: …, height: …)") on \(image)"], subject: image,
      involving: [image, row], off: size.height - Self.touchable)
  }

  private var statement: Statement {
    Statement(
      """
      \(image) is \(points(size.width)) wide and \(points(size.height)) high, and makes \(row) \
      as high
      """, subject: image,
      because: "It takes the width that it is offered, and nothing offers it a height to keep to")
  }
}
