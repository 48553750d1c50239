import Foundation
import HaggleExperiments
import HaggleScenarios
import HaggleVocabulary

/// How long a sweep over a thousand widths takes, on a screen of two hundred views.
struct SweepBenchmark: Benchmark {
  static let name = "sweep"
  static let summary = "a thousand widths of a screen: fails where that takes more than 5 s"

  /// On the clock: what runs at once is the point.
  private static let mostSeconds = 5.0
  private static let leastViews = 200
  private static let widths = 1_000

  static func run() throws {
    let subject = SweepSubject(ScenarioText(screen, name: "Screen.swift"))
    let threads = ProcessInfo.processInfo.activeProcessorCount
    let crew = SweepCrew(threads: threads)
    let range = try SweepRange(1, CGFloat(widths), step: 1)
    let start = ContinuousClock.now
    let run = SweepRun(subject, .lengths(.horizontal, range), on: crew)
    let middle = ContinuousClock.now
    let findings = SweptFindings(of: run)
    let end = ContinuousClock.now
    let views = run.layouts.first?.views.count ?? 0
    print("sweep: \(run.layouts.count) widths of \(views) views, \(threads) threads\n")
    print(Columns.left("laid out", 20) + Columns.seconds((middle - start) / .seconds(1)))
    print(
      Columns.left("judged \(findings.judged.count)", 20)
        + Columns.seconds((end - middle) / .seconds(1)))
    print(Columns.left("in all", 20) + Columns.seconds((end - start) / .seconds(1)))
    guard run.layouts.count == widths, views >= leastViews, !run.changes.isEmpty else {
      throw Measurement.Failure(description: "it is not what it is meant to be")
    }
    guard (end - start) / .seconds(1) < mostSeconds else {
      throw Measurement.Failure(description: "it takes more than \(mostSeconds) s")
    }
  }

  static func measure(_ arguments: [String]) -> Measurement? { nil }

  /// A list of messages below a bar and a grid: what screens are mostly made of.
  private static let screen = """
    struct Screen: View {
      var body: some View {
        VStack(spacing: 0) {
          HStack {
            Image(systemName: "line.3.horizontal")
            Text("Messages of this week").font(.headline).lineLimit(1)
            Spacer()
            Button("Edit") {}
          }
          .padding(.horizontal)
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 90))]) {
            ForEach(0..<8, id: \\.self) { number in
              Text("Folder \\(number)").padding(8).background(Color.gray)
            }
          }
          ScrollView {
            VStack(alignment: .leading) {
              ForEach(0..<15, id: \\.self) { number in
                HStack(alignment: .top) {
                  Circle().frame(width: 40, height: 40)
                  VStack(alignment: .leading) {
                    Text("Sender number \\(number)").font(.headline)
                    Text("What this message begins with, so that one knows whether to open it.")
                      .lineLimit(2)
                  }
                  Spacer()
                  ViewThatFits {
                    Text("Yesterday at noon")
                    Text("Yesterday")
                  }
                }
                .padding(.horizontal)
              }
            }
          }
        }
      }
    }
    """
}
