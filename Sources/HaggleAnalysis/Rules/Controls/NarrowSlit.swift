import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let narrowSlit = Rule(
    id: "narrow-slit",
    summary: "What scrolls gets a small part of its page, as rigid views take the rest.",
    finding: """
      A scroll view, a list or an editor takes what the other views of its column leave. Where \
      these state heights of their own, it becomes a slit on a small screen in which hardly \
      anything is to be seen at once.
      """,
    example: """
      // proposal: 375x500
      // text-cell: 8x20
      VStack {
        Text("Welcome").frame(height: 200)
        ScrollView {
          ForEach(0..<20) { n in Text("Line \\(n)") }
        }
        .id("lines")
        Color.blue.frame(height: 180)
      }
      .id("page")
      """,
    scope: """
      Reported where less than a quarter of the height is left, and the content is three \
      times as high or lines are typed into it; also where it is half as high again, if less than \
      a fifth and 100 points are left and a picture or a colour takes a third.
      """,
    help: """
      what stands above it inside of the scroll view; `.frame(minHeight: …)`
      """,
    exception: "so little is to be seen",
    search: .each(.withAny(of: [.takesLines, .scrolls]), as: NarrowSlit.find))
}

/// What scrolls upwards, in a column of which it gets a small part.
private struct NarrowSlit: Sighting {
  let timeline: Timeline
  let slit: NodeID
  let column: NodeID
  let others: [NodeID]
  let length: CGFloat
  let whole: CGFloat

  /// What has a larger part of its column shows enough.
  private static let share: CGFloat = 0.25
  /// How much longer its content is.
  private static let factor: CGFloat = 3
  /// What is higher, in points, shows enough lines to type in.
  private static let mostTyped: CGFloat = 70

  /// What is left beside a large picture, at most: a share of the column, and in points.
  private static let beside: (share: CGFloat, most: CGFloat, factor: CGFloat) = (0.2, 100, 1.5)

  static func find(_ slit: NodeID, in timeline: Timeline) -> Self? {
    let axis = Axis.vertical
    guard timeline.isGreedy(slit, axis), let length = timeline.length(slit, axis), length > 0,
      let (column, branch) = timeline.division(around: slit, axis),
      timeline.screen(axis) ?? 0 > 0, let whole = timeline.length(column, axis),
      length < Self.share * whole, timeline.offer(column, axis) != nil
    else { return nil }
    let others = timeline.siblings(of: branch, in: column)
    let isTyped = timeline.has(.takesLines, slit) && length < Self.mostTyped
    let isScrolled =
      timeline.has(.scrolls, slit)
      && timeline.tree.children(of: slit).contains { timeline.proposal($0, axis) == nil }
      && timeline.contentEnd(of: slit, axis) ?? 0
        > Self.factor(for: length, of: whole, beside: others, in: timeline) * length
    guard isTyped || isScrolled, !others.contains(where: { timeline.isTakingRoom($0, axis) }) else {
      return nil
    }
    return Self(
      timeline: timeline, slit: slit, column: column, others: others, length: length, whole: whole)
  }

  var goal: Goal? {
    Goal(
      [.length(slit, .vertical, .atLeast(max(1.6 * length, Self.mostTyped)))],
      near: [slit] + others, lengths: [.vertical: max(2 * length, 100)])
  }

  var suspicion: Suspicion {
    suspected(
      .narrowSlit, of: slit, on: .vertical, sized: [slit],
      remedies: [
        "let all of \(column) scroll, in a \(code: "ScrollView")",
        "write \(code: ".frame(minHeight: …)") on \(slit)",
      ], involving: [column] + others, off: whole - length)
  }

  var statement: Statement {
    Statement(
      """
      \(slit) gets \(points(length)) of the \(points(whole)) points of \(column): the other views \
      take the rest
      """,
      because: "What scrolls takes what the views beside it leave")
  }
}

extension NarrowSlit {
  /// How much longer the content is of what has so much of its column.
  fileprivate static func factor(
    for length: CGFloat, of whole: CGFloat, beside others: [NodeID], in timeline: Timeline
  ) -> CGFloat {
    let isSmall = length < min(beside.share * whole, beside.most)
    return isSmall && others.contains { timeline.isPicture($0, asHighAs: whole / 3) }
      ? beside.factor : factor
  }
}

extension Timeline {
  /// Whether it comes down to a picture or a colour of at least that height.
  fileprivate func isPicture(_ view: NodeID, asHighAs height: CGFloat) -> Bool {
    (length(view, .vertical) ?? 0) >= height
      && (comes(view, downTo: .image) || comes(view, downTo: .decorates))
  }

  /// Whether a view shares the room with what scrolls, instead of taking what it states.
  fileprivate func isTakingRoom(_ node: NodeID, _ axis: Axis) -> Bool {
    !has(.spacer, node) && isGreedy(node, axis)
  }
}
