import Foundation
import HaggleExperiments
import HaggleScenarios
import HaggleVocabulary

/// How long a sweep over a thousand widths takes, on a screen of two hundred views.
struct SweepBenchmark: Benchmark {
  static let name = "sweep"
  static let summary = "a thousand widths of a screen: fails where that takes more than 5 s"

  /// Of each of two processors that have nothing else to do.
  private static let mostSeconds = 5.0
  private static let processors = 2
  private static let leastViews = 200
  private static let widths = 1_000

  static func run() throws {
    let subject = SweepSubject(ScenarioText(Screen.messages, name: "Screen.swift"))
    let threads = ProcessInfo.processInfo.activeProcessorCount
    let workers = SweepWorkers(threads: threads)
    let range = try SweepRange(1, CGFloat(widths), step: 1)
    var run = SweepRun(subject, .points([]), on: workers)
    let layouts = Measurement(count: widths) {
      run = SweepRun(subject, .lengths(.horizontal, range), on: workers)
    }
    var judged = 0
    let findings = Measurement(count: widths) { judged = SweptFindings(of: run).judged.count }
    let seconds = (layouts.seconds + findings.seconds) / Double(processors)
    let views = run.layouts.first?.views.count ?? 0
    print("sweep: \(run.layouts.count) widths of \(views) views, \(threads) threads\n")
    print(Columns.left("laid out", 20) + Columns.seconds(layouts.seconds))
    print(Columns.left("judged \(judged)", 20) + Columns.seconds(findings.seconds))
    print(Columns.left("on two processors", 20) + Columns.seconds(seconds))
    guard run.layouts.count == widths, views >= leastViews, !run.changes.isEmpty else {
      throw Measurement.Failure(description: "it is not what it is meant to be")
    }
    guard seconds < mostSeconds else {
      throw Measurement.Failure(description: "it takes more than \(mostSeconds) s")
    }
  }

  static func measure(_ arguments: [String]) -> Measurement? { nil }
}
