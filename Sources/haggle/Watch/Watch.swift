import HaggleTraces

/// Files that are laid out again whenever one is saved.
struct Watch {
  let paths: [String]
  let scenario: ScenarioOptions
  private var files: FileWatch
  /// The other files used by the layouts.
  private var others: [String] = []

  init(_ operands: [String], _ scenario: ScenarioOptions) throws(Failure) {
    if operands.contains(where: { $0 == "-" }) {
      throw .misuse("standard input can be read once; --watch is for files")
    }
    if let folder = operands.first(where: FilePath.isFolder) {
      throw .misuse(
        "\(folder) is a folder, and --watch is for files: name the ones that you work on")
    }
    (paths, self.scenario) = (operands, scenario)
    files = FileWatch(FileWatch.stamps(of: Self.watched(operands)))
  }

  private var stamps: [FileWatch.Stamp?] { FileWatch.stamps(of: Self.watched(paths) + others) }

  /// Examines the files.
  ///
  /// - Returns: whether the files were saved since the last call that returned true.
  mutating func isSaved() -> Bool { files.hasChanged(stamps) }

  /// - Parameter before: the traces that are shown; empty the first time.
  /// - Throws: also where a file is written halfway.
  mutating func traces(after before: [Trace]) throws(Failure) -> [Trace] {
    var traces: [Trace] = []
    for path in paths {
      let recordings = try Recordings(path, scenario)
      let unfinished = before.isEmpty ? nil : recordings.unfinished(after: before)
      if let unfinished { throw .unreadable(unfinished) }
      traces += recordings.traces
    }
    let named = Set(traces.flatMap { $0.header.parts.parts.map(\.file) }).sorted()
    if named != others {
      others = named
      files = FileWatch(stamps)
    }
    return traces
  }

  /// The files, with their project files.
  private static func watched(_ paths: [String]) -> [String] {
    paths + Set(paths.compactMap(ProjectFile.path)).sorted()
  }
}
