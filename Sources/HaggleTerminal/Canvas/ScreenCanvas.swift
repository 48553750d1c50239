import HaggleReports

/// The content of a terminal: rows of cells, each row as wide as the terminal.
package struct ScreenCanvas: Equatable, Sendable {
  let columns: Int
  let rows: Int
  private(set) var cells: [Cell]
  /// The link targets of cells.
  private(set) var links: [String] = []

  package struct Cell: Equatable, Sendable {
    /// A character; empty in the second cell of a wide one.
    var text = " "
    var style = Style.plain
    /// The index of its link target in `links`.
    var link: Int?
  }

  package init(columns: Int, rows: Int) {
    self.columns = max(columns, 1)
    self.rows = max(rows, 1)
    cells = Array(repeating: Cell(), count: self.columns * self.rows)
  }

  subscript(column: Int, row: Int) -> Cell { cells[row * columns + column] }

  /// Writes from `column` on, at most `width` cells and not beyond the edge; the rest is cut.
  ///
  /// - Returns: the column behind the written text.
  @discardableResult
  package mutating func write(
    _ text: some StringProtocol, at column: Int, _ row: Int, width: Int = .max,
    _ style: Style = .plain
  ) -> Int {
    guard 0..<rows ~= row, column >= 0 else { return column }
    let end = min(columns, width > columns ? columns : column + max(width, 0))
    var column = column
    for character in text {
      guard let (text, width) = Self.shown(character) else { continue }
      if column + width > end { break }
      put(text, width: width, at: column, row, style)
      column += width
    }
    return column
  }

  /// Changes the style of cells, not their text.
  mutating func restyle(_ columns: Range<Int>, row: Int, _ change: (inout Style) -> Void) {
    guard 0..<rows ~= row else { return }
    for column in columns.clamped(to: 0..<self.columns) {
      change(&cells[row * self.columns + column].style)
    }
  }

  /// Links cells to an address, in terminals that support it.
  mutating func link(_ columns: Range<Int>, row: Int, to address: String) {
    guard 0..<rows ~= row else { return }
    let number = links.firstIndex(of: address) ?? links.count
    if number == links.count { links.append(address) }
    for column in columns.clamped(to: 0..<self.columns) {
      cells[row * self.columns + column].link = number
    }
  }

  /// The rows as text, without styles.
  package var lines: [String] {
    (0..<rows).map { row in (0..<columns).map { self[$0, row].text }.joined() }
  }

  private mutating func put(
    _ text: String, width: Int, at column: Int, _ row: Int, _ style: Style
  ) {
    let index = row * columns + column
    // Half of a wide character must not remain.
    if cells[index].text.isEmpty, column > 0 { cells[index - 1].text = " " }
    cells[index] = Cell(text: text, style: style)
    if width == 2 { cells[index + 1] = Cell(text: "", style: style) }
    let next = column + width
    if next < columns, cells[index + width].text.isEmpty { cells[index + width].text = " " }
  }

  /// A character and its width; nil if it has no width. Control and direction characters are
  /// replaced.
  private static func shown(_ character: Character) -> (text: String, columns: Int)? {
    if let ascii = character.asciiValue {
      return 0x20..<0x7F ~= ascii ? (String(character), 1) : (ascii == 0x09 ? " " : "\u{FFFD}", 1)
    }
    let isUnsafe = character.unicodeScalars.contains { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: true
      // Joiners belong to emoji; on their own, terminals disagree on their width.
      case .format: character.unicodeScalars.count == 1 || !(0x200C...0x200D ~= scalar.value)
      default: false
      }
    }
    if isUnsafe { return ("\u{FFFD}", 1) }
    let columns = character.columns
    return columns == 0 ? nil : (String(character), columns)
  }
}
