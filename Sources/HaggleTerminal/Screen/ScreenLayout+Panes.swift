// The placement of panes.
extension ScreenLayout {
  static func panes(_ state: ScreenState, _ area: Frame) -> [Frame] {
    let focus = state.focus
    if state.zoom == 2, focus != .timeline {
      return [frame(focus, state, area)]
    }
    if area.width < 60 || area.height < 4 { return narrow(state, area) }
    return area.width >= 100 && area.height >= 14 ? wide(state, area) : normal(state, area)
  }

  /// One below the other, as many as fit.
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

  /// In three columns: the views, the explanation of the selected one, and the picture.
  private static func wide(_ state: ScreenState, _ area: Frame) -> [Frame] {
    let picture = thirdColumn(state, area)
    let rest = area.width - picture - (picture > 0 ? 1 : 0)
    var left = min(max(rest * 9 / 20, 34), 90)
    if state.zoom == 1 { left = rest * (state.focus == .views ? 13 : 7) / 20 }
    let (first, others) = split(area, at: left)
    let (second, third) = split(others, at: rest - left - 1)
    let views = leftColumn(state, first)
    let hasSource = views.contains { $0.pane == .source }
    let frames = views + middleColumn(state, second, hasSource: !hasSource)
    if picture == 0 { return frames }
    var last = third
    last.content = other(than: state.view, isLarge: state.isLarge)
    return frames + [last]
  }

  /// The width of the third column: a picture needs that of its shape, a tree or log takes the
  /// rest.
  private static func thirdColumn(_ state: ScreenState, _ area: Frame) -> Int {
    guard other(than: state.view, isLarge: state.isLarge) == .picture else {
      return area.width * 2 / 5
    }
    guard let shape = state.summary.shape else { return 0 }
    let wanted = Int(saturating: min(2 * Double(area.height - 4) * shape, 1000).rounded(.up)) + 3
    return min(max(wanted, 24), area.width * 36 / 100)
  }

  /// The views and, if they are few, the source below.
  private static func leftColumn(_ state: ScreenState, _ area: Frame) -> [Frame] {
    let views = frame(.views, state, area)
    guard state.zoom == 0, state.view == .tree else { return [views] }
    let height = max(state.rowCount + 1, 6)
    guard area.height - height >= leastSource else { return [views] }
    return stacked([(.views, height), (.source, area.height - height)], state, area)
  }

  private static let leastSource = 8

  /// The explanation, the open calls if there are any, the bars, and the source unless it is
  /// elsewhere.
  private static func middleColumn(
    _ state: ScreenState, _ area: Frame, hasSource: Bool
  ) -> [Frame] {
    if state.zoom == 1, state.focus != .views {
      return column(state, area, [.reasons, .calls] + (hasSource ? [.source] : []))
    }
    let source = hasSource ? min(max(5, area.height / 4), 14) : 0
    let bars = area.height >= 28 ? 13 : area.height >= 18 && area.width >= 58 ? 7 : 5
    let hasCalls = state.hasOpenCalls || state.focus == .calls
    let calls = hasCalls ? (bars >= 9 ? 4 : bars) : 0
    var parts: [(ScreenPane, height: Int)] = [(.reasons, area.height - source - bars)]
    if hasCalls { parts.append((.calls, calls)) }
    var frames = stacked(parts, state, area)
    var row = frames.reduce(area.row) { $0 + $1.height }
    if bars > calls {
      var plot = area
      (plot.row, plot.height, plot.content) = (row, bars - calls, .plot)
      frames.append(plot)
      row += plot.height
    }
    if source > 0 {
      var part = area
      (part.row, part.height) = (row, source)
      frames.append(frame(.source, state, part))
    }
    return frames
  }

  private static func normal(_ state: ScreenState, _ area: Frame) -> [Frame] {
    let isTree = state.view == .tree
    var left = min(max(area.width * (isTree ? 9 : 10) / 20, 30), isTree ? 64 : area.width / 2)
    if state.zoom == 1 { left = state.focus == .views ? area.width * 2 / 3 : area.width / 3 }
    let (first, second) = split(area, at: left)
    return [frame(.views, state, first)] + column(state, second, [.reasons, .calls, .source])
  }

  /// The content beside the first pane, if it fits.
  private static func other(than view: MainView, isLarge: Bool) -> Content {
    switch view {
    case .tree: isLarge ? .log : .picture
    case .log: isLarge ? .tree : .picture
    case .picture: .tree
    }
  }

  /// The panes of a column that fit, including the focused one.
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
    // Without open calls, the bars are more informative.
    case .calls: frame.content = state.hasOpenCalls ? .calls : .plot
    case .source: frame.content = .source
    }
    return frame
  }
}
