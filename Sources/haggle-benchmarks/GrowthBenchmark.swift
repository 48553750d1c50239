import HaggleAnalysis
import HaggleReplay
import HaggleSyntax
import HaggleTraces

/// How much longer the rules, the reader of console logs and places in a line take for ten times as
/// much.
///
/// Near ×10 is linear; what is quadratic comes to ×100, and a run fails before that.
struct GrowthBenchmark: Benchmark {
  static let name = "growth"
  static let summary = "rules, logs and lines on ten times as much: fails where it is not linear"

  private static let limit = 30.0
  private static let sizes = (small: 20_000, large: 200_000)
  /// Less is lost among what a process does besides.
  private static let leastSeconds = 0.002

  static func run() throws {
    let growth = "from \(sizes.small) to \(sizes.large) nodes, lines or pieces"
    print("growth: \(growth), below ×\(Int(limit))\n")
    for subject in subjects {
      let small = try Measurement(of: [name, subject, "\(sizes.small)"])
      let large = try Measurement(of: [name, subject, "\(sizes.large)"])
      let ratio = large.seconds / max(small.seconds, leastSeconds)
      print(Columns.left(subject, 20) + Columns.seconds(large.seconds) + Columns.ratio(ratio))
      guard ratio < limit else {
        throw Measurement.Failure(description: "\(subject) does not grow with its length")
      }
    }
  }

  private static var subjects: [String] {
    GrownTrace.allCases.map(\.rawValue) + GrownLog.allCases.map(\.rawValue)
      + GrownLine.allCases.map(\.rawValue)
  }

  /// - Parameter arguments: a subject, and how many nodes or lines it is to have.
  static func measure(_ arguments: [String]) -> Measurement? {
    guard arguments.count == 2, let count = Int(arguments[1]) else { return nil }
    if let trace = GrownTrace(rawValue: arguments[0])?.trace(count) {
      let timeline = Timeline(trace)
      return Measurement(count: count) {
        let found = Analyzer.findings(in: timeline).count + Analyzer.suspicions(in: timeline).count
        precondition(found <= 10 * count)
      }
    }
    if let line = GrownLine(rawValue: arguments[0]) {
      let written = line.text(count)
      return Measurement(count: count) {
        let text = SourceText(written, name: "line.swift")
        for offset in stride(from: 0, to: text.bytes.count, by: 500) {
          precondition(text.place(at: offset).line == 1)
        }
      }
    }
    guard let bytes = GrownLog(rawValue: arguments[0])?.bytes(count) else { return nil }
    return Measurement(count: count) {
      precondition(ConsoleLog(bytes, named: "log", by: "benchmark")?.lines.all == count)
    }
  }
}
