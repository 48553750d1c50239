import Foundation

/// The editor that a person has chosen, opened at a line.
struct SourceEditor {
  /// A program with its arguments, as split by a shell: `code --wait`.
  private let words: [String]

  /// Nil if the environment names no editor.
  init?(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
    let named = [environment["VISUAL"], environment["EDITOR"]].compactMap(\.self)
    let words = named.lazy.map { $0.split(separator: " ").map(String.init) }
    guard let first = words.first(where: { !$0.isEmpty }) else { return nil }
    self.words = first
  }

  var name: String { words[0].split(separator: "/").last.map(String.init) ?? words[0] }

  /// The arguments for a position, which differ per program.
  func arguments(_ path: String, line: Int, column: Int) -> [String] {
    let place = "\(path):\(line):\(column)"
    let own = Array(words.dropFirst())
    switch name {
    case "code", "code-insiders", "codium", "cursor", "windsurf":
      return own + (own.contains("--wait") || own.contains("-w") ? [] : ["--wait"])
        + ["--goto", place]
    case "subl", "zed", "hx", "helix", "mate": return own + [place]
    case "xed": return own + ["--line", "\(line)", path]
    default: return own + ["+\(line)", path]
    }
  }

  /// Waits until it is closed.
  ///
  /// - Returns: why it could not be opened; nil where it could.
  func open(_ path: String, line: Int, column: Int) -> String? {
    let command = ChildCommand(
      program: URL(filePath: "/usr/bin/env"),
      arguments: [words[0]] + arguments(path, line: line, column: column),
      folder: URL(filePath: FileManager.default.currentDirectoryPath))
    guard let status = Child.inForeground(command) else { return "\(name) cannot be started" }
    switch status {
    case 0: return nil
    case 126, 127: return "there is no program \(words[0]), which $EDITOR names"
    default: return "\(name) ended with \(status)"
    }
  }
}
