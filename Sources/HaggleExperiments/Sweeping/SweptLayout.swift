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
  /// What is equal at many points, kept once for all of them.
  let steady: SweptState
  /// The facts with an amount of their own at each point.
  let varying: [ViewFact.Key: ViewFact]
  /// The tracked view; nil if it is missing.
  let node: SweptView?

  package var facts: [ViewFact.Key: ViewFact] { steady.facts.merging(varying) { _, own in own } }

  /// The views of the layout, including those left out.
  package var views: [SweptView: SweptViewFacts] { steady.views.facts }

  func has(_ key: ViewFact.Key) -> Bool { steady.facts[key] != nil || varying[key] != nil }

  /// Whether the same traits hold in both; amounts do not matter.
  func isLike(_ other: SweptLayout) -> Bool {
    (steady === other.steady || steady.facts.isLike(other.steady.facts))
      && varying.isLike(other.varying)
  }
}

/// The views of a layout, and the facts about them that do not change from point to point.
final class SweptState: Sendable {
  let views: SweptViews
  let facts: [ViewFact.Key: ViewFact]

  init(_ views: SweptViews, _ facts: [ViewFact.Key: ViewFact]) {
    self.views = views
    self.facts = facts
  }
}

extension [ViewFact.Key: ViewFact] {
  fileprivate func isLike(_ other: Self) -> Bool {
    count == other.count && allSatisfy { key, fact in other[key]?.value == fact.value }
  }
}

extension SweptLayout {
  /// What is known from the previous layout, most of which is equal.
  struct Known {
    fileprivate var nodes: [Trace.Node] = []
    fileprivate var state: SweptState?
  }

  /// - Parameter tracked: the tracked view; nil for the root.
  init(
    _ point: SweepPoint, _ laidOut: LaidOut, tracking tracked: SweptView?, known: inout Known
  ) {
    let timeline = laidOut.timeline
    let nodes = timeline.trace.nodes
    let old = known.nodes == nodes ? known.state : nil
    let views = old?.views ?? SweptViews(timeline)
    let facts = LayoutFacts(laidOut, views).facts
    let (varying, steady) = (
      facts.filter(\.key.trait.isVarying), facts.filter { !$0.key.trait.isVarying }
    )
    let state = old.flatMap { $0.facts == steady ? $0 : nil } ?? SweptState(views, steady)
    (known.nodes, known.state) = (nodes, state)
    let node =
      tracked.map { wanted in timeline.tree.preorder.first { views[$0] == wanted } }
      ?? timeline.tree.roots.first
    self.point = point
    proposal = timeline.trace.header.proposal ?? .unspecified
    self.node = node.flatMap { views[$0] }
    size = node.flatMap { timeline.size(of: $0) }
    self.steady = state
    self.varying = varying
  }
}
