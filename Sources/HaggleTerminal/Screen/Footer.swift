import HaggleReplay
import HaggleReports

/// The keys that matter most where one is, as many as fit.
enum Footer {
  static func text(_ state: ScreenState, width: Int) -> String {
    if let prompt = state.prompt {
      let keys = " Enter does it  Esc leaves it  ↑/↓ earlier"
      if !prompt.takesCommand { return keys }
      let names = prompt.candidates
      // What is typed already needs no list.
      if names.isEmpty || prompt.text.contains(" ") { return keys + "  Tab completes" }
      return PlainText.line(" Tab completes: " + names.joined(separator: " "), limit: width)
    }
    if state.question != nil { return " y does it  any other key leaves it" }
    var text = ""
    for hint in hints(state) {
      let keys = hint.commands.compactMap { state.keys.keys(for: $0).first }
      if keys.isEmpty { continue }
      let names = keys.map { KeyMap.shown($0) }.joined(separator: "/")
      let hint = (text.isEmpty ? " " : "  ") + names + " " + hint.word
      if text.columns + hint.columns > width { break }
      text += hint
    }
    return text
  }

  /// Keys in a word.
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
    if state.popup != nil { return popup }
    switch state.focus {
    case .views where state.view == .log: return log + always
    case .views: return views + always
    case .reasons: return lines("line") + [Hint(.open, "go there")] + always
    case .calls: return [.both(.down, "call"), Hint(.open, "go there")] + always
    case .source: return lines("line") + [Hint(.open, "select its view")] + always
    case .timeline: return [.both(.right, "event"), .both(.pass, "pass")] + always
    }
  }

  private static let popup: [Hint] = [
    .both(.down, "line"), Hint(.open, "go to its event"), Hint(.close, "close"),
    Hint(.copy, "copy"), .both(.continue, "finding"), Hint(.help, "all keys"),
  ]

  private static let views: [Hint] = [
    .both(.down, "view"), .both(.step, "event"), .both(.over, "over"),
    .both(.continue, "finding"), Hint(.explain, "explain"), Hint(.why, "why"),
  ]

  private static let log: [Hint] = [
    .both(.down, "event"), .both(.over, "over"), .both(.finish, "out"), Hint(.filter, "filter"),
  ]

  private static let always = [Hint(.pane, "pane"), Hint(.help, "keys"), Hint(.quit, "quit")]

  private static func lines(_ word: String) -> [Hint] {
    [.both(.down, word), .both(.step, "event")]
  }
}
