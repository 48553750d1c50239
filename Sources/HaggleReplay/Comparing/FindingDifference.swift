import HaggleTraces
package import HaggleVocabulary

/// What one trace alone says of views: a finding, or a consequence of one, as far as the other
/// trace does not say it of the same views.
package struct FindingDifference: Sendable {
  package let rule: String
  /// The views of which only this trace says it.
  package let nodes: [NodeID]
  /// The views of which both traces say it, in this trace.
  package let kept: [NodeID]
  /// The finding's own key if only this trace has it of all its views; else the keys of those
  /// views.
  package let keys: [String]
}

extension Diff {
  /// The findings of each trace that the other does not have, view by view: which view a finding
  /// names first, and which beside it or as a consequence, makes no difference.
  package var findings: (gone: [FindingDifference], new: [FindingDifference]) {
    (
      Self.findings(of: first.trace, missingIn: second.trace, alignment.second),
      Self.findings(of: second.trace, missingIn: first.trace, alignment.first)
    )
  }

  private static func findings(
    of trace: Trace, missingIn other: Trace, _ counterpart: (NodeID) -> NodeID?
  ) -> [FindingDifference] {
    let known = Set(other.findings.flatMap(\.claims))
    func isKept(_ node: NodeID, _ rule: String) -> Bool {
      counterpart(node).map { known.contains(FoundView(rule: rule, node: $0)) } ?? false
    }
    func difference(_ rule: String, _ nodes: [NodeID], key: String?) -> FindingDifference? {
      let gone = nodes.filter { !isKept($0, rule) }
      if gone.isEmpty { return nil }
      let kept = nodes.filter { isKept($0, rule) }
      let keys = gone.map { "\(rule)@\(trace.name(of: $0))" }
      return FindingDifference(
        rule: rule, nodes: gone, kept: kept,
        keys: kept.isEmpty ? [key ?? keys[0]] : keys)
    }
    return trace.findings.flatMap { finding in
      let own = difference(finding.rule, finding.views, key: finding.ignoreKey)
      // What follows from it goes and comes with it.
      if let own, own.kept.isEmpty { return [own] }
      return [own].compactMap(\.self)
        + finding.consequences.compactMap { difference($0.rule, $0.views, key: nil) }
    }
  }
}

/// One view of which something is said.
private struct FoundView: Hashable {
  let rule: String
  let node: NodeID
}

extension Finding {
  fileprivate var views: [NodeID] { [node] + alike }

  fileprivate var claims: [FoundView] {
    views.map { FoundView(rule: rule, node: $0) }
      + consequences.flatMap { consequence in
        consequence.views.map { FoundView(rule: consequence.rule, node: $0) }
      }
  }
}

extension Finding.Consequence {
  fileprivate var views: [NodeID] { [node] + alike }
}
