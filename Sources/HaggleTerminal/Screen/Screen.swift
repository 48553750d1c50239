import HaggleReplay
import HaggleReports
import HaggleTraces

extension ScreenState {
  /// The content of the terminal.
  package var canvas: ScreenCanvas {
    var screen = Screen(self)
    screen.draw()
    return screen.canvas
  }
}

/// Draws a state onto a canvas.
struct Screen {
  let state: ScreenState
  let layout: ScreenLayout
  var canvas: ScreenCanvas
  var replay: Replay { state.replay }

  init(_ state: ScreenState) {
    self.state = state
    layout = ScreenLayout(state)
    canvas = ScreenCanvas(columns: state.columns, rows: state.rows)
  }

  mutating func draw() {
    drawHeader()
    drawSentence()
    if let popup = state.popup, layout.area.height > 0 {
      draw(popup, in: layout.area)
    } else {
      for frame in layout.panes { draw(frame) }
    }
    drawStrip()
    drawFooter()
    drawMessage()
  }

  /// The text, converted to ASCII if requested.
  func set(_ text: String) -> String { state.isASCII ? ASCIIText.text(text) : text }

  @discardableResult
  mutating func write(
    _ text: String, at column: Int, _ row: Int, width: Int = .max, _ style: Style = .plain
  ) -> Int {
    canvas.write(set(text), at: column, row, width: width, style)
  }

  mutating func restyle(_ columns: Range<Int>, row: Int, _ change: (inout Style) -> Void) {
    canvas.restyle(columns, row: row, change)
  }

  /// A horizontal line of `width` columns, or a vertical one.
  mutating func rule(_ column: Int, _ row: Int, width: Int) {
    let line = String(repeating: state.isASCII ? "-" : "─", count: max(width, 0))
    canvas.write(line, at: column, row, width: width, .frame)
  }

  // MARK: - Above and below the panes

  private mutating func drawHeader() {
    guard let row = layout.header else { return }
    let words = " " + headerWords.filter { !$0.isEmpty }.joined(separator: Self.dot)
    let end = write(words, at: 0, row)
    if let link = state.link, end > 1 { canvas.link(1..<end, row: row, to: link.line(1)) }
  }

  private static let dot = " · "

  /// The scenario, the pass, the event and the kind of question. Event and question are never cut;
  /// the pass and then the scenario are.
  private var headerWords: [String] {
    let number = "event \(replay.cursor.event)/\(lastEvent)\(beside)"
    let event = replay.event == nil ? "no events" : number
    let kind = state.call.map { QuestionKind.text($0.proposal) } ?? ""
    if state.columns < 60 { return [event, kind, scenario] }
    var room = state.columns - 2
    for word in [event, kind] where !word.isEmpty {
      room -= (set(word) + Self.dot).columns
    }
    let pass = [pass, passNumber].first {
      (set($0) + Self.dot).columns <= room - min(set(scenario).columns, Self.leastOfScenario)
    }
    if let pass, !pass.isEmpty { room -= (set(pass) + Self.dot).columns }
    return [clipped(scenario, to: room), pass ?? "", event, kind]
  }

  /// The last event of the layout, or of all if the cursor is beyond it.
  private var lastEvent: Int {
    let end = state.timeline.layoutEnd.event
    return max(replay.cursor.event > end ? state.trace.events.count - 1 : end, 0)
  }

  /// From so many columns on there is room for what is beside the layout.
  private static let wide = 80

  /// `+12` for the events behind the layout, its notes and probes, which are evidence too.
  private var beside: String {
    let more = state.trace.events.count - 1 - lastEvent
    return more > 0 && state.columns >= Self.wide ? "+\(more)" : ""
  }

  /// The part of the scenario's name that has priority over the reason of the pass.
  private static let leastOfScenario = 24

  private var scenario: String {
    state.trace.header.title.map { PlainText.line($0, limit: 40) } ?? "a trace"
  }

  private var pass: String {
    guard let pass = state.timeline.pass(at: replay.cursor.event) else {
      return state.timeline.passes.isEmpty ? "" : "beside the layout"
    }
    return passNumber + ", \(PassText(state.timeline).reason(of: pass))"
  }

  private var passNumber: String {
    guard let pass = state.timeline.pass(at: replay.cursor.event) else { return "" }
    let count = state.timeline.passes.count
    return "pass \(pass.number)" + (count > 1 ? "/\(count)" : "")
  }

  /// Draws the event and, below it, its finding or reason.
  private mutating func drawSentence() {
    let rows = Headline(state, most: layout.sentence.count).rows
    for (row, line) in zip(layout.sentence, rows) {
      write(clipped(set(line.text), to: state.columns - 1), at: 1, row, line.style)
    }
  }

  private mutating func drawFooter() {
    guard let row = layout.footer else { return }
    write(Footer.text(state, width: state.columns), at: 0, row)
    for hint in Footer.places(state, width: state.columns) {
      restyle(hint.keys, row: row) { $0.isBold = true }
    }
  }

  private mutating func drawMessage() {
    let row = layout.message
    if let prompt = state.prompt { return draw(prompt, row) }
    let text = state.question.map { "\($0.text) (y/n)" } ?? state.message
    // Without a row for the message, it overwrites the last one.
    if let text {
      write(String(repeating: " ", count: state.columns), at: 0, row)
      // Of several lines the first says it all: the others show a place in what was typed.
      let line = PlainText.lines(text).first ?? ""
      write(clipped(set(line), to: state.columns - 1), at: 1, row, .user)
    }
    let typed = state.reader.partial
    if !typed.isEmpty {
      write(typed + "…", at: max(state.columns - typed.columns - 2, 0), row, .user)
    }
  }

  /// Shows the end of the text, where the user types; the beginning is cut.
  private mutating func draw(_ prompt: Prompt, _ row: Int) {
    write(String(repeating: " ", count: state.columns), at: 0, row)
    let label = set(prompt.label)
    let room = max(state.columns - label.columns - 1, 1)
    var before = prompt.text[..<prompt.place].suffix(room)
    while String(before).columns > room { before = before.dropFirst() }
    let start = canvas.write(label, at: 0, row, .bold)
    let place = canvas.write(String(before), at: start, row)
    canvas.write(String(prompt.text[prompt.place...]), at: place, row)
    restyle(place..<place + 1, row: row) { $0.isReverse = true }
  }
}
