import HaggleTraces

/// The output of a verb, as given by `--out` and `--force`.
struct Destination {
  /// Nil for standard output.
  private(set) var path: String?
  private var replaces = false

  /// The hint for verbs that write to standard output by default.
  static let usual = "without it standard output is written"

  /// The hint for verbs that print a report by default.
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

  /// Checks the path before any work is done: it is valid, not the input, and free.
  ///
  /// - Parameter otherwise: how to get the same on standard output.
  func check(against input: String, otherwise: String) throws(Failure) {
    guard let path else { return }
    if path == "-" { throw .misuse("--out needs a path; \(otherwise)") }
    if FilePath.isSame(path, input) {
      throw .misuse("--out would overwrite \(path.shown) itself")
    }
    if !replaces { try OutputFile.refuseExisting(path) }
  }

  /// The destination for a round of watching: later rounds replace the file written by the first.
  ///
  /// - Throws: if it can never be written; then there is nothing to watch.
  func inRound(_ round: Watcher.Round) throws(Failure) -> Destination {
    if round.isFirst, !replaces, let path, case .file(_, isThere: true) = FilePath.kind(path) {
      throw .misuse(
        "\(path.shown) exists already; --force overwrites it at each save")
    }
    return again
  }

  /// The same for what is written once more.
  var again: Destination {
    var destination = self
    destination.replaces = true
    return destination
  }

  /// Writes to the file, or to standard output without one.
  func write(_ bytes: [UInt8]) throws(Failure) { try write { $0(bytes) } }

  func write(_ parts: ByteParts) throws(Failure) {
    guard let path else { return try Console.answer(parts) }
    try OutputFile.write(parts, to: path, replacing: replaces)
  }

  /// Writes a trace in the encoding of the file's name; does nothing without a file.
  func write(_ trace: Trace) throws(Failure) {
    guard let path else { return }
    switch TraceEncoding(forFileNamed: path) {
    case .json: try write(trace.encode)
    case .compact: try write(trace.encoded(as: .compact))
    }
  }
}
