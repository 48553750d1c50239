import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let narrowList = Rule(
    id: "narrow-list",
    summary: "A list or a scroll view is narrower than the column that it is in, by its own limit.",
    finding: """
      A greatest width limits the list, and not the column around it: that is as wide as its \
      widest view, and puts the list into its middle. Beside the list nothing scrolls.
      """,
    example: """
      // proposal: 320x300
      // text-cell: 8x20
      VStack(spacing: 0) {
        Text("Inbox").frame(maxWidth: .infinity, alignment: .leading)
        List { Text("Ada"); Text("Grace") }
          .frame(minWidth: 140, maxWidth: 200).id("list")
      }
      """,
    scope: """
      Reported where another view of the column takes all of its width, or of a row all of its \
      height, and the limit is below 600 points.
      """,
    help: "no limit, or `.infinity` for it; `.frame(maxWidth: …)` on the column",
    exception: "it is to be narrower than what is above it",
    traits: [.unusedSpace],
    search: .each(.with(.scrolls), as: NarrowList.find))
}

/// A view that scrolls, limited across the stack that it is in.
private struct NarrowList: Sighting {
  let timeline: Timeline
  let frame: NodeID
  let stack: NodeID
  let neighbour: NodeID
  let axis: Axis
  let length: CGFloat
  let room: CGFloat

  /// From this on, in points, it is a readable width of a page.
  private static let readable: CGFloat = 600
  /// Less, in points, is a margin on both sides.
  private static let least: CGFloat = 32

  static func find(_ scroller: NodeID, _ axis: Axis, in timeline: Timeline) -> Self? {
    guard timeline.has(.ignoresContent, scroller) || timeline.proposal(scroller, axis) != nil,
      let frame = timeline.modifier(
        around: scroller, where: { timeline.has(.limits(axis), $0) }),
      !timeline.has(.fixes(axis), frame), let length = timeline.length(frame, axis),
      length < readable, timeline.isGreedy(scroller, axis), !timeline.isGreedy(frame, axis),
      let room = timeline.offer(frame, axis), room - length >= least,
      let (stack, branch) = timeline.division(around: frame, axis.cross),
      timeline.length(branch, axis) == length, timeline.isCentred(stack, on: axis),
      !timeline.modified(by: branch).contains(where: { timeline.isPainted(behind: $0) }),
      let whole = timeline.length(stack, axis), whole - length >= least,
      let neighbour = timeline.tree.children(of: stack).prefix(24).first(where: { view in
        view != branch && timeline.isGreedy(view, axis) && !timeline.has(.spacer, view)
          && abs((timeline.length(view, axis) ?? 0) - whole) < 1
          && !timeline.comes(view, downTo: .decorates)
      })
    else { return nil }
    return Self(
      timeline: timeline, frame: frame, stack: stack, neighbour: neighbour, axis: axis,
      length: length, room: whole)
  }

  var goal: Goal? {
    Goal([.length(frame, axis, .between(room - 1, room + 1))], near: [frame])
  }

  var suspicion: Suspicion {
    suspected(
      .narrowList, of: frame, on: axis, sized: [frame],
      remedies: [
        """
        leave \(code: "\(limit): \(typed(length))") out, or write \(code: "\(limit): .infinity")
        """
      ], involving: [stack, neighbour], off: room - length)
  }

  private var limit: String { axis == .horizontal ? "maxWidth" : "maxHeight" }

  var statement: Statement {
    let size = axis == .horizontal ? "wide" : "high"
    return Statement(
      """
      \(frame) is \(points(length)) points \(size) and in the middle of \(points(room)), which \
      \(neighbour) takes
      """,
      because: "A limit of what scrolls is none of \(stack), which centres it")
  }
}
