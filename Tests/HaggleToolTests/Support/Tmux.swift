import Foundation
import Testing

/// A terminal that a program draws on, with a shell in it: a server of tmux of our own.
final class Tmux {
  private let server: String
  private let folder: ScratchFolder
  /// On a loaded machine everything takes a while; nothing takes longer than this.
  static let patience = 20.0

  static let isInstalled = (try? run(["-V"]))?.status == 0

  init(columns: Int, rows: Int, in folder: ScratchFolder) throws {
    self.folder = folder
    // Its socket goes with the folder.
    server = folder.url.appending(path: "tmux").path
    // A shell with job control that reads nothing of the user's.
    try tmux(
      "-f", "/dev/null", "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", "-c",
      folder.url.path,
      "env PS1='ready> ' HAGGLE='\(Haggle.executable.path)' TERM=screen-256color "
        + "XDG_CONFIG_HOME='\(folder.url.path)' "
        + "bash --norc --noprofile --noediting -i")
    _ = try wait { $0.contains("ready>") }
  }

  deinit { _ = try? tmux("kill-server") }

  /// What the terminal shows.
  var screen: String {
    get throws { try tmux("capture-pane", "-p") }
  }

  /// Types keys, each by tmux's name.
  func press(_ keys: String...) throws { try tmux(["send-keys"] + keys) }

  /// Types a line into the shell.
  func enter(_ line: String) throws {
    try tmux("send-keys", "-l", line)
    try tmux("send-keys", "Enter")
  }

  /// Presses the mouse's button at a cell, both from 1, and lets it go at another one, as terminals
  /// report that.
  func click(_ column: Int, _ row: Int, draggingTo end: Int? = nil) throws {
    let last = end ?? column
    let drag = end.map { "\u{1B}[<32;\($0);\(row)M" } ?? ""
    try tmux("send-keys", "-l", "\u{1B}[<0;\(column);\(row)M\(drag)\u{1B}[<0;\(last);\(row)m")
  }

  func resize(_ columns: Int, _ rows: Int) throws {
    try tmux("resize-window", "-x", "\(columns)", "-y", "\(rows)")
  }

  /// Takes the terminal away from whoever is in it.
  func close() throws { try tmux("kill-pane") }

  /// Whether it shows the screen of a program rather than that of the shell, and whether there is
  /// a cursor.
  var state: (isAlternate: Bool, hasCursor: Bool) {
    get throws {
      let words = try tmux("display-message", "-p", "#{alternate_on} #{cursor_flag}").split(
        whereSeparator: \.isWhitespace)
      return (words.first == "1", words.last == "1")
    }
  }

  /// Waits until the screen is as wanted.
  ///
  /// - Returns: whether it came to that.
  func wait(_ isWanted: (String) throws -> Bool) throws -> Bool {
    try Self.wait { try isWanted(screen) }
  }

  static func wait(_ isWanted: () throws -> Bool) throws -> Bool {
    let end = Date().addingTimeInterval(patience)
    while Date() < end {
      if try isWanted() { return true }
      Thread.sleep(forTimeInterval: 0.05)
    }
    return false
  }

  @discardableResult
  private func tmux(_ arguments: String...) throws -> String { try tmux(arguments) }

  @discardableResult
  private func tmux(_ arguments: [String]) throws -> String {
    try Self.run(["-S", server] + arguments)?.output ?? ""
  }

  /// Nil where there is no tmux. The server outlives the command and keeps what it was given open,
  /// by which `Process` would wait for it; so this waits for nothing but the command itself.
  private static func run(_ arguments: [String]) throws -> (status: Int32, output: String)? {
    let scratch = try ScratchFolder()
    let output = scratch.add("output", Data())
    guard let process = spawn(["/usr/bin/env", "tmux"] + arguments, output: output.path) else {
      return nil
    }
    var status: Int32 = 0
    if try !wait({ waitpid(process, &status, WNOHANG) != 0 }) {
      kill(process, SIGKILL)
      waitpid(process, &status, 0)
    }
    let code = (status >> 8) & 0xFF
    let text = String(decoding: try Data(contentsOf: output), as: UTF8.self)
    return code == 127 ? nil : (code, text)
  }

  private static func spawn(_ words: [String], output: String) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    // The threads of tests block signals, and a child would inherit that.
    var noSignals = sigset_t()
    sigemptyset(&noSignals)
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setsigmask(&attributes, &noSignals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process: pid_t = 0
    return posix_spawn(&process, words[0], &actions, &attributes, &arguments, environ) == 0
      ? process : nil
  }
}

extension Trait where Self == ConditionTrait {
  /// For tests on a real terminal.
  static var needsTmux: Self { .enabled(if: Tmux.isInstalled, "tmux is not installed") }
}
