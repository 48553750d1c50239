import HaggleReports
package import HaggleTraces
package import HaggleVocabulary

/// A finding with its sentences, as every report has them.
@dynamicMemberLookup package struct WordedFinding {
  package let finding: Finding
  package let message: String
  package let advice: String
  package let proof: String?
  package let consequences: [Consequence]

  package struct Consequence {
    package let rule: String
    package let node: NodeID
    package let message: String
  }

  package init(_ finding: Finding, in trace: Trace) {
    let words = FindingWords(trace)
    self.finding = finding
    message = words.message(of: finding)
    advice = FindingWords.advice(of: finding).text(naming: trace.name)
    proof = words.proof(of: finding)
    consequences = finding.consequences.map {
      Consequence(rule: $0.rule, node: $0.node, message: words.message(of: $0))
    }
  }

  package subscript<Value>(dynamicMember path: KeyPath<Finding, Value>) -> Value {
    finding[keyPath: path]
  }
}
