import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let halfLayer = Rule(
    id: "half-layer",
    summary: "A shape whose width alone is stated makes its layers as high as the screen.",
    finding: """
      A ZStack is as large as the largest of its views. A gradient or a shape of a stated \
      width, which lies over the end of a strip, takes all the height that is offered, and the \
      strip is as high as the screen.
      """,
    example: """
      // proposal: 393x600
      // text-cell: 8x20
      VStack {
        ZStack(alignment: .trailing) {
          Text("Steps, pulse and sleep").padding(16)
          Color.white.frame(width: 60).id("fade")
        }
        .id("strip")
        Text("Export")
      }
      """,
    scope: """
      Reported where what else is in the stack needs less than half of its length, and other \
      views lie before or behind it, unless what stands beside the stack takes all there is, too.
      """,
    help: """
      `.fixedSize(horizontal: false, vertical: true)` on the stack; the shape as an `.overlay` \
      of what it lies on
      """,
    exception: "the stack is to fill the room",
    consequences: [Rule.greedyDecoration.id],
    search: .each(.layerStacks, as: HalfLayer.find))
}

/// Layers that are as long as the room for a shape that states only its other length.
private struct HalfLayer: Sighting {
  let timeline: Timeline
  let stack: NodeID
  let shape: NodeID
  let length: CGFloat
  let enough: CGFloat

  /// Only heights: rows, and the tracks of bars in them, mostly fill their width on purpose.
  static func find(_ stack: NodeID, in timeline: Timeline) -> Self? {
    let children = timeline.tree.children(of: stack)
    guard let length = timeline.length(stack, .vertical), timeline.offer(stack, .vertical) != nil,
      let shape = children.first(where: { timeline.isHalfStated($0) }),
      let (container, branch) = timeline.division(around: stack, .vertical),
      timeline.tree.children(of: container).contains(where: { $0 != branch }),
      !timeline.isBesideGreedy(stack, upTo: branch)
    else { return nil }
    let others = children.filter { $0 != shape }
    let lengths = others.compactMap { timeline.length($0, .vertical) }
    guard !others.isEmpty, lengths.count == others.count,
      !others.contains(where: { timeline.isLevel($0, on: shape) }),
      !others.contains(where: { timeline.isGreedy($0, .vertical) }), let enough = lengths.max(),
      length > 2 * enough
    else { return nil }
    return Self(
      timeline: timeline, stack: stack, shape: shape, length: length, enough: enough)
  }

  var goal: Goal? {
    Goal([.length(stack, .vertical, .exactly(enough))], near: [stack, shape])
  }

  var suspicion: Suspicion {
    let fixed = Axis.vertical.fixedSize
    return suspected(
      .halfLayer, of: shape, on: .vertical, placed: [stack, shape],
      remedies: [
        "write \(code: fixed) on \(stack)",
        "make \(shape) an \(code: ".overlay") of what it lies on",
      ], exception: "\(stack) is to fill the room", involving: [stack], off: length - enough)
  }

  var statement: Statement {
    Statement(
      """
      \(stack) is \(points(length)) points high for \(shape) in it, and the rest \
      of it needs \(points(enough))
      """,
      because: "A shape takes all that it is offered where it states nothing")
  }
}

extension Timeline {
  /// Whether a view beside it takes all of the height as well, so that it is not the one that makes
  /// the row so long.
  fileprivate func isBesideGreedy(_ node: NodeID, upTo branch: NodeID) -> Bool {
    stepsOutwards(from: node).prefix { $0.inner != branch }.contains { inner, outer in
      sizingChildren(of: outer).contains { $0 != inner && isGreedy($0, .vertical) }
    }
  }

  /// Whether a layer is the same shape as another one: the level of a gauge, on its track.
  fileprivate func isLevel(_ layer: NodeID, on track: NodeID) -> Bool {
    guard comes(layer, downTo: .decorates), let own = core(of: layer), let other = core(of: track)
    else { return false }
    return kind(own) == kind(other)
  }

  /// Whether a shape states its width, and not its height.
  fileprivate func isHalfStated(_ node: NodeID) -> Bool {
    comes(node, downTo: .decorates) && isGreedy(node, .vertical)
      && has(.fixes(.horizontal), within: node)
      && !has(.limits(.vertical), within: node)
  }
}
