/// CSV for spreadsheets and databases (RFC 4180).
enum CSVText {
  static func line(_ cells: [String]) -> String {
    cells.map(quoted).joined(separator: ",") + "\r\n"
  }

  private static func quoted(_ cell: String) -> String {
    let cell = cell.shown
    let isPlain = !cell.unicodeScalars.contains { ",\"\r\n".unicodeScalars.contains($0) }
    return isPlain ? cell : "\"" + cell.replacing("\"", with: "\"\"") + "\""
  }
}
