import Foundation
import HaggleScenarios
import Testing

@Suite struct `The provided scenarios` {
  static let folder = ProcessInfo.processInfo.environment["HAGGLE_SCENARIOS"]

  @Test func `all evaluate to a view, without a word of doubt`() throws {
    guard let folder = Self.folder else {
      print("skipped: HAGGLE_SCENARIOS is not set")
      return
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    for name in names where name.hasSuffix(".swift") {
      let text = try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
      let evaluation = evaluated(text)
      #expect(evaluation.roots.count == 1, "\(name)")
      #expect(evaluation.diagnostics.isEmpty, "\(name): \(evaluation.diagnostics)")
      if ProcessInfo.processInfo.environment["HAGGLE_SHOW"] != nil, let root = evaluation.roots.first {
        print(name, dump(evaluation.graph, root.view).prefix(600))
      }
    }
  }
}
