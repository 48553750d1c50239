/// The exit codes of the tool (docs/CONTRIBUTING.md, "Output and exit codes").
enum ExitCode: Int32 {
  /// The verb did its job.
  case success = 0
  /// The answer of `check`, or of a verb with an assertion, is no.
  case refusal = 1
  /// The command line makes no sense.
  case misuse = 2
  /// An input cannot be read or laid out, or an output cannot be written.
  case unreadable = 3
}
