import HaggleTraces
import HaggleVocabulary

/// A query prepared for all events of a timeline: conditions on nodes are evaluated once per node.
package struct QueryMatcher: Sendable {
  private let timeline: Timeline
  private let steps: [Query.Step]
  /// The result of each step for each node, by step and node; empty for steps not about nodes.
  private let ofNode: [[Bool]]
  /// The rules of findings, by the events of their evidence.
  private let rules: [Int: [String]]

  init(_ query: Query, in timeline: Timeline) {
    self.timeline = timeline
    steps = query.steps
    rules = timeline.trace.rulesByEvidence
    let nodes = timeline.trace.nodes.indices
    ofNode = steps.map { step in
      guard case .test(.node(_, let holds)) = step else { return [] }
      return nodes.map { holds(timeline.trace, timeline.trace.nodes[$0]) }
    }
  }

  func matches(_ event: Int) -> Bool {
    let facts = EventFacts(timeline, event, rules: rules[event] ?? [])
    var holds = false
    var step = 0
    while step < steps.count {
      switch steps[step] {
      case .test(let test): holds = self.holds(test, at: step, of: facts)
      case .not: holds.toggle()
      case .skipIf(let next) where holds: step = next - 1
      case .skipUnless(let next) where !holds: step = next - 1
      case .skipIf, .skipUnless: break
      }
      step += 1
    }
    return holds
  }

  private func holds(_ test: QueryTest, at step: Int, of facts: EventFacts) -> Bool {
    switch test {
    case .event(let holds): return holds(facts)
    case .only(let number): return facts.number == number
    case .node:
      guard let node = facts.node else { return false }
      return ofNode[step][node.index]
    }
  }

  /// The names compared in the query that match no node.
  var unknownNames: [String] {
    zip(steps, ofNode).compactMap { step, holds in
      guard case .test(.node(let name, _)) = step else { return nil }
      return holds.contains(true) ? nil : name
    }
  }
}
