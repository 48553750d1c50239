import HaggleTraces
import HaggleVocabulary

/// State that code sets to something that a text does not say: what is laid out is what was there
/// before, and an app shows something else soon.
struct LostState {
  private(set) var properties: Set<String>

  /// The same with what a trace says is set once a layout is there, from a preference whose key is
  /// not declared.
  func joined(bySetAfter trace: Trace) -> LostState {
    var all = self
    for case let detail? in trace.diagnostics.map(\.detail)
    where detail.severity == .pass && detail.code == .secondPass {
      let path = detail.subject?.split(separator: ".")
      if let property = path?.last { all.properties.insert(String(property)) }
    }
    return all
  }

  /// Whether a length that a finding is about is computed from such state: one of its own view, or
  /// of a frame around that.
  func decides(_ finding: Finding, in trace: Trace) -> Bool {
    !properties.isEmpty
      && ([finding.node] + finding.alike).contains { node in
        sequence(first: node) { trace.nodes[$0.index].parent }.contains { around in
          let view = trace.nodes[around.index]
          return (around == node || view.roles.contains(.frames)) && isNamed(in: view.arguments)
        }
      }
  }

  private func isNamed(in arguments: String) -> Bool {
    arguments.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      .contains { properties.contains(String($0)) }
  }
}
