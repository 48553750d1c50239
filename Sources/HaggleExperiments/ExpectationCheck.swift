import HaggleReplay
package import HaggleScenarios
package import HaggleTraces
import HaggleVocabulary

/// The expectations of a scenario's author, checked against a trace.
package struct ExpectationCheck {
  package struct Result {
    package let expectation: Expectation
    /// The actual value; nil if the expectation holds.
    package let failure: String?
  }

  package let results: [Result]
  /// The findings of the trace that no `expect: finding …` names.
  package let unexpectedFindings: [Finding]

  package init(_ expectations: [Expectation], against trace: Trace) {
    let evidence = Evidence(Timeline(trace))
    results = expectations.map { Result(expectation: $0, failure: evidence.failure(of: $0)) }
    let expected = expectations.compactMap { expectation -> (String, String)? in
      guard case .finding(let rule, let node) = expectation.claim else { return nil }
      return (rule, node)
    }
    unexpectedFindings = trace.findings.filter { finding in
      !expected.contains { finding.isNamed($0.0, at: $0.1, in: trace) }
    }
  }
}

extension Finding {
  /// Whether `rule` at the node called `name` is this finding or one of its consequences.
  func isNamed(_ rule: String, at name: String, in trace: Trace) -> Bool {
    let isCalled = { (node: NodeID) in trace.nodes[node.index].name == name }
    return self.rule == rule && ([node] + alike).contains(where: isCalled)
      || consequences.contains {
        $0.rule == rule && ([$0.node] + $0.alike).contains(where: isCalled)
      }
  }
}
