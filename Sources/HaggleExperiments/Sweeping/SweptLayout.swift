package import Foundation
import HaggleReplay
import HaggleTraces
package import HaggleVocabulary

/// The layout of a view at one point.
package struct SweptLayout: Sendable {
  package let point: SweepPoint
  /// The proposal to the root.
  package let proposal: ProposedViewSize
  /// The size of the tracked view, in points; nil if it is missing.
  package let size: CGSize?
  package let facts: [ViewFact.Key: ViewFact]
  /// The views of the layout, including those left out.
  package let views: [SweptView: SweptViewFacts]
  /// The tracked view; nil if it is missing.
  let node: SweptView?

  /// Whether the same traits hold in both; amounts do not matter.
  func isLike(_ other: SweptLayout) -> Bool {
    facts.count == other.facts.count
      && facts.allSatisfy { key, fact in other.facts[key]?.value == fact.value }
  }
}

extension SweptLayout {
  /// - Parameters:
  ///   - tracked: the tracked view; nil for the root.
  ///   - known: the views of the previous layout, most of which are equal.
  init(
    _ point: SweepPoint, _ laidOut: LaidOut, tracking tracked: SweptView?,
    known: inout (nodes: [Trace.Node], views: SweptViews)?
  ) {
    let timeline = laidOut.timeline
    let nodes = timeline.trace.nodes
    let views = known.flatMap { $0.nodes == nodes ? $0.views : nil } ?? SweptViews(timeline)
    known = (nodes, views)
    let node =
      tracked.map { wanted in timeline.tree.preorder.first { views[$0] == wanted } }
      ?? timeline.tree.roots.first
    self.point = point
    proposal = timeline.trace.header.proposal ?? .unspecified
    self.node = node.flatMap { views[$0] }
    size = node.flatMap { timeline.size(of: $0) }
    facts = LayoutFacts(laidOut, views).facts
    self.views = views.facts
  }
}
