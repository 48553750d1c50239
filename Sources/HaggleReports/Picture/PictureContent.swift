import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// Draws boxes as they look: their content first, then words over all lines.
struct PictureContent {
  let timeline: Timeline
  let cut: CutTexts
  var canvas: Canvas
  /// The areas with words.
  var words: [ScreenPicture.Words] = []
  /// Whether words end in `›`.
  var hasShortWords = false
  /// The first row of each text.
  var rows: [NodeID: Int] = [:]
  /// The lines of each text, and which part of the free room of a line is at its left.
  var lines: [NodeID: (words: [String], share: CGFloat)] = [:]
  /// Whether a place of the canvas belongs to a text, written or not.
  var claims: [Bool]
  /// Lines that were cut for lack of room: what they say, and where they begin.
  var short: [(full: String, column: Int, row: Int, paint: Paint)] = []

  init(_ timeline: Timeline, _ canvas: Canvas) {
    self.timeline = timeline
    self.canvas = canvas
    claims = Array(repeating: false, count: canvas.columns * canvas.rows)
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
    if sign(group) != nil || isMaskedByWords(group) { return }
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

  /// Whether nothing is seen of it but the words of its mask.
  private func isMaskedByWords(_ group: EdgeGroup<CellRectangle>) -> Bool {
    group.nodes.contains { id in
      guard node(id).roles.contains(.masked), let parent = node(id).parent else { return false }
      return node(parent).roles.contains(.masked) && timeline.tree.firstChild(of: parent) == id
    }
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
    for group in groups where pass(group) == .texts {
      if let text = leaf(group), !timeline.isClosed(text) { claim(text, group.edges) }
    }
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

  /// The text that it shows.
  func text(of group: EdgeGroup<CellRectangle>) -> NodeID? {
    leaf(group).flatMap { node($0).roles.contains(.text) ? $0 : nil }
  }

  private func pass(_ group: EdgeGroup<CellRectangle>) -> Pass {
    if text(of: group) != nil { return .texts }
    let isBar = group.nodes.contains { !node($0).appearance.captions.isEmpty }
    return sign(group) == nil || isBar ? .names : .signs
  }

  /// Whether it is more than a container or a spacer.
  func isThing(_ group: EdgeGroup<CellRectangle>) -> Bool {
    let isRoom = leaf(group).map { node($0).roles.contains(.spacer) } ?? false
    return !isRoom && !isInvisible(group) && !isMaskedByWords(group)
      && (leaf(group) != nil || !group.labelled(in: timeline).isEmpty)
  }

  /// - Returns: whether it fits into the free row nearest to the centre.
  mutating func write(_ text: String, inside edges: CellRectangle) -> Bool {
    let middle = (edges.top + edges.bottom) / 2
    let start = edges.left + 1 + (edges.innerWidth - text.columns) / 2
    let columns = start..<start + text.columns
    guard text.columns <= edges.innerWidth else { return false }
    let free = (edges.top...edges.bottom).sorted { abs($0 - middle) < abs($1 - middle) }
      .prefix(8).filter { canvas.isFree(columns, row: $0) }
    // Beside a word it would be read as a part of that.
    guard let row = free.first(where: { !isBesideWord(columns, row: $0) }) ?? free.first else {
      return false
    }
    put(text, start, row)
    return true
  }

  private func isBesideWord(_ columns: Range<Int>, row: Int) -> Bool {
    words.contains { word in
      word.row == row
        && (word.columns.upperBound == columns.lowerBound
          || word.columns.lowerBound == columns.upperBound)
    }
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
    guard let leaf = leaf(group), !holdsWords(group), !isMaskedByWords(group) else { return [] }
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
