/// Maps keys to commands.
///
/// Each command can also be typed by its name: `:` always opens the prompt, and digits are always
/// counts.
package struct KeyMap: Hashable, Sendable {
  private var commands: [String: Command] = [:]
  /// The keys of each command, with the one used in texts first.
  private var keys: [Command: [String]] = [:]

  package static let standard = KeyMap { $0.keys }

  /// The keys of gdb: `n` and `N` step over, `o` and `O` repeat the search.
  package static let gdb = KeyMap { $0.gdbKeys }

  private init(_ keys: (Command) -> [String]) {
    for command in Command.all {
      self.keys[command] = keys(command)
      for key in keys(command) { commands[key] = command }
    }
  }

  /// A copy with some keys changed: each is bound to that command only, or to none if nil. Of
  /// several keys for a command, texts use the first.
  func binding(_ bindings: [(key: String, command: Command?)]) -> KeyMap {
    var map = self
    for (key, _) in bindings {
      if let old = map.commands.removeValue(forKey: key) { map.keys[old]?.removeAll { $0 == key } }
    }
    for case (let key, let command?) in bindings.reversed() {
      map.commands[key] = command
      map.keys[command, default: []].insert(key, at: 0)
    }
    return map
  }

  /// The command of a key; nil if it has none.
  package func command(for key: String) -> Command? { commands[key] }

  /// The keys of a command, with the one used in texts first.
  package func keys(for command: Command) -> [String] { keys[command] ?? [] }

  /// A copy for line input, where a key is a character: texts prefer such keys.
  package var inLines: KeyMap {
    var map = self
    map.keys = keys.mapValues { keys in
      keys.filter { $0.count == 1 } + keys.filter { $0.count > 1 }
    }
    return map
  }
}

// MARK: - As help and messages name them

extension KeyMap {
  /// The groups of the help, including commands that have a key only in this map.
  package var groups: [Command.Group] {
    let unkeyed = Command.unkeyed.commands.filter { !keys(for: $0).isEmpty }
    return Command.groups
      + (unkeyed.isEmpty ? [] : [.init(title: Command.unkeyed.title, commands: unkeyed)])
  }

  /// A key as displayed to people.
  package static func shown(_ key: String) -> String {
    if let name = shownNames[key] { return name }
    for (prefix, words) in [("M-", "Alt-"), ("C-", "C-"), ("S-", "S-")]
    where key.hasPrefix(prefix) && key.count > 2 {
      return words + shown(String(key.dropFirst(2)))
    }
    return key
  }

  private static let shownNames = [
    "left": "←", "right": "→", "up": "↑", "down": "↓", "space": "Space", "tab": "Tab",
    "enter": "Enter", "esc": "Esc", "home": "Home", "end": "End",
    "pagedown": "PageDown", "pageup": "PageUp", "backspace": "Backspace", "delete": "Delete",
  ]

  /// `x`; for a command without a key `:explain`.
  package func name(of command: Command) -> String {
    keys(for: command).first.map(Self.shown) ?? ":\(command.name)"
  }

  /// `ma`; for a key with a name `F2 a`, and without a key `:mark a`.
  package func typed(_ command: Command, _ argument: String) -> String {
    let name = name(of: command)
    return name.count == 1 ? name + argument : "\(name) \(argument)"
  }

  /// How to go to an event by number: `120g`.
  package func event(_ number: Int) -> String {
    keys(for: .first).first.map { "\(number)\(Self.shown($0))" } ?? ":\(number)"
  }

  /// How to go to the previous position: the mark key twice.
  package var before: String {
    keys(for: .jump).first.map { Self.shown($0) }.map { $0.count == 1 ? $0 + $0 : "\($0) \($0)" }
      ?? ":\(Command.jump.name) '"
  }

  /// Three steps: `3s`.
  package var threeSteps: String {
    keys(for: .step).first.map { "3\(Self.shown($0))" } ?? ":\(Command.step.name) 3"
  }

  /// Whether capital letters reverse commands wherever they do in the standard map.
  package var hasCapitalsForBack: Bool {
    Command.all.allSatisfy { command in
      guard let back = command.back, Self.hasCapital(of: command.keys, in: back.keys) else {
        return true
      }
      return Self.hasCapital(of: keys(for: command), in: keys(for: back))
    }
  }

  private static func hasCapital(of keys: [String], in others: [String]) -> Bool {
    keys.contains { key in
      let capital = key.uppercased()
      return key.count == 1 && capital != key && others.contains(capital)
    }
  }
}
