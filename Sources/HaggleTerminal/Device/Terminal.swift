import Foundation

/// The terminal: the only file that changes its modes, reads its keys and draws on its screen. It
/// is restored however the process ends.
package final class Terminal {
  private let colours: TerminalColours
  private let hasLinks: Bool
  private var decoder = KeyDecoder()
  private var shown: ScreenCanvas?
  private var hasMouse = false
  var lastProgress = ContinuousClock.now
  /// The pipe by which signals wake the loop.
  private let wakeUp: Int32
  /// How long an Esc waits for more, and the interval of checks for news, in milliseconds.
  private static let (patience, pause): (Int32, Int32) = (40, 50)

  /// Opens the terminal; nil if there is none that can show a screen.
  package init?(hasColours: Bool) {
    guard Self.isThere, let input = Self.openInput(), let wakeUp = TerminalModes.prepare(input)
    else { return nil }
    let environment = ProcessInfo.processInfo.environment
    colours = hasColours ? TerminalColours(in: environment) : .none
    hasLinks = SourceLink.areFollowed(in: environment)
    self.wakeUp = wakeUp
  }

  /// Whether standard output is a terminal that can show a screen.
  package static var isThere: Bool {
    isatty(STDOUT_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }

  /// Keys come from the terminal even if standard input is something else.
  private static func openInput() -> Int32? {
    if isatty(STDIN_FILENO) == 1 { return STDIN_FILENO }
    let file = Foundation.open("/dev/tty", O_RDONLY)
    return file < 0 ? nil : file
  }

  /// Shows the state and handles keys until the user quits or the terminal is closed.
  ///
  /// - Parameters:
  ///   - make: the state for a terminal of this size.
  ///   - carryOut: performs the external effect of a key, and says how far it is.
  ///   - news: reports external events, such as a saved source; nil if there are none.
  package func run(
    _ make: (_ columns: Int, _ rows: Int) -> ScreenState,
    carryOut: (ScreenEffect, ScreenState, @escaping Progress) -> EffectReply,
    news: ((ScreenState) -> EffectReply?)? = nil
  ) {
    TerminalModes.enter()
    defer { TerminalModes.leave() }
    var size = size
    var state = make(size.columns, size.rows)
    while show(state), let inputs = wait(for: news == nil ? -1 : Self.pause) {
      fit(&state, &size)
      if let reply = news?(state) { state = state.after(reply) }
      for input in inputs {
        let pressed = state.press(input)
        state = pressed.state
        guard let effect = pressed.effect else { continue }
        if effect == .quit { return }
        state = self.carryOut(effect, state, elsewhere: carryOut)
        fit(&state, &size)
      }
    }
  }

  private func fit(_ state: inout ScreenState, _ size: inout (columns: Int, rows: Int)) {
    guard size != self.size else { return }
    size = self.size
    state = state.resized(columns: size.columns, rows: size.rows)
  }

  private func carryOut(
    _ effect: ScreenEffect, _ state: ScreenState,
    elsewhere: (ScreenEffect, ScreenState, @escaping Progress) -> EffectReply
  ) -> ScreenState {
    switch effect {
    case .quit: break
    case .redraw: shown = nil
    case .suspend: suspend()
    case .copy(let text):
      // The terminal copies it to the clipboard, even from a remote machine.
      _ = write("\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{07}")
    case .edit:
      // The editor has the terminal to itself, and signals meanwhile were for it.
      TerminalModes.leave()
      let reply = elsewhere(effect, state) { _ in true }
      _ = signals
      TerminalModes.enter()
      (shown, hasMouse) = (nil, false)
      return state.after(reply)
    case .write, .attach, .tryEdits, .applyEdit:
      _ = show(state.after(.message("this may take a moment…")))
      // It waits for the reply meanwhile, and hears of one thread at a time how far that is.
      nonisolated(unsafe) let terminal = self
      return state.after(elsewhere(effect, state) { terminal.goesOn($0, state) })
    }
    return state
  }

  private func suspend() {
    TerminalModes.suspend()
    (shown, hasMouse) = (nil, false)
  }

  private var size: (columns: Int, rows: Int) { Self.knownSize ?? (80, 24) }

  private static var knownSize: (columns: Int, rows: Int)? {
    var size = winsize()
    let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_row > 0
    return isKnown && size.ws_col > 0 ? (Int(size.ws_col), Int(size.ws_row)) : nil
  }

  /// The width of standard output in characters; nil if it is no terminal.
  package static var columns: Int? { isThere ? knownSize?.columns : nil }
}

// MARK: - Reading and writing

extension Terminal {
  /// The input that arrives within this many milliseconds; nil if the terminal is closed.
  func wait(for patience: Int32) -> [KeyInput]? {
    var files = [
      pollfd(fd: TerminalModes.input, events: Int16(POLLIN), revents: 0),
      pollfd(fd: wakeUp, events: Int16(POLLIN), revents: 0),
    ]
    let count = poll(&files, nfds_t(files.count), decoder.isWaiting ? Self.patience : patience)
    if count == 0 { return decoder.endWait() }
    if count < 0 { return errno == EINTR ? [] : nil }
    if files[1].revents != 0 { takeSignals() }
    if files[0].revents & Int16(POLLIN) != 0 { return readKeys() }
    return files[0].revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 ? nil : []
  }

  /// The signals received since the last call.
  private var signals: ArraySlice<UInt8> {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(wakeUp, &bytes, bytes.count)
    return bytes[..<max(count, 0)]
  }

  private func takeSignals() {
    let signals = signals
    if signals.contains(UInt8(SIGTSTP)) { return suspend() }
    guard signals.contains(UInt8(SIGCONT)) else { return }
    TerminalModes.enter()
    (shown, hasMouse) = (nil, false)
  }

  private func readKeys() -> [KeyInput]? {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(TerminalModes.input, &bytes, bytes.count)
    if count > 0 { return decoder.take(bytes[..<count]) }
    return count < 0 && [EINTR, EAGAIN].contains(errno) ? [] : nil
  }

  /// Sends what has changed; returns false if the terminal is closed.
  func show(_ state: ScreenState) -> Bool {
    let canvas = state.canvas
    var text = ""
    if state.hasMouse != hasMouse {
      hasMouse = state.hasMouse
      text = hasMouse ? "\u{1B}[?1002h\u{1B}[?1006h" : "\u{1B}[?1006l\u{1B}[?1002l"
    }
    text += CanvasText(canvas, colours, hasLinks: hasLinks).text(after: shown)
    shown = canvas
    return write(text)
  }

  private func write(_ text: String) -> Bool {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes {
        Foundation.write(STDOUT_FILENO, $0.baseAddress, $0.count)
      }
      if count > 0 {
        bytes = bytes.dropFirst(count)
      } else if errno == EAGAIN {
        var file = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
        _ = poll(&file, 1, 1000)
        if file.revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 { return false }
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }
}

// MARK: - In and out

/// Enters and leaves the screen. Signal handlers may run at any time, so they only use prepared
/// data, write, set modes and send signals: they allocate nothing.
private enum TerminalModes {
  nonisolated(unsafe) static var input: Int32 = -1
  nonisolated(unsafe) private static var wakeUp: Int32 = -1
  nonisolated(unsafe) private static var isInside = false
  nonisolated(unsafe) private static var modes = termios()
  nonisolated(unsafe) private static var farewell = UnsafeMutableBufferPointer<UInt8>(
    start: nil, count: 0)

  /// The alternate screen, no cursor, no wrapping at the edge, bracketed paste.
  private static let greeting = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h"
  private static let goodbye =
    "\u{1B}[?2026l\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?2004l\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
  private static let deadly = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT,
  ]
  private static let notifying = [SIGWINCH, SIGTSTP, SIGCONT]

  /// Remembers the terminal's state.
  ///
  /// - Returns: the descriptor for reading signals; nil if `input` is no terminal.
  static func prepare(_ input: Int32) -> Int32? {
    var ends: [Int32] = [-1, -1]
    guard tcgetattr(input, &modes) == 0, pipe(&ends) == 0 else { return nil }
    // A handler must never block.
    for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    self.input = input
    wakeUp = ends[1]
    farewell = .allocate(capacity: goodbye.utf8.count)
    _ = farewell.initialize(fromContentsOf: Array(goodbye.utf8))
    isInside = false
    return ends[0]
  }

  static func enter() {
    guard isInForeground else { return }
    if !isInside { tcgetattr(input, &modes) }
    var raw = modes
    cfmakeraw(&raw)
    isInside = true
    catchSignals()
    tcsetattr(input, TCSANOW, &raw)
    let bytes = Array(greeting.utf8)
    _ = write(STDOUT_FILENO, bytes, bytes.count)
  }

  /// Safe in a signal handler.
  static func leave() {
    guard isInside else { return }
    isInside = false
    _ = write(STDOUT_FILENO, farewell.baseAddress, farewell.count)
    tcsetattr(input, TCSANOW, &modes)
  }

  /// Stops all processes of the command, as Ctrl-Z does; returns when they continue.
  static func suspend() {
    leave()
    signal(SIGTSTP, SIG_DFL)
    kill(0, SIGTSTP)
    // In the background nothing can be shown; reading a key stops the process until it is in the
    // foreground.
    for _ in 0..<3 where !isInForeground { kill(0, SIGTTIN) }
    enter()
  }

  private static var isInForeground: Bool { tcgetpgrp(input) == getpgrp() }

  private static func catchSignals() {
    // Otherwise setting modes from the background would stop the process.
    signal(SIGTTOU, SIG_IGN)
    for number in deadly { handle(number) { TerminalModes.end($0) } }
    for number in notifying { handle(number) { TerminalModes.wake($0) } }
    // The parent process may have blocked them.
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in deadly + notifying { sigaddset(&signals, number) }
    sigprocmask(SIG_UNBLOCK, &signals, nil)
  }

  private static func end(_ number: Int32) {
    leave()
    Terminal.beforeEnding?()
    // From here on the signal has its default effect.
    signal(number, SIG_DFL)
    raise(number)
  }

  private static func wake(_ number: Int32) {
    let error = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(wakeUp, &byte, 1)
    errno = error
  }

  private static func handle(
    _ number: Int32, _ handler: @escaping @convention(c) (Int32) -> Void
  ) {
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #else
      action.__sigaction_handler = .init(sa_handler: handler)
    #endif
    action.sa_flags = SA_RESTART
    sigaction(number, &action, nil)
  }
}
