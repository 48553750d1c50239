import HaggleReplay
import HaggleTraces

/// The commands of a page, with the keys that a browser does not reserve.
struct CommandList {
  private let keys: KeyMap

  init(_ keys: KeyMap) { self.keys = keys }

  /// The keys that keep their meaning in a browser, so that the page can be left by keyboard.
  static let browserKeeps: Set<String> = Command.all.reduce(into: ["tab", "S-tab"]) {
    if $1.isKeptByBrowser { $0.formUnion($1.keys) }
  }

  private func shown(_ command: Command) -> [String] {
    keys.keys(for: command).filter { !Self.browserKeeps.contains($0) }.map { KeyMap.shown($0) }
  }

  /// The first key of each command in this map.
  var firstKeys: JSONValue {
    .object(
      Command.all.compactMap { command in
        shown(command).first.map { JSONMember(command.name, JSONValue($0)) }
      })
  }

  /// The table of keys: groups of rows, each with the keys of a command and its reverse.
  var help: JSONValue {
    .array(
      Command.groups.compactMap { group in
        let rows = group.commands.filter { $0.isOfPages }.compactMap { row($0) }
        return rows.isEmpty ? nil : ["title": JSONValue(group.title), "rows": .array(rows)]
      })
  }

  private func row(_ command: Command) -> JSONValue? {
    let (keys, back) = (shown(command), command.back.map { shown($0) } ?? [])
    if keys.isEmpty, back.isEmpty { return nil }
    return [
      "keys": JSONValue(keys), "back": JSONValue(back),
      "about": JSONValue(command.about(self.keys)),
      "command": JSONValue(":\(command.name)"),
    ]
  }

  // MARK: To choose from

  private typealias Choice = (command: Command, about: String)

  /// The commands whose name begins with the typed text, then those whose description contains it.
  func choices(for text: String) -> JSONValue {
    let wanted = text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let word = wanted.prefix { $0 != " " }
    let fitting = all.filter { choice in
      choice.command.name.hasPrefix(word) || choice.about.lowercased().contains(wanted)
    }
    let first = fitting.filter { $0.command.name.hasPrefix(wanted) }
    let others = fitting.filter { !$0.command.name.hasPrefix(wanted) }
    return .array(
      (first + others).map { choice in
        [
          "name": JSONValue(choice.command.name), "about": JSONValue(choice.about),
          "keys": JSONValue(Array(shown(choice.command).prefix(2))),
        ]
      })
  }

  private var all: [Choice] {
    (Command.groups + [Command.unkeyed]).flatMap { group in
      group.commands.filter { $0.isOfPages }.flatMap { command -> [Choice] in
        let about = command.about(keys)
        let own: Choice = (command, about)
        return command.back.map { [own, ($0, "\(about), backwards")] } ?? [own]
      }
    }
  }

  // MARK: Arguments

  typealias Question = (question: String, example: String)

  private static let questions: [Command: Question] = [
    .prompt: ("Command", "120, why outer, break node ~ Grid"),
    .search: ("Search the events", "node ~ Grid && ask.width == min"),
    .filter: ("Show only such events", "node == outer; nothing shows all"),
    .whyNot: ("What size did you expect, in points? 350 is a width, 44h a height", "350"),
    .note: ("Note at this event", "here it goes wrong"),
  ]

  static func question(of command: Command) -> Question {
    questions[command] ?? (command.argument?.name ?? command.name, "")
  }
}

extension Command {
  /// Whether the page performs it, rather than the browser.
  fileprivate var isOfPages: Bool {
    switch effect {
    case .screen(.pane), .screen(.mouse), .screen(.redraw), .screen(.suspend),
      .screen(.edit):
      false
    default: ![.attach, .quit].contains(self)
    }
  }
}
