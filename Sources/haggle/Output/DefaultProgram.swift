import Foundation

/// Shows a file in its default program, such as a page in the browser.
enum DefaultProgram {
  #if os(macOS)
    private static let program = "open"
  #else
    private static let program = "xdg-open"
  #endif

  /// Opens the file, which is written already, and waits for the opener, not for the viewer. A
  /// failure is reported, but is no error.
  static func show(_ path: String) {
    let folder = URL(filePath: FileManager.default.currentDirectoryPath)
    // Absolute, as a name with a leading dash is a file, not an option.
    let file = URL(filePath: path).standardizedFileURL.path
    let command = ChildCommand(
      program: URL(filePath: "/usr/bin/env"), arguments: [program, file], folder: folder)
    switch Child.inForeground(command) {
    case 0: return
    case 126, 127: Console.message("haggle: \(program), which opens files, is not here\n")
    case .some(let status): Console.message("haggle: \(program) ended with \(status)\n")
    case nil: Console.message("haggle: \(program) cannot be started\n")
    }
  }
}
