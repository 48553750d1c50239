/// `haggle help [VERB]`
enum HelpVerb: Verb {
  struct Settings: VerbSettings {}

  static let name = "help"
  static let summary = "show how a verb is used"
  static let operands = Operands(text: "[VERB]", count: 0...1)
  static let about = "Without a verb it lists all of them."
  static var options: [Option<Settings>] { [] }
  static let examples = [Example(command: "haggle help trace", about: "how to use trace")]
  static let exitCodes = ExitCodes(misuse: "there is no such verb")

  static func run(_ settings: Settings, on operands: [String]) throws(Failure) -> ExitCode {
    guard let name = operands.first else {
      try Console.answer(HelpText.overview)
      return .success
    }
    try Console.answer(HelpText.text(for: CommandLineTool.verb(named: name)))
    return .success
  }
}
