/// The results of laying out all Swift files of a folder.
package struct Survey: Equatable, Sendable {
  /// The folder as given.
  var folder: String
  /// In the order of their paths.
  package var files: [SurveyedFile]
  /// The folders and links that could not be read, with the reason.
  package var unreadable: [Unreadable]
  /// The time limit per file, in seconds.
  var timeLimit: Double

  /// A folder, or a broken link.
  package struct Unreadable: Codable, Equatable, Sendable {
    package var path: String
    package var reason: String

    package init(_ path: String, _ reason: String) {
      self.path = path
      self.reason = reason
    }
  }

  package init(
    _ folder: String, files: [SurveyedFile], unreadable: [Unreadable] = [], timeLimit: Double
  ) {
    self.folder = folder
    self.files = files
    self.unreadable = unreadable
    self.timeLimit = timeLimit
  }

  var total: SurveyTally { SurveyTally(files) }

  /// A tally for each subfolder, in the order of their names.
  var folders: [(name: String, tally: SurveyTally)] {
    Dictionary(grouping: files, by: \.folder).sorted { $0.key < $1.key }
      .map { ($0.key, SurveyTally($0.value)) }
  }

  /// The slowest files first.
  var slowest: [SurveyedFile] {
    files.sorted { ($1.seconds, $0.file) < ($0.seconds, $1.file) }
  }

  /// Files without a trace, or over time, by status.
  var failures: [SurveyedFile] {
    files.filter { $0.status >= .error }
      .sorted { ($0.status, $0.file) < ($1.status, $1.file) }
  }
}

/// The number of files of a folder per status.
package struct SurveyTally: Equatable, Sendable {
  let files: Int
  let traced: Int
  /// The number of traced files in which haggle supports every form that affects the layout.
  let supported: Int
  private let counts: [SurveyStatus: Int]

  init(_ files: [SurveyedFile]) {
    self.files = files.count
    traced = files.count(where: \.isTraced)
    supported = files.count(where: \.isSupported)
    counts = files.reduce(into: [:]) { $0[$1.status, default: 0] += 1 }
  }

  subscript(status: SurveyStatus) -> Int { counts[status] ?? 0 }
}
