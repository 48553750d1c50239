import HaggleTraces

/// The trace of a file; of several views, that of the one with the most to report.
struct SingleTrace {
  let file: InputFile
  private var recordings: Recordings
  /// Messages about the file, for standard error.
  let messages: String

  init(
    _ operand: String, _ options: ScenarioOptions, seeksIdle: Bool = false
  ) throws(Failure) {
    recordings = try Recordings(operand, options, seeksIdle: seeksIdle)
    file = recordings.file
    messages =
      recordings.messages(isListed: false, isOfOne: true) + recordings.recoveredBrackets
      + recordings.unlooked
  }

  var trace: Trace { recordings.traces[recordings.leading] }

  /// Whether it has findings, or else facts, that edits are laid out for without being asked.
  var hasEdits: Bool {
    recordings.hasEdits(recordings.leading) || recordings.hasWants(recordings.leading)
  }

  /// Gives its first findings, or else its first fact, the edits that help.
  mutating func tryEdits(_ wait: EditWait) {
    recordings.tryEdits(recordings.leading, wait)
    recordings.tryWants(recordings.leading, wait)
  }

  /// The base name of derived files: safe on all systems.
  var name: String {
    let name = file.name == InputFile.standardInput ? trace.header.scenario ?? "" : file.baseName
    return FileName.stem(
      of: name == InputFile.standardInput ? "" : name, or: trace.header.root)
  }
}
