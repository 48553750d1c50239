import Foundation
import HaggleTestSupport
import Testing

/// The built tool, run as people run it.
enum Haggle {
  struct Outcome: Equatable {
    var status: Int32
    var output: String
    var errors: String
  }

  static let executable = Checkout.tool

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

  /// `haggle attach` in a folder.
  static func attach(_ folder: ScratchFolder, _ arguments: String...) throws -> Outcome {
    try run(["attach"] + arguments, input: Data(), in: folder.url)
  }

  /// What `haggle why` says of a view, in lines of 90 characters.
  static func why(_ source: String, _ arguments: String...) throws -> String {
    let outcome = try run(
      ["why", "-"] + arguments + ["--width", "90"], input: Data(source.utf8))
    #expect(outcome.status == 0, "\(outcome.errors)")
    return outcome.output
  }

  /// Expects a command line that makes no sense to be refused.
  static func refuses(_ arguments: [String], saying message: String) throws {
    let outcome = try run(arguments, input: Data())
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(outcome.output.isEmpty)
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

  /// A repository of these files, by their paths.
  convenience init(project files: [(path: String, text: String)]) throws {
    try self.init()
    for (path, text) in [(".git/HEAD", "")] + files {
      try FileManager.default.createDirectory(
        at: url.appending(path: path).deletingLastPathComponent(),
        withIntermediateDirectories: true)
      add(path, text)
    }
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
