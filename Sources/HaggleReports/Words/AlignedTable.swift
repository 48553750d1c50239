/// Rows with aligned cells, each column as wide as its widest cell.
struct AlignedTable {
  enum Alignment {
    case leading, trailing
  }

  let alignments: [Alignment]
  let rows: [[String]]
  private static let gutter = 2

  init(_ alignments: [Alignment], _ rows: [[String]]) {
    self.alignments = alignments
    self.rows = rows
  }

  /// One line per row, without trailing spaces.
  var lines: [String] {
    let widths = alignments.indices.map { column in
      rows.map { $0[column].columns }.max() ?? 0
    }
    return rows.map { line(of: $0, widths) }
  }

  private func line(of row: [String], _ widths: [Int]) -> String {
    var line = ""
    for (index, cell) in row.enumerated() {
      let space = String(repeating: " ", count: widths[index] - cell.columns)
      let gutter = String(repeating: " ", count: index == 0 ? 0 : Self.gutter)
      line += gutter + (alignments[index] == .leading ? cell + space : space + cell)
    }
    return String(line.reversed().drop { $0 == " " }.reversed())
  }
}

extension String {
  /// The text in at most `width` terminal columns; longer text ends in an ellipsis.
  func cut(to width: Int) -> String {
    guard columns > width else { return self }
    var cut = ""
    var room = max(0, width - 1)
    for character in self {
      room -= character.columns
      if room < 0 { break }
      cut.append(character)
    }
    return cut + "…"
  }
}
