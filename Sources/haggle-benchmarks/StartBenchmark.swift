import Foundation

/// How long `haggle --version` takes, beside the shortest program in C.
struct StartBenchmark: Benchmark {
  static let name = "start"
  static let summary = "haggle --version, beside a program in C that does nothing"

  private static let rounds = 40

  static func run() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "haggle-start-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let hello = try compiled(in: folder)
    let haggle = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "haggle")
    // In turns, so that what else the machine does falls on both.
    var seconds: [(hello: Double, haggle: Double)] = []
    for _ in 0..<rounds {
      seconds.append((try wait(for: hello, []), try wait(for: haggle, ["--version"])))
    }
    let (own, peer) = (median(seconds.map(\.haggle)), median(seconds.map(\.hello)))
    print("start: the clock's median of \(rounds) runs in turns\n")
    print(Columns.left("a program in C", 20) + String(format: "%6.2f ms", peer * 1e3))
    print(
      Columns.left("haggle --version", 20) + String(format: "%6.2f ms", own * 1e3)
        + Columns.ratio(median(seconds.map { $0.haggle / $0.hello })))
  }

  private static func compiled(in folder: URL) throws -> URL {
    let (source, program) = (folder.appending(path: "a.c"), folder.appending(path: "a"))
    try Data("int main(void) { return 0; }\n".utf8).write(to: source)
    _ = try wait(
      for: URL(filePath: "/usr/bin/env"), ["cc", "-O2", "-o", program.path, source.path])
    return program
  }

  /// - Returns: how long it took, in seconds.
  private static func wait(for program: URL, _ arguments: [String]) throws -> Double {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    let before = DispatchTime.now().uptimeNanoseconds
    try process.run()
    process.waitUntilExit()
    let after = DispatchTime.now().uptimeNanoseconds
    guard process.terminationStatus == 0 else {
      throw Measurement.Failure(description: "\(program.lastPathComponent) did not end well")
    }
    return Double(after - before) / 1e9
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

  static func measure(_ arguments: [String]) -> Measurement? { nil }
}
