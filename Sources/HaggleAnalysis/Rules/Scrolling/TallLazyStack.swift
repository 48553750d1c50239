import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let tallLazyStack = Rule(
    id: "tall-lazy-stack",
    summary:
      "A lazy stack or grid in a scroll view takes all the room across, what is in it far less.",
    finding: """
      A lazy stack does not know all of its views, and so takes what it is offered across its \
      axis. A horizontal scroll view passes its height on: with a `LazyHStack` in it, a strip of \
      cards is as high as the rest of the screen, and what stands above and below is driven to \
      the edges. An `HStack` is as high as its highest card. The flexible rows of a `LazyHGrid` \
      share that height, and lie far apart.
      """,
    example: """
      // proposal: 393x700
      // text-cell: 8x20
      VStack {
        Text("Recent")
        ScrollView(.horizontal) {
          LazyHStack { Color.pink.frame(width: 90, height: 120) }.id("cards")
        }
        Text("All")
      }
      .id("page")
      """,
    scope: "Reported where it takes more than twice as much as what is in it.",
    help: "`.frame(height: …)` on it or on the scroll view; `HStack` where there are few views",
    exception: "the strip is to fill the room", needs: "the log",
    search: .each(
      .withAny(of: [.spaces, .makesColumns, .makesRows]), as: TallStack.find))
}

/// What fills a scroll view across its axis, and shows far less.
private struct TallStack: Sighting {
  let timeline: Timeline
  let node: NodeID
  let scroller: NodeID
  let stack: NodeID
  let axis: Axis
  let length: CGFloat
  let enough: CGFloat

  /// So much more, in points, is seen.
  private static let least: CGFloat = 40

  static func find(_ node: NodeID, on axis: Axis, in timeline: Timeline, with contents: Contents)
    -> Self?
  {
    let children = timeline.tree.children(of: node)
    guard timeline.isLazy(node, across: axis), !children.isEmpty,
      timeline.isGreedy(node, axis),
      let proposal = timeline.placement(of: node)?.placement.proposal,
      proposal[axis] != nil, proposal[axis.cross] == nil,
      let scroller = timeline.scroller(around: node),
      let (stack, branch) = timeline.division(around: scroller, axis),
      timeline.tree.children(of: stack).contains(where: { $0 != branch && contents.contains($0) }),
      !children.contains(where: { timeline.isGreedy($0, axis) }),
      let length = timeline.length(node, axis),
      let enough = timeline.needed(by: children, of: node, across: axis),
      length > 2 * enough + Self.least
    else { return nil }
    return Self(
      timeline: timeline, node: node, scroller: scroller, stack: stack, axis: axis, length: length,
      enough: enough)
  }

  var goal: Goal? {
    Goal([.length(node, axis, .atMost(enough))], near: [scroller], lengths: [axis: enough])
  }

  var suspicion: Suspicion {
    suspected(
      .tallLazyStack, of: node, on: axis, sized: [node], remedies: remedies,
      involving: [scroller, stack], off: length - enough)
  }

  var statement: Statement {
    Statement(
      """
      \(node) is \(points(length)) points \(axis.adjective), and what is in it \(points(enough))
      """,
      because: "It takes all that it is offered across its axis, and \(scroller) is as "
        + "\(axis.adjective) as its content")
  }

  private var remedies: [Prose] {
    let fixed = axis == .vertical ? ".frame(height: …)" : ".frame(width: …)"
    let plain = axis == .vertical ? "HStack" : "VStack"
    return ["write \(code: fixed) on \(node)", "write \(code: plain) in place of \(node)"]
  }
}

extension Timeline {
  /// A lazy stack, or a lazy grid with rows or columns along an axis.
  fileprivate func isLazy(_ node: NodeID, across axis: Axis) -> Bool {
    has(.spaces, node) && !isContainer(node) || tracksAxis(of: node) == axis
  }

  /// What the views need: the longest, or those of one line of a grid with what lies between them.
  fileprivate func needed(
    by children: [NodeID], of node: NodeID, across axis: Axis
  ) -> CGFloat? {
    guard isLazyGrid(node), let line = lines(of: node, along: axis).first else {
      return children.compactMap { length($0, axis) }.max()
    }
    return line.compactMap { length($0, axis) }
      .reduce(Timeline.standardSpacing * CGFloat(line.count - 1), +)
  }
}
