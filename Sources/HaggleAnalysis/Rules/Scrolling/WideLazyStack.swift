import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let wideLazyStack = Rule(
    id: "wide-lazy-stack",
    summary: "A lazy stack that nothing scrolls is as wide as the screen, for a few short words.",
    finding: """
      A lazy stack does not know all of its views, and so takes what it is offered across its \
      axis, where a plain stack hugs them. A menu made of a `LazyVStack` is as wide as the screen.
      """,
    example: """
      // proposal: 393x300
      // text-cell: 8x20
      LazyVStack(alignment: .leading) { Text("Copy link"); Text("Mute") }
        .id("stack").background(Color.gray)
      """,
    scope: "Reported for a stack with a colour behind it that is in no scroll view.",
    help: "`VStack` or `HStack` in its place", exception: "it is to be that wide",
    needs: "the log",
    search: .each(.with(.spaces), as: WideStack.find))
}

/// A painted lazy stack that is far longer, across its axis, than its views.
private struct WideStack: Sighting {
  let timeline: Timeline
  let node: NodeID
  let axis: Axis
  let length: CGFloat
  let enough: CGFloat

  static func find(_ node: NodeID, on axis: Axis, in timeline: Timeline) -> Self? {
    let children = timeline.tree.children(of: node)
    guard !timeline.isContainer(node), children.count > 1,
      timeline.isGreedy(node, axis), !timeline.isGreedy(node, axis.cross),
      let length = timeline.length(node, axis),
      let enough = children.compactMap({ timeline.length($0, axis) }).max(), length > 2 * enough,
      timeline.scroller(around: node) == nil,
      timeline.isPainted(around: node)
    else { return nil }
    return Self(
      timeline: timeline, node: node, axis: axis, length: length, enough: enough)
  }

  var goal: Goal? { Goal([.length(node, axis, .atMost(enough))]) }

  var suspicion: Suspicion {
    let plain = axis == .horizontal ? "VStack" : "HStack"
    return suspected(
      .wideLazyStack, of: node, on: axis, sized: [node],
      remedies: ["write \(code: plain) in place of \(node)"], off: length - enough)
  }

  var statement: Statement {
    Statement(
      """
      \(node) is \(points(length)) points \(axis.adjective), and what is in it \(points(enough))
      """,
      because: "A lazy stack takes all that it is offered across its axis")
  }
}
