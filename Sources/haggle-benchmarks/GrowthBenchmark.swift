import HaggleAnalysis
import HaggleReplay
import HaggleSyntax
import HaggleTraces

/// How much longer the rules, the reader of console logs, places in a line and views in each other
/// take for ten times as much.
///
/// Near ×10 is linear; what is quadratic comes to ×100, and a run fails before that.
struct GrowthBenchmark: Benchmark {
  static let name = "growth"
  static let summary = "rules, logs, lines and levels on ten times as much: fails if not linear"

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
      + GrownLine.allCases.map(\.rawValue) + GrownNesting.allCases.map(\.rawValue)
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
    if let text = GrownNesting(rawValue: arguments[0])?.text(count) {
      return Measurement(count: count) { precondition(GrownNesting.isLaidOut(text)) }
    }
    guard let bytes = GrownLog(rawValue: arguments[0])?.bytes(count) else { return nil }
    return Measurement(count: count) {
      precondition(ConsoleLog(bytes, named: "log", by: "benchmark")?.lines.all == count)
    }
  }
}

/// One line that is one thing over and over: what makes places in it costly to find.
enum GrownLine: String, CaseIterable {
  case ascii, quotes, accents, flags, marks

  func text(_ count: Int) -> String { String(repeating: piece, count: count) }

  private var piece: String {
    switch self {
    case .ascii: "a;"
    case .quotes: "“"
    case .accents: "é;"
    case .flags: "🇩🇪"
    case .marks: "e\u{301}"
    }
  }
}

/// Console logs of odd shapes: what a log with as many lines may hold at worst.
enum GrownLog: String, CaseIterable {
  case exchanges, questions, labels, sizes, half, nested, other

  func bytes(_ count: Int) -> [UInt8] {
    (0..<count).flatMap { Array((line($0, of: count) + "\n").utf8) }
  }

  private func line(_ number: Int, of count: Int) -> String {
    let isFirstHalf = number < count / 2
    return switch self {
    case .exchanges:
      number % 2 == 0 ? "Proposal Mode: \(number)x1" : "Required Size: \(number)x1"
    case .questions: "Proposal Mode: \(number)x1"
    case .labels: "v\(number): Proposal Mode: 1x1"
    case .sizes: "v\(number): Required Size: \(number)x1"
    case .half: isFirstHalf ? "a: Proposal Mode: 1x1" : "b: Required Size: 1x1"
    case .nested: isFirstHalf ? "Proposal Mode: 1x1" : "Required Size: 1x1"
    case .other: number == 0 ? "Proposal Mode: 1x1" : "Probably required, proposed \(number)"
    }
  }
}
