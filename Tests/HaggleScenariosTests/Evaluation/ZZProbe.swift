import Foundation
import HaggleScenarios
import Testing

@Suite struct ZZProbe {
  struct Item: Codable { var decl: String; var expr: String; var truth: String?; var got: String? }
  @Test func probe() throws {
    for name in ["e", "b", "x", "y"] {
      guard let data = FileManager.default.contents(atPath: "/tmp/wt/libprobe/\(name).json") else {
        continue
      }
      var items = try JSONDecoder().decode([Item].self, from: data)
      for i in items.indices {
        let t = Date()
        let evaluation = evaluated(items[i].decl + "\nprint(\(items[i].expr))\nColor.red")
        let said = evaluation.diagnostics.map { $0.message }
        items[i].got = (evaluation.console + said).joined(separator: " | ")
        let dt = Date().timeIntervalSince(t)
        if dt > 1 { items[i].got! += " SLOW \(dt)" }
      }
      try JSONEncoder().encode(items).write(
        to: URL(fileURLWithPath: "/tmp/wt/libprobe/\(name).got.json"))
    }
  }
}
