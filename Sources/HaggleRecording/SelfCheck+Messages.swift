package import HaggleTraces
import HaggleVocabulary

extension SelfCheck {
  /// What was asked again, in one sentence, and a line for each layout that is not pure.
  ///
  /// A wrong answer makes those of the views around it wrong too: only the innermost are blamed.
  package func report(on trace: Trace) -> String {
    let messages = culprits(in: trace).map { message(about: $0, in: trace) + "\n" }.joined()
    return messages + summary(of: trace) + "\n"
  }

  private func summary(of trace: Trace) -> String {
    if comparedCount + unaskedCount == 0 {
      return "\(file(of: trace)): nothing to ask again: no answer was recorded"
    }
    let answers = comparedCount == 1 ? "answer" : "answers"
    var text = "\(file(of: trace)): asked for \(comparedCount) \(answers) again"
    text += ", \(cachedCount) of them from caches: "
    text += disagreements.isEmpty ? "all agree" : "\(disagreements.count) came out otherwise"
    if unaskedCount > 0 { text += "; \(unaskedCount) took more questions than the budget allows" }
    return text
  }

  private func message(about culprit: Disagreement, in trace: Trace) -> String {
    let node = trace.nodes[culprit.node.index]
    let place = node.place.map { ":\($0.line):\($0.column)" } ?? ""
    let recorded = NumberText.display(culprit.recorded)
    let fresh = NumberText.display(culprit.fresh)
    return "\(file(of: trace))\(place): \(node.name) is not pure: to "
      + "\(NumberText.display(culprit.proposal)) it answered \(recorded) "
      + "\(culprit.isCached ? "from its cache " : "")(event \(culprit.event)), "
      + "and \(fresh) when it was asked again. "
      + "A size may depend on nothing but the proposal and the subviews' answers."
  }

  private func file(of trace: Trace) -> String { trace.header.scenario ?? "the view" }

  /// The first disagreement of each node that has none inside of it.
  private func culprits(in trace: Trace) -> [Disagreement] {
    var around: Set<NodeID> = []
    for disagreement in disagreements {
      var outer = trace.nodes[disagreement.node.index].parent
      while let node = outer, around.insert(node).inserted {
        outer = trace.nodes[node.index].parent
      }
    }
    var named: Set<NodeID> = []
    return disagreements.filter { !around.contains($0.node) && named.insert($0.node).inserted }
  }
}
