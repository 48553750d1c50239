/// Where a verb writes what it makes, as `--out` and `--force` say.
struct Destination {
  /// Nil for standard output.
  private(set) var path: String?
  private var replaces = false

  /// How standard output is had where that is usual.
  static let usual = "without it standard output is written"

  /// How it is had where a report is usual.
  static let traces = "--json writes the trace to standard output"

  static func options<Settings>(
    at destination: WritableKeyPath<Settings, Destination>, _ about: String
  ) -> [Option<Settings>] {
    [
      .text("--out", value: "PATH", about, destination.appending(path: \.path)),
      .flag(
        "--force", "overwrite a file that exists", destination.appending(path: \.replaces)),
    ]
  }

  /// What is known before any work is done: the name is one, is not that of the input, and is free.
  ///
  /// - Parameter otherwise: how the same comes to standard output.
  func check(against input: String, otherwise: String) throws(Failure) {
    guard let path else { return }
    if path == "-" { throw .misuse("--out needs a path; \(otherwise)") }
    if FilePath.isSame(path, input) {
      throw .misuse("--out would overwrite \(path.shown) itself")
    }
    if !replaces { try OutputFile.refuseExisting(path) }
  }

  /// The same for one of the times that files which are watched are written: what the first time
  /// has written gives way to the next.
  ///
  /// - Throws: where it may not be written at all; then it need not be watched.
  func inRound(_ round: Watcher.Round) throws(Failure) -> Destination {
    var destination = self
    if round.isFirst, !replaces, let path, case .file(_, isThere: true) = FilePath.kind(path) {
      throw .misuse(
        "\(path.shown) exists already; --force overwrites it at each save")
    }
    destination.replaces = true
    return destination
  }

  /// To the file, or to standard output where none is named.
  func write(_ bytes: [UInt8]) throws(Failure) {
    guard let path else { return try Console.answer(bytes) }
    try OutputFile.write(bytes, to: path, replacing: replaces)
  }
}
