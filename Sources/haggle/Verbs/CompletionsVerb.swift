/// `haggle completions SHELL`
enum CompletionsVerb: Verb {
  struct Settings: VerbSettings {}

  static let name = "completions"
  static let summary = "print what makes a shell complete verbs, options and their values"
  static let operands = Operands(text: "bash|zsh|fish", count: 1...1)
  static let about = "What it prints is read by the shell when it starts; the examples say how."
  static var options: [Option<Settings>] { [] }
  static let examples = [
    Example(
      command: "haggle completions bash > ~/.local/share/bash-completion/completions/haggle",
      about: "for the shells that are opened from then on"),
    Example(
      command: "haggle completions zsh > ~/.zfunc/_haggle",
      about: "a folder of $fpath; compinit finds it there"),
    Example(
      command: "haggle completions fish > ~/.config/fish/completions/haggle.fish",
      about: "for the shells that are opened from then on"),
  ]
  static let exitCodes = ExitCodes(misuse: "there is no such shell")

  static func run(_ settings: Settings, on operands: [String]) throws(Failure) -> ExitCode {
    guard let shell = Completions(rawValue: operands[0]) else {
      throw .misuse(
        "there are no completions for “\(operands[0])”, only for \(Completions.words)")
    }
    try Console.answer(shell.script)
    return .success
  }
}
