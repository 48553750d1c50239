import HaggleReplay
import HaggleReports
import HaggleTraces
import HaggleVocabulary

// Commands that depend on the focus, or concern the screen.
extension ScreenState {
  /// Moves in a popup; nil if the command has its usual effect.
  mutating func inPopup(_ motion: Motion, _ count: Int) -> Done? {
    let height = ScreenLayout(self).area.innerHeight
    let page = count * halfPage
    switch motion {
    case .line(let direction): popup?.move(by: count * direction.sign)
    case .halfPage(let direction): popup?.scroll(by: page * direction.sign, height: height)
    case .top: popup?.line = 0
    case .bottom: popup?.move(by: Int(Int32.max))
    case .open: openLine(popup?.current)
    case .close: closePopup()
    case .aside: return nil
    }
    return Done()
  }

  /// Moves in the focused pane; nil if the command has its usual effect.
  mutating func move(_ motion: Motion, _ count: Int) -> Done? {
    switch motion {
    case .line(let direction): return lines(direction, count)
    case .halfPage(let direction): return lines(direction, count * halfPage)
    case .aside(let direction) where focus == .timeline: return done(.next, direction, count)
    case .open:
      open()
      return Done()
    case .aside, .top, .bottom, .close: return nil
    }
  }

  /// Half of the visible rows of the focused pane or popup.
  private var halfPage: Int {
    let layout = ScreenLayout(self)
    let frame = popup == nil ? layout.pane(focus) ?? layout.area : layout.area
    return max(frame.innerHeight / 2, 1)
  }

  private mutating func lines(_ direction: Direction, _ count: Int) -> Done {
    switch focus {
    case .views where view == .log, .timeline: return done(.next, direction, count)
    case .views: return done(.down, direction, count)
    // The innermost call comes first, so down means outward.
    case .calls: return done(.callee, direction.opposite, count)
    case .reasons, .source:
      let lines = focus == .reasons ? reasonRows.count : summary.sourceLines.count
      line = min(max((line ?? currentLine) + count * direction.sign, 0), max(lines - 1, 0))
      return Done()
    }
  }

  private mutating func done(_ command: Command, _ direction: Direction, _ count: Int) -> Done {
    Done(wanted: perform(Instruction(command.towards(direction), count: count)))
  }

  private mutating func open() {
    switch focus {
    case .views: openRow()
    case .reasons:
      let rows = reasonRows
      let index = line ?? currentLine
      openLine(rows.indices.contains(index) ? rows[index].line : nil)
    case .calls:
      let stack = timeline.stack(at: replay.cursor)
      let call = replay.chosenCall ?? stack.last
      if let call { travel(to: timeline.spans[call].ask) } else { message = "no call is open" }
    case .source: openSource()
    case .timeline:
      let names = [Direction.backwards, .forwards].map { keys.name(of: .right.towards($0)) }
      message = "\(names[0]) and \(names[1]) walk along the events"
    }
  }

  /// Explains the finding of the row, or goes to the origin of its answer.
  private mutating func openRow() {
    guard let node = replay.selected else { return message = "the trace has no views" }
    if let finding = trace.findings.firstIndex(where: { $0.nodes.contains(node) }) {
      return show(.finding(finding))
    }
    if let answer = timeline.answer(of: node, at: replay.cursor) { return travel(to: answer.event) }
    guard let first = timeline.spans(of: node).first else {
      return message = "\(trace.title(of: node)) was never asked"
    }
    travel(to: timeline.spans[first].ask)
  }

  private mutating func openLine(_ line: Line?) {
    if let event = line?.event { return travel(to: event) }
    if let node = line?.node {
      return _ = perform(Instruction(.select, argument: trace.name(of: node)))
    }
    message = "this line speaks of no event"
  }

  /// Selects the first view of the line.
  private mutating func openSource() {
    let number = (line ?? currentLine) + 1
    guard let node = trace.nodes.firstIndex(where: { $0.place?.line == number }) else {
      return message = "no view stands on line \(number)"
    }
    _ = perform(Instruction(.select, argument: trace.name(of: NodeID(node))))
  }

  /// Performs an action of the screen.
  mutating func arrange(_ action: ScreenAction, _ instruction: Instruction) -> ScreenEffect? {
    switch action {
    // Motions were handled before.
    case .move, .prompt: break
    case .pane(let direction): look(at: direction == .forwards ? focus.next : focus.previous)
    case .numberedPane:
      let pane = Int(instruction.text).flatMap { ScreenPane(rawValue: $0) }
      if let pane { look(at: pane) } else { message = "the panes have the numbers 1 to 5" }
    case .zoom(let direction): zoom = min(max(zoom + direction.sign, 0), 2)
    case .view:
      closePopup()
      if focus == .views { view = view.next } else { focus = .views }
    case .edit: return edit()
    case .mouse:
      hasMouse.toggle()
      message =
        hasMouse
        ? "the mouse chooses views"
        : "the mouse selects text; \(keys.name(of: .mouse)) takes it back"
    case .redraw: return .redraw
    case .suspend: return .suspend
    }
    return nil
  }

  /// The current line of the source, or that of the selected view.
  private mutating func edit() -> ScreenEffect? {
    if focus == .source, popup == nil, let line { return .edit(line: line + 1, column: 1) }
    guard let node = replay.selected else {
      message = "the trace has no views"
      return nil
    }
    guard let place = trace.nodes[node.index].place else {
      message = "where \(trace.title(of: node)) is written is not known"
      return nil
    }
    return .edit(line: place.line, column: place.column)
  }

  mutating func look(at pane: ScreenPane) {
    closePopup()
    focus = pane
    line = nil
  }
}
