/// Lines of code with less indentation where they would be cut, so that depth never takes the room
/// of what they say.
struct CodeIndents {
  private let lines: [String]
  /// What all of them have in common and lose; 0 where all have room.
  private let common: Int
  private let columns: Int

  /// - Parameter columns: of a line.
  init(_ lines: [String], columns: Int) {
    self.lines = lines
    self.columns = columns
    let filled = lines.filter { !$0.allSatisfy(\.isWhitespace) }
    let isTooLong = filled.contains { $0.count > columns }
    common = isTooLong ? filled.map(Self.indent).min() ?? 0 : 0
  }

  private static func indent(_ line: String) -> Int { line.prefix { $0 == " " }.count }

  /// Half of the columns is the most that a line keeps, so that all say something, and none stands
  /// left of a line that is around it.
  func text(_ index: Int) -> String {
    let line = lines[index]
    let indent = Self.indent(line)
    let kept = common == 0 ? indent : min(max(indent - common, 0), columns / 2)
    return String(repeating: " ", count: kept) + line.dropFirst(indent)
  }
}
