import HaggleExperiments
import HaggleReports
import HaggleVocabulary

/// A row per point: the proposal, the size of the view, and the problems there.
struct SweepTable {
  private let answer: SweepAnswer

  init(_ answer: SweepAnswer) { self.answer = answer }

  static let columns = ["", "offered", "size", "texts cut", "reach out", "findings"]

  func row(_ index: Int) -> [String] {
    let layout = answer.run.layouts[index]
    let troubles = layout.facts.keys.filter { $0.trait.weight == .trouble }
    let cut = Set(troubles.filter { $0.trait == .cut || $0.trait == .broken }.map(\.view))
    return [
      answer.words.points.name(index), NumberText.display(layout.proposal),
      layout.size.map { NumberText.display($0) } ?? "not there", count(cut.count),
      count(troubles.count { if case .overflow = $0.trait { true } else { false } }),
      count(findings(at: index)),
    ]
  }

  private func findings(at index: Int) -> Int {
    answer.findings.findings.count { $0.places.contains { $0.contains(index) } }
  }

  private func count(_ number: Int) -> String { number == 0 ? "-" : "\(number)" }

  var lines: [String] {
    let all = [Self.columns] + answer.run.layouts.indices.map(row)
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
