import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let outgrownShare = Rule(
    id: "outgrown-share",
    summary: "Of views that are to share a row equally, one is longer than its share.",
    finding: """
      A frame with `maxWidth: .infinity` takes its share of a row, and is never narrower than what \
      is in it. A view of a stated width that is longer than the share makes its frame as long, and \
      the others get less.
      """,
    example: """
      // proposal: 184x100
      // text-cell: 8x20
      HStack(spacing: 0) {
        VStack {
          Text("Pace")
          Color.green.frame(width: 120, height: 40).id("gauge")
        }
        .frame(maxWidth: .infinity).background(Color.mint).id("left")
        Text("142").frame(maxWidth: .infinity).background(Color.teal).id("right")
      }
      .id("row")
      """,
    scope: """
      Reported for two to six painted views and nothing else in a row, or in a column, each in a \
      frame of infinite greatest length, where one is at least 8 points longer than another by a \
      length that is stated in it.
      """,
    help: "`maxWidth:` in place of `width:` in what is longer than its share",
    exception: "they are to be of different lengths", keyNote: "of the frame of the longest",
    needs: "the log",
    search: .each(.stacks) { stack, axis, timeline in
      OutgrownShare.find(stack, on: axis, in: timeline)
    })
}

/// A view that is longer than its share of a row, for a stated length in it.
private struct OutgrownShare: Sighting {
  let timeline: Timeline
  let stack: NodeID
  let axis: Axis
  let spread: Spread
  /// Of the longest one, which is to take its share.
  let frame: NodeID
  /// What states more than the share.
  let culprit: NodeID
  let share: CGFloat

  static func find(_ stack: NodeID, on axis: Axis, in timeline: Timeline) -> Self? {
    let views = timeline.tree.children(of: stack)
    guard (2...6).contains(views.count),
      views.allSatisfy({ view in
        timeline.taker(in: view, axis) != nil
          && timeline.modified(by: view).contains { timeline.isPainted(behind: $0) }
      }),
      let spread = Spread(of: views, along: axis, in: timeline),
      spread.difference >= Noticeable.gap
    else { return nil }
    let share = views.compactMap { timeline.length($0, axis) }.reduce(0, +) / CGFloat(views.count)
    let culprit = timeline.tree.walk(from: spread.longest, into: timeline.sizingChildren)
      .first { inner in
        timeline.has(.frames, inner) && timeline.has(.fixes(axis), inner)
          && timeline.length(inner, axis).map { $0 > share + Timeline.tolerance } == true
      }
    guard let culprit, let frame = timeline.taker(in: spread.longest, axis) else { return nil }
    return Self(
      timeline: timeline, stack: stack, axis: axis, spread: spread, frame: frame,
      culprit: culprit, share: share)
  }

  var goal: Goal? {
    let views = timeline.tree.children(of: stack)
    let around = spread.most - (timeline.length(culprit, axis) ?? 0)
    return Goal(
      views.map { .length($0, axis, .between(share - 1, share + 1)) }, near: [culprit],
      lengths: [axis: share - around])
  }

  var suspicion: Suspicion {
    suspected(
      .outgrownShare, of: frame, on: axis, sized: [spread.longest, spread.shortest],
      remedies: [
        """
        write \(code: "max\(axis.dimension.capitalized):") instead of \
        \(code: "\(axis.dimension):") in \(timeline.modifier(culprit))
        """
      ], subject: spread.longest, involving: [stack, culprit, spread.shortest],
      off: spread.difference)
  }

  var statement: Statement {
    Statement(
      """
      \(spread.longest) is \(points(spread.most)) points \(axis.adjective) and \(spread.shortest) \
      \(points(spread.least)), although each is to have its share, \(points(share))
      """, subject: spread.longest,
      because: """
        \(timeline.modifier(culprit).capitalized) in it states \
        \(points(timeline.length(culprit, axis) ?? 0)), and a frame with a greatest length alone \
        is never shorter than its content
        """)
  }
}

extension Timeline {
  /// The frame of a view that takes what there is, as written.
  fileprivate func taker(in view: NodeID, _ axis: Axis) -> NodeID? {
    modified(by: view).first {
      has(.frames, $0) && states("max\(axis.dimension.capitalized): .infinity", $0)
    }
  }
}
