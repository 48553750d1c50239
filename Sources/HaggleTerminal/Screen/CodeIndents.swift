/// Lines of code with less indentation, so that depth never takes the room of what they say.
struct CodeIndents {
  private let lines: [String]
  /// What all of them have in common.
  private let common: Int
  private let most: Int

  /// - Parameter columns: of a line.
  init(_ lines: [String], columns: Int) {
    self.lines = lines
    let filled = lines.filter { !$0.allSatisfy(\.isWhitespace) }
    let least = filled.map(Self.indent).min() ?? 0
    let isTooLong = filled.contains { $0.count > columns }
    common = isTooLong ? least : 0
    most = isTooLong ? max(columns / 4, 4) : .max
  }

  private static func indent(_ line: String) -> Int { line.prefix { $0 == " " }.count }

  func text(_ index: Int) -> String {
    let line = lines[index]
    let indent = Self.indent(line)
    let kept = min(max(indent - common, 0), most)
    return String(repeating: " ", count: kept) + line.dropFirst(indent)
  }
}
