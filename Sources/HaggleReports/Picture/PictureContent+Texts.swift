import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

// The words of texts, where the picture has room for them.
extension PictureContent {
  /// Its lines as they are laid out, each from the column where it begins; `…` only where SwiftUI
  /// sets one, `›` where the picture is too narrow or too low. Where other words are, none go over
  /// them: all lines move up or down then.
  mutating func writeText(_ text: NodeID, _ edges: CellRectangle) {
    guard let (all, share) = lines[text] else { return }
    let count = min(all.count, edges.bottom - edges.top + 1)
    let tops = [Self.top(of: all.count, in: edges), edges.top, edges.bottom - count + 1]
    let possible = tops.map { top in
      (0..<count).compactMap { index -> Written? in
        all[index].isEmpty
          ? nil
          : written(
            all[index], row: top + index, in: edges, at: share,
            leavesOut: endsText(all, index, count))
      }
    }
    guard let most = possible.map(\.count).max(),
      let best = possible.first(where: { $0.count == most })
    else { return }
    if let first = best.first { rows[text] = first.row }
    let paint = node(text).appearance.paint ?? .ink
    for line in best {
      put(line.words, line.column, line.row, in: paint)
      if line.leavesOut { hasShortWords = true }
      if let full = line.full { short.append((full, line.column, line.row, paint)) }
    }
  }

  /// A line of a text where it is free.
  private struct Written {
    let words: String
    let column: Int
    let row: Int
    /// All that it says, if the picture has no room for that.
    let full: String?
    /// Whether lines follow that have no room.
    let leavesOut: Bool
  }

  /// Whether a line is the last that has room, and others follow.
  private func endsText(_ lines: [String], _ index: Int, _ count: Int) -> Bool {
    index + 1 == count && lines.count > count
  }

  private func written(
    _ line: String, row: Int, in edges: CellRectangle, at share: CGFloat, leavesOut: Bool
  ) -> Written? {
    let width = edges.right - edges.left + 1
    // A picture rounds, and half a letter more or less is none of a view's faults.
    let possible = [leavesOut ? line + " ›" : line, Self.cut(line, columns: width, by: "›")]
    for words in possible where words.columns <= width + Self.slack {
      let column = edges.left + Int(saturating: CGFloat(max(0, width - words.columns)) * share)
      let columns = column..<column + words.columns
      let beyond = min(edges.right + 1, columns.upperBound)..<columns.upperBound
      if canvas.isFree(columns, row: row), canvas.isEmpty(beyond, row: row),
        !beyond.contains(where: { isClaimed($0, row) })
      {
        return Written(
          words: words, column: column, row: row, full: words != line && !leavesOut ? line : nil,
          leavesOut: leavesOut)
      }
    }
    return nil
  }

  private func isClaimed(_ column: Int, _ row: Int) -> Bool {
    canvas.index(column, row).map { claims[$0] } ?? false
  }

  /// The row of the first of so many lines, which are in the middle of what they have.
  private static func top(of count: Int, in edges: CellRectangle) -> Int {
    edges.top + max(0, (edges.bottom - edges.top + 1 - count) / 2)
  }

  /// Keeps the room of a text from the ends of those beside it.
  mutating func claim(_ text: NodeID, _ edges: CellRectangle) {
    let lines = lines(of: text)
    self.lines[text] = lines
    if lines.words.isEmpty { return }
    let top = Self.top(of: lines.words.count, in: edges)
    for row in top...max(top, min(top + lines.words.count - 1, edges.bottom)) {
      for column in edges.left...max(edges.left, edges.right) {
        if let place = canvas.index(column, row) { claims[place] = true }
      }
    }
  }

  /// Words that had to be cut go on where the picture is free behind them.
  mutating func lengthen() {
    for (full, column, row, paint) in short {
      var isWhole = false
      let whole = full.columns
      for length in stride(from: min(whole, canvas.columns - column), to: 1, by: -1) {
        let isAll = length == whole
        let text = isAll ? full : Self.cut(full, columns: length, by: "›")
        let own = words.firstIndex { $0.row == row && $0.columns.lowerBound == column }
        guard let own, text.columns > words[own].columns.count else { break }
        let rest = words[own].columns.upperBound..<column + text.columns + 1
        guard canvas.isEmpty(rest, row: row) else { continue }
        canvas.write(text, column, row)
        words[own] = .init(row: row, columns: column..<column + text.columns, paint: paint)
        isWhole = isAll
        break
      }
      if !isWhole { hasShortWords = true }
    }
    short = []
  }

  /// The lines of a text, and which part of the free room of a line is at its left.
  private func lines(of text: NodeID) -> (words: [String], share: CGFloat) {
    if node(text).appearance.standIn?.isEmpty == true { return ([], 0) }
    guard node(text).drawnWords?.isEmpty == false, let size = timeline.size(of: text) else {
      let name = PlainText.line(Self.name(in: node(text).arguments))
      return ([name], ViewText.start(node(text).roles))
    }
    let isCut = cut.nodes.contains(text)
    let lines = ViewText(timeline, text, size, isCut: isCut).lines.map(\.words)
    return (lines, lines.count > 1 ? ViewText.share(node(text).roles) : side(of: text))
  }

  /// Where a text of one line is in what is wider than it: at its start, at its end, or in the
  /// middle, by the nearest view that decides that. In a row it keeps clear of what is before it.
  private func side(of text: NodeID) -> CGFloat {
    let start = ViewText.start(node(text).roles)
    var view = text
    while let parent = node(view).parent {
      let roles = node(parent).roles
      let isAlone = timeline.tree.childCount(of: parent) == 1
      if roles.contains(.startsWidth) || roles.contains(.divides(.horizontal)) { return start }
      if roles.contains(.endsWidth) { return 1 - start }
      guard let outer = timeline.rectangle(of: parent), let inner = timeline.rectangle(of: view)
      else { return start }
      let (before, after) = (inner.left - outer.left, outer.right - inner.right)
      if !isAlone || !roles.contains(.spaces) && before + after > 1 {
        return abs(before - after) < 1 ? 0.5 : start
      }
      view = parent
    }
    return start
  }

  /// `title` for `Text(item.title)`: the placeholder for unknown words.
  private static func name(in arguments: String) -> String {
    let isOfName = { (character: Character) in character.isLetter || character.isNumber }
    let tail = arguments.reversed().drop { !isOfName($0) }.prefix(while: isOfName)
    return String(tail.reversed())
  }

  /// In columns.
  private static let slack = 2

  /// What SwiftUI leaves out is another thing than what the picture has no room for.
  static func cut(_ line: String, columns: Int, by mark: String) -> String {
    PlainText.clipped(line, columns: columns - 1) + mark
  }
}
