import HaggleReplay

// What is clicked is chosen; what is chosen already is opened.
extension ScreenState {
  mutating func click(_ column: Int, _ row: Int) -> ScreenEffect? {
    message = nil
    let layout = ScreenLayout(self)
    if layout.strip.last == row {
      let strip = Strip(self, width: columns)
      guard column < strip.count else { return nil }
      focus = .timeline
      travel(to: strip.target(column))
      return nil
    }
    if popup != nil { return clickPopup(row, layout) }
    guard let frame = layout.panes.first(where: { $0.contains(column, row) }) else { return nil }
    if let pane = frame.pane, pane != focus { look(at: pane) }
    let window = window(frame)
    let offset = row - frame.row - 1
    guard window.rows.indices.contains(offset) else { return nil }
    choose(window.rows[offset], window.first + offset, in: frame)
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

  private mutating func choose(_ row: PaneRow, _ index: Int, in frame: ScreenLayout.Frame) {
    switch frame.content {
    case .tree:
      let name = row.node.map { trace.name(of: $0) }
      if let name { _ = perform(Instruction(.select, argument: name)) }
    case .log, .calls: if let event = row.event { travel(to: event) }
    case .reasons, .source:
      if line == index { _ = execute(Instruction(.open)) } else { line = index }
    case .picture: break
    }
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
