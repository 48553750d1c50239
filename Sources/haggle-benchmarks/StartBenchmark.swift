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
    print("start: the processor's median of \(rounds) runs in turns\n")
    print(Columns.left("a program in C", 20) + String(format: "%6.2f ms", peer * 1e3))
    print(
      Columns.left("haggle --version", 20) + String(format: "%6.2f ms", own * 1e3)
        + Columns.ratio(median(seconds.map { $0.haggle / $0.hello })))
  }

  private static func compiled(in folder: URL) throws -> URL {
    let (source, program) = (folder.appending(path: "a.c"), folder.appending(path: "a"))
    try Data("int main(void) { return 0; }\n".utf8).write(to: source)
    let compiler = try Process.run(
      URL(filePath: "/usr/bin/env"),
      arguments: ["cc", "-O2", "-o", program.path, source.path])
    compiler.waitUntilExit()
    return program
  }

  /// - Returns: how much of the processor it took, in seconds.
  private static func wait(for program: URL, _ arguments: [String]) throws -> Double {
    var words = ([program.path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var (process, status, usage) = (pid_t(), CInt(0), rusage())
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    guard posix_spawn(&process, program.path, &actions, nil, &words, nil) == 0,
      wait4(process, &status, 0, &usage) == process, status == 0
    else {
      throw Measurement.Failure(description: "\(program.lastPathComponent) did not end well")
    }
    return [usage.ru_utime, usage.ru_stime].reduce(0) {
      $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6
    }
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

  static func measure(_ arguments: [String]) -> Measurement? { nil }
}
