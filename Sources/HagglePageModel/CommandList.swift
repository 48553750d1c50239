import HaggleReplay
import HaggleReports
import HaggleTraces

/// The commands that a page has, with the keys that a browser leaves to it.
struct CommandList {
  private let keys: KeyMap

  init(_ keys: KeyMap) { self.keys = keys }

  /// What a page cannot do, or leaves to the browser.
  private static let beyondPages: Set<Command> = [
    .attach, .pane, .paneBack, .mouse, .redraw, .suspend, .quit,
  ]

  /// The keys that do what they always do in a browser: without them a page would be a trap.
  var browserKeeps: Set<String> {
    KeyTable.rows.reduce(into: ["tab", "S-tab"]) { $0.formUnion($1.browserKeeps) }
  }

  /// The first key of each command that has one here, as it is shown.
  var firstKeys: JSONValue {
    let kept = browserKeeps
    return .object(
      Command.allCases.compactMap { command in
        let key = keys.keys(for: command).first { !kept.contains($0) }
        return key.map { JSONMember(command.rawValue, JSONValue(KeyMap.shown($0))) }
      })
  }

  /// The table of keys: groups of rows, each with the keys of both ways.
  var help: JSONValue {
    .array(
      KeyTable.groups.compactMap { group in
        let rows = group.rows.filter { !Self.beyondPages.contains($0.command) }
          .map { (row: $0, keys: shown($0.keys, $0), back: shown($0.backKeys, $0)) }
          .filter { !$0.keys.isEmpty || !$0.back.isEmpty }
        if rows.isEmpty { return nil }
        return [
          "title": JSONValue(group.title),
          "rows": .array(
            rows.map { row, keys, back in
              [
                "keys": JSONValue(keys), "back": JSONValue(back), "about": JSONValue(row.about),
                "command": JSONValue(":\(row.command.rawValue)"),
              ]
            }),
        ]
      })
  }

  private func shown(_ keys: [String], _ row: KeyTable.Row) -> [String] {
    keys.filter { !row.browserKeeps.contains($0) }.map { KeyMap.shown($0) }
  }

  // MARK: To choose from

  private typealias Choice = (command: Command, keys: [String], about: String)

  /// The commands whose name begins with what is typed, then those that speak of it.
  func choices(for text: String) -> JSONValue {
    let wanted = text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let word = wanted.prefix { $0 != " " }
    let fitting = all.filter { choice in
      choice.command.rawValue.hasPrefix(word) || choice.about.lowercased().contains(wanted)
    }
    let first = fitting.filter { $0.command.rawValue.hasPrefix(wanted) }
    let others = fitting.filter { !$0.command.rawValue.hasPrefix(wanted) }
    return .array(
      (first + others).map { choice in
        [
          "name": JSONValue(choice.command.rawValue), "about": JSONValue(choice.about),
          "keys": JSONValue(Array(choice.keys.prefix(2))),
        ]
      })
  }

  private var all: [Choice] {
    let rows = KeyTable.rows.flatMap { row -> [Choice] in
      let own: Choice = (row.command, shown(row.keys, row), row.about)
      guard let back = row.back else { return [own] }
      return [own, (back, shown(row.backKeys, row), "\(row.about), backwards")]
    }
    let named = Set(rows.map(\.command))
    let others = Command.allCases.filter { !named.contains($0) }.map { command -> Choice in
      if case .text(let what, _)? = command.argument { return (command, [], what) }
      return (command, [], "")
    }
    return (rows + others).filter { !Self.beyondPages.contains($0.command) }
  }

  // MARK: What is asked for

  static func question(of command: Command) -> String {
    switch command {
    case .prompt: "Command"
    case .search: "Search the events"
    case .filter: "Show only such events"
    case .whyNot: "Why not which number?"
    case .note: "Note at this event"
    default: command.rawValue
    }
  }

  static func example(of command: Command) -> String {
    switch command {
    case .prompt: "120, why outer, break node ~ Grid"
    case .search: "node ~ Grid && ask.width == min"
    case .filter: "node == outer; nothing shows all"
    case .whyNot: "350"
    case .note: "here it goes wrong"
    default: ""
    }
  }
}
