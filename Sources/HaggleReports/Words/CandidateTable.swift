import Foundation
package import HaggleReplay
package import HaggleVocabulary

/// The candidates for an address, one per line: the address, the mark, what distinguishes it from
/// others with the same mark, the place, the size.
package struct CandidateTable {
  private let candidates: [Candidate]
  private let parts: SourceParts
  private static let mostCode = 40

  package init(_ candidates: [Candidate], _ parts: SourceParts) {
    (self.candidates, self.parts) = (candidates, parts)
  }

  package var lines: [String] {
    let rows = candidates.map(cells)
    let alignments: [AlignedTable.Alignment] = [
      .leading, .leading, .leading, .leading, .trailing, .leading,
    ]
    // A column with nothing in it takes no room.
    let shown = alignments.indices.filter { column in rows.contains { !$0[column].isEmpty } }
    return AlignedTable(
      shown.map { alignments[$0] }, rows.map { row in shown.map { row[$0] } }
    ).lines
  }

  private func cells(_ candidate: Candidate) -> [String] {
    let line = candidate.place.map { parts.address(ofLine: $0.line) } ?? ""
    let size: String = candidate.size.map { NumberText.display($0) } ?? "not placed"
    let corner: String? = candidate.corner.map { "at \(NumberText.display($0))" }
    let code = PlainText.arguments(candidate.code, limit: Self.mostCode)
    return [candidate.address, candidate.mark, code, line, size, corner ?? ""]
  }
}
