import Foundation
import HaggleTerminal
import HaggleVocabulary

/// Standard output for the answer, standard error for everything else: the only file that writes
/// to them.
enum Console {
  /// A reader that goes away, or a file that may not grow, is no reason to end the process: the
  /// writing fails instead.
  static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Writes the answer. Once its reader is gone, the rest is dropped in silence.
  static func answer(_ text: String) throws(Failure) {
    try answer(Array(text.utf8))
  }

  static func answer(_ bytes: [UInt8]) throws(Failure) {
    if let error = SystemFile.write(bytes, to: STDOUT_FILENO), error != EPIPE {
      throw .unreadable("standard output cannot be written: \(SystemError.reason(error))")
    }
  }

  /// Writes what is not the answer: messages, hints, warnings.
  static func message(_ text: String) {
    _ = SystemFile.write(Array(text.visible.utf8), to: STDERR_FILENO)
  }

  /// Shows how far long work is, on one line that is rewritten, where a person is watching.
  static func progress(_ text: String) {
    guard isatty(STDERR_FILENO) == 1 else { return }
    let line = text.visible.prefix(progressWidth)
    let rest = String(repeating: " ", count: progressWidth - line.count)
    _ = SystemFile.write(Array("\r\(line)\(rest)\r".utf8), to: STDERR_FILENO)
  }

  /// Takes the line away again.
  static func endProgress() { progress("") }

  /// Takes everything from the terminal that shows the answer; elsewhere it begins a new paragraph.
  static func clear() throws(Failure) {
    try answer(isatty(STDOUT_FILENO) == 1 ? "\u{1B}[2J\u{1B}[3J\u{1B}[H" : "\n")
  }

  private static let progressWidth = 60

  /// How many characters fit into a line of the terminal that shows the answer, where that is less
  /// than reports use by themselves; nil where it is more, or there is no terminal.
  static var fewColumns: Int? {
    guard let columns = Terminal.columns, columns < 100 else { return nil }
    return max(columns, 40)
  }
}

extension String {
  /// On one line, with invisible characters as escapes; tabs stay.
  var shown: String { HiddenCharacter.shown(self) }

  /// The same of a text of several lines, which stay.
  var visible: String { HiddenCharacter.shown(self, keepingLines: true) }
}
