import HaggleReplay
import HaggleTestSupport
import Testing

/// Which keys do what: the maps that have names, and those that somebody writes.
@Suite struct `A map of keys` {
  /// `over`, `search-next×3`, `mark a`.
  private func outline(_ text: String, _ keys: KeyMap) throws -> [String] {
    try Instruction.read(text, keys: keys).map { instruction in
      instruction.command.name + (instruction.count.map { "×\($0)" } ?? "")
        + (instruction.argument.map { " \($0)" } ?? "")
    }
  }

  @Test func `is that of the table unless one says otherwise`() {
    for command in Command.all {
      #expect(KeyMap.standard.keys(for: command) == command.keys)
      for key in command.keys { #expect(KeyMap.standard.command(for: key) == command) }
      for key in command.gdbKeys { #expect(KeyMap.gdb.command(for: key) == command) }
    }
  }

  @Test(arguments: [
    ("use gdb", "nN", ["over", "over-back"]),
    ("use gdb", "oO3o", ["search-next", "search-back", "search-next×3"]),
    ("use gdb\nn step", "n", ["step"]),
    ("n step\nuse gdb", "nN", ["step", "over-back"]),
    ("use standard", "nN", ["search-next", "search-back"]),
    ("Q over\r\nq step-back", "Q q o", ["over", "step-back", "over"]),
    ("x /\n", "", ["-"]),
    ("+ search", "+node ~ Grid; s", ["search node ~ Grid", "step"]),
    ("R :why-not", "3R350;s", ["why-not×3 350", "step"]),
    ("# a comment\n\n  ü   first # more\nhash last", "7ü ü #", ["go 7", "first", "last"]),
    ("` jump\nM mark", "Ma`a```'", ["mark a", "jump a", "jump '", "jump '"]),
    ("T go\nY select", "T120;Youter", ["go 120", "select outer"]),
    ("P prompt", "Pwhy outer; :why", ["why outer", "why"]),
    ("Z watch", "Z", ["watch"]),
    (": prompt", ":step", ["step"]),
    ("", "s", ["step"]),
  ])
  func `leads keys to commands`(file: String, typed: String, expected: [String]) throws {
    if expected == ["-"] {
      #expect(throws: KeyMap.Mistake.self) { try KeyMap.read(file) }
    } else {
      #expect(try outline(typed, KeyMap.read(file)) == expected)
    }
  }

  @Test(arguments: [
    ("C-f over", "C-f"), ("Ctrl-F over", "C-f"), ("alt-x over", "M-x"), ("M-C-a over", "M-C-a"),
    ("C-M-a over", "M-C-a"), ("PageDown over", "pagedown"), ("← over", "left"),
    ("S-C-Left over", "C-S-left"), ("Shift-Tab over", "S-tab"), ("f12 over", "F12"),
    ("Escape over", "esc"), ("Return over", "enter"), ("M-Space over", "M-space"), ("- over", "-"),
    ("M-- over", "M--"), ("ß over", "ß"), ("日 over", "日"), ("hash over", "#"), ("M-# over", "M-#"),
  ])
  func `has keys as people write them`(line: String, key: String) throws {
    let map = try KeyMap.read(line)
    #expect(map.command(for: key) == .over)
    #expect(map.keys(for: .over) == [key, "o"])
  }

  @Test func `names first what somebody chose, in their order`() throws {
    let map = try KeyMap.read("F2 step\nE step\ns none")
    #expect(map.keys(for: .step) == ["F2", "E"])
    #expect(map.inLines.keys(for: .step) == ["E", "F2"])
    #expect(map.name(of: .step) == "F2")
    #expect(map.command(for: "s") == nil)
  }

  @Test(arguments: [
    ("n ovr", 1, "there is no command “ovr”; did you mean over?"),
    ("\nn non", 2, "there is no command “non”; did you mean none?"),
    ("n xyzzy", 1, "there is no command “xyzzy”; :help in a replay lists them"),
    ("n", 1, "a command is missing behind “n”: a line is KEY COMMAND, such as n over"),
    ("n # over", 1, "a command is missing behind “n”: a line is KEY COMMAND, such as n over"),
    ("n over now", 1, "“now” is one word too many: a line is KEY COMMAND, such as n over"),
    ("n over\ns step\nn none", 3, "n has a command in line 1 already: remove one of them"),
    ("C-f over\nctrl-F none", 2, "ctrl-F has a command in line 1 already: remove one of them"),
    ("use gdb\nuse gdb", 2, "line 1 says what to use already: remove one of them"),
    ("use vim", 1, "“use vim”: there are standard and gdb"),
    ("pagedwn over", 1, "“pagedwn” is no key; did you mean pagedown?"),
    ("7 over", 1, "“7” is a count, as in 3s, and can do nothing else"),
    (
      ": none", 1,
      "“:” always types a command by its name, so that each can be reached: choose another key for "
        + "none"
    ),
    ("C-i over", 1, "“C-i” is what terminals send for tab: write tab"),
    ("M-f over", 1, "“M-f” is what terminals send for M-right: write M-right"),
    ("S-a over", 1, "“S-a” is written as the character that it makes, as A"),
    ("C-1 over", 1, "no terminal sends “C-1”: choose another key"),
    ("M-[ over", 1, "no terminal sends “M-[”: choose another key"),
    ("C-enter over", 1, "no terminal sends “C-enter”: choose another key"),
    ("e\u{301}\u{301} over", 1, "no terminal sends “e\u{301}\u{301}”: choose another key"),
    (
      "bogus over", 1,
      "“bogus” is no key; a key is a character or one of left, right, up, down, home, end, pageup, "
        + "pagedown, delete, space, tab, enter, esc, backspace, hash, F1 to F12, with C-, M- or S- "
        + "before it"
    ),
  ])
  func `says what is wrong with a file`(file: String, line: Int, message: String) {
    #expect(throws: KeyMap.Mistake(line: line, message: message)) { try KeyMap.read(file) }
  }

  @Test func `names the keys in force, or the command where there is none`() throws {
    let map = try KeyMap.read("R why-not\nF2 mark\nx none\ng none\nhome none\n` jump\ns none")
    #expect(map.typed(.whyNot, "350") == "R350")
    #expect(map.typed(.mark, "a") == "F2 a")
    #expect(map.name(of: .explain) == ":explain")
    #expect(map.event(120) == ":120")
    #expect(map.before == "``")
    #expect(map.threeSteps == ":step 3")
    #expect(!map.hasCapitalsForBack)
    #expect(KeyMap.gdb.hasCapitalsForBack)
    #expect(KeyMap.standard.event(120) == "120g")
    #expect(try KeyMap.read("' none").before == ":jump '")
  }

  @Test func `shows what has a key by somebody's wish alone`() throws {
    let titles = KeyMap.standard.groups.map(\.title)
    let map = try KeyMap.read("T tree")
    #expect(map.groups.map(\.title) == titles + ["By name"])
    #expect(map.groups.last?.commands == [.tree])
  }
}

/// What holds of every map, whatever somebody wrote.
@Suite struct `Every map of keys` {
  private static func random(_ seed: UInt64) -> String {
    var random = Seeded(seed: seed)
    let keys = Command.all.flatMap(\.keys).filter { $0 != ":" && $0 != "C-k" }
    let names = Command.all.map(\.name) + ["none"]
    let written: [String] = Set(keys).sorted().map { key in key == "#" ? "hash" : key }
    let chosen = written.filter { _ in Bool.random(using: &random) }
    let lines: [String] = chosen.map { key in
      "\(key) \(names.randomElement(using: &random) ?? "none")"
    }
    return (Bool.random(using: &random) ? "use gdb\n" : "") + lines.joined(separator: "\n")
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `leaves each command within reach of its name`(seed: UInt64) throws {
    let map = try KeyMap.read(Self.random(seed))
    for command in Command.all {
      let read = try Instruction.read(":\(command.name) 1", keys: map)
      #expect(read.map(\.command) == [command])
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `gives each key to one command, and names no key for another one`(seed: UInt64) throws {
    let map = try KeyMap.read(Self.random(seed))
    let keys = Command.all.flatMap { map.keys(for: $0) }
    #expect(Set(keys).count == keys.count)
    for command in Command.all {
      for key in map.keys(for: command) { #expect(map.command(for: key) == command) }
    }
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `is read or refused, whatever the text`(seed: UInt64) {
    var random = Seeded(seed: seed)
    let parts = [
      "n", "over", " ", "\n", "#", ":", "-", "C-", "M-", "use", "gdb", "\u{1B}[31m", "日", "\t", "7",
      "hash", "none", "\u{301}", "\u{0}", "\r\n", "\u{FFFD}", "F1", "S-tab",
    ]
    let text = (0..<40).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
    do throws(KeyMap.Mistake) {
      let map = try KeyMap.read(text)
      #expect(map.command(for: ":") == .prompt)
    } catch {
      #expect(!error.message.isEmpty && error.line > 0)
    }
  }
}
