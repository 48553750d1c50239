import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// Draws boxes as they look: their content first, then words over all lines.
struct PictureContent {
  let timeline: Timeline
  private let cut: CutTexts
  private(set) var canvas: Canvas
  /// The areas with words.
  private(set) var words: [ScreenPicture.Words] = []
  /// Whether words end in `›`.
  private(set) var hasShortWords = false
  /// The first row of each text.
  private(set) var rows: [NodeID: Int] = [:]
  /// Lines that were cut for lack of room: what they say, and where they begin.
  private var short: [(full: String, column: Int, row: Int, paint: Paint)] = []

  init(_ timeline: Timeline, _ canvas: Canvas) {
    self.timeline = timeline
    self.canvas = canvas
    cut = CutTexts(timeline)
  }

  func node(_ id: NodeID) -> Trace.Node { timeline.trace.nodes[id.index] }

  /// The view of the group that shows something itself.
  func leaf(_ group: EdgeGroup<CellRectangle>) -> NodeID? {
    group.leaves(in: timeline).last
  }

  /// Draws its lines, unless it is a text or a spacer.
  mutating func draw(_ group: EdgeGroup<CellRectangle>) {
    let roles = leaf(group).map { node($0).roles } ?? []
    if sign(group) != nil { return }
    if roles.contains(.image) { return canvas.hatch(group.edges) }
    if roles.contains(.spacer) || roles.contains(.text) || isRow(group) || isInvisible(group) {
      return
    }
    canvas.outline(group.edges, .light)
  }

  /// Whether it is a spacer of a control: it has a length, but no area.
  private func isInvisible(_ group: EdgeGroup<CellRectangle>) -> Bool {
    guard let leaf = leaf(group), group.labelled(in: timeline).isEmpty else { return false }
    return node(leaf).kind.first?.isLowercase == true
      && min(group.rectangle.width, group.rectangle.height) < 1
  }

  /// Whether it is only a row, whose lines would cross its words.
  private func isRow(_ group: EdgeGroup<CellRectangle>) -> Bool {
    guard group.edges.bottom - group.edges.top < 2, leaf(group) == nil,
      group.labelled(in: timeline).isEmpty
    else { return false }
    return !group.nodes.contains { node($0).roles.contains(.layers) }
  }

  /// Writes the words of texts and, for boxes without words, the names of views that have one.
  ///
  /// - Returns: the boxes without words.
  @discardableResult
  mutating func write(
    _ groups: [EdgeGroup<CellRectangle>]
  ) -> [EdgeGroup<CellRectangle>] {
    var isSilent = [Bool](repeating: false, count: groups.count)
    for pass in Pass.allCases {
      if pass == .names { lengthen() }
      for (index, group) in groups.enumerated() where self.pass(group) == pass {
        let count = words.count
        switch pass {
        case .texts: if let text = leaf(group) { writeText(text, group.edges) }
        case .signs: writeSign(of: group)
        case .names: writeName(of: group)
        }
        isSilent[index] = words.count == count
      }
    }
    return zip(groups, isSilent).compactMap { $1 ? $0 : nil }
  }

  /// What is written in turn: what comes later takes the room that is left.
  private enum Pass: CaseIterable {
    case texts, signs, names
  }

  private func pass(_ group: EdgeGroup<CellRectangle>) -> Pass {
    if leaf(group).map({ node($0).roles.contains(.text) }) ?? false { return .texts }
    let isBar = group.nodes.contains { !node($0).appearance.captions.isEmpty }
    return sign(group) == nil || isBar ? .names : .signs
  }

  /// Whether it is more than a container or a spacer.
  func isThing(_ group: EdgeGroup<CellRectangle>) -> Bool {
    let isRoom = leaf(group).map { node($0).roles.contains(.spacer) } ?? false
    return !isRoom && !isInvisible(group)
      && (leaf(group) != nil || !group.labelled(in: timeline).isEmpty)
  }

  /// - Returns: whether it fits into the free row nearest to the centre.
  mutating func write(_ text: String, inside edges: CellRectangle) -> Bool {
    let middle = (edges.top + edges.bottom) / 2
    let start = edges.left + 1 + (edges.innerWidth - text.columns) / 2
    guard text.columns <= edges.innerWidth,
      let row = (edges.top...edges.bottom).sorted(by: { abs($0 - middle) < abs($1 - middle) })
        .prefix(8).first(where: { canvas.isFree(start..<start + text.columns, row: $0) })
    else { return false }
    put(text, start, row)
    return true
  }

  private mutating func writeName(of group: EdgeGroup<CellRectangle>) {
    if let bar = group.nodes.first(where: { !node($0).appearance.captions.isEmpty }) {
      return write(
        node(bar).appearance.captions[0], group.edges, start: ViewText.start(node(bar).roles))
    }
    let room = group.edges.innerWidth
    let isLeaf = leaf(group) != nil
    // On an edge it is separated from the line, if possible.
    let names = names(group).flatMap { isLeaf ? [$0] : [" \($0) ", $0] }
    guard let name = names.first(where: { $0.columns <= room }) else { return }
    let row = isLeaf ? (group.edges.top + group.edges.bottom) / 2 : group.edges.top
    let start = group.edges.left + 1 + (isLeaf ? (room - name.columns) / 2 : 0)
    if canvas.isFree(start..<start + name.columns, row: row) { put(name, start, row) }
  }

  /// The title of a bar.
  ///
  /// - Parameter start: the side at which words begin: 0 for the left, 1 for the right.
  private mutating func write(
    _ caption: Ornament.Caption, _ edges: CellRectangle, start side: CGFloat
  ) {
    let words = PlainText.line(caption.words)
    let room = edges.innerWidth
    let shown = words.columns <= room ? words : Self.cut(words, columns: room, by: "›")
    if words.columns > room { hasShortWords = true }
    let rest = room - shown.columns
    let left = caption.inset == nil ? rest / 2 : side == 0 ? 0 : rest
    let (start, row) = (edges.left + 1 + left, (edges.top + edges.bottom) / 2)
    if canvas.isFree(start..<start + shown.columns, row: row) {
      put(shown, start, row, in: caption.paint)
    }
  }

  mutating func put(_ text: String, _ column: Int, _ row: Int, in paint: Paint? = nil) {
    canvas.write(text, column, row)
    words.append(.init(row: row, columns: column..<column + text.columns, paint: paint))
  }

  /// The label, the colour, or the placeholder of a view of unknown size; parts of controls are
  /// recognisable by shape.
  ///
  /// - Returns: the most informative names first.
  private func names(_ group: EdgeGroup<CellRectangle>) -> [String] {
    if let labelled = group.labelled(in: timeline).last {
      return [group.name(in: timeline), timeline.trace.name(of: labelled)]
    }
    guard let leaf = leaf(group), !holdsWords(group) else { return [] }
    if let mark = timeline.trace.mark(of: leaf) { return [mark] }
    let roles = node(leaf).roles
    let isKnownByName = roles.contains(.box) || roles.contains(.decorates)
    return isKnownByName ? [timeline.trace.name(of: leaf)] : []
  }

  /// Whether it contains a text: a shape behind text needs no name.
  private func holdsWords(_ group: EdgeGroup<CellRectangle>) -> Bool {
    words.contains { word in
      word.paint != nil && group.edges.contains(word.columns.lowerBound, word.row)
    }
  }

  /// Its lines as they are laid out, each from the column where it begins; `…` only where SwiftUI
  /// sets one, `›` where the picture is too narrow or too low. Where other words are, none go over
  /// them.
  private mutating func writeText(_ text: NodeID, _ edges: CellRectangle) {
    let (all, share) = lines(of: text)
    let width = edges.right - edges.left + 1
    let height = edges.bottom - edges.top + 1
    let start = edges.top + max(0, (height - all.count) / 2)
    for (index, line) in all.prefix(height).enumerated() where !line.isEmpty {
      // A picture rounds, and half a letter more or less is none of a view's faults.
      let isLast = index + 1 == height && all.count > height
      let shown = [isLast ? line + " ›" : line, Self.cut(line, columns: width, by: "›")]
      let rows = [start, edges.top, edges.bottom].map { $0 + index }
      for words in shown where words.columns <= width + Self.slack {
        let column = edges.left + Int(saturating: CGFloat(max(0, width - words.columns)) * share)
        let columns = column..<column + words.columns
        let beyond = min(edges.right + 1, columns.upperBound)..<columns.upperBound
        let free = rows.first {
          canvas.isFree(columns, row: $0) && canvas.isEmpty(beyond, row: $0)
        }
        guard let row = free else { continue }
        let paint = node(text).appearance.paint ?? .ink
        if index == 0 { self.rows[text] = row }
        put(words, column, row, in: paint)
        if isLast { hasShortWords = true }
        if words != line, !isLast { short.append((line, column, row, paint)) }
        break
      }
    }
  }

  /// Words that had to be cut go on where the picture is free behind them.
  private mutating func lengthen() {
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
  private func lines(of text: NodeID) -> ([String], CGFloat) {
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
  private static func cut(_ line: String, columns: Int, by mark: String) -> String {
    PlainText.clipped(line, columns: columns - 1) + mark
  }
}

extension PlainText {
  /// Its beginning, in at most this many columns.
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
