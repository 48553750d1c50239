import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let greedyPicture = Rule(
    id: "greedy-picture",
    summary: "A picture in a row takes what it is offered, and makes the row high.",
    finding: """
      A resizable picture that keeps its shape is as wide as it may be, and as high as its shape \
      makes it. In a row of a list, or of what scrolls, no height is offered that would limit \
      it: it takes its share of the width, and the texts beside it have little room in a row as \
      high as the picture.
      """,
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
    scope: """
      Reported for a picture of at least 100 points beside a text, without a frame, where \
      nothing offers it a height, or where it is drawn three times as large as it is made for. \
      Where a height is offered, also for one that does not take all of that and is at least \
      five times as high as the words beside it, and for a symbol, if nothing states the height \
      of the row, the picture's shape or its priority.
      """,
    help: "`.frame(width: …, height: …)` on the picture", exception: "it is to be that large",
    search: .each(.with(.image), as: GreedyPicture.find))
}

/// A picture that nothing limits, beside texts.
private struct GreedyPicture: Sighting {
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
        || timeline.isBlownUp(image, by: Self.factor)
        || timeline.towers(image, in: row, besides: branch),
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
    suspected(
      .greedyPicture, of: shape, on: .vertical, sized: [image],
      remedies: ["write \(code: ".frame(width: …, height: …)") on \(image)"], subject: image,
      involving: [image, row], off: size.height - Self.touchable)
  }

  var statement: Statement {
    Statement(
      """
      \(image) is \(points(size.width)) wide and \(points(size.height)) high, and makes \(row) \
      as high
      """, subject: image,
      because: "It takes the width that it is offered, and nothing states a height to keep to")
  }
}

extension Timeline {
  /// A lower room, in points, may be that of a row.
  private static let leastRoom: CGFloat = 300

  /// Whether a picture whose shape is known is far higher than the words beside it, which alone
  /// were to make the row's height.
  fileprivate func towers(_ image: NodeID, in row: NodeID, besides branch: NodeID) -> Bool {
    guard let height = length(image, .vertical), let offer = offer(row, .vertical),
      height < offer - 1 || has(.symbol, image) && offer >= Self.leastRoom,
      keepsOwnShape(image), has(.symbol, image) || !has(.isOfUnknownSize, image),
      !ranks(in: row, .horizontal).contains(where: { $0.node == branch && $0.priority != 0 }),
      !stepsOutwards(from: row).contains(where: { inner, outer in
        isLayer(inner) || has(.limits(.vertical), outer) || has(.declared, outer)
      })
    else { return false }
    return tree.children(of: row).allSatisfy { view in
      view == branch || has(.spacer, view) || has(.symbol, image)
        || length(view, .vertical).map { $0 <= height / 5 } == true
    }
  }

  /// Whether it is drawn in the shape that it is made in: no other one is stated.
  private func keepsOwnShape(_ image: NodeID) -> Bool {
    guard let own = profile(of: image).ideal?.size, let drawn = size(of: image),
      own.height > 0, drawn.height > 0
    else { return false }
    let (shape, shown) = (own.width / own.height, drawn.width / drawn.height)
    return abs(shape - shown) < 0.02 * shape
  }
}
