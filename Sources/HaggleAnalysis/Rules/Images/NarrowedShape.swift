import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let narrowedShape = Rule(
    id: "narrowed-shape",
    summary:
      "A view that keeps its shape is narrower than its column, as another takes the height.",
    finding: """
      A column offers each flexible view the same share of its height. A video that keeps a \
      shape is as wide as its share of the height allows, while a list or a colour below would \
      do with less: strips stay empty at its sides.
      """,
    example: """
      // proposal: 600x400
      // text-cell: 8x20
      VStack(spacing: 0) {
        Color.black.aspectRatio(16 / 9, contentMode: .fit).id("video")
        ScrollView { Text("First comment") }
      }
      .id("page")
      """,
    scope: """
      Reported where what takes the height scrolls, or is a colour or a shape, and would do with \
      what is left.
      """,
    help: "`.layoutPriority(1)` on what keeps its shape",
    exception: "it is to be that small",
    search: .each(.with(.proposesShape), as: Narrowed.find))
}

/// A view that keeps its shape in a column, and could be wider.
private struct Narrowed: Sighting {
  let timeline: Timeline
  let node: NodeID
  let column: NodeID
  let other: NodeID
  let width: CGFloat
  let room: CGFloat

  static func find(_ node: NodeID, in timeline: Timeline) -> Self? {
    guard let size = timeline.size(of: node), size.width > 0, size.height > 0,
      let (column, branch) = timeline.division(around: node, .vertical),
      let offer = timeline.offer(branch, .vertical), abs(offer - size.height) < 1,
      let room = timeline.offer(node, .horizontal), room > size.width + Noticeable.step,
      let other = timeline.tree.children(of: column).first(where: {
        $0 != branch && timeline.yields($0)
      }), let taken = timeline.length(other, .vertical),
      size.height * (room / size.width - 1) < taken
    else { return nil }
    return Self(
      timeline: timeline, node: node, column: column, other: other, width: size.width, room: room)
  }

  var goal: Goal? {
    Goal([.length(node, .horizontal, .exactly(room))], near: [column, other])
  }

  var suspicion: Suspicion {
    suspected(
      .narrowedShape, of: node, on: .horizontal, sized: [node], placed: [other],
      remedies: ["write \(code: ".layoutPriority(1)") on \(node)"], involving: [column, other],
      off: room - width)
  }

  var statement: Statement {
    Statement(
      """
      \(node) is \(points(width)) points wide, and could be \(points(room)): it keeps its shape \
      in the height that \(column) leaves it
      """,
      because: """
        \(other) takes \(points(timeline.length(other, .vertical) ?? 0)) of that height, and \
        would do with less
        """)
  }
}

extension Timeline {
  /// Whether it takes any height and needs none of it: what scrolls, a colour or a shape.
  fileprivate func yields(_ node: NodeID) -> Bool {
    guard isGreedy(node, .vertical) else { return false }
    let source = greedSource(of: node, .vertical)
    return has(.scrolls, source) || has(.decorates, source)
  }
}
