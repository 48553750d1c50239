import Foundation
import HaggleLayouts
import HaggleRecording
import HaggleTraces
import HaggleVocabulary
import Testing

@Suite struct `The tool's own questions` {
  static let proposal = ProposedViewSize(width: 300, height: 200)

  /// The points of a node's profile: both axes at once, and each with the other as it was placed.
  private static func profile(_ placed: ProposedViewSize) -> [ProposedViewSize] {
    let lengths: [CGFloat?] = [0, nil, .infinity]
    return lengths.map { ProposedViewSize(width: $0, height: $0) }
      + lengths.map { ProposedViewSize(width: $0, height: placed.height) }
      + lengths.map { ProposedViewSize(width: placed.width, height: $0) }
  }

  @Test(arguments: 0..<40)
  func `complete the profile of every node, each point once`(seed: Int) {
    let trace = Trace(recording: Trees.seeded(seed), in: Self.proposal)
    var known: [NodeID: [ProposedViewSize]] = [:]
    for case .ask(let ask) in trace.events { known[ask.node, default: []].append(ask.proposal) }
    for probe in trace.probes {
      #expect(!known[probe.node, default: []].contains(probe.proposal), "asked twice")
      known[probe.node, default: []].append(probe.proposal)
    }
    for case .place(let placement) in trace.events {
      for point in Self.profile(placement.proposal) {
        #expect(known[placement.node, default: []].contains(point))
      }
    }
  }

  @Test(arguments: 0..<40)
  func `come after the passes and change nothing that was recorded`(seed: Int) {
    let tree = Trees.seeded(seed)
    let with = Trace(recording: tree, in: Self.proposal)
    let without = Trace(recording: tree, in: Self.proposal, settings: .init(probes: false))
    #expect(without.probes.isEmpty)
    #expect(with.negotiation == without.events)
    #expect(Array(with.events.prefix(without.events.count)) == without.events)
  }

  @Test(arguments: 0..<40)
  func `are answered as a layout of its own would answer them`(seed: Int) {
    let tree = Trees.seeded(seed)
    for probe in Trace(recording: tree, in: Self.proposal).probes {
      #expect(LayoutEngine(tree).ask(probe.node, probe.proposal) == probe.size)
    }
  }

  @Test func `print nothing`() {
    let tree = LayoutTree { tree in
      tree.add(LayoutMonitorLayout(), [tree.add(ColorLayout())])
    }
    let trace = Trace(recording: tree, in: Self.proposal)
    // Two nodes with nine points each, and 300×200 is none of them.
    #expect(trace.probes.count == 18)
    #expect(trace.notes.count == 2)
  }

  @Test func `are answered with the overrides of the run`() {
    let question = LayoutEngine.Question(NodeID(1), .zero)
    let tree = LayoutTree { tree in
      tree.add(PaddingLayout(.all, 2), [tree.add(ColorLayout())])
    }
    let settings = Trace.Settings(overrides: [question: CGSize(width: 7, height: 7)])
    let trace = Trace(recording: tree, in: Self.proposal, settings: settings)
    let minimum = trace.probes.first { $0.node.index == 0 && $0.proposal == .zero }
    #expect(minimum?.size == CGSize(width: 11, height: 11))
  }

  @Test func `stop with the budget, and none is answered wrongly`() {
    let tree = Trees.alternating(10)
    let trace = Trace(
      recording: tree, in: Self.proposal, settings: .init(policy: .full, budget: 300))
    #expect(!trace.probes.isEmpty)
    #expect(trace.probes.count < 21 * 9)
    for probe in trace.probes {
      #expect(
        LayoutEngine(tree, policy: .full).ask(probe.node, probe.proposal) == probe.size)
    }
  }
}
