import Foundation
import HaggleTestSupport
import HaggleTraces

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
    process.executableURL = Checkout.tool
    process.arguments = ["trace", file, "--out", output.path]
    for stream in [\Process.standardInput, \.standardOutput, \.standardError] {
      process[keyPath: stream] = FileHandle.nullDevice
    }
    try process.run()
    process.waitUntilExit()
    guard let data = try? Data(contentsOf: output) else { return nil }
    return try Trace.read([UInt8](data), named: file).trace
  }
}
