import HaggleReplay
import HaggleReports

/// The keys that matter most where one is, as many as fit.
enum Footer {
  static func text(_ state: ScreenState, width: Int) -> String {
    if let prompt = state.prompt {
      let keys = " Enter does it  Esc leaves it  ↑/↓ earlier"
      if prompt.command != .prompt { return keys }
      let names = prompt.candidates
      // What is typed already needs no list.
      if names.isEmpty || prompt.text.contains(" ") { return keys + "  Tab completes" }
      return PlainText.line(" Tab completes: " + names.joined(separator: " "), limit: width)
    }
    if state.question != nil { return " y does it  any other key leaves it" }
    var text = ""
    for (commands, word) in hints(state) {
      let keys = commands.compactMap { state.keys.keys(for: $0).first }.map { KeyMap.shown($0) }
      if keys.isEmpty { continue }
      let hint = (text.isEmpty ? " " : "  ") + keys.joined(separator: "/") + " " + word
      if text.columns + hint.columns > width { break }
      text += hint
    }
    return text
  }

  private static func hints(_ state: ScreenState) -> [([Command], String)] {
    if state.popup != nil { return popup }
    switch state.focus {
    case .views where state.view == .log: return log + always
    case .views: return views + always
    case .reasons: return lines("line") + [([.open], "go there")] + always
    case .calls: return [([.down, .up], "call"), ([.open], "go there")] + always
    case .source: return lines("line") + [([.open], "select its view")] + always
    case .timeline: return [([.right, .left], "event"), ([.pass, .passBack], "pass")] + always
    }
  }

  private static let popup: [([Command], String)] = [
    ([.down, .up], "line"), ([.open], "go to its event"), ([.close], "close"), ([.copy], "copy"),
    ([.continue, .continueBack], "finding"), ([.help], "all keys"),
  ]

  private static let views: [([Command], String)] = [
    ([.down, .up], "view"), ([.step, .stepBack], "event"), ([.over, .overBack], "over"),
    ([.continue, .continueBack], "finding"), ([.explain], "explain"), ([.why], "why"),
  ]

  private static let log: [([Command], String)] = [
    ([.down, .up], "event"), ([.over, .overBack], "over"), ([.finish, .finishBack], "out"),
    ([.filter], "filter"),
  ]

  private static let always: [([Command], String)] = [
    ([.pane], "pane"), ([.help], "keys"), ([.quit], "quit"),
  ]

  private static func lines(_ word: String) -> [([Command], String)] {
    [([.down, .up], word), ([.step, .stepBack], "event")]
  }
}
