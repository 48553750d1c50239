import Foundation
import HaggleExperiments
import HaggleReplay
import HaggleScenarios
import HaggleTraces
import HaggleVocabulary
import Testing

@Suite struct `Why a length is what it is` {
  /// Scenarios of the repository and, where they are at hand, those in HAGGLE_SCENARIOS.
  private func timelines() throws -> [(file: String, timeline: Timeline)] {
    let here = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Traces").path
    let folders = [here, ProcessInfo.processInfo.environment["HAGGLE_SCENARIOS"]].compactMap(\.self)
    return try folders.flatMap { folder in
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        .filter { $0.hasSuffix(".swift") }
        .flatMap { file in
          let text = try String(contentsOfFile: folder + "/" + file, encoding: .utf8)
          let scenario = Scenario(text, name: file)
          return scenario.roots.map { (file, Timeline(ScenarioRun(scenario, root: $0).trace)) }
        }
    }
  }

  @Test func `is told for every node of every scenario, to the bit`() throws {
    var endings: [String: Int] = [:]
    var causes: [String: Int] = [:]
    for (file, timeline) in try timelines() {
      for node in timeline.tree.preorder {
        for axis in Axis.allCases {
          let why = Why(timeline, node, axis == .horizontal ? .width : .height)
          let name = "\(file): \(timeline.trace.name(of: node)) \(axis)"
          let ledger = why.ledgers.last
          var key = "\(ledger.map { $0.ending } as Any)".prefix(22).description
          key = key.replacing("HaggleReplay.Ledger.", with: "")
          endings[key, default: 0] += 1
          if key.contains("other") || key.contains("false") || key.contains("untold") || ledger == nil { print(key, name) }
          for step in why.offers {
            let key = "\(step.cause)".prefix(9).description
            causes[key, default: 0] += 1
            if key.contains("untold") || key.contains("unknown") { print(key, name, timeline.trace.name(of: step.node), step) }
          }
        }
      }
    }
    print(endings, causes)
  }
}
