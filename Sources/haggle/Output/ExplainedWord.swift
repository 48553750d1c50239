import HaggleAnalysis
import HaggleVocabulary

/// A word of the output, and what it means.
struct ExplainedWord: Encodable {
  enum Kind: String, Encodable {
    case finding
    case diagnostic
    case word
  }

  let kind: Kind
  let paragraphs: [String]
  let summary: String
  let word: String

  /// Nil for an unknown word.
  init?(_ word: String) {
    self.word = word
    if let rule = Rule.all.first(where: { $0.id == word }) {
      (kind, summary) = (.finding, rule.summary)
      paragraphs =
        rule.finding.texts + rule.scope.texts + [
          "What helps: \(rule.help).", "Leave it if \(rule.exception).",
          "An example and its output: docs/RULES.md",
        ]
    } else if let code = DiagnosticCode(rawValue: word) {
      (kind, summary, paragraphs) = (.diagnostic, code.effect.words, code.explanation)
    } else if let printed = PrintedWord(rawValue: word) {
      (kind, summary, paragraphs) = (.word, printed.summary, [printed.explanation])
    } else if let counted = ArithmeticWord.all.first(where: { $0.words.contains(word) }) {
      (kind, summary, paragraphs) = (.word, ArithmeticWord.summary, [counted.meaning])
    } else {
      return nil
    }
  }
}

/// The words of `haggle explain --json`: the one that was asked for, or all.
struct ExplainJSON: JSONAnswer {
  static let schema: String? = "explain/1"

  let words: [ExplainedWord]
}
