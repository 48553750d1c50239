import Foundation
import HaggleReplay
import HaggleReports
import HaggleTraces
import Testing

extension `In a browser` {
  /// Real listings, which are no part of the repository, recorded by the built tool.
  @Suite(.enabled(if: Scenarios.folder != nil, "HAGGLE_SCENARIOS is not set"))
  struct `The scenarios in HAGGLE_SCENARIOS` {
    @Test func `read in the page as in the log`() throws {
      let files = try Scenarios.files()
      try #require(!files.isEmpty)
      for file in files {
        guard let trace = try Scenarios.record(file) else { continue }
        let page = try BrowserPage(trace)
        let lines: [String] = try page.evaluate(
          "\(Script.timeline).trace.events.map((_, number) => haggle.eventText(t, number))")
        let timeline = Timeline(trace)
        #expect(lines == trace.events.indices.map { timeline.line(of: $0) }, "\(file)")
        #expect(page.problems == [], "\(file)")
      }
    }
  }
}

enum Scenarios {
  static let folder = ProcessInfo.processInfo.environment["HAGGLE_SCENARIOS"]

  static func files() throws -> [String] {
    let folder = folder ?? ""
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      .filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
  }

  /// What the tool records of a file; nil where it does not choose one of several views.
  static func record(_ file: String) throws -> Trace? {
    let output = FileManager.default.temporaryDirectory.appending(
      path: "haggle-scenario-\(ProcessInfo.processInfo.processIdentifier).trace.json")
    defer { try? FileManager.default.removeItem(at: output) }
    let process = Process()
    process.executableURL = executable
    process.arguments = ["trace", file, "--out", output.path]
    for stream in [\Process.standardInput, \.standardOutput, \.standardError] {
      process[keyPath: stream] = FileHandle.nullDevice
    }
    try process.run()
    process.waitUntilExit()
    guard let data = try? Data(contentsOf: output) else { return nil }
    return try Trace.read([UInt8](data), named: file).trace
  }

  /// Beside the test bundle, where the package manager puts it.
  private static let executable: URL = {
    let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
    var folder = URL(filePath: bundle).deletingLastPathComponent()
    for _ in 0..<5 {
      let candidate = folder.appending(path: "haggle")
      if FileManager.default.isExecutableFile(atPath: candidate.path) { return candidate }
      folder.deleteLastPathComponent()
    }
    return Recorded.folder.deletingLastPathComponent().appending(path: ".build/debug/haggle")
  }()
}
