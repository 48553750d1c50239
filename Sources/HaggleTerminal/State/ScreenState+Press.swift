import HaggleReplay
import HaggleReports
import HaggleTraces

extension ScreenState {
  /// The state after a key, a paste or a mouse event, and its effect outside of the screen.
  package func press(_ input: KeyInput) -> (state: ScreenState, effect: ScreenEffect?) {
    var state = self
    let effect = state.take(input)
    if state.replay.cursor != replay.cursor { state.line = nil }
    state.settle()
    return (state, effect)
  }

  private mutating func take(_ input: KeyInput) -> ScreenEffect? {
    switch input {
    case .key(let key):
      if question != nil { return decide(key) }
      if prompt != nil { return type(key) }
      return take(key)
    case .paste(let text):
      // Without a prompt, pasted text would be taken as commands.
      if prompt != nil {
        prompt?.insert(text)
      } else {
        message = "press \(keys.name(of: .prompt)) or \(keys.name(of: .search)) before pasting"
      }
      return nil
    case .click(let column, let row): return click(column, row)
    case .drag(let column, _):
      drag(column)
      return nil
    case .wheel(let offset, let column, let row): return turn(offset, column, row)
    }
  }

  private mutating func take(_ key: String) -> ScreenEffect? {
    message = nil
    isDragging = false
    switch reader.take(key) {
    case .pending, .cancelled: return nil
    case .unknown(let key):
      message = "\(KeyMap.shown(key)) does nothing here; \(keys.name(of: .help)) lists the keys"
      return nil
    case .prompt(let command, let count):
      prompt = Prompt(command, count: count, keys, earlier: typedEarlier[command] ?? [])
      return nil
    case .instruction(let instruction): return execute(instruction)
    }
  }

  private mutating func decide(_ key: String) -> ScreenEffect? {
    defer { question = nil }
    if ["y", "Y", "enter"].contains(key) { return question?.effect }
    message = "nothing was written"
    return nil
  }

  private mutating func type(_ key: String) -> ScreenEffect? {
    guard var typed = prompt else { return nil }
    let outcome = typed.take(key)
    prompt = typed
    switch outcome {
    case .edited: return nil
    case .cancelled:
      prompt = nil
      return nil
    case .entered(let text):
      prompt = nil
      message = nil
      if !text.isEmpty { typedEarlier[typed.command, default: []].append(text) }
      return enter(text, typed)
    }
  }

  private mutating func enter(_ text: String, _ prompt: Prompt) -> ScreenEffect? {
    do throws(CommandError) {
      if prompt.takesCommand {
        return text.isEmpty ? nil : execute(try Instruction.named(text, keys: keys))
      }
      if text.isEmpty, prompt.command.argument?.isNeeded != false { return nil }
      return execute(
        Instruction(prompt.command, count: prompt.count, argument: text.isEmpty ? nil : text))
    } catch {
      message = error.message
      return nil
    }
  }

  /// The state after the result of an effect.
  package func after(_ reply: EffectReply) -> ScreenState {
    var state = self
    switch reply {
    case .message(let text): state.message = text
    case .saved(let text):
      state.replay = replay.saved()
      state.message = text
    case .found(let edits):
      let (replay, panel) = replay.taking(edits)
      state.replay = replay
      state.closePopup()
      state.show(panel)
      state.message = Replay.words(about: edits)
    case .laidOut(let trace, let change):
      state = following(trace)
      state.message = change
    case .occupied(let fact, let effect): state.question = ("\(fact). Replace it?", effect)
    }
    return state
  }
}

extension ScreenState {
  /// A command without count and argument: prompts for the argument as its key would.
  mutating func take(_ command: Command) -> ScreenEffect? {
    if let wanted = command.argument, wanted.isNeeded || wanted.prompt != nil {
      prompt = Prompt(command, count: nil, keys, earlier: typedEarlier[command] ?? [])
      return nil
    }
    return execute(Instruction(command))
  }

  mutating func execute(_ instruction: Instruction) -> ScreenEffect? {
    if popup?.panel == .breakpoints, let own = ofRow(instruction) { return changeStops(own) }
    if let motion = instruction.command.motion {
      let count = instruction.count ?? 1
      let done = popup == nil ? move(motion, count) : inPopup(motion, count)
      if let done { return done.wanted }
    }
    return perform(instruction)
  }

  /// The result of a command, with its external effect.
  struct Done {
    var wanted: ScreenEffect?
  }

  mutating func perform(_ instruction: Instruction) -> ScreenEffect? {
    let outcome = replay.perform(instruction)
    let hasMoved = outcome.replay.cursor != replay.cursor || outcome.replay.chosen != replay.chosen
    replay = outcome.replay
    message = outcome.message
    if hasMoved { closePopup() }
    return outcome.effect.flatMap { carryOut($0) }
  }

  private mutating func carryOut(_ effect: Replay.Effect) -> ScreenEffect? {
    switch effect {
    case .show(let panel): show(panel)
    case .write(let path): return .write(path: path, replacing: false)
    case .tryEdits(let goal): return .tryEdits(goal)
    case .applyEdit(let key): return .applyEdit(key: key, replacing: false)
    case .attach(let path): return .attach(path: path, replacing: false)
    case .copy:
      message = "copied"
      let lines = popup?.rows.map(\.text) ?? StopText(replay).text
      return .copy(lines.joined(separator: "\n") + "\n")
    case .screen(let action, let instruction): return arrange(action, instruction)
    case .quit: return .quit
    }
    return nil
  }

  /// Panels with a pane of their own are shown there, others as popups.
  mutating func show(_ panel: Replay.Panel) {
    if popup?.panel == panel { return closePopup() }
    closePopup()
    switch panel {
    case .tree: (focus, view) = (.views, .tree)
    case .log: (focus, view) = (.views, .log)
    case .picture: (focus, view) = (.views, .picture)
    case .stack: focus = .calls
    case .ledger: focus = .reasons
    case .source: focus = .source
    case .why, .whyNot, .values, .finding, .findings, .breakpoints, .marks, .notes, .edits, .diff,
      .help:
      popup = popup(for: panel)
    }
  }

  /// The meaning of a command in the list of breakpoints, if it is about the row.
  private func ofRow(_ instruction: Instruction) -> Instruction? {
    guard let popup, instruction.argument == nil else { return nil }
    let isList = [.fold, .delete, .break].contains(instruction.command)
    guard isList else { return nil }
    let breakpoints = replay.settings.breakpoints
    if breakpoints.indices.contains(popup.line) {
      let number = "\(popup.line + 1)"
      guard instruction.command == .fold else { return Instruction(.delete, argument: number) }
      let isOn = breakpoints[popup.line].isOn
      return Instruction(.disable.towards(isOn ? .forwards : .backwards), argument: number)
    }
    return popup.current?.node.map { Instruction(.watch, argument: trace.name(of: $0)) }
  }

  private mutating func changeStops(_ instruction: Instruction) -> ScreenEffect? {
    let line = popup?.line
    let outcome = replay.perform(instruction)
    replay = outcome.replay
    message = outcome.message
    popup = popup(for: .breakpoints, line: line)
    return nil
  }

  mutating func closePopup() {
    if let popup { lastLines[popup.panel] = popup.line }
    popup = nil
  }

  mutating func travel(to event: Int) {
    _ = perform(Instruction(.go, argument: "\(event)"))
    closePopup()
  }
}
