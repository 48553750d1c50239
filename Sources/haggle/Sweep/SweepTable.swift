import Foundation
import HaggleExperiments
import HaggleReports
import HaggleVocabulary

/// A row per point: what is offered, how large the view is, and what is wrong there.
struct SweepTable {
  private let answer: SweepAnswer

  init(_ answer: SweepAnswer) { self.answer = answer }

  static let columns = ["", "offered", "size", "cut", "too large", "findings"]

  var rows: [[String]] {
    answer.run.layouts.indices.map { index in
      let layout = answer.run.layouts[index]
      let traits = layout.facts.filter { $0.key.trait.weight == .trouble }.map(\.key.trait)
      return [
        answer.words.points.name(index), NumberText.display(layout.proposal),
        layout.size.map { NumberText.display($0) } ?? "not there",
        count(traits.count { $0 == .cut || $0 == .broken }),
        count(traits.count { if case .overflow = $0 { true } else { false } }),
        count(findings(at: index)),
      ]
    }
  }

  private func findings(at index: Int) -> Int {
    answer.findings.findings.count { $0.places.contains { $0.contains(index) } }
  }

  private func count(_ number: Int) -> String { number == 0 ? "-" : "\(number)" }

  var lines: [String] {
    let all = [Self.columns] + rows
    let widths = Self.columns.indices.map { column in all.map { $0[column].columns }.max() ?? 0 }
    return all.map { row in
      let cells = row.enumerated().map { column, cell in
        let space = String(repeating: " ", count: widths[column] - cell.columns)
        return column == 0 ? cell + space : space + cell
      }
      return String(cells.joined(separator: "  ").reversed().drop { $0 == " " }.reversed())
    }
  }
}
