import Foundation
import HaggleReports

/// Surveys every Swift file below a folder, each in a process of its own, so that a crash or hang
/// affects one file only.
struct FolderSurvey {
  var jobs = ProcessInfo.processInfo.activeProcessorCount
  /// In seconds, per file.
  var timeLimit = 1.0
  /// The program that surveys a file, given its path: this tool.
  var tool = Self.haggle

  private static let haggle = ChildCommand(
    program: Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0]),
    arguments: ["survey", "--format", "json"], folder: URL(filePath: "."))

  /// On a shared processor the elapsed time exceeds the processor time.
  private static let grace = 5.0

  func survey(_ folder: String) throws(Failure) -> Survey {
    let files = try SwiftFiles(in: folder)
    if files.paths.isEmpty {
      throw .unreadable(
        "there is no Swift file in \(folder) or below it (hidden folders are left out). "
          + "Name the folder that your sources are in.")
    }
    var surveyed: [SurveyedFile?] = files.paths.map { _ in nil }
    var count = 0
    let children = Children(jobs: jobs, patience: timeLimit * Self.grace)
    defer { Console.endProgress() }
    try children.run(files.paths.map { command(for: $0, in: folder) }) { index, outcome in
      surveyed[index] = outcome.surveyed(files.paths[index])
      count += 1
      Console.progress("\(count) of \(files.paths.count) files …")
    }
    return Survey(
      folder, files: surveyed.compactMap(\.self), unreadable: files.unreadable,
      timeLimit: timeLimit)
  }

  private func command(for path: String, in folder: String) -> ChildCommand {
    var command = tool
    command.arguments += ["--time-limit", "\(timeLimit)", "--", path]
    command.folder = URL(filePath: folder, directoryHint: .isDirectory)
    return command
  }
}
