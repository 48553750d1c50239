import HaggleAnalysis
import HaggleVocabulary

/// The explanations of diagnostics and findings, in paragraphs.
enum ExplanationText {
  /// All words that can be explained.
  static var words: [String] {
    Rule.all.map(\.id) + DiagnosticCode.allCases.map(\.rawValue)
  }

  /// Nil for an unknown word.
  static func text(for word: String) -> String? {
    if let rule = Rule.all.first(where: { $0.id == word }) {
      let explanation = rule.explanation
      return page(
        "\(word): a finding",
        [rule.summary] + explanation.finding + explanation.scope + [
          "What helps: \(explanation.help).", "Leave it if \(explanation.exception).",
          "An example and its output: docs/RULES.md",
        ])
    }
    guard let code = DiagnosticCode(rawValue: word) else { return nil }
    return page("\(word): \(code.effect.words)", code.explanation)
  }

  static var overview: String {
    let rules = Rule.all.map { ($0.id, $0.summary) }
    let codes = DiagnosticCode.allCases.map { ($0.rawValue, $0.effect.words) }
    return "findings:\n" + HelpText.rows(rules)
      + "\ndiagnostics:\n" + HelpText.rows(codes)
  }

  private static func page(_ title: String, _ paragraphs: [String]) -> String {
    ([title + "\n"] + paragraphs.map(HelpText.paragraph)).joined(separator: "\n")
  }
}

extension DiagnosticCode.Effect {
  /// The effect on the layout.
  var words: String {
    switch self {
    case .everything: "nothing is laid out"
    case .views: "which views there are was assumed"
    case .boxes: "a box stands for a view, or something is left out"
    case .numbers: "a number was assumed"
    case .metrics: "the size of something drawn was assumed"
    case .nothing: "without a known effect on this layout"
    }
  }
}
