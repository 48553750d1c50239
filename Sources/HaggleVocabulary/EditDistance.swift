/// The edit distance between two words.
package enum EditDistance {
  private static let mostCharacters = 64

  /// The number of characters to add, remove, replace or swap with a neighbour; only the first 64
  /// characters count.
  package static func between(_ a: String, _ b: String) -> Int {
    let (a, b) = (Array(a.prefix(mostCharacters)), Array(b.prefix(mostCharacters)))
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
