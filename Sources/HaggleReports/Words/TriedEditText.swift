import Foundation
package import HaggleTraces
package import HaggleVocabulary

/// An edit that was laid out: its changed lines, and its effect on the picture.
package struct TriedEditText {
  private let edit: TriedEdit
  private let trace: Trace
  /// The line that is told above the edit; nil where none is.
  private let told: SourcePlace?

  /// The maximum number of named views; the rest is counted.
  private static let mostNames = 3
  /// The maximum number of lines; the rest is counted.
  private static let mostRows = 14

  /// - Parameter told: the place that is told above the edit: what is in the file of that place
  ///   needs no name of a file.
  package init(_ edit: TriedEdit, in trace: Trace, below told: SourcePlace? = nil) {
    self.edit = edit
    self.trace = trace
    self.told = told
  }

  /// Several edits, numbered: their titles, their lines, and their effects on the picture.
  package static func list(
    _ edits: [TriedEdit], in trace: Trace, below told: SourcePlace? = nil, columns: Int
  ) -> [String] {
    zip(1..., edits).flatMap { number, edit -> [String] in
      let text = TriedEditText(edit, in: trace, below: told)
      let width = max(40, columns - 3)
      let lines =
        (text.title.map { PlainText.paragraph($0, width: width) } ?? []) + text.lines
        + PlainText.paragraph(text.effect, width: width)
      return lines.enumerated().map { ($0 == 0 ? "\(number)  " : "   ") + $1 }
    }
  }

  /// ".fixedSize() on HStack.1"; nil if there is no title. Where what is told above it is in
  /// another file, ".fixedSize() on HStack.1, in Row.swift".
  package var title: String? {
    let words =
      edit.title.isEmpty ? nil : PlainText.line(edit.title.text(naming: trace.title))
    let parts = [words, otherFile.map { "in \($0)" }].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// The file of the lines, where what is told above them is in another one.
  private var otherFile: String? {
    guard let told, let line = edit.changes.first?.line else { return nil }
    let (parts, own) = (trace.header.parts, trace.header.scenario.map { PlainText.line($0) })
    let file = parts.fileName(ofLine: line)
    return file == parts.fileName(ofLine: told.line) ? nil : file ?? own
  }

  /// A removed line with its number, or an added line.
  struct Row {
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

    var indentation: String { String(text.prefix { $0 == " " || $0 == "\t" }) }
  }

  /// The rows of each change.
  private var rows: [[Row]] {
    var shift = 0
    return edit.changes.map { change in
      let removed = change.removed.enumerated().map {
        Row(number: change.line + $0, mark: "-", line: $1)
      }
      let added = change.added.enumerated().map {
        Row(number: change.line + shift + $0, mark: "+", line: $1)
      }
      shift += change.added.count - change.removed.count
      return removed + added
    }
  }

  /// The lines added around others, if the edit does nothing else; otherwise nil.
  private static func wrapping(_ changes: [[Row]]) -> [Row]? {
    let all = changes.flatMap(\.self)
    let rows = withoutIndented(all)
    guard rows.allSatisfy({ $0.mark == "+" }), let first = rows.first, let last = rows.last,
      first.words.hasSuffix("{"), last.words.hasPrefix("}")
    else { return nil }
    guard rows.count == 2, last.words == "}", let end = all.last(where: { $0.mark == "+" }) else {
      return rows
    }
    // An existing brace may equal the new one: it is indented like the first line.
    let brace = first.indentation + "}"
    let isLast = end.text == brace
    return [first, Row(number: end.number + (isLast ? 0 : 1), mark: "+", line: brace)]
  }

  /// `15 -   .frame(width: 100, height: 100)`: removed lines with their old number, added lines
  /// with their new one, without common indentation; lines that are only reindented are counted.
  package var lines: [String] {
    let all = rows
    let rows = Self.wrapping(all) ?? Self.withoutIndented(all.flatMap(\.self))
    let shown = rows.prefix(Self.mostRows)
    let width = shown.map { "\($0.number)".count }.max() ?? 0
    let filled = shown.filter { !$0.text.isEmpty }
    let margin = filled.map(\.indentation.count).min() ?? 0
    let lines = shown.map { row in
      let number = "\(row.number)"
      return String(repeating: " ", count: width - number.count) + number + " \(row.mark) "
        + row.text.dropFirst(margin)
    }
    let more = rows.count - shown.count
    let indented = (all.map(\.count).reduce(0, +) - rows.count) / 2
    return lines + (more > 0 ? ["… \(NumberText.counted(more, "more line"))"] : [])
      + (indented > 0 ? ["(\(NumberText.counted(indented, "line")) indented further)"] : [])
  }

  /// "title 86 wide instead of 62; nothing else moves"
  package var effect: String {
    let own = edit.effect.prefix(Self.mostNames).map(words)
    let more = edit.effect.count - own.count
    let effect = own + (more > 0 ? ["\(more) like it"] : [])
    return [effect.joined(separator: ", "), leftOver, broken, others].compactMap(\.self)
      .filter { !$0.isEmpty }.joined(separator: "; ")
  }

  /// "2 texts wrap": those that take more lines than before, as they are narrower.
  private var broken: String? {
    let texts = edit.others.filter { change in
      trace.nodes[change.node.index].roles.contains(.text)
        && change.after.width < change.before.width - 1
        && change.after.height > change.before.height + 1
    }
    if texts.isEmpty { return nil }
    return "\(NumberText.counted(texts.count, "text")) \(texts.count == 1 ? "wraps" : "wrap")"
  }

  /// "padding.1 is still 71.33 too wide": what is left where the whole is better, and not in order.
  private var leftOver: String? {
    guard let root = edit.effect.first(where: { trace.nodes[$0.node.index].parent == nil }) else {
      return nil
    }
    return Axis.allCases.lazy.compactMap { axis -> String? in
      guard let room = trace.header.proposal?[axis], room.isFinite, root.before.size[axis] > room,
        !NumberText.isShownAlike(root.before.size[axis], root.after.size[axis])
      else { return nil }
      let excess = root.after.size[axis] - room
      guard excess > 1 else { return nil }
      let name = trace.name(of: root.node)
      return "\(name) is still \(NumberText.display(excess)) too \(axis.adjective)"
    }.first
  }

  private func words(_ change: PictureChange) -> String {
    let name = trace.title(of: change.node)
    if let sizes = sizes(change) { return "\(name) \(sizes)" }
    return "\(name) at \(place(change.after)) instead of \(place(change.before))"
  }

  /// "20 wide instead of 10", "268×45 instead of 229×20"; nil if the size is unchanged.
  private func sizes(_ change: PictureChange) -> String? {
    let (before, after) = (change.before.size, change.after.size)
    let isAsWide = NumberText.isShownAlike(before.width, after.width)
    let isAsHigh = NumberText.isShownAlike(before.height, after.height)
    func both(_ what: String, _ old: CGFloat, _ new: CGFloat) -> String {
      "\(NumberText.display(new)) \(what) instead of \(NumberText.display(old))"
    }
    switch (isAsWide, isAsHigh) {
    case (true, true): return nil
    case (false, true): return both("wide", before.width, after.width)
    case (true, false): return both("high", before.height, after.height)
    case (false, false):
      return "\(NumberText.display(after)) instead of \(NumberText.display(before))"
    }
  }

  private func place(_ rectangle: CGRect) -> String {
    "\(NumberText.display(rectangle.minX)),\(NumberText.display(rectangle.minY))"
  }

  /// Views that change size, with both sizes; then the names of those that only move.
  private var others: String {
    let changed = edit.others
    if changed.isEmpty {
      return edit.effect.isEmpty ? unmoved : "nothing else moves"
    }
    let sized = changed.filter { sizes($0) != nil }
    let moved = changed.filter { sizes($0) == nil }
    let named = sized.prefix(Self.mostNames).map(words)
    return [
      named.joined(separator: ", ") + more(sized, "view changes size", "views change size"),
      moves(moved),
    ]
    .filter { !$0.isEmpty }.joined(separator: "; ")
  }

  /// What was written and moves nothing is seen or felt otherwise, as it reached its goal; what was
  /// taken out did nothing.
  private var unmoved: String {
    "all sizes and places stay as they are"
      + (edit.changes.allSatisfy(\.onlyRemoves)
        ? "" : ": what changes is what is drawn, or what reacts to a tap")
  }

  private func moves(_ changes: [PictureChange]) -> String {
    if changes.isEmpty { return "" }
    let names = changes.prefix(Self.mostNames).map { trace.title(of: $0.node) }
    let rest = more(changes, "move", "move")
    let verb = changes.count == 1 ? " moves" : " move"
    return names.joined(separator: ", ") + (rest.isEmpty ? verb : rest)
  }

  /// " and 2 more move"
  private func more(_ changes: [PictureChange], _ one: String, _ several: String) -> String {
    let count = changes.count - Self.mostNames
    return count > 0 ? " and \(count) more \(count == 1 ? one : several)" : ""
  }
}

extension LineChange {
  /// Whether what is left is part of what was there.
  fileprivate var onlyRemoves: Bool {
    var rest = removed.joined().makeIterator()
    return added.joined().allSatisfy { character in
      while let next = rest.next() { if next == character { return true } }
      return false
    }
  }
}
