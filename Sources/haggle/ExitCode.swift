/// What the tool returns to the shell (docs/CONTRIBUTING.md, "Output and exit codes").
enum ExitCode: Int32 {
  /// The verb did its job.
  case success = 0
  /// `check`, or a verb that was made one, says no.
  case refusal = 1
  /// The command line makes no sense.
  case misuse = 2
  /// An input cannot be read or laid out, or an output cannot be written.
  case unreadable = 3
}
