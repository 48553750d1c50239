import HaggleReplay
import HaggleReports

/// The most important keys at the current position, as many as fit.
enum Footer {
  static func text(_ state: ScreenState, width: Int) -> String {
    if let prompt = state.prompt {
      let keys = " Enter does it  Esc leaves it  ↑/↓ earlier"
      if !prompt.takesCommand { return keys }
      let names = prompt.candidates
      // Once a command is complete, its candidates are not listed.
      if names.isEmpty || prompt.text.contains(" ") { return keys + "  Tab completes" }
      return PlainText.line(" Tab completes: " + names.joined(separator: " "), limit: width)
    }
    if state.question != nil { return " y does it  any other key leaves it" }
    return places(state, width: width).reduce(into: "") { text, place in
      text += (text.isEmpty ? " " : "  ") + place.text
    }
  }

  /// A hint for a position.
  struct Place {
    let text: String
    /// The columns of its keys, and those of the whole hint.
    let keys: Range<Int>
    let columns: Range<Int>
    /// The command to describe.
    let command: Command
  }

  static func places(_ state: ScreenState, width: Int) -> [Place] {
    guard state.prompt == nil, state.question == nil else { return [] }
    var places: [Place] = []
    var end = 0
    for hint in hints(state) {
      let keys = hint.commands.compactMap { state.keys.keys(for: $0).first }
      if keys.isEmpty { continue }
      let names = keys.map { KeyMap.shown($0) }.joined(separator: "/")
      let text = names + " " + hint.word
      let start = end + (places.isEmpty ? 1 : 2)
      end = start + text.columns
      if end > width { break }
      places.append(
        Place(
          text: text, keys: start..<start + names.columns, columns: start..<end,
          command: hint.commands[0]))
    }
    return places
  }

  /// Keys with a word for them.
  private struct Hint {
    let commands: [Command]
    let word: String

    init(_ command: Command, _ word: String, isBothWays: Bool = false) {
      commands = isBothWays ? [command, command.towards(.backwards)] : [command]
      self.word = word
    }

    static func both(_ command: Command, _ word: String) -> Hint {
      Hint(command, word, isBothWays: true)
    }
  }

  private static func hints(_ state: ScreenState) -> [Hint] {
    if let popup = state.popup { return hints(popup.panel) }
    switch state.focus {
    case .views where state.view == .log: return searching(state) + log + always
    case .views: return searching(state) + views(state) + always
    case .reasons: return lines("line") + [Hint(.open, "go there")] + always
    case .calls: return [.both(.down, "call"), Hint(.open, "go there")] + always
    case .source:
      return lines("line") + [Hint(.open, "select its view"), Hint(.edit, "edit")] + always
    case .timeline: return [.both(.right, "event"), .both(.pass, "pass")] + always
    }
  }

  private static func hints(_ panel: Replay.Panel) -> [Hint] {
    switch panel {
    case .breakpoints: breakpoints
    case .finding, .findings: [Hint(.tryEdits, "edits")] + popup
    default: popup
    }
  }

  private static let breakpoints: [Hint] = [
    .both(.down, "line"), Hint(.fold, "off or on"), Hint(.delete, "delete"), Hint(.close, "close"),
    .both(.continue, "stop"), Hint(.help, "all keys"),
  ]

  private static let popup: [Hint] = [
    .both(.down, "line"), Hint(.open, "go to its event"), Hint(.close, "close"),
    Hint(.copy, "copy"), .both(.continue, "finding"), Hint(.help, "all keys"),
  ]

  /// The most informative panel is that of the finding; without findings, the values.
  private static func views(_ state: ScreenState) -> [Hint] {
    let ways: [Hint] = [.both(.down, "view"), .both(.step, "event"), .both(.over, "over")]
    let isClean = state.trace.findings.isEmpty && !state.hasStops
    return ways
      + (isClean
        ? [Hint(.why, "why"), Hint(.whyNot, "why not"), Hint(.values, "values")]
        : [
          .both(.continue, "finding"), Hint(.explain, "explain"), Hint(.tryEdits, "edits"),
          Hint(.why, "why"),
        ])
  }

  private static func searching(_ state: ScreenState) -> [Hint] {
    state.replay.search.map { $0.events.isEmpty ? [] : [.both(.searchNext, "match")] } ?? []
  }

  private static let log: [Hint] = [
    .both(.down, "event"), .both(.over, "over"), .both(.finish, "out"), Hint(.filter, "filter"),
  ]

  private static let always = [Hint(.help, "keys"), Hint(.pane, "pane"), Hint(.quit, "quit")]

  private static func lines(_ word: String) -> [Hint] {
    [.both(.down, word), .both(.step, "event")]
  }
}
