import Foundation

/// A command to run: a program with its arguments, in a folder.
struct ChildCommand {
  var program: URL
  var arguments: [String]
  var folder: URL
}

/// The outcome of a command.
struct ChildOutcome: Equatable {
  enum End: Equatable {
    case exit(Int32)
    /// Ended by a signal that was not sent from here.
    case signal(Int32)
    /// Stopped after the time limit.
    case stopped
  }

  var end: End
  var output: [UInt8]
  /// The beginning of standard error.
  var errors: [UInt8]
  /// The elapsed time.
  var seconds: Double
}

/// A running command. Its output is read as it arrives, so that it never blocks on writing.
final class Child {
  private let process = Process()
  private let output = Pipe()
  private let errors = Pipe()
  private let start = ContinuousClock.now
  private var outcome = ChildOutcome(end: .stopped, output: [], errors: [], seconds: 0)
  private var isStopped = false
  private var isOutputOpen = true
  private var isErrorOpen = true

  /// Limits for the output of a child process.
  private static let mostOutput = 256 << 20
  private static let mostErrors = 1 << 16

  init(_ command: ChildCommand) throws {
    process.executableURL = command.program
    process.arguments = command.arguments
    process.currentDirectoryURL = command.folder
    // A stack trace takes longer than the survey of a file.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    for file in [outputFile, errorFile] { _ = fcntl(file, F_SETFL, O_NONBLOCK) }
  }

  private var outputFile: Int32 { output.fileHandleForReading.fileDescriptor }
  private var errorFile: Int32 { errors.fileHandleForReading.fileDescriptor }

  /// The pipes that may still deliver output.
  var openFiles: [Int32] {
    (isOutputOpen ? [outputFile] : []) + (isErrorOpen ? [errorFile] : [])
  }

  /// The time since it was started.
  var seconds: Double { (ContinuousClock.now - start) / .seconds(1) }

  /// Ends it at once.
  func stop() {
    guard !isStopped, process.isRunning else { return }
    isStopped = true
    kill(process.processIdentifier, SIGKILL)
  }

  /// Reads pending output; returns the outcome once it has ended.
  func proceed() -> ChildOutcome? {
    let hasEnded = !process.isRunning
    if isOutputOpen { isOutputOpen = Self.read(outputFile, &outcome.output, Self.mostOutput) }
    if isErrorOpen { isErrorOpen = Self.read(errorFile, &outcome.errors, Self.mostErrors) }
    guard hasEnded else { return nil }
    // Foundation's `Process` outlives its use, and would keep the pipes open.
    for pipe in [output, errors] { try? pipe.fileHandleForReading.close() }
    (isOutputOpen, isErrorOpen) = (false, false)
    outcome.end = isStopped ? .stopped : end
    outcome.seconds = seconds
    return outcome
  }

  private var end: ChildOutcome.End {
    process.terminationReason == .exit
      ? .exit(process.terminationStatus) : .signal(process.terminationStatus)
  }

  /// Reads the available output without waiting, and keeps at most `most` bytes. Returns whether
  /// more may come.
  private static func read(_ file: Int32, _ bytes: inout [UInt8], _ most: Int) -> Bool {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Foundation.read(file, &chunk, chunk.count)
      if count > 0 {
        bytes += chunk[..<min(count, most - bytes.count)]
      } else if count == 0 {
        return false
      } else if errno != EINTR {
        return errno == EAGAIN
      }
    }
  }
}
