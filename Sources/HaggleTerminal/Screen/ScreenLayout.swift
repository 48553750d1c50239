/// How the screen is divided, from its size and what is in focus.
struct ScreenLayout: Equatable {
  /// What a frame shows.
  enum Content: Equatable {
    case tree
    case log
    case picture
    case reasons
    case calls
    case source
  }

  /// A rectangle of the screen; its first row is the title.
  struct Frame: Equatable {
    var content: Content
    /// The pane that it is; nil for one that keys never are for.
    var pane: ScreenPane?
    var column: Int
    var row: Int
    var width: Int
    var height: Int

    var innerHeight: Int { max(height - 1, 0) }

    func contains(_ column: Int, _ row: Int) -> Bool {
      self.column..<self.column + width ~= column && self.row..<self.row + height ~= row
    }
  }

  private(set) var header: Int?
  private(set) var sentence: Range<Int> = 0..<0
  private(set) var panes: [Frame] = []
  /// Where the panes are, and what lies over them.
  private(set) var area = Frame(content: .tree, column: 0, row: 0, width: 0, height: 0)
  /// Of two rows the first is a rule with the title.
  private(set) var strip: Range<Int> = 0..<0
  private(set) var message: Int
  private(set) var footer: Int?

  init(_ state: ScreenState) {
    let rows = state.rows
    var top = 0
    if rows >= 3 {
      header = 0
      top = 1
    }
    let sentences = rows < 5 ? (rows < 2 ? 0 : 1) : rows < 14 ? 1 : rows < 36 ? 2 : 4
    sentence = top..<top + sentences
    top += sentences
    var bottom = rows
    if rows >= 8 {
      bottom -= 1
      footer = bottom
    }
    message = max(bottom - 1, 0)
    bottom = max(bottom - 1, top)
    let strips = rows >= 14 ? 2 : rows >= 7 || (state.focus == .timeline && rows >= 4) ? 1 : 0
    strip = bottom - strips..<bottom
    bottom -= strips
    area = Frame(
      content: .tree, column: 0, row: top, width: state.columns, height: max(bottom - top, 0))
    if area.height > 0 { panes = Self.panes(state, area) }
  }

  func pane(_ pane: ScreenPane) -> Frame? { panes.first { $0.pane == pane } }
}

extension ScreenLayout {
  private static func panes(_ state: ScreenState, _ area: Frame) -> [Frame] {
    let focus = state.focus
    if state.zoom == 2, focus != .timeline {
      return [frame(focus, state, area)]
    }
    if area.width < 60 || area.height < 4 { return narrow(state, area) }
    return area.width >= 132 && area.height >= 16 ? wide(state, area) : normal(state, area)
  }

  /// One below the other, as many as there is room for.
  private static func narrow(_ state: ScreenState, _ area: Frame) -> [Frame] {
    let focus = state.focus == .timeline ? .views : state.focus
    let other: ScreenPane = focus == .views ? .reasons : .views
    guard area.height >= 11 else { return [frame(focus, state, area)] }
    let upper: ScreenPane = focus == .views ? focus : other
    let lower: ScreenPane = focus == .views ? other : focus
    let isLower = state.zoom > 0 && focus != .views
    let height = isLower ? area.height / 3 : area.height * (state.zoom > 0 ? 3 : 2) / 4
    return stacked([(upper, height), (lower, area.height - height)], state, area)
  }

  private static func normal(_ state: ScreenState, _ area: Frame) -> [Frame] {
    let isTree = state.view == .tree
    var left = min(max(area.width * (isTree ? 9 : 10) / 20, 30), isTree ? 64 : area.width / 2)
    if state.zoom == 1 { left = state.focus == .views ? area.width * 2 / 3 : area.width / 3 }
    let (first, second) = split(area, at: left)
    return [frame(.views, state, first)] + column(state, second, [.reasons, .calls, .source])
  }

  private static func wide(_ state: ScreenState, _ area: Frame) -> [Frame] {
    var left = min(max(area.width * 3 / 10, 40), 76)
    if state.zoom == 1, state.focus == .views { left = area.width / 2 }
    let (first, rest) = split(area, at: left)
    let (second, third) = split(rest, at: rest.width / 2)
    var upper = third
    upper.height = third.height * 3 / 5
    upper.content = other(than: state.view, isLarge: state.isLarge)
    upper.pane = nil
    var lower = third
    lower.row += upper.height
    lower.height -= upper.height
    return [frame(.views, state, first)] + column(state, second, [.reasons, .calls])
      + [upper, frame(.source, state, lower)]
  }

  /// What is beside the first pane, where there is room for it.
  private static func other(than view: MainView, isLarge: Bool) -> Content {
    switch view {
    case .tree: isLarge ? .log : .picture
    case .log: isLarge ? .tree : .picture
    case .picture: .tree
    }
  }

  /// Some panes of a column, the one in focus among them.
  private static func column(
    _ state: ScreenState, _ area: Frame, _ panes: [ScreenPane]
  ) -> [Frame] {
    let count = min(area.height >= 13 ? 3 : area.height >= 7 ? 2 : 1, panes.count)
    var shown = Array(panes.prefix(count))
    if panes.contains(state.focus), !shown.contains(state.focus) {
      shown[count - 1] = state.focus
    }
    let isEnlarged = state.zoom == 1 && shown.contains(state.focus) && count > 1
    let favourite = isEnlarged ? state.focus : shown[0]
    let small = isEnlarged ? 3 : max(4, area.height / 4)
    let rest = area.height - small * (count - 1)
    return stacked(shown.map { ($0, $0 == favourite ? rest : small) }, state, area)
  }

  private static func stacked(
    _ panes: [(ScreenPane, height: Int)], _ state: ScreenState, _ area: Frame
  ) -> [Frame] {
    var row = area.row
    return panes.map { pane, height in
      var part = area
      part.row = row
      part.height = height
      row += height
      return frame(pane, state, part)
    }
  }

  /// Two frames with a column for the line between them.
  private static func split(_ area: Frame, at width: Int) -> (Frame, Frame) {
    var (left, right) = (area, area)
    left.width = width
    right.column += width + 1
    right.width -= width + 1
    return (left, right)
  }

  private static func frame(_ pane: ScreenPane, _ state: ScreenState, _ area: Frame) -> Frame {
    var frame = area
    frame.pane = pane
    switch pane {
    case .views, .timeline:
      frame.content =
        switch state.view {
        case .tree: .tree
        case .log: .log
        case .picture: .picture
        }
    case .reasons: frame.content = .reasons
    case .calls: frame.content = .calls
    case .source: frame.content = .source
    }
    return frame
  }
}
