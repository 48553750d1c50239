import HaggleVocabulary

/// `haggle explain CODE`
enum ExplainVerb: Verb {
  struct Settings {}

  static let name = "explain"
  static let summary = "tell more about a diagnostic or a finding"
  static let operands = Operands(text: "[CODE]", count: 0...1)
  static let about =
    "CODE is the word in brackets behind a diagnostic, or the name of a finding's rule. "
    + "Without one it lists all of them."
  static var options: [Option<Settings>] { [] }
  static var defaults: Settings { Settings() }
  static let examples = [
    Example(
      command: "haggle explain unknown-condition",
      about: "what is taken where data is missing, and how to take the other"),
    Example(command: "haggle explain underfill", about: "what the finding means, and what helps"),
  ]
  static let exitCodes: [(code: ExitCode, meaning: String)] = [
    (.success, "it did its job"), (.misuse, "there is no such code"),
  ]

  static func run(_ settings: Settings, on operands: [String]) throws(Failure) -> ExitCode {
    guard let word = operands.first else {
      try Console.answer(ExplanationText.overview)
      return .success
    }
    guard let text = ExplanationText.text(for: word) else {
      throw .misuse(
        "there is no diagnostic or rule “\(word)”"
          + Suggestion.text(for: word, among: ExplanationText.words))
    }
    try Console.answer(text)
    return .success
  }
}
