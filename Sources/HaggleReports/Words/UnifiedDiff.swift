package import HaggleTraces

/// Changes of a text in the format of `diff -u` and `patch`.
package struct UnifiedDiff {
  /// The number of context lines around a change.
  private static let context = 3

  package let text: String

  package init(of source: String, _ changes: [LineChange], named name: String) {
    let lines = source.lines
    let name = PlainText.visible(name)
    var (text, shift, next) = ("--- \(name)\n+++ \(name)\n", 0, 0)
    while next < changes.count {
      var end = next + 1
      while end < changes.count,
        changes[end].line - changes[end - 1].end <= 2 * Self.context
      {
        end += 1
      }
      let hunk = Hunk(changes[next..<end], in: lines)
      text += hunk.text(shiftedBy: shift)
      shift += hunk.added - hunk.removed
      next = end
    }
    self.text = text
  }

  /// Adjacent changes with their context.
  private struct Hunk {
    private var rows = ""
    /// The number of lines in the original text, and in the edited one.
    private(set) var removed = 0
    private(set) var added = 0
    /// From 1.
    private let first: Int

    init(_ changes: ArraySlice<LineChange>, in lines: [String]) {
      let (head, tail) = (changes[changes.startIndex], changes[changes.endIndex - 1])
      first = max(1, head.line - UnifiedDiff.context)
      var next = first
      for change in changes {
        keep(next..<max(next, change.line), of: lines)
        for line in change.removed { rows += "-\(shown(line))\n" }
        for line in change.added { rows += "+\(shown(line))\n" }
        removed += change.removed.count
        added += change.added.count
        next = change.end
      }
      let end = min(lines.count + 1, tail.end + UnifiedDiff.context)
      keep(next..<max(next, end), of: lines)
    }

    /// A carriage return at the end belongs to the line break.
    private func shown(_ line: String) -> String {
      line.utf8.last == 13
        ? PlainText.visible(String(line.unicodeScalars.dropLast())) + "\r" : PlainText.visible(line)
    }

    private mutating func keep(_ numbers: Range<Int>, of lines: [String]) {
      for number in numbers.clamped(to: 1..<lines.count + 1) {
        rows += " \(shown(lines[number - 1]))\n"
        removed += 1
        added += 1
      }
    }

    func text(shiftedBy shift: Int) -> String {
      let old = "\(removed == 0 ? first - 1 : first),\(removed)"
      let new = "\(added == 0 ? first + shift - 1 : first + shift),\(added)"
      return "@@ -\(old) +\(new) @@\n" + rows
    }
  }
}

extension LineChange {
  /// The line after the removed ones.
  fileprivate var end: Int { line + removed.count }
}
