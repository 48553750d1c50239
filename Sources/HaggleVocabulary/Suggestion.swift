/// Finds the most likely intended word.
package enum Suggestion {
  /// `; did you mean --proposal?`, or an empty string if no candidate is close.
  package static func text(for word: String, among candidates: [String]) -> String {
    nearest(to: word, among: candidates).map { "; did you mean \($0)?" } ?? ""
  }

  /// The first candidate with the smallest distance to `word`; nil if all differ too much.
  package static func nearest(to word: String, among candidates: [String]) -> String? {
    let wanted = word.lowercased().prefix(mostCharacters)
    let most = max(1, wanted.count / 3)
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let distance = EditDistance.between(String(wanted), candidate.lowercased())
      if distance <= most, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.candidate
  }

  private static let mostCharacters = 64
}
