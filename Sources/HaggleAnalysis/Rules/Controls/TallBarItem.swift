import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let tallBarItem = Rule(
    id: "tall-bar-item",
    summary: "Something in a bar is higher than the bar.",
    finding: """
      The bar of a page has its own height, and what is put into it has to do with that. A \
      picture in a larger frame is cut above and below, or hangs over the page.
      """,
    example: """
      // device: iPhone 16
      // image: "ada" 300x300
      NavigationStack {
        Color.mint
          .toolbar {
            ToolbarItem(placement: .topBarTrailing) {
              Image("ada").resizable().frame(width: 80, height: 80).id("ada")
            }
          }
      }
      """,
    scope: "Reported for frames that state a height of more than 44 points.",
    help: "a frame of at most 44 points, mostly 28 to 36",
    exception: "the app draws the bar itself", keyNote: "of the frame",
    search: .each(.with(.fixesHeight), as: TallBarItem.find))
}

/// A frame in a bar that states more than the bar has.
private struct TallBarItem: Detection {
  let timeline: Timeline
  let frame: NodeID
  let height: CGFloat

  /// The height of a navigation bar without a large title, in points. Source: UIKit.
  static let bar: CGFloat = 44
  /// What people give to a picture in a bar.
  static let usual: CGFloat = 36

  static func find(_ frame: NodeID, in timeline: Timeline) -> Self? {
    guard let height = timeline.length(frame, .vertical), height > Self.bar + 1,
      timeline.stepsOutwards(from: frame).contains(where: { timeline.isBarRow($0.outer) })
    else { return nil }
    return Self(
      timeline: timeline, frame: frame, height: height)
  }

  var goal: Goal? {
    Goal(
      [.length(frame, .vertical, .atMost(Self.bar))], near: [frame],
      lengths: [.vertical: Self.usual, .horizontal: Self.usual])
  }

  var suspicion: Suspicion {
    Suspicion(
      .tallBarItem, of: frame, on: .vertical, in: timeline,
      saying: Statement(
        "\(frame) is \(points(height)) high, in a bar of \(points(Self.bar))",
        because: "The bar keeps its height, whatever is in it"),
      shownBy: timeline.placings(of: [frame]),
      remedies: ["state a height of \(points(Self.usual)) in \(timeline.modifier(frame))"],
      off: height - Self.bar)
  }
}
