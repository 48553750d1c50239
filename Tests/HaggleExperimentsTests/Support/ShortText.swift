import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Trace {
  func names(_ nodes: [NodeID]) -> String { nodes.map { name(of: $0) }.joined(separator: "+") }
}

extension Timeline {
  /// The proposal that the event at `number` answers.
  func question(answeredBy number: Int) -> String {
    span(at: number).map { spans[$0].proposal.text } ?? "?"
  }
}

extension ProposedViewSize {
  var text: String { NumberText.display(self) }
}

extension CGSize {
  var text: String { NumberText.display(self) }
}

extension Reason {
  var text: String { rule.word + (result.map { " \(NumberText.display($0))" } ?? "") }
}
