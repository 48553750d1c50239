import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let cutStart = Rule(
    id: "cut-start",
    summary: "The first page of a row lies outside of the frame that the row is moved in.",
    finding: """
      A frame puts what is too long for it into its middle. A row of pages that an offset moves \
      by the number of the page then begins outside: at number 0 one sees a page in the middle \
      of the row, and the first one is cut off by the clip.
      """,
    example: """
      // proposal: 300x200
      // text-cell: 8x20
      struct Pager: View {
        @State private var page = 0
        var body: some View {
          HStack(spacing: 0) {
            ForEach(0..<3) { number in
              Text("\\(number)").frame(width: 300, height: 200).id("page\\(number)")
            }
          }
          .offset(x: CGFloat(page) * -300)
          .frame(width: 300, height: 200)
          .clipped()
        }
      }
      Pager()
      """,
    scope: """
      Reported for a row or a column that is moved by a product, which is 0, in a frame that \
      centres it and is clipped, where all of the first view is outside. What only follows a \
      finger may well begin in the middle.
      """,
    help: "`alignment: .leading` in the frame, `.top` for a column",
    exception: "the row is to begin in its middle", keyNote: "of the first view",
    search: .each(.with(.clips), as: CutStart.find))
}

/// A row that is centred in the frame which shows a part of it, and moved by 0.
private struct CutStart: Sighting {
  let timeline: Timeline
  let first: NodeID
  let stack: NodeID
  let frame: NodeID
  let axis: Axis
  let length: CGFloat
  let room: CGFloat

  static func find(_ clip: NodeID, on axis: Axis, in timeline: Timeline) -> Self? {
    guard let (stack, around) = timeline.movedRow(in: clip, axis),
      let length = timeline.length(stack, axis),
      let frame = around.last(where: { timeline.has(.frames, $0) }),
      timeline.isCentred(frame, on: axis), let room = timeline.length(frame, axis),
      timeline.tree.childCount(of: stack) > 1,
      let first = timeline.tree.firstChild(of: stack), !timeline.has(.spacer, within: first),
      let (own, shown) = timeline.screenExtents(first, clip, axis), own.length > 1,
      own.end <= shown.start + Timeline.tolerance || own.start >= shown.end - Timeline.tolerance
    else { return nil }
    return Self(
      timeline: timeline, first: first, stack: stack, frame: frame, axis: axis, length: length,
      room: room)
  }

  var goal: Goal? {
    guard let start = timeline.screenExtent(frame, axis)?.start else { return nil }
    return Goal([.origin(first, axis, start)], near: [frame, stack])
  }

  var suspicion: Suspicion {
    let edge = axis == .horizontal ? ".leading" : ".top"
    return suspected(
      .cutStart, of: first, on: axis, placed: [first, stack, frame],
      remedies: ["write \(code: "alignment: \(edge)") in \(timeline.modifier(frame))"],
      involving: [stack, frame], off: (length - room) / 2)
  }

  var statement: Statement {
    Statement(
      "All of \(first), the first in \(stack), lies outside of \(frame) and is cut off",
      isAboutPlace: true,
      because: """
        \(stack) is \(points(length)) points \(axis.adjective), and \(timeline.modifier(frame)) of \
        \(points(room)) puts it into its middle
        """)
  }
}

extension Timeline {
  /// The stack along an axis that a clip shows a part of, where an offset moves it by a product,
  /// which is 0, and what is around it, from the clip inwards.
  fileprivate func movedRow(
    in clip: NodeID, _ axis: Axis
  ) -> (stack: NodeID, around: [NodeID])? {
    guard let stack = stack(in: clip, along: axis), stack != clip else { return nil }
    let around = Array(modified(by: clip).prefix { $0 != stack })
    let offsets = around.filter { offset(of: $0, axis) != nil }
    guard
      !around.contains(where: {
        has(.scrolls, $0) || has(.ignoresContent, $0) || has(.pages, $0)
          || !appearance(of: $0).effects.isEmpty
      }), offsets.allSatisfy({ offset(of: $0, axis) == 0 }),
      offsets.contains(where: statesProduct)
    else { return nil }
    return (stack, around)
  }
}
