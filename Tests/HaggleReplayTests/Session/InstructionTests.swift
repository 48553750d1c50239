import Foundation
import HaggleReplay
import Testing

@Suite struct `A line of commands` {
  /// `step×3`, `go 120`, `mark a`.
  private func outline(_ text: String) throws -> [String] {
    try Instruction.read(text).map { instruction in
      instruction.command.name + (instruction.count.map { "×\($0)" } ?? "")
        + (instruction.argument.map { " \($0)" } ?? "")
    }
  }

  @Test(arguments: [
    ("sso f c", ["step", "step", "over", "finish", "continue"]),
    ("s s o", ["step", "step", "over"]),
    ("SOFC", ["step-back", "over-back", "finish-back", "continue-back"]),
    ("3s12.", ["step×3", "next×12"]),
    ("120g g G", ["go 120", "first", "last"]),
    ("10s", ["step×10"]),
    (":120", ["go 120"]), (":120;s", ["go 120", "step"]),
    ("ma'a''", ["mark a", "jump a", "jump '"]),
    ("m1", ["mark 1"]),
    (
      "/node ~ Grid && answer.width > 0;n",
      ["search node ~ Grid && answer.width > 0", "search-next"]
    ),
    ("&;s", ["filter", "step"]),
    ("\\cached\ns", ["filter cached", "step"]),
    ("W350;w", ["why-not 350", "why"]),
    ("A it begins here; s", ["note it begins here", "step"]),
    (":break node ~ Grid\nc", ["break node ~ Grid", "continue"]),
    (":why outer;:step 3", ["why outer", "step×3"]),
    (":q", ["quit"]), (":write", ["write"]), (":write a.trace.json", ["write a.trace.json"]),
    ("0g", ["go 0"]), ("0s", ["step"]), ("m a' a", ["mark a", "jump a"]),
    (":findings", ["findings"]), (":mark a", ["mark a"]),
    ("", []), (" ; ;", []),
    ("99999999999999999999s", ["step×1000000000"]),
  ])
  func `is read key by key`(text: String, expected: [String]) throws {
    #expect(try outline(text) == expected)
  }

  @Test(arguments: [
    ("A it begins  here ; s", ["A it begins  here", "s"]), ("W 350", ["W 350"]), ("12 s", ["12s"]),
    ("/ node ~ Grid;n", ["/ node ~ Grid", "n"]), (": step 3", [":step 3"]),
  ])
  func `is shown as it was typed`(text: String, typed: [String]) throws {
    #expect(try Instruction.read(text).map(\.typed) == typed)
  }

  @Test(arguments: [
    ("sQ", "“Q” is no key of the replay; ? lists them"),
    ("m", "“m” is not complete: a key has to follow"),
    (":mark", "“:mark” is not complete: a letter has to follow"),
    (":jump", "“:jump” is not complete: a letter has to follow"),
    (":w", "“:w” may be :why, :why-not, :watch, :write"),
    ("12", "“12” is not complete: a key has to follow"),
    ("W", "“W” is not complete: NUMBER has to follow"),
    ("/;s", "“/” is not complete: EXPRESSION has to follow"),
    (":", "a command is missing behind the colon; ? lists them"),
    (":jumble", "there is no command “:jumble”; ? lists them"),
    (":step x", "“:step” takes nothing but a count, not “x”"),
    (
      ":findings :marks",
      "“:findings” takes nothing but a count, not “:marks”; between commands stands ;"
    ),
    (":go", "“:go” is not complete: EVENT has to follow"),
    (":fin", "“:fin” may be :finish, :finish-back, :findings"),
  ])
  func `says what is wrong with it`(text: String, message: String) {
    #expect(throws: CommandError(message)) { try Instruction.read(text) }
  }
}

@Suite struct `The commands` {
  @Test func `have a key and a name each to themselves`() {
    for map in [KeyMap.standard, .gdb] {
      let keys = Command.all.flatMap { map.keys(for: $0) }
      #expect(Set(keys).count == keys.count)
    }
    let names = Command.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(Command.all.allSatisfy { Command.named($0.name) == $0 })
  }

  @Test func `have words for the help where they are not a way back`() {
    for group in Command.groups + [Command.unkeyed] {
      for command in group.commands { #expect(!command.about(.standard).isEmpty) }
    }
  }

  /// What is declared and not listed could not be reached.
  @Test func `are all listed in their groups`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/HaggleReplay/Commands")
    var declared: [String] = []
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where name.hasPrefix("Command+") {
      let source = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      declared += source.matches(of: /(?:Command|pair)\(\s*"([^"]+)"/).map { String($0.1) }
      declared += source.matches(of: /\bback: "([^"]+)"/).map { String($0.1) }
    }
    #expect(declared.sorted() == Command.all.map(\.name).sorted())
  }

  /// Those that go along something have a key of their own for the other way.
  private static let pairs: Set<String> = ["j", "l", "J", "d"]

  @Test func `go back with the capital letter where there is one`() {
    for command in Command.all {
      guard let key = command.keys.first, let back = command.back?.keys.first, key.count == 1,
        key.first!.isLetter, !Self.pairs.contains(key)
      else { continue }
      #expect(back == key.uppercased())
    }
  }
}
