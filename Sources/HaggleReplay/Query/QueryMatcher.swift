import HaggleTraces
import HaggleVocabulary

/// A query made ready for all events of a timeline: what it says about nodes is known for each.
package struct QueryMatcher: Sendable {
  private let timeline: Timeline
  private let steps: [Query.Step]
  /// For each step whether it holds of each node; empty for steps that are not about nodes, and
  /// altogether where nothing is prepared.
  private let ofNode: [[Bool]]
  /// The rules of the findings that name an event as evidence; nil where nothing is prepared.
  private let rules: [Int: [String]]?

  package init(_ query: Query, in timeline: Timeline) {
    self.timeline = timeline
    steps = query.steps
    rules = timeline.trace.rulesByEvidence
    let nodes = timeline.trace.nodes.indices
    ofNode = steps.map { step in
      guard case .test(let test) = step, case .name = test else { return [] }
      return nodes.map { test.holds(of: NodeID($0), in: timeline.trace) ?? false }
    }
  }

  /// Without preparing what one event may not need.
  init(_ query: Query, forOneEventOf timeline: Timeline) {
    self.timeline = timeline
    steps = query.steps
    rules = nil
    ofNode = []
  }

  /// Whether the event matches; not where there is no such event.
  package func matches(_ event: Int) -> Bool {
    guard timeline.trace.events.indices.contains(event) else { return false }
    let facts = EventFacts(timeline, event)
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
    case .isCached: return facts.isCached
    case .isEvidence: return rules(at: facts.number) != nil
    case .finding(let comparison, let rule):
      return rules(at: facts.number).map { comparison.holds($0, rule) } ?? false
    case .name:
      guard let node = facts.node else { return false }
      if !ofNode.isEmpty { return ofNode[step][node.index] }
      return test.holds(of: node, in: timeline.trace) ?? false
    case .number(let field, let comparison, let number):
      let value = field == .event ? facts.number : facts.pass
      return value.map { comparison.holds(Double($0), number) } ?? false
    case .sort(let comparison, let sort): return comparison.holds(facts.sort.rawValue, sort)
    case .phase(let comparison, let phase):
      return facts.phase.map { comparison.holds($0.rawValue, phase) } ?? false
    case .length(let field, let comparison, let length):
      return facts.length(field).map { comparison.holds($0, length) } ?? false
    case .lengths(let field, let comparison, let other):
      guard let a = facts.length(field), let b = facts.length(other) else { return false }
      return comparison.holds(a, b)
    }
  }
}

extension QueryTest {
  /// Whether a test of names holds of the node; nil for other tests, and for the parent of a root.
  fileprivate func holds(of id: NodeID, in trace: Trace) -> Bool? {
    guard case .name(let field, let comparison, let text) = self else { return nil }
    let node = trace.nodes[id.index]
    switch field {
    case .kind: return comparison.holds(node.kind, text)
    case .parent: return node.parent.map { comparison.names(trace.nodes[$0.index], text) }
    default: return comparison.names(node, text)
    }
  }
}

extension QueryMatcher {
  /// The names that the query compares with and that no node answers to; none where nothing is
  /// prepared.
  var strangers: [String] {
    zip(steps, ofNode).compactMap { step, holds in
      guard case .test(.name(_, let comparison, let text)) = step, comparison != .unequal
      else { return nil }
      return holds.contains(true) ? nil : text
    }
  }
}

extension Comparison {
  /// A node is equal to its name; its kind counts for what it contains.
  fileprivate func names(_ node: Trace.Node, _ text: String) -> Bool {
    holds(node.name, text) || self == .contains && holds(node.kind, text)
  }
}

extension QueryMatcher {
  private func rules(at event: Int) -> [String]? {
    if let rules { return rules[event] }
    var found: [String] = []
    timeline.trace.eachEvidence { if $0 == event { found.append($1) } }
    return found.isEmpty ? nil : found
  }
}

extension Trace {
  fileprivate var rulesByEvidence: [Int: [String]] {
    var rules: [Int: [String]] = [:]
    eachEvidence { rules[$0, default: []].append($1) }
    return rules
  }

  /// Calls `body` with each event that a finding, or what follows from one, names as evidence, and
  /// with its rule.
  fileprivate func eachEvidence(_ body: (Int, String) -> Void) {
    for case .finding(let finding) in remarks {
      for event in finding.evidence { body(event, finding.rule) }
      for consequence in finding.consequences {
        for event in consequence.evidence { body(event, consequence.rule) }
      }
    }
  }
}
