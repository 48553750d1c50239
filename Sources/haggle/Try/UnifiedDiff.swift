/// Two texts line by line, as `diff -u` and `patch` write and read them.
struct UnifiedDiff {
  /// One line, and what becomes of it.
  private struct Row {
    let mark: Character
    let text: Substring
  }

  /// How many lines are shown around a change.
  private static let context = 3

  let text: String

  init(from old: String, to new: String, named name: String) {
    let rows = Self.rows(Self.lines(old), Self.lines(new))
    let hunks = Self.hunks(rows)
    text = "--- \(name)\n+++ \(name)\n" + hunks.map { Self.text(rows, $0) }.joined()
  }

  private static func lines(_ text: String) -> [Substring] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private static func rows(_ old: [Substring], _ new: [Substring]) -> [Row] {
    var (removed, added): (Set<Int>, Set<Int>) = ([], [])
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var rows: [Row] = []
    var (before, after) = (0, 0)
    while before < old.count || after < new.count {
      if removed.contains(before) {
        rows.append(Row(mark: "-", text: old[before]))
        before += 1
      } else if added.contains(after) {
        rows.append(Row(mark: "+", text: new[after]))
        after += 1
      } else {
        rows.append(Row(mark: " ", text: old[before]))
        (before, after) = (before + 1, after + 1)
      }
    }
    return rows
  }

  /// Changes with what is around them; those that are near each other together.
  private static func hunks(_ rows: [Row]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in rows.indices where rows[index].mark != " " {
      let range = max(0, index - context)..<min(rows.count, index + context + 1)
      if let last = hunks.last, last.upperBound >= range.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }

  private static func text(_ rows: [Row], _ hunk: Range<Int>) -> String {
    let head = [Character("-"), "+"].map { mark in
      let other: Character = mark == "-" ? "+" : "-"
      let first = rows[..<hunk.lowerBound].count { $0.mark != other }
      let count = rows[hunk].count { $0.mark != other }
      return "\(mark)\(count == 0 ? first : first + 1),\(count)"
    }
    let body = rows[hunk].map { "\($0.mark)\($0.text)\n" }
    return "@@ \(head.joined(separator: " ")) @@\n" + body.joined()
  }
}
