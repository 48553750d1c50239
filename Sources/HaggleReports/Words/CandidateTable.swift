package import HaggleReplay
import HaggleVocabulary

/// Several views that may be meant, a line for each: how to name it, what it is known by, where it
/// is written, how large it is.
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
