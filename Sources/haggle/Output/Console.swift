import Foundation
import HaggleTerminal
import HaggleTraces
import HaggleVocabulary

/// Standard output for the answer, standard error for everything else: the only file that writes to
/// them.
enum Console {
  /// A closed pipe or a file-size limit does not end the process: writing fails instead. What does
  /// end it leaves no temporary file behind.
  static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    AsideFiles.prepare()
    Terminal.beforeEnding = { AsideFiles.remove() }
  }

  /// Writes the answer. After the reader has closed the pipe, output is dropped.
  static func answer(_ text: String) throws(Failure) {
    try answer(Array(text.utf8))
  }

  static func answer(_ bytes: [UInt8]) throws(Failure) {
    try answer { $0(bytes) }
  }

  static func answer(_ parts: ByteParts) throws(Failure) {
    if let error = SystemFile.write(parts, to: STDOUT_FILENO), error != EPIPE {
      throw .unreadable("standard output cannot be written: \(SystemError.reason(error))")
    }
  }

  /// Writes a trace as text.
  static func answer(_ trace: Trace) throws(Failure) { try answer(trace.encode) }

  /// Writes messages, hints and warnings to standard error.
  static func message(_ text: String) {
    _ = SystemFile.write(Array(text.visible.utf8), to: STDERR_FILENO)
  }

  /// Shows the progress of long work on a line that is rewritten, if standard error is a terminal.
  static func progress(_ text: String) {
    guard isatty(STDERR_FILENO) == 1 else { return }
    let line = text.visible.prefix(progressWidth)
    let rest = String(repeating: " ", count: progressWidth - line.count)
    _ = SystemFile.write(Array("\r\(line)\(rest)\r".utf8), to: STDERR_FILENO)
  }

  /// Removes the progress line.
  static func endProgress() { progress("") }

  /// Clears the terminal; for other outputs begins a new paragraph.
  static func clear() throws(Failure) {
    try answer(isatty(STDOUT_FILENO) == 1 ? "\u{1B}[2J\u{1B}[3J\u{1B}[H" : "\n")
  }

  private static let progressWidth = 60

  /// How many characters fit into a line of words on the terminal; nil for other outputs.
  static var columns: Int? { Terminal.columns.map { min(max($0, 40), 100) } }

  /// The width of the terminal, if it is less than the default width of reports; nil otherwise.
  static var fewColumns: Int? {
    guard let columns = Terminal.columns, columns < 100 else { return nil }
    return max(columns, 40)
  }
}

extension String {
  /// On one line, with invisible characters escaped; tabs are kept.
  var shown: String { HiddenCharacter.shown(self) }

  /// As `shown`, keeping line breaks.
  var visible: String { HiddenCharacter.shown(self, keepingLines: true) }
}
