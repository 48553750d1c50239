import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let wholePage = Rule(
    id: "whole-page",
    summary:
      "One view of a page that scrolls is as high as the whole page, for content that is short.",
    finding: """
      `containerRelativeFrame([.horizontal, .vertical])` makes a view as wide and as high as the \
      scroll view around it. Along the axis that scrolls, what stands behind it begins a whole \
      page further on.
      """,
    example: """
      // proposal: 393x600
      // text-cell: 8x20
      ScrollView {
        VStack {
          Text("Sale").containerRelativeFrame([.horizontal, .vertical]).id("banner")
          Text("Shoes")
        }
      }
      """,
    scope: """
      Reported where the other views of the column are no pages, and its content is less than \
      a quarter of the length.
      """,
    help: """
      `containerRelativeFrame` along the other axis alone, or with `count:`
      """,
    exception: "it is to be a page of its own", needs: "the log with its reasons",
    search: .each(.all, as: WholePage.find))
}

/// A view as long as what it scrolls in, among others that are as long as their content.
private struct WholePage: Sighting {
  let timeline: Timeline
  let node: NodeID
  let axis: Axis
  let stack: NodeID
  let next: NodeID
  let length: CGFloat
  let enough: CGFloat

  static func find(_ node: NodeID, on axis: Axis, in timeline: Timeline) -> Self? {
    guard let content = timeline.tree.firstChild(of: node),
      let length = timeline.length(node, axis),
      let enough = timeline.length(content, axis), 4 * enough < length,
      timeline.isWholeContainer(node, axis),
      let (stack, branch) = timeline.division(around: node, axis),
      timeline.proposal(stack, axis) == nil,
      let next = timeline.sibling(behind: branch, in: stack),
      timeline.tree.children(of: stack).allSatisfy({ other in
        other == branch || (timeline.length(other, axis) ?? 0) < length
      })
    else { return nil }
    return Self(
      timeline: timeline, node: node, axis: axis, stack: stack, next: next, length: length,
      enough: enough)
  }

  var goal: Goal? { Goal([.length(node, axis, .between(enough, 2 * enough))], near: [node]) }

  private var other: String { axis == .vertical ? ".horizontal" : ".vertical" }

  var suspicion: Suspicion {
    suspected(
      .wholePage, of: node, on: axis, sized: [node],
      remedies: ["write \(code: ".containerRelativeFrame(\(other))") on it"],
      involving: [stack, next], off: length - enough)
  }

  var statement: Statement {
    Statement(
      """
      \(node) is \(points(length)) points \(axis.adjective), as much as is seen of the page, and \
      what is in it \(points(enough)): \(next) begins behind all that
      """,
      because: "It takes the length of what it scrolls in")
  }
}

extension Timeline {
  /// Whether it is as long as the container that it measures itself by.
  fileprivate func isWholeContainer(_ node: NodeID, _ axis: Axis) -> Bool {
    guard let span = sizingSpan(node) else { return false }
    return reasons(of: node, in: span).contains { explained in
      explained.reason.knownRule == .relative && explained.reason.axis == axis
        && explained.reason.terms.map(\.knownRole) == [.container]
    }
  }
}
