import HaggleReplay

// A click selects; a click on the selection opens it.
extension ScreenState {
  mutating func click(_ column: Int, _ row: Int) -> ScreenEffect? {
    message = nil
    isDragging = false
    let layout = ScreenLayout(self)
    if layout.strip.last == row { return hold(column) }
    if layout.footer == row { return clickFooter(column) }
    if layout.sentence.contains(row) { return clickSentence(row, layout) }
    if popup != nil { return clickPopup(row, layout) }
    guard let frame = layout.panes.first(where: { $0.contains(column, row) }) else { return nil }
    if let pane = frame.pane, pane != focus { look(at: pane) }
    if frame.content == .picture { return clickPicture(column, row, frame) }
    let window = window(frame)
    let offset = row - frame.row - 1
    guard window.rows.indices.contains(offset) else { return nil }
    choose(window.rows[offset], window.first + offset, column - frame.column, in: frame)
    return nil
  }

  /// Starts dragging the cursor of the timeline, until the button is released.
  private mutating func hold(_ column: Int) -> ScreenEffect? {
    let strip = Strip(self, width: columns)
    guard column < strip.count else { return nil }
    isDragging = true
    focus = .timeline
    travel(to: strip.target(column))
    return nil
  }

  mutating func drag(_ column: Int) {
    let strip = Strip(self, width: columns)
    guard isDragging, strip.count > 0 else { return }
    let event = strip.drag(column)
    // Cells passed while dragging are no positions to come back to.
    if event != replay.cursor.event { replay = replay.dragged(to: event) }
  }

  private mutating func clickFooter(_ column: Int) -> ScreenEffect? {
    let hint = Footer.places(self, width: columns).first { $0.columns.contains(column) }
    guard let hint else { return nil }
    return take(hint.command)
  }

  /// A click on a finding explains it, one on a fact selects its view.
  private mutating func clickSentence(_ row: Int, _ layout: ScreenLayout) -> ScreenEffect? {
    let rows = Headline(self, most: layout.sentence.count).rows
    let index = row - layout.sentence.lowerBound
    guard rows.indices.contains(index), let target = rows[index].target else { return nil }
    switch target {
    case .finding(let number): show(.finding(number))
    case .view(let node):
      closePopup()
      replay = replay.choosing(node)
    }
    return nil
  }

  private mutating func clickPicture(
    _ column: Int, _ row: Int, _ frame: ScreenLayout.Frame
  ) -> ScreenEffect? {
    let place = (column: column - frame.column - 1, row: row - frame.row - 1)
    if let node = cache.picture?.drawing?.node(atColumn: place.column, row: place.row) {
      replay = replay.choosing(node)
    }
    return nil
  }

  private mutating func clickPopup(_ row: Int, _ layout: ScreenLayout) -> ScreenEffect? {
    guard var popup else { return nil }
    let height = layout.area.innerHeight
    let first = PaneWindow.first(around: popup.line, height: height, total: popup.rows.count)
    let line = first + row - layout.area.row - 1
    guard row > layout.area.row, popup.rows.indices.contains(line) else { return nil }
    if line == popup.line { return execute(Instruction(.open)) }
    popup.line = line
    self.popup = popup
    return nil
  }

  private mutating func choose(
    _ row: PaneRow, _ index: Int, _ column: Int, in frame: ScreenLayout.Frame
  ) {
    switch frame.content {
    case .tree:
      guard let node = row.node else { return }
      let isChosen = replay.selected == node
      replay = replay.choosing(node)
      if isMarker(column, row) || isChosen { _ = perform(Instruction(.fold)) }
      if isBadge(column, row, frame) { _ = perform(Instruction(.explain)) }
    case .log, .calls: if let event = row.event { travel(to: event) }
    case .reasons, .source:
      if line == index { _ = execute(Instruction(.open)) } else { line = index }
    case .picture, .plot: break
    }
  }

  /// Whether the column is at the marker for folding or unfolding.
  private func isMarker(_ column: Int, _ row: PaneRow) -> Bool {
    row.marker.map { column == $0 + 1 } ?? false
  }

  private func isBadge(_ column: Int, _ row: PaneRow, _ frame: ScreenLayout.Frame) -> Bool {
    row.style == .finding && column >= frame.width - 2
  }

  mutating func turn(_ offset: Int, _ column: Int, _ row: Int) -> ScreenEffect? {
    message = nil
    if popup == nil,
      let frame = ScreenLayout(self).panes.first(where: { $0.contains(column, row) }),
      let pane = frame.pane, pane != focus
    {
      look(at: pane)
    }
    return execute(Instruction(.down.towards(offset > 0 ? .forwards : .backwards), count: 3))
  }
}
