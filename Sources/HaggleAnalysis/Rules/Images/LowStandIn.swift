import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let lowStandIn = Rule(
    id: "low-stand-in",
    summary: "What a view shows in place of a picture is lower than the picture.",
    finding: """
      A view shows a picture of a stated height, or something else as long as that is not there. \
      The frame is on the picture alone: what stands in its place has the height of its words, and \
      everything below moves when the picture comes.
      """,
    example: """
      // proposal: 393x400
      // text-cell: 8x20
      // image: "lake" 800x400
      struct Cover: View {
        let isLoaded: Bool
        var body: some View {
          if isLoaded {
            Image("lake").resizable().scaledToFill().frame(height: 180).clipped()
          } else {
            Text("Loading").frame(maxWidth: .infinity).background(Color.gray)
          }
        }
      }
      VStack {
        ForEach([true, false], id: \\.self) { Cover(isLoaded: $0) }
        Spacer()
      }
      """,
    scope: """
      Reported where one call of a view stands on the screen with the picture and without it, \
      equally wide, in a column, and the painted words without it are at least 24 points lower.
      """,
    help: "the same `.frame(height: …)` on what stands in the place of the picture",
    exception: "it is to be lower", keyNote: "of what is lower", needs: "the log",
    search: .symptoms { timeline in LowStandIn.all(in: timeline) })
}

/// What a view of the app shows in place of a picture, lower than that.
private struct LowStandIn: Sighting {
  let timeline: Timeline
  let low: NodeID
  let picture: NodeID
  let heights: (low: CGFloat, picture: CGFloat)

  /// Less, in points, is hardly seen to jump.
  private static let least: CGFloat = 24

  static func all(in timeline: Timeline) -> [LowStandIn] {
    guard timeline.nodes.contains(where: { timeline.has(.image, $0) }) else { return [] }
    let owned = timeline.nodes.flatMap { node in
      timeline.trace.nodes[node.index].owners.map { (owner: $0, node: node) }
    }
    let groups = Dictionary(grouping: owned) { $0.owner }.values.map { $0.map(\.node) }
    return groups.compactMap { find(among: $0, timeline) }.sorted { $0.low < $1.low }
  }

  private static func find(among views: [NodeID], _ timeline: Timeline) -> Self? {
    guard views.count > 1, let picture = views.first(where: { timeline.isPictureOfHeight($0) }),
      let size = timeline.size(of: picture),
      let low = views.first(where: { timeline.isStandIn($0) }),
      let own = timeline.size(of: low), abs(own.width - size.width) < 1,
      own.height + least <= size.height
    else { return nil }
    return Self(
      timeline: timeline, low: low, picture: picture, heights: (own.height, size.height))
  }

  var goal: Goal? {
    Goal(
      [.length(low, .vertical, .exactly(heights.picture))], near: [low, picture],
      lengths: [.vertical: heights.picture])
  }

  var suspicion: Suspicion {
    suspected(
      .lowStandIn, of: low, on: .vertical, sized: [low, picture],
      remedies: [
        """
        write \(code: ".frame(height: \(typed(heights.picture)))") on it as well, before its \
        background
        """
      ], involving: [picture], off: heights.picture - heights.low)
  }

  var statement: Statement {
    Statement(
      """
      \(low) is \(points(heights.low)) points high, and \(picture), which the same view shows in \
      its place elsewhere, \(points(heights.picture))
      """, because: "The height is stated for the picture alone")
  }
}

extension Timeline {
  /// Whether it comes down to a picture, through a frame that states its height, in a column.
  fileprivate func isPictureOfHeight(_ view: NodeID) -> Bool {
    comes(view, downTo: .image) && modified(by: view).contains { has(.fixes(.vertical), $0) }
      && dividesHeight(around: view)
  }

  /// Whether it is painted words without a picture and without a height of their own, in a column.
  fileprivate func isStandIn(_ view: NodeID) -> Bool {
    isOfWords(view) && !has(.image, within: view) && isPainted(within: view)
      && !modified(by: view).contains { has(.fixes(.vertical), $0) } && dividesHeight(around: view)
  }

  private func dividesHeight(around view: NodeID) -> Bool {
    let steps = stepsOutwards(from: view).prefix { onlySizingChild(of: $0.outer) == $0.inner }
    let branch = steps.reduce(view) { $1.outer }
    return parent(branch).map { dividedAxes($0) == .vertical } ?? false
  }
}
