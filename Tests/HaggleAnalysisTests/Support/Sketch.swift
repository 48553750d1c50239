import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// A trace written down by hand, as a device or a console log may give one.
struct Sketch {
  var trace = Trace()

  var timeline: Timeline { Timeline(trace) }

  /// Adds a node and returns its id.
  @discardableResult mutating func add(
    _ kind: String, _ name: String, in parent: NodeID? = nil, line: Int? = nil,
    arguments: String = "", roles: NodeRoles? = nil
  ) -> NodeID {
    trace.nodes.append(
      Trace.Node(
        kind: kind, name: name, isLabelled: true, parent: parent,
        place: line.map { SourcePlace(line: $0, column: 1) },
        arguments: arguments, roles: roles))
    return NodeID(trace.nodes.count - 1)
  }

  /// A question with its answer; what it took to find that stands in between.
  mutating func ask(
    _ node: NodeID, _ proposal: (CGFloat?, CGFloat?), _ answer: (CGFloat, CGFloat),
    _ inner: (inout Sketch) -> Void = { _ in }
  ) {
    let proposal = ProposedViewSize(width: proposal.0, height: proposal.1)
    trace.events.append(.ask(.init(node: node, proposal: proposal, caller: nil)))
    inner(&self)
    trace.events.append(
      .answer(node: node, size: CGSize(width: answer.0, height: answer.1), isCached: false))
  }

  mutating func place(
    _ node: NodeID, _ frame: (CGFloat, CGFloat, CGFloat, CGFloat),
    for proposal: (CGFloat?, CGFloat?)
  ) {
    trace.events.append(
      .place(
        .init(
          node: node, frame: CGRect(x: frame.0, y: frame.1, width: frame.2, height: frame.3),
          proposal: ProposedViewSize(width: proposal.0, height: proposal.1))))
  }
}
