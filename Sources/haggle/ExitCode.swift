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

/// What each exit code of a verb means there; nil for those that it never has.
struct ExitCodes {
  var success = "it did its job"
  var refusal: String?
  var misuse: String? = "the command line makes no sense"
  var unreadable: String?

  var rows: [(code: ExitCode, meaning: String)] {
    [
      (.success, success), (.refusal, refusal), (.misuse, misuse), (.unreadable, unreadable),
    ].compactMap { code, meaning in meaning.map { (code, $0) } }
  }
}
