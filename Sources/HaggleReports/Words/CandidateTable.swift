package import HaggleReplay
import HaggleVocabulary

/// The candidates for an address, one per line: the address, the mark, the place, the size.
package struct CandidateTable {
  private let candidates: [Candidate]

  package init(_ candidates: [Candidate]) { self.candidates = candidates }

  package var lines: [String] {
    AlignedTable(
      [.leading, .leading, .leading, .trailing],
      candidates.map { candidate in
        [
          candidate.address, candidate.mark, candidate.place.map { "line \($0.line)" } ?? "",
          candidate.size.map { NumberText.display($0) } ?? "not placed",
        ]
      }
    ).lines
  }
}
