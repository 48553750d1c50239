import Foundation
import HaggleLayouts
import HaggleTraces
import HaggleVocabulary

/// Asks the profile points of each node that no parent asked, after the passes.
///
/// It has its own engine with a full memo and without an observer, so that the recorded negotiation
/// does not change; only its own questions and their answers are added.
struct SideProbes {
  private let engine: LayoutEngine
  private static let lengths: [CGFloat?] = [0, nil, .infinity]

  init(_ tree: LayoutTree, _ settings: Trace.Settings, _ containers: ContainerSizes) {
    engine = LayoutEngine(
      tree, context: settings.context, policy: .full, overrides: settings.overrides,
      containers: containers, budget: settings.budget)
  }

  func events(completing trace: Trace) -> [Event] {
    let questions = open(in: trace)
    return zip(questions, engine.ask(questions)).compactMap { question, size in
      size.map { .probe(node: question.node, proposal: question.proposal, size: $0) }
    }
  }

  /// The profile points that were not asked, node by node.
  private func open(in trace: Trace) -> [(node: NodeID, proposal: ProposedViewSize)] {
    var points = profiles(of: trace)
    for case .ask(let ask) in trace.events {
      points[ask.node.index].removeAll { $0 == ask.proposal }
    }
    return points.enumerated().flatMap { index, open in
      open.map { (NodeID(index), $0) }
    }
  }

  private func profiles(of trace: Trace) -> [[ProposedViewSize]] {
    var placed = [ProposedViewSize?](repeating: nil, count: trace.nodes.count)
    for case .place(let placement) in trace.events {
      placed[placement.node.index] = placement.proposal
    }
    return placed.map { profile($0) }
  }

  /// Both axes at once, then each axis with the other as placed; without repetitions.
  private func profile(_ placed: ProposedViewSize?) -> [ProposedViewSize] {
    var points: [ProposedViewSize] = [.zero, .unspecified, .infinity]
    guard let placed else { return points }
    for axis in Axis.allCases {
      for length in Self.lengths {
        let point = ProposedViewSize(length, along: axis, across: placed[axis.cross])
        if !points.contains(point) { points.append(point) }
      }
    }
    return points
  }
}
