import Foundation
import HaggleLayouts
import HaggleRecording
import HaggleTraces
import HaggleVocabulary
import Testing

@Suite struct `A recording` {
  static let proposal = ProposedViewSize(width: 300, height: 200)

  static func line(_ event: Event, _ trace: Trace) -> String {
    switch event {
    case .passBegin(let number, let reason, let proposal):
      "pass \(number), \(reason.kind.word): \(NumberText.display(proposal))"
    case .passEnd(let number, let size, _): "end of \(number): \(NumberText.display(size))"
    case .ask(let ask):
      "\(ask.caller.map { trace.name(of: $0) } ?? "host") asks \(trace.name(of: ask.node)) "
        + "\(NumberText.display(ask.proposal))\(ask.isPlacing ? " to place it" : "")"
    case .answer(let node, let size, let isCached):
      "\(trace.name(of: node)) answers \(NumberText.display(size))\(isCached ? " again" : "")"
    case .place(let placement):
      "\(trace.name(of: placement.node)) at \(placement.frame.minX),\(placement.frame.minY) "
        + NumberText.display(placement.frame.size)
    case .reason(let reason): "\(trace.name(of: reason.node)): \(reason.rule.word)"
    case .note(let note): "note: \(note.text)"
    default: event.kind.rawValue
    }
  }

  @Test func `tells a negotiation in the order in which it happened`() {
    let tree = LayoutTree { tree in
      tree.add(
        FixedFrameLayout(height: 50), [tree.add(PaddingLayout(.all, 5), [tree.add(ColorLayout())])])
    }
    let trace = Trace(recording: tree, in: Self.proposal, settings: .init(probes: false))
    #expect(
      trace.events.map { Self.line($0, trace) } == [
        "pass 1, first layout: 300×200", "host asks FixedFrame.1 300×200", "FixedFrame.1: fixed",
        "FixedFrame.1 asks Padding.1 300×50", "Padding.1 asks Color.1 290×40",
        "Color.1 answers 290×40", "Padding.1: inset", "Padding.1: inset",
        "Padding.1 answers 300×50", "FixedFrame.1 answers 300×50",
        "FixedFrame.1 at 0.0,75.0 300×50",
        "FixedFrame.1 asks Padding.1 300×50 to place it", "Padding.1 answers 300×50 again",
        "Padding.1 at 0.0,0.0 300×50", "Padding.1 asks Color.1 290×40 to place it",
        "Color.1 answers 290×40 again", "Color.1 at 5.0,5.0 290×40", "end of 1: 300×50",
      ])
  }

  @Test func `names nodes by their label, else by their kind and number`() {
    let trace = Trace(recording: Trees.page, in: Self.proposal)
    #expect(
      trace.nodes.map(\.name) == ["VStack.1", "FixedFrame.1", "row", "left", "right", "Text.1"])
    #expect(trace.nodes.map(\.isLabelled) == [false, false, true, true, true, false])
    #expect(
      trace.nodes.map(\.kind) == ["VStack", "FixedFrame", "HStack", "Color", "Color", "Text"])
    #expect(trace.nodes.map { $0.parent?.index } == [nil, 0, 1, 2, 2, 0])
  }

  @Test func `says in its header what was proposed and how it was remembered`() {
    let header = Trace.Header(tool: "haggle", scenario: "Page.swift")
    let trace = Trace(recording: Trees.page, in: Self.proposal, header: header)
    #expect(trace.header.proposal == Self.proposal)
    #expect(trace.header.cache == "swiftui")
    #expect(trace.header.exceededBudget == nil)
    #expect(trace.header.scenario == "Page.swift")
    let full = Trace(recording: Trees.page, in: Self.proposal, settings: .init(policy: .full))
    #expect(full.header.cache == "full")
    #expect(full.header.exceededBudget == nil)
  }

  @Test func `keeps what layouts print and what the engine corrects apart`() {
    let tree = LayoutTree { tree in
      tree.add(LayoutMonitorLayout(), [tree.add(NotANumber())])
    }
    let trace = Trace(recording: tree, in: .zero, settings: .init(probes: false))
    #expect(trace.notes.map(\.source) == [.console, .engine, .console])
    #expect(trace.notes.map { $0.node?.index } == [0, 1, 0])
  }

  private struct NotANumber: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { CGSize(width: CGFloat.nan, height: 5) }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}
  }

  // MARK: - Laws

  @Test(arguments: 0..<60)
  func `has an answer for every question, nested by call`(seed: Int) {
    let trace = Trace(recording: Trees.seeded(seed), in: Self.proposal)
    var open: [NodeID] = []
    for event in trace.negotiation {
      switch event {
      case .ask(let ask):
        #expect(ask.caller == trace.nodes[ask.node.index].parent)
        open.append(ask.node)
      case .answer(let node, _, _): #expect(open.popLast() == node)
      case .place, .passEnd: #expect(open.isEmpty)
      default: continue
      }
    }
    #expect(open.isEmpty)
  }

  @Test(arguments: 0..<60)
  func `is the same twice`(seed: Int) {
    let tree = Trees.seeded(seed)
    #expect(
      Trace(recording: tree, in: Self.proposal) == Trace(recording: tree, in: Self.proposal))
  }

  @Test(arguments: 0..<60)
  func `places every node once, after its parent`(seed: Int) {
    let trace = Trace(recording: Trees.seeded(seed), in: Self.proposal)
    var placed: [NodeID] = []
    for case .place(let placement) in trace.events {
      if let parent = trace.nodes[placement.node.index].parent { #expect(placed.contains(parent)) }
      placed.append(placement.node)
    }
    #expect(placed.map(\.index).sorted() == Array(trace.nodes.indices))
  }

  /// A container that is asked for its guides places its content without being asked for its size:
  /// its reasons then stand in the question of the one who wants to know.
  @Test(arguments: 0..<60)
  func `keeps reasons inside the questions that they explain`(seed: Int) {
    let trace = Trace(recording: Trees.seeded(seed), in: Self.proposal)
    var open: [NodeID] = []
    for event in trace.negotiation {
      switch event {
      case .ask(let ask): open.append(ask.node)
      case .answer: open.removeLast()
      case .reason(let reason):
        if let node = open.last { #expect(trace.lineage(of: reason.node).contains(node)) }
      default: continue
      }
    }
  }
}

extension Trace {
  /// A node and all that it stands in.
  fileprivate func lineage(of node: NodeID) -> [NodeID] {
    var lineage = [node]
    while let parent = nodes[lineage[lineage.count - 1].index].parent { lineage.append(parent) }
    return lineage
  }
}
