import Foundation
package import HaggleTraces
import HaggleVocabulary

/// An edit that was laid out: which lines read otherwise, and what it does to the picture.
package struct TriedEditText {
  private let edit: TriedEdit
  private let trace: Trace

  /// More views are counted, not named.
  private static let mostNames = 3
  /// More lines are counted, not shown.
  private static let mostRows = 14

  package init(_ edit: TriedEdit, in trace: Trace) {
    self.edit = edit
    self.trace = trace
  }

  /// Several, by number: their lines, and what they do to the picture.
  package static func list(_ edits: [TriedEdit], in trace: Trace, columns: Int) -> [String] {
    zip(1..., edits).flatMap { number, edit -> [String] in
      let text = TriedEditText(edit, in: trace)
      let effect = PlainText.paragraph(text.effect, width: max(40, columns - 3))
      return zip(text.lines.indices, text.lines).map { index, line in
        (index == 0 ? "\(number)  " : "   ") + line
      } + effect.map { "   " + $0 }
    }
  }

  /// A line of the source that goes, with its number, or one that comes.
  private struct Row {
    let number: Int
    let mark: String
    /// Without control characters.
    let text: String

    init(number: Int, mark: String, line: String) {
      self.number = number
      self.mark = mark
      text = PlainText.lines(line).first ?? ""
    }

    /// The line without its indentation.
    var words: Substring { text.drop { $0 == " " || $0 == "\t" } }
  }

  private var rows: [Row] {
    var rows: [Row] = []
    var shift = 0
    for change in edit.changes {
      rows += change.removed.enumerated().map {
        Row(number: change.line + $0, mark: "-", line: $1)
      }
      rows += change.added.enumerated().map {
        Row(number: change.line + shift + $0, mark: "+", line: $1)
      }
      shift += change.added.count - change.removed.count
    }
    return rows
  }

  /// The rows without those whose indentation alone has changed.
  private static func withoutIndented(_ rows: [Row]) -> [Row] {
    let added = rows.indices.filter { rows[$0].mark == "+" }
    var next = 0
    var isLeftOut = [Bool](repeating: false, count: rows.count)
    for index in rows.indices where rows[index].mark == "-" {
      let same = added[next...].firstIndex { rows[$0].words == rows[index].words }
      // What has the same indentation as before has moved up or down.
      guard let same, rows[added[same]].text != rows[index].text else { continue }
      (isLeftOut[index], isLeftOut[added[same]]) = (true, true)
      next = same + 1
    }
    return rows.indices.filter { !isLeftOut[$0] }.map { rows[$0] }
  }

  /// `15 -   .frame(width: 100, height: 100)`: what goes by its number in the text as it is, what
  /// comes by its number in the edited text, less what all of them are indented by; what is
  /// only indented otherwise is counted.
  package var lines: [String] {
    let all = rows
    let rows = Self.withoutIndented(all)
    let shown = rows.prefix(Self.mostRows)
    let width = shown.map { "\($0.number)".count }.max() ?? 0
    let filled = shown.filter { !$0.text.isEmpty }
    let margin = filled.map { $0.text.prefix { $0 == " " || $0 == "\t" }.count }.min() ?? 0
    let lines = shown.map { row in
      let number = "\(row.number)"
      return String(repeating: " ", count: width - number.count) + number + " \(row.mark) "
        + row.text.dropFirst(margin)
    }
    let more = rows.count - shown.count
    let indented = (all.count - rows.count) / 2
    return lines + (more > 0 ? ["… \(NumberText.counted(more, "more line"))"] : [])
      + (indented > 0 ? ["(\(NumberText.counted(indented, "line")) indented anew)"] : [])
  }

  /// "title 86 wide instead of 62; nothing else moves"
  package var effect: String {
    let own = edit.effect.prefix(Self.mostNames).map(words)
    let more = edit.effect.count - own.count
    let effect = own + (more > 0 ? ["\(more) like it"] : [])
    return [effect.joined(separator: ", "), others].filter { !$0.isEmpty }.joined(separator: "; ")
  }

  private func words(_ change: PictureChange) -> String {
    let (before, after) = (change.before, change.after)
    let name = trace.title(of: change.node)
    func both(_ what: String, _ old: CGFloat, _ new: CGFloat) -> String? {
      NumberText.isShownAlike(old, new)
        ? nil : "\(NumberText.display(new)) \(what) instead of \(NumberText.display(old))"
    }
    let lengths = [
      both("wide", before.width, after.width), both("high", before.height, after.height),
    ].compactMap(\.self)
    if !lengths.isEmpty { return "\(name) \(lengths.joined(separator: " and "))" }
    return "\(name) at \(place(after)) instead of \(place(before))"
  }

  private func place(_ rectangle: CGRect) -> String {
    "\(NumberText.display(rectangle.minX)),\(NumberText.display(rectangle.minY))"
  }

  private var others: String {
    let changed = edit.others
    if changed.isEmpty {
      return edit.effect.isEmpty ? "no view changes its size or place" : "nothing else moves"
    }
    let names = changed.prefix(Self.mostNames).map { trace.title(of: $0.node) }
    let more = changed.count - names.count
    let listed = names.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
    return listed + (changed.count == 1 ? " moves" : " move") + (edit.effect.isEmpty ? "" : ", too")
  }
}
