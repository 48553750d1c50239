import HaggleVocabulary

/// `haggle explain CODE`
enum ExplainVerb: Verb {
  struct Settings: VerbSettings {
    var isJSON = false
  }

  static let name = "explain"
  static let summary = "explain a diagnostic or a finding"
  static let operands = Operands(text: "[CODE]", count: 0...1)
  static let about =
    "CODE is the word in brackets behind a diagnostic, the name of a finding's rule, or another "
    + "word of a report or of its arithmetic, such as smell or cross. Without one it lists all of "
    + "them."
  static var options: [Option<Settings>] { [.json(\.isJSON, true)] }
  static let examples = [
    Example(
      command: "haggle explain unknown-condition",
      about: "what is taken where data is missing, and how to take the other"),
    Example(command: "haggle explain underfill", about: "what the finding means, and what helps"),
  ]
  static let exitCodes = ExitCodes(misuse: "there is no such code")

  static func run(_ settings: Settings, on operands: [String]) throws(Failure) -> ExitCode {
    guard let word = operands.first else {
      let all = ExplanationText.words.compactMap(ExplainedWord.init)
      try Console.answer(
        settings.isJSON ? ExplainJSON(words: all).bytes : Array(ExplanationText.overview.utf8))
      return .success
    }
    guard let explained = ExplainedWord(word), let text = ExplanationText.text(for: word) else {
      let hint = Suggestion.text(for: word, among: ExplanationText.words)
      throw .misuse(
        "there is no diagnostic, rule or word “\(word)”"
          + (hint.isEmpty ? "; haggle explain lists all" : hint))
    }
    try Console.answer(
      settings.isJSON ? ExplainJSON(words: [explained]).bytes : Array(text.utf8))
    return .success
  }
}
