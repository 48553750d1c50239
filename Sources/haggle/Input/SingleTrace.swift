import HaggleTraces

/// The only trace of a file.
struct SingleTrace {
  let file: InputFile
  let trace: Trace
  /// Messages about the file, for standard error.
  let messages: String

  init(
    _ operand: String, _ options: ScenarioOptions, triesEdits: Bool, seeksHabits: Bool = false
  ) throws(Failure) {
    let recordings = try Recordings(
      operand, options, triesEdits: triesEdits, seeksHabits: seeksHabits)
    file = recordings.file
    trace = try recordings.single("a report is about one")
    messages =
      recordings.messages(isListed: false) + recordings.recoveredBrackets
      + recordings.unlooked
  }

  /// The base name of derived files: safe on all systems.
  var name: String {
    let name = file.name == InputFile.standardInput ? trace.header.scenario ?? "" : file.baseName
    return FileName.stem(
      of: name == InputFile.standardInput ? "" : name, or: trace.header.root)
  }
}
