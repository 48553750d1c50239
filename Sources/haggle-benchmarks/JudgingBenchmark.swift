import Foundation
import HaggleAnalysis
import HaggleReplay
import HaggleTraces

/// What it takes to look things up in a long trace and to ask all rules about it, beside a plain
/// loop over its events.
struct JudgingBenchmark: Benchmark {
  static let name = "judging"
  static let summary = "timeline and rules on a list of 700 rows, beside a loop over its events"

  private enum Stage: String, CaseIterable {
    case loop, timeline, rules

    var label: String {
      switch self {
      case .loop: "a loop over the events"
      case .timeline: "the timeline"
      case .rules: "all rules"
      }
    }
  }

  static func run() throws {
    print("judging: nanoseconds of processor per event, and how many loops that is\n")
    let each = try Stage.allCases.map { stage in
      let measured = try Measurement(of: [name, stage.rawValue])
      return (stage: stage, nanoseconds: measured.seconds / measured.count * 1e9)
    }
    for (stage, nanoseconds) in each {
      print(
        Columns.left(stage.label, 24) + Columns.right(String(format: "%.1f ns", nanoseconds), 10)
          + Columns.ratio(nanoseconds / each[0].nanoseconds))
    }
  }

  /// - Parameter arguments: a stage, and how often it is to run, if not as often as a figure takes.
  static func measure(_ arguments: [String]) -> Measurement? {
    guard let stage = arguments.first.flatMap(Stage.init(rawValue:)) else { return nil }
    let trace = LongTrace.recorded.trace
    let timeline = Timeline(trace)
    let rounds = arguments.dropFirst().first.flatMap { Int($0) } ?? (stage == .loop ? 100 : 5)
    return Measurement(count: rounds * trace.events.count) {
      for _ in 0..<rounds {
        switch stage {
        case .loop: precondition(asks(in: trace) > 0)
        case .timeline: precondition(Timeline(trace).spans.count > 0)
        case .rules: precondition(!Analyzer.suspicions(in: timeline).isEmpty)
        }
      }
    }
  }

  private static func asks(in trace: Trace) -> Int {
    trace.events.reduce(0) { count, event in
      if case .ask(let ask) = event { count + (ask.isPlacing ? 1 : 2) } else { count }
    }
  }
}
