import Foundation
import HaggleLayouts
import HaggleRecording
import HaggleTraces
import HaggleVocabulary

/// What was asked, answered, explained and placed in one run.
struct Negotiation {
  /// One question with its answer, in the order of the answers.
  struct Exchange: Equatable {
    let node: NodeID
    let caller: NodeID?
    let asked: ProposedViewSize
    let answered: CGSize
    let isCached: Bool
    let isPlacing: Bool
    /// The exchanges that it took to find the answer.
    let inside: Range<Int>
  }

  let tree: LayoutTree
  let trace: Trace
  private(set) var exchanges: [Exchange] = []
  private(set) var placements: [Event.Placement] = []
  private(set) var reasons: [Reason] = []

  init(
    _ tree: LayoutTree, _ specimen: Specimen, policy: CachePolicy = .swiftui,
    direction: LayoutDirection = .leftToRight
  ) {
    var context = specimen.context
    context.layoutDirection = direction
    let settings = Trace.Settings(context: context, policy: policy, probes: false)
    self.tree = tree
    trace = Trace(recording: tree, in: specimen.proposal, settings: settings)
    var open: [(ask: Event.Ask, start: Int)] = []
    for event in trace.events {
      switch event {
      case .ask(let ask): open.append((ask, exchanges.count))
      case .answer(_, let size, let isCached):
        let (ask, start) = open.removeLast()
        exchanges.append(
          Exchange(
            node: ask.node, caller: ask.caller, asked: ask.proposal, answered: size,
            isCached: isCached, isPlacing: ask.isPlacing, inside: start..<exchanges.count))
      case .place(let placement): placements.append(placement)
      case .reason(let reason): reasons.append(reason)
      default: break
      }
    }
  }

  /// A node as a failure tells it: `HStack 3`.
  func name(_ node: NodeID) -> String {
    "\(tree.nodes[node.index].description.kind) \(node.index)"
  }
}
