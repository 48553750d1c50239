import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// Draws boxes as they look: what is in them first, then words over all lines.
struct PictureContent {
  private let timeline: Timeline
  private let cut: CutTexts
  private(set) var canvas: Canvas
  /// Where words are.
  private(set) var words: [ScreenPicture.Words] = []

  init(_ timeline: Timeline, _ canvas: Canvas) {
    self.timeline = timeline
    self.canvas = canvas
    cut = CutTexts(timeline)
  }

  private func node(_ id: NodeID) -> Trace.Node { timeline.trace.nodes[id.index] }

  /// The view in it that shows something by itself.
  private func leaf(_ group: EdgeGroup<CellRectangle>) -> NodeID? {
    group.leaves(in: timeline).last
  }

  /// Lines around it, unless it is a text or only room.
  mutating func draw(_ group: EdgeGroup<CellRectangle>) {
    let roles = leaf(group).map { node($0).roles } ?? []
    if roles.contains(.image) { return canvas.hatch(group.edges) }
    if roles.contains(.spacer) || roles.contains(.text) || isRow(group) { return }
    canvas.outline(group.edges, .light)
  }

  /// Whether it is no more than a row of what is in it, whose lines would lie on its words.
  private func isRow(_ group: EdgeGroup<CellRectangle>) -> Bool {
    guard group.edges.bottom - group.edges.top < 2, leaf(group) == nil,
      group.labelled(in: timeline).isEmpty
    else { return false }
    return !group.nodes.contains { id in
      let roles = node(id).roles
      return roles.contains(.frames) || roles.contains(.layers)
    }
  }

  /// What they say: the words of texts, then, unless there are words, what others are called
  /// where a person knows them by a name.
  ///
  /// - Returns: those of which nothing is said.
  @discardableResult
  mutating func write(
    _ groups: [EdgeGroup<CellRectangle>]
  ) -> [EdgeGroup<CellRectangle>] {
    var isSilent = [Bool](repeating: false, count: groups.count)
    for isForTexts in [true, false] {
      for (index, group) in groups.enumerated() {
        let text = leaf(group).flatMap { node($0).roles.contains(.text) ? $0 : nil }
        guard (text != nil) == isForTexts else { continue }
        let count = words.count
        if let text { writeText(text, group.edges) } else { writeName(of: group) }
        isSilent[index] = words.count == count
      }
    }
    return zip(groups, isSilent).compactMap { $1 ? $0 : nil }
  }

  private mutating func writeName(of group: EdgeGroup<CellRectangle>) {
    guard let name = name(group) else { return }
    let room = group.edges.innerWidth
    guard name.columns <= room else { return }
    let isLeaf = leaf(group) != nil
    let row = isLeaf ? (group.edges.top + group.edges.bottom) / 2 : group.edges.top
    let start = group.edges.left + 1 + (isLeaf ? (room - name.columns) / 2 : 0)
    if canvas.isFree(start..<start + name.columns, row: row) { put(name, start, row) }
  }

  private mutating func put(_ text: String, _ column: Int, _ row: Int, in paint: Paint? = nil) {
    canvas.write(text, column, row)
    words.append(.init(row: row, columns: column..<column + text.columns, paint: paint))
  }

  /// By its label, its colour, or what stands for a view of unknown size; parts of controls are
  /// known by their shape.
  private func name(_ group: EdgeGroup<CellRectangle>) -> String? {
    if let labelled = group.labelled(in: timeline).last {
      return timeline.trace.name(of: labelled)
    }
    guard let leaf = leaf(group) else { return nil }
    if let mark = timeline.trace.mark(of: leaf) { return mark }
    let roles = node(leaf).roles
    return roles.contains(.box) || roles.contains(.decorates) ? timeline.trace.name(of: leaf) : nil
  }

  /// How many lines a text has: as many times as high as on one line as it is.
  private func lineCount(_ node: NodeID) -> Int? {
    guard let own = timeline.size(of: node)?.height,
      let one = timeline.profile(of: node).ideal?.size.height, one > 0, own.isFinite
    else { return nil }
    return max(Int(min(own / one, 1000).rounded()), 1)
  }

  /// In as many lines as it has, or as there is room for; `…` only where SwiftUI sets one. Where
  /// other words are, none go over them.
  private mutating func writeText(_ text: NodeID, _ edges: CellRectangle) {
    let words = PlainText.line(node(text).words ?? "")
    // A picture rounds, and half a letter more or less is none of a view's faults.
    let own = edges.right - edges.left + 1
    let width = words.columns <= own + Self.slack ? max(own, words.columns) : own
    let height = edges.bottom - edges.top + 1
    let isCut = cut.nodes.contains(text)
    let most = min(lineCount(text) ?? height, height)
    let all = most > 1 ? PlainText.paragraph(words, width: width) : [words]
    var lines = all.prefix(most).map { PlainText.clipped($0, columns: width) }
    if isCut, let last = lines.last { lines[lines.count - 1] = Self.cut(last, columns: width) }
    let start = edges.top + max(0, (height - lines.count) / 2)
    for (index, line) in lines.enumerated() {
      let column = edges.left + max(0, (width - line.columns) / 2)
      let row = [start, edges.top, edges.bottom].map { $0 + index }.first {
        canvas.isFree(column..<column + line.columns, row: $0)
      }
      if let row { put(line, column, row, in: node(text).appearance.paint ?? .ink) }
    }
  }

  /// In columns.
  private static let slack = 2

  private static func cut(_ line: String, columns: Int) -> String {
    PlainText.clipped(line, columns: columns - 1) + "…"
  }
}

extension PlainText {
  /// Its beginning, in at most so many columns.
  static func clipped(_ text: String, columns: Int) -> String {
    var clipped = ""
    var width = 0
    for character in text {
      width += character.columns
      if width > columns { break }
      clipped.append(character)
    }
    return clipped
  }
}
