import Foundation
import HaggleExperiments
import HaggleScenarios

/// How long ten screens take from their text to what is found in them, in one process.
struct ScreensBenchmark: Benchmark {
  static let name = "screens"
  static let summary = "ten screens from text to findings, the first time and later"

  private static let screens = [
    ("messages", Screen.messages), ("settings", Screen.settings), ("profile", Screen.profile),
    ("product", Screen.product), ("tour", Screen.tour), ("login", Screen.login),
    ("chat", Screen.chat), ("player", Screen.player), ("dashboard", Screen.dashboard),
    ("checkout", Screen.checkout),
  ]
  private static let rounds = 50

  static func run() throws {
    print("screens: milliseconds of processor, from text to findings\n")
    print(Columns.left("", 12) + "   views  events    first    later")
    var all: [Double] = []
    for (number, (name, text)) in screens.enumerated() {
      let first = try Measurement(of: [Self.name, "\(number)", "1"])
      let later = try Measurement(of: [Self.name, "\(number)", "\(rounds)"])
      let trace = laidOut(text)
      guard let trace, trace.views > 10 else {
        throw Measurement.Failure(description: "\(name) is no view")
      }
      all.append(later.seconds / later.count * 1e3)
      print(
        Columns.left(name, 12) + Columns.right("\(trace.views)", 8)
          + Columns.right("\(trace.events)", 8) + milliseconds(first) + milliseconds(later))
    }
    print("\nthe middle one of them" + String(format: "%8.2f ms", all.sorted()[all.count / 2]))
  }

  private static func milliseconds(_ measured: Measurement) -> String {
    Columns.right(String(format: "%.2f", measured.seconds / measured.count * 1e3), 9)
  }

  private static func laidOut(_ text: String) -> (views: Int, events: Int)? {
    let scenario = ScenarioText(text, name: "Screen.swift").scenario
    guard let root = scenario.roots.first else { return nil }
    let trace = ScenarioRun(scenario, root: root).trace
    return (trace.nodes.count, trace.events.count)
  }

  /// - Parameter arguments: the number of a screen, and how often it is laid out; more than once
  ///   after a first time that does not count.
  static func measure(_ arguments: [String]) -> Measurement? {
    let numbers = arguments.compactMap { Int($0) }
    guard numbers.count == 2, screens.indices.contains(numbers[0]) else { return nil }
    let text = screens[numbers[0]].1
    if numbers[1] > 1 { _ = laidOut(text) }
    return Measurement(count: numbers[1]) {
      for _ in 0..<numbers[1] { precondition(laidOut(text) != nil) }
    }
  }
}
