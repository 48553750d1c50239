import Foundation

/// How long something took, and the most memory that its process had.
struct Measurement {
  /// The processor's, not the clock's: what else the machine does falls out of it.
  var seconds: Double
  /// In bytes, from the start of the process to its end.
  var peak: Double
  /// How many lines, nodes, events it went through.
  var count: Double

  /// The word that has the tool measure one thing only: peaks of one process would hide each other.
  static let verb = "measure"

  /// Measures some work in this process.
  init(count: Int, _ work: () -> Void) {
    let before = Self.usage().seconds
    work()
    (seconds, peak) = Self.usage()
    seconds -= before
    self.count = Double(count)
  }

  private static func usage() -> (seconds: Double, peak: Double) {
    var usage = rusage()
    #if os(Linux)
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      let unit = 1024.0
    #else
      getrusage(RUSAGE_SELF, &usage)
      let unit = 1.0
    #endif
    let seconds = [usage.ru_utime, usage.ru_stime].map {
      Double($0.tv_sec) + Double($0.tv_usec) / 1e6
    }
    return (seconds[0] + seconds[1], Double(usage.ru_maxrss) * unit)
  }

  /// Measures in a process of its own: `arguments` are a benchmark's name and what `measure` takes.
  init(of arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(filePath: Bundle.main.executablePath ?? CommandLine.arguments[0])
    process.arguments = [Self.verb] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let numbers = output.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    guard process.terminationStatus == 0, numbers.count == 3 else {
      throw Failure(description: "\(arguments.joined(separator: " ")) did not end well")
    }
    (seconds, peak, count) = (numbers[0], numbers[1], numbers[2])
  }

  /// As one process passes it to another.
  var line: String { "\(seconds) \(peak) \(count)" }

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }
}
