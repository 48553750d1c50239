import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let earlyWrap = Rule(
    id: "early-wrap",
    summary: "A layout of one's own begins a new line for a subview that would have fitted.",
    finding: """
      A layout that breaks its subviews into lines has to ask whether the next one still fits. \
      If it counts the distance behind that one as well, the last of a line that would just fit \
      goes into the next.
      """,
    example: """
      // proposal: 136x100
      struct Flow: Layout {
        func spots(_ subviews: Subviews, _ width: CGFloat) -> [CGPoint] {
          var (x, y) = (CGFloat(0), CGFloat(0))
          return subviews.map { _ in
            if x + 40 + 8 > width { x = 0; y += 28 }
            defer { x += 48 }
            return CGPoint(x: x, y: y)
          }
        }
        func sizeThatFits(
          proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) -> CGSize {
          CGSize(width: 136, height: 100)
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          for (subview, spot) in zip(subviews, spots(subviews, bounds.width)) {
            subview.place(
              at: CGPoint(x: bounds.minX + spot.x, y: bounds.minY + spot.y),
              proposal: .unspecified)
          }
        }
      }
      Flow { ForEach(0..<3) { n in Color.red.frame(width: 40, height: 20).id("chip\\(n)") } }
        .id("flow")
      """,
    scope: """
      Reported where the distance in the line and the subview together still fit. What stands at \
      one pitch in lines of one count is a grid, which wraps by the count.
      """,
    help: "the test without the distance behind the subview",
    exception: "lines are to end earlier", keyNote: "of the subview", needs: "the log",
    search: .each(.with(.declared), as: EarlyWrap.find))
}

/// A subview at the start of a line that fits at the end of the previous one.
private struct EarlyWrap: Sighting {
  let timeline: Timeline
  let layout: NodeID
  let node: NodeID
  let last: NodeID
  let room: CGFloat
  let needed: CGFloat

  static func find(in layout: NodeID, _ timeline: Timeline) -> Self? {
    let children = timeline.tree.children(of: layout)
    guard children.count > 2, let width = timeline.length(layout, .horizontal) else { return nil }
    let frames = children.compactMap { timeline.placement(of: $0)?.placement.frame }
    guard frames.count == children.count, frames.allSatisfy({ $0.minX >= 0 && $0.width > 0 }),
      let left = frames.map(\.minX).min(), !isGrid(frames, in: width)
    else { return nil }
    for index in children.indices.dropFirst(2) {
      let (own, before, first) = (frames[index], frames[index - 1], frames[index - 2])
      guard own.minY >= before.maxY - Timeline.tolerance, abs(own.minX - left) < Timeline.tolerance,
        abs(before.minY - first.minY) < Timeline.tolerance, before.minX > first.minX
      else { continue }
      let gap = before.minX - first.maxX
      let (room, needed) = (width - before.maxX, gap + own.width)
      // What follows on its line has come from another page or column.
      let isLast = !frames.contains {
        $0.minX >= before.maxX && $0.minY < before.maxY && $0.maxY > before.minY
      }
      guard gap >= 0, needed <= room + Timeline.tolerance, isLast else { continue }
      return Self(
        timeline: timeline, layout: layout, node: children[index], last: children[index - 1],
        room: room, needed: needed)
    }
    return nil
  }

  /// Whether subviews stand in lines of one count, at least two of them full, which begin at one
  /// pitch however wide they are: lines that break where the next one does not fit have one
  /// distance between subviews instead. Where all are equally wide, one that has more room than
  /// the next one needs with a distance on both sides.
  private static func isGrid(_ frames: [CGRect], in width: CGFloat) -> Bool {
    let count = frames.prefix { $0.minY < frames[0].maxY - Timeline.tolerance }.count
    guard count > 2, frames.count >= 2 * count else { return false }
    let pitch = frames[1].minX - frames[0].minX
    let isLevel = frames.indices.allSatisfy { index in
      abs(frames[index].minX - frames[0].minX - CGFloat(index % count) * pitch) < 1
        && abs(frames[index].minY - frames[index - index % count].minY) < Timeline.tolerance
    }
    guard pitch > 0, isLevel else { return false }
    let widths = frames.map(\.width)
    let (least, most) = (widths.min() ?? 0, widths.max() ?? 0)
    let free = width - (frames[0].minX + CGFloat(count - 1) * pitch + most)
    return most - least >= 1 || free >= 2 * pitch - most - Timeline.tolerance
  }

  var goal: Goal? { Goal([.level(node, last, at: 0, .vertical)], near: [layout]) }

  var suspicion: Suspicion {
    suspected(
      .earlyWrap, of: node, on: .horizontal, placed: [last, node],
      remedies: ["leave the distance behind a subview out of the test whether it fits"],
      involving: [layout, last], off: needed)
  }

  var statement: Statement {
    Statement(
      """
      \(node) begins a new line in \(layout), although \(points(room)) points are left behind \
      \(last) and \(points(needed)) would do
      """, isAboutPlace: true)
  }
}
