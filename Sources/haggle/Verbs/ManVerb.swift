/// `haggle man`
enum ManVerb: Verb {
  struct Settings: VerbSettings {}

  static let name = "man"
  static let summary = "print the manual page"
  static let operands = Operands(text: "", count: 0...0)
  static let about = "It says what “help” says of each verb, in the format of man."
  static var options: [Option<Settings>] { [] }
  static let examples = [
    Example(
      command: "haggle man > ~/.local/share/man/man1/haggle.1", about: "for “man haggle” to find")
  ]
  static let exitCodes = ExitCodes(misuse: nil)

  static func run(_ settings: Settings, on operands: [String]) throws(Failure) -> ExitCode {
    try Console.answer(ManPage.text)
    return .success
  }
}
