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

  /// - Throws: misuse that does not depend on the files.
  init(_ operands: [String], _ settings: CheckVerb.Settings) throws(Failure) {
    for operand in operands {
      for file in Self.files(operand) { try read(file, settings) }
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

  private mutating func read(_ operand: String, _ settings: CheckVerb.Settings) throws(Failure) {
    do throws(Failure) {
      var recordings = try Recordings(
        operand, settings.scenario, seeksIdle: settings.seeksIdle)
      if settings.triesEdits { tryEdits(&recordings) }
      Console.message(recordings.warnings + recordings.verification + recordings.unlooked)
      isVerified = isVerified && recordings.isVerified
      Console.message(recordings.misspellings + recordings.recoveredBrackets)
      isRecovered = isRecovered || !recordings.recoveredBrackets.isEmpty
      checks += recordings.checked
      names.append(operand)
    } catch .unreadable(let text) {
      let message = Failure.unreadable(text).message
      Console.message(message)
      unreadable.append(CheckJSON.Unreadable(file: operand, message: message))
    }
  }
}
