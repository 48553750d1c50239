import Foundation
import HaggleTestSupport

/// The built tool, run as people run it.
enum Haggle {
  struct Outcome: Equatable {
    var status: Int32
    var output: String
    var errors: String
  }

  /// Beside the test bundle, where the package manager puts it.
  static let executable: URL = {
    let bundles = CommandLine.arguments.filter { $0.contains(".xctest") }
    let start = URL(filePath: bundles.first ?? CommandLine.arguments[0])
    var folder = start.deletingLastPathComponent()
    for _ in 0..<5 {
      let candidate = folder.appending(path: "haggle")
      if FileManager.default.isExecutableFile(atPath: candidate.path) { return candidate }
      folder.deleteLastPathComponent()
    }
    return Checkout.root.appending(path: ".build/debug/haggle")
  }()

  static func run(
    _ arguments: String..., input: String = "", in folder: URL = Checkout.root
  ) throws -> Outcome {
    try run(arguments, input: Data(input.utf8), in: folder)
  }

  /// Output goes to files, so that neither stream can block the other.
  static func run(_ arguments: [String], input: Data, in folder: URL = Checkout.root) throws
    -> Outcome
  {
    let scratch = try ScratchFolder()
    let process = makeProcess(arguments, in: folder)
    process.standardInput = try FileHandle(forReadingFrom: scratch.add("input", input))
    let output = scratch.add("output", Data())
    let errors = scratch.add("errors", Data())
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus,
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
  }

  static func makeProcess(_ arguments: [String], in folder: URL = Checkout.root) -> Process {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    return process
  }
}

/// A folder of a test's own, which goes with it.
final class ScratchFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "haggle-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  @discardableResult
  func add(_ name: String, _ content: Data) -> URL {
    let file = url.appending(path: name)
    _ = FileManager.default.createFile(atPath: file.path, contents: content)
    return file
  }

  @discardableResult
  func add(_ name: String, _ text: String) -> URL { add(name, Data(text.utf8)) }

  func text(_ name: String) throws -> String {
    try String(contentsOf: url.appending(path: name), encoding: .utf8)
  }
}
