/// One thing to measure: it prints what it finds, and is one file and one line of `Benchmarks`.
protocol Benchmark {
  /// What one types to run it.
  static var name: String { get }
  static var summary: String { get }
  static func run() throws
  /// One measurement on its own, in a process that does nothing else; nil where it knows no such.
  static func measure(_ arguments: [String]) -> Measurement?
}

enum Benchmarks {
  static var all: [any Benchmark.Type] {
    [
      ParserBenchmark.self, ReplayBenchmark.self, GrowthBenchmark.self, SweepBenchmark.self,
      TryBenchmark.self, LayoutBenchmark.self, FileBenchmark.self,
      JudgingBenchmark.self, ScreensBenchmark.self, StartBenchmark.self, RecordingBenchmark.self,
      LeafBenchmark.self,
    ]
  }

  /// The exit code: 2 where the arguments name no benchmark, 1 where one fails. Without an argument
  /// all are run, one after the other: those that follow one that fails, too.
  static func run(_ arguments: [String]) -> Int32 {
    if arguments.first == Measurement.verb { return measure(Array(arguments.dropFirst())) }
    if arguments.isEmpty {
      let codes = all.map { benchmark in
        print("== \(benchmark.name): \(benchmark.summary)")
        return run(benchmark)
      }
      return codes.max() ?? 0
    }
    guard arguments.count == 1, let benchmark = named(arguments[0]) else {
      print("usage: haggle-benchmarks [NAME]\n\nWithout a name all are run.\n")
      for benchmark in all { print("  \(benchmark.name)  \(benchmark.summary)") }
      return 2
    }
    return run(benchmark)
  }

  private static func run(_ benchmark: any Benchmark.Type) -> Int32 {
    do {
      try benchmark.run()
      return 0
    } catch {
      print("haggle-benchmarks: \(benchmark.name): \(error)")
      return 1
    }
  }

  private static func measure(_ arguments: [String]) -> Int32 {
    guard let name = arguments.first, let benchmark = named(name),
      let measurement = benchmark.measure(Array(arguments.dropFirst()))
    else { return 2 }
    print(measurement.line)
    return 0
  }

  private static func named(_ name: String) -> (any Benchmark.Type)? {
    all.first { $0.name == name }
  }
}
