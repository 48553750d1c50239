import Foundation
import HaggleLayouts
import HaggleTestSupport
import Testing

@Suite struct `The page on controls` {
  private let rows: [[String]]

  init() throws {
    let page = try Checkout.text("docs/CONTROLS.md")
    let table = try #require(page.components(separatedBy: "| points for |").last)
    rows = table.split(separator: "\n").dropFirst(2).prefix { $0.hasPrefix("|") }.map { row in
      row.dropFirst().split(separator: "|", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    }
  }

  @Test func `names every metric once, in their order`() {
    #expect(rows.map { $0[0] } == ControlMetric.allCases.map(\.rawValue))
  }

  @Test(arguments: [(ControlSystem.iOS, 1), (.macOS, 3), (.watchOS, 5)])
  func `prints the numbers of a system with their sources`(system: ControlSystem, column: Int) {
    let printed = Dictionary(uniqueKeysWithValues: rows.map { ($0[0], $0) })
    let known = ControlMetrics.of(system).rows
    for row in known {
      let cells = printed[row.metric.rawValue]
      #expect(cells?[column] == number(row.value))
      #expect(cells?[column + 1] == "\(row.source.rawValue): \(row.origin)")
    }
    #expect(rows.count { $0[column] != "–" } == known.count)
  }

  @Test(arguments: ControlSystem.allCases)
  func `has each metric of a system once and above 0`(system: ControlSystem) {
    let rows = ControlMetrics.of(system).rows
    #expect(Set(rows.map(\.metric)).count == rows.count)
    #expect(rows.allSatisfy { $0.value > 0 && $0.value.isFinite })
  }

  private func number(_ value: CGFloat) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }
}
