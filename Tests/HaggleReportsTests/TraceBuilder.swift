import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// Writes a trace down as one would tell it.
struct TraceBuilder {
  var trace = Trace(header: .init(tool: "haggle 0.1.0"))

  var timeline: Timeline { Timeline(trace) }

  /// Adds a node and names it: by its label, or else by its kind and number.
  mutating func node(
    _ kind: String, _ label: String? = nil, in parent: NodeID? = nil, arguments: String = "",
    at line: Int = 1, _ column: Int = 1, traits: [String] = [],
    roles: NodeRoles? = nil, owner: String? = nil
  ) -> NodeID {
    let number = trace.nodes.count { $0.kind == kind } + 1
    trace.nodes.append(
      .init(
        kind: kind, name: label ?? "\(kind).\(number)", isLabelled: label != nil, parent: parent,
        place: .init(line: line, column: column), arguments: arguments, traits: traits,
        roles: roles,
        owners: owner.map { [.init(view: $0, place: .init(line: line - 30, column: 9))] } ?? []))
    return NodeID(trace.nodes.count - 1)
  }

  /// Asks and answers; `between` is what happens before the answer.
  mutating func ask(
    _ node: NodeID, _ width: CGFloat?, _ height: CGFloat?, by caller: NodeID? = nil,
    answer: (CGFloat, CGFloat), cached: Bool = false,
    between: (inout TraceBuilder) -> Void = { _ in }
  ) {
    trace.events.append(
      .ask(.init(node: node, proposal: .init(width: width, height: height), caller: caller)))
    between(&self)
    let size = CGSize(width: answer.0, height: answer.1)
    trace.events.append(.answer(node: node, size: size, isCached: cached))
  }

  /// Asks with the same answer as the proposal, as a color gives it.
  mutating func greedy(_ node: NodeID, by caller: NodeID, _ proposals: (CGFloat, CGFloat)...) {
    for proposal in proposals {
      ask(node, proposal.0, proposal.1, by: caller, answer: proposal)
    }
  }

  mutating func place(
    _ node: NodeID, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
    for proposal: ProposedViewSize? = nil
  ) {
    trace.events.append(
      .place(
        .init(
          node: node, frame: CGRect(x: x, y: y, width: width, height: height),
          proposal: proposal ?? .init(width: width, height: height))))
  }

  mutating func because(_ reason: Reason) { trace.events.append(.reason(reason)) }

  mutating func add(_ events: Event...) { trace.events += events }
}
