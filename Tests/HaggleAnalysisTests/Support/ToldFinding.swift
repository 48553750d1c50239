import HaggleAnalysis
import HaggleReplay
import HaggleReports
import HaggleTraces
import HaggleVocabulary

/// A finding with its sentences, as every report has them.
@dynamicMemberLookup struct ToldFinding {
  let finding: Finding
  let message: String
  let advice: String
  let proof: String?
  let consequences: [Consequence]

  struct Consequence {
    let rule: String
    let node: NodeID
    let message: String
  }

  init(_ finding: Finding, in trace: Trace) {
    let words = FindingWords(trace)
    self.finding = finding
    message = words.message(of: finding)
    advice = words.advice(of: finding)
    proof = words.proof(of: finding)
    consequences = finding.consequences.map {
      Consequence(rule: $0.rule, node: $0.node, message: words.message(of: $0))
    }
  }

  subscript<Value>(dynamicMember path: KeyPath<Finding, Value>) -> Value { finding[keyPath: path] }
}

extension Timeline {
  /// What can be said of it without a re-run, with the sentences.
  var told: [ToldFinding] {
    Analyzer.findings(in: self).map { ToldFinding($0, in: trace) }
  }
}
