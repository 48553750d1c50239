import HaggleAnalysis
import HaggleVocabulary

/// The explanations of diagnostics and findings, in paragraphs.
enum ExplanationText {
  /// All words that can be explained.
  static var words: [String] {
    Rule.all.map(\.id) + DiagnosticCode.allCases.map(\.rawValue)
      + PrintedWord.allCases.map(\.rawValue) + ArithmeticWord.all.flatMap(\.words)
  }

  /// Nil for an unknown word.
  static func text(for word: String) -> String? {
    ExplainedWord(word).map { explained in
      let title = explained.kind == .finding ? "a finding" : explained.summary
      let own = explained.kind == .finding ? [explained.summary] : []
      return page("\(word): \(title)", own + explained.paragraphs)
    }
  }

  static var overview: String {
    [("findings", ExplainedWord.Kind.finding), ("diagnostics", .diagnostic), ("words", .word)]
      .map { title, kind in
        let rows = words.compactMap(ExplainedWord.init).filter { $0.kind == kind }
        return "\(title):\n" + HelpText.rows(rows.map { ($0.word, $0.summary) })
      }.joined(separator: "\n")
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
