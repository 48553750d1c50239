import Foundation

/// Whether there is a terminal, and how large it is.
extension Terminal {
  /// Whether standard output is a terminal that can show a screen.
  package static var isThere: Bool {
    isatty(STDOUT_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }

  /// Keys come from the terminal even if standard input is something else.
  static func openInput() -> Int32? {
    if isatty(STDIN_FILENO) == 1 { return STDIN_FILENO }
    let file = Foundation.open("/dev/tty", O_RDONLY)
    return file < 0 ? nil : file
  }

  var size: (columns: Int, rows: Int) { Self.knownSize ?? (80, 24) }

  private static var knownSize: (columns: Int, rows: Int)? {
    var size = winsize()
    let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_row > 0
    return isKnown && size.ws_col > 0 ? (Int(size.ws_col), Int(size.ws_row)) : nil
  }

  /// The width of standard output in characters; nil if it is no terminal.
  package static var columns: Int? { isThere ? knownSize?.columns : nil }
}
