import HaggleReplay
import HaggleReports
import HaggleTraces
import HaggleVocabulary

// Commands that depend on what is in focus, or that are about the screen itself.
extension ScreenState {
  /// What a command does while something lies over the panes; nil where it does what it always
  /// does.
  mutating func inPopup(_ instruction: Instruction) -> Done? {
    let count = instruction.count ?? 1
    let page = count * halfPage
    let height = ScreenLayout(self).area.innerHeight
    switch instruction.command {
    case .down: popup?.move(by: count)
    case .up: popup?.move(by: -count)
    case .halfDown: popup?.scroll(by: page, height: height)
    case .halfUp: popup?.scroll(by: -page, height: height)
    case .first: popup?.line = 0
    case .last: popup?.move(by: Int(Int32.max))
    case .open: openLine(popup?.current)
    case .close, .quit: closePopup()
    default: return nil
    }
    return Done()
  }

  /// What a command does in the pane in focus; nil where it does what it always does.
  mutating func inPane(_ instruction: Instruction) -> Done? {
    let count = instruction.count ?? 1
    let page = count * halfPage
    switch instruction.command {
    case .down: return move(count, instruction)
    case .up: return move(-count, instruction)
    case .halfDown: return move(page, Instruction(.down, count: page))
    case .halfUp: return move(-page, Instruction(.up, count: page))
    case .left where focus == .timeline:
      return Done(wanted: perform(Instruction(.previous, count: instruction.count)))
    case .right where focus == .timeline:
      return Done(wanted: perform(Instruction(.next, count: instruction.count)))
    case .open: open()
    default: return nil
    }
    return Done()
  }

  /// Half of what the pane in focus, or what lies over it, can show.
  private var halfPage: Int {
    let layout = ScreenLayout(self)
    let frame = popup == nil ? layout.pane(focus) ?? layout.area : layout.area
    return max(frame.innerHeight / 2, 1)
  }

  private mutating func move(_ offset: Int, _ instruction: Instruction) -> Done? {
    let isForwards = offset > 0
    switch focus {
    case .views where view == .log, .timeline:
      return Done(
        wanted: perform(Instruction(isForwards ? .next : .previous, count: abs(offset))))
    case .views: return Done(wanted: perform(instruction))
    case .calls:
      // The innermost call stands first, so down is outwards.
      return Done(
        wanted: perform(Instruction(isForwards ? .caller : .callee, count: abs(offset))))
    case .reasons, .source:
      let lines = focus == .reasons ? reasonLines.count : sourceLines.count
      line = min(max((line ?? currentLine) + offset, 0), max(lines - 1, 0))
      return Done()
    }
  }

  private mutating func open() {
    switch focus {
    case .views: openRow()
    case .reasons:
      let lines = reasonLines
      let index = line ?? currentLine
      openLine(lines.indices.contains(index) ? lines[index] : nil)
    case .calls:
      let stack = timeline.stack(at: replay.cursor)
      let call = replay.chosenCall ?? stack.last
      if let call { travel(to: timeline.spans[call].ask) } else { message = "no call is open" }
    case .source: openSource()
    case .timeline:
      let names = [Command.left, .right].map { keys.name(of: $0) }
      message = "\(names[0]) and \(names[1]) walk along the events"
    }
  }

  /// Explains the badge of the row, or travels to what its answer comes from.
  private mutating func openRow() {
    guard let node = replay.selected else { return message = "the trace has no views" }
    if let finding = trace.findings.firstIndex(where: { $0.nodes.contains(node) }) {
      return show(.finding(finding))
    }
    if let answer = timeline.answer(of: node, at: replay.cursor) { return travel(to: answer.event) }
    guard let first = timeline.spans(of: node).first else {
      return message = "\(trace.name(of: node)) was never asked"
    }
    travel(to: timeline.spans[first].ask)
  }

  private mutating func openLine(_ line: PanelLine?) {
    if let event = line?.event { return travel(to: event) }
    if let node = line?.node {
      return _ = perform(Instruction(.select, argument: trace.name(of: node)))
    }
    message = "this line speaks of no event"
  }

  /// Selects the first view that stands on the line.
  private mutating func openSource() {
    let number = (line ?? currentLine) + 1
    guard let node = trace.nodes.firstIndex(where: { $0.place?.line == number }) else {
      return message = "no view stands on line \(number)"
    }
    _ = perform(Instruction(.select, argument: trace.name(of: NodeID(node))))
  }

  /// Commands that only a screen has.
  mutating func arrange(_ instruction: Instruction) -> ScreenEffect? {
    switch instruction.command {
    case .pane: look(at: focus.next)
    case .paneBack: look(at: focus.previous)
    case .paneNumber:
      let pane = Int(instruction.argument ?? "").flatMap { ScreenPane(rawValue: $0) }
      if let pane { look(at: pane) } else { message = "the panes have the numbers 1 to 5" }
    case .enlarge: zoom = min(zoom + 1, 2)
    case .shrink: zoom = max(zoom - 1, 0)
    case .view:
      closePopup()
      if focus == .views { view = view.next } else { focus = .views }
    case .mouse:
      hasMouse.toggle()
      message =
        hasMouse
        ? "the mouse chooses views"
        : "the mouse selects text; \(keys.name(of: .mouse)) takes it back"
    case .redraw: return .redraw
    case .suspend: return .suspend
    case .close: closePopup()
    default: break
    }
    return nil
  }

  mutating func look(at pane: ScreenPane) {
    closePopup()
    focus = pane
    line = nil
  }
}
