package import HaggleReplay
import HaggleReports
import HaggleTraces
import HaggleVocabulary

/// A replay in a terminal: the position, the division of the screen, and the typed text.
///
/// A value type: `press` returns a new state, and `canvas` draws it, without access to the
/// terminal.
package struct ScreenState: Sendable {
  package internal(set) var replay: Replay
  /// The terminal's size in characters.
  package internal(set) var columns: Int
  package internal(set) var rows: Int
  package internal(set) var focus = ScreenPane.views
  package internal(set) var view = MainView.tree
  /// How much the focused pane is enlarged: 0, 1, or 2 for the whole screen.
  var zoom = 0
  /// The current line of the reasons or the source; nil for the default.
  var line: Int?
  var popup: Popup?
  /// The selected line of each panel when it was last closed.
  var lastLines: [Replay.Panel: Int] = [:]
  var prompt: Prompt?
  var typedEarlier: [Command: [String]] = [:]
  /// A question, with the effect to perform if the user agrees.
  var question: (text: String, effect: ScreenEffect)?
  package internal(set) var message: String?
  var reader: Instruction.KeyReader
  /// Whether the screen receives clicks, or the terminal uses them to select text.
  package internal(set) var hasMouse = true
  let isASCII: Bool
  private(set) var summary: LayoutSummary
  private(set) var cache = ScreenCache()
  /// The location of the source, for terminals with links.
  let link: SourceLink?
  /// Whether the mouse drags the cursor of the timeline.
  var isDragging = false

  package init(
    _ replay: Replay, columns: Int, rows: Int, isASCII: Bool = false, link: SourceLink? = nil
  ) {
    self.replay = replay
    reader = Instruction.KeyReader(replay.keys)
    self.columns = min(max(columns, 1), 1000)
    self.rows = min(max(rows, 1), 500)
    self.isASCII = isASCII
    self.link = link
    summary = LayoutSummary(of: replay.timeline)
    settle()
  }

  /// A copy for another size of the terminal.
  package func resized(columns: Int, rows: Int) -> ScreenState {
    var state = self
    state.columns = min(max(columns, 1), 1000)
    state.rows = min(max(rows, 1), 500)
    state.popup = popup.map { state.popup(for: $0.panel, line: $0.line) }
    state.settle()
    return state
  }

  /// A state for the layout of the saved source: all that is not about the earlier one stays, the
  /// open panel as well.
  func following(_ trace: Trace) -> ScreenState {
    var state = self
    state.replay = replay.following(Timeline(trace))
    state.reader = Instruction.KeyReader(state.keys)
    state.summary = LayoutSummary(of: state.timeline)
    state.cache = ScreenCache()
    (state.question, state.message, state.isDragging) = (nil, nil, false)
    state.popup = popup.map { state.popup(for: $0.panel, line: $0.line) }
    state.settle()
    return state
  }

  /// Whether drawing all views would make keys slow.
  var isLarge: Bool { trace.nodes.count > 5000 }

  var hasOpenCalls: Bool { !timeline.stack(at: replay.cursor).isEmpty }

  /// Whether there is something to stop at besides findings.
  var hasStops: Bool {
    !replay.settings.breakpoints.isEmpty || !replay.settings.watched.isEmpty
  }

  /// The number of rows of the tree.
  var rowCount: Int { replay.rows.count }

  var keys: KeyMap { replay.keys }
  var trace: Trace { replay.trace }
  var timeline: Timeline { replay.timeline }

  func popup(for panel: Replay.Panel, line: Int? = nil) -> Popup {
    let width = max(columns - 2, 1)
    let rows =
      panel == .help
      ? LineText(columns: width).rows(KeyHelp.columns(keys, width: width).map { Line($0, .row) })
      : PanelText(replay, columns: width).rows(panel)
    let line = line ?? lastLines[panel] ?? 0
    return Popup(panel: panel, rows: rows, line: min(line, max(rows.count - 1, 0)))
  }
}

/// What a screen shows of a layout, whatever event it is at.
struct LayoutSummary: Sendable {
  let sourceLines: [String]
  /// The most informative facts about the layout, if it has no findings.
  let facts: [ScreenFacts.Fact]
  /// The ratio of a picture's width to its height; nil if there is nothing to draw.
  let shape: Double?

  init(of timeline: Timeline) {
    facts = timeline.trace.findings.isEmpty ? ScreenFacts(timeline).facts : []
    shape = ScreenPicture.columns(timeline, rows: 100).map { Double($0) / 200 }
    sourceLines = timeline.trace.header.source.map { PlainText.lines($0) } ?? []
  }
}

/// What is costly to find and changes seldom.
struct ScreenCache: Sendable {
  /// The events that match the filter, for that filter.
  var shown: (filter: String, events: [Int])?
  /// The views that match the search, for that search.
  var found: (search: String, views: [Bool])?
  var picture: Picture?

  /// The latest drawing of the picture, valid while nothing about it changes.
  struct Picture: Sendable {
    /// The number of placements drawn.
    var placements: Int
    var columns: Int
    var rows: Int
    /// Nil if there is nothing to draw.
    var drawing: ScreenPicture?
  }
}

extension ScreenState {
  /// Updates cached data.
  mutating func settle() {
    settleFilter()
    settleSearch()
    settlePicture()
  }

  private mutating func settleSearch() {
    guard let search = replay.search else { return cache.found = nil }
    guard cache.found?.search != search.condition.text else { return }
    var views = [Bool](repeating: false, count: trace.nodes.count)
    for event in search.events {
      if let node = trace.events[event].node { views[node.index] = true }
    }
    cache.found = (search.condition.text, views)
  }

  private mutating func settleFilter() {
    guard let filter = replay.settings.filter else { return cache.shown = nil }
    guard cache.shown?.filter != filter.text else { return }
    cache.shown = (filter.text, trace.events.indices.filter { replay.isShown($0) })
  }

  private mutating func settlePicture() {
    let frame = ScreenLayout(self).panes.first { $0.content == .picture }
    guard let frame, popup == nil else { return }
    let (columns, rows) = (frame.width - 1, frame.innerHeight)
    let cursor = replay.pictureCursor
    let placed = timeline.placements.partitioningIndex { $0 > cursor.event }
    if let known = cache.picture, known.placements == placed, known.columns == columns,
      known.rows == rows
    {
      return
    }
    let drawing = ScreenPicture(
      timeline, at: cursor, columns: columns, rows: max(rows - Self.captionRows, 1),
      isASCII: isASCII)
    cache.picture = ScreenCache.Picture(
      placements: placed, columns: columns, rows: rows, drawing: drawing)
  }

  /// The number of rows below a picture that describe the selection.
  static let captionRows = 3
}
