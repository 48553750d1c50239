/// Finds what somebody most likely meant.
enum Suggestion {
  /// `; did you mean --proposal?`, or nothing where no candidate is near.
  static func text(for word: String, among candidates: [String]) -> String {
    nearest(to: word, among: candidates).map { "; did you mean \($0)?" } ?? ""
  }

  /// The first of the candidates that differ least from `word`; nil where all differ too much.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    let wanted = Array(word.lowercased().prefix(mostCharacters))
    let most = max(1, wanted.count / 3)
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let distance = distance(wanted, Array(candidate.lowercased().prefix(mostCharacters)))
      if distance <= most, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.candidate
  }

  private static let mostCharacters = 64

  /// How many characters must be added, removed, replaced or swapped with their neighbour.
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var rows = [Array(0...b.count)]
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var cost = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, rows[i - 1][j - 1] + 1)
        }
        row.append(cost)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}
