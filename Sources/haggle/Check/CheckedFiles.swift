import Foundation

/// The laid-out files of a check; errors in one do not stop the others.
struct CheckedFiles {
  var checks: [CheckedTrace] = []
  private(set) var unreadable: [CheckJSON.Unreadable] = []
  /// Whether all repeated questions had equal answers.
  private(set) var isVerified = true
  /// Whether a bracket was left open.
  private(set) var isRecovered = false
  /// The files that were laid out.
  private(set) var names: [String] = []

  /// - Parameters:
  ///   - known: the findings that do not count; nil if they are not known yet.
  ///   - tell: hears of each file as soon as it is laid out, in order.
  /// - Throws: misuse that does not depend on the files.
  init(
    _ operands: [String], _ settings: CheckVerb.Settings, known: Baseline?,
    tell: ([CheckedTrace]) throws(Failure) -> Void
  ) throws(Failure) {
    let files = operands.flatMap(Self.files)
    for (number, file) in zip(1..., files) {
      if files.count > 1 {
        Console.progress("\(number) of \(files.count): \(file.split(separator: "/").last ?? "")")
      }
      let read = try read(file, settings)
      let own = (known?.marking(read) ?? read).foldingRepeats()
      checks += settings.newBaseline == nil ? own : read
      try tell(own)
    }
  }

  /// The files below a folder; otherwise the operand itself.
  private static func files(_ operand: String) -> [String] {
    guard FilePath.isFolder(operand), let found = try? SwiftFiles(in: operand).paths, !found.isEmpty
    else { return [operand] }
    return found.map { "\(operand.withoutSlash)/\($0)" }
  }

  private func tryEdits(_ recordings: inout Recordings) {
    guard recordings.traces.indices.contains(where: recordings.hasEdits) else { return }
    let wait = EditWait()
    defer { wait.end() }
    for index in recordings.traces.indices { recordings.tryEdits(index, wait) }
  }

  /// Lays a file out; one that cannot be is said and noted.
  private mutating func read(
    _ operand: String, _ settings: CheckVerb.Settings
  ) throws(Failure) -> [CheckedTrace] {
    do throws(Failure) {
      var recordings = try Recordings(
        operand, settings.scenario, seeksIdle: settings.seeksIdle)
      Console.endProgress()
      if settings.triesEdits { tryEdits(&recordings) }
      Console.message(recordings.warnings + recordings.verification + recordings.unlooked)
      isVerified = isVerified && recordings.isVerified
      Console.message(recordings.misspellings + recordings.recoveredBrackets)
      isRecovered = isRecovered || !recordings.recoveredBrackets.isEmpty
      names.append(operand)
      return recordings.checked
    } catch .unreadable(let text) {
      let message = Failure.unreadable(text).message
      Console.endProgress()
      Console.message(message)
      unreadable.append(CheckJSON.Unreadable(file: operand, message: message))
      return []
    }
  }
}
