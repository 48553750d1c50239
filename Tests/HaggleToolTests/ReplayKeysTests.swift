import Foundation
import HaggleTestSupport
import Testing

@Suite struct `haggle replay --keys` {
  private static let trace = Checkout.root.appending(path: "Traces/nested-grid.trace.json").path

  @Test func `takes the keys of gdb`() throws {
    let outcome = try Haggle.run(
      "replay", "Traces/two-bars.swift", "--keys", "gdb", "--commands", "gsnN/bars;o")
    #expect(outcome.status == 0)
    let stops = outcome.output.matches(of: /(?m)^(\d+)\/68/).map { String($0.1) }
    #expect(stops == ["35", "0", "1", "29", "1", "35", "1"])
  }

  @Test func `is in the help`() throws {
    let help = try Haggle.run("replay", "--help").output
    #expect(help.contains("\n  --keys standard|gdb|FILE"))
    #expect(help.contains("$XDG_CONFIG_HOME/haggle/keys"))
  }

  @Test func `takes those of a file, also in a script`() throws {
    let folder = try ScratchFolder()
    folder.add("mine", "# mine\nuse gdb\nE explain\nn none\n")
    let outcome = try Haggle.run(
      "replay", Self.trace, "--keys", "mine", "--commands", "E", in: folder.url)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("! phantom-minimum at nested: E explains it\n"))
    #expect(outcome.output.contains("\n> E\nnested-grid.swift:15:9: contract: phantom-minimum at"))
    let refused = try Haggle.run(
      "replay", Self.trace, "--keys", "mine", "--commands", "n", in: folder.url)
    #expect(refused.status == 2)
    #expect(refused.errors.contains("“n” is no key of the replay; ? lists them"))
  }

  @Test(arguments: [
    ("n ovr\n", "keys:1: there is no command “ovr”; did you mean over?"),
    ("\n\n7 over", "keys:3: “7” is a count, as in 3s, and can do nothing else."),
    ("n over\nn step", "keys:2: n has a command in line 1 already: remove one of them."),
    ("n\u{0}", "keys is no text: byte 1 is 0. A line of it is KEY COMMAND, such as n over."),
  ])
  func `says what is wrong with a file, and where`(text: String, message: String) throws {
    let folder = try ScratchFolder()
    folder.add("keys", text)
    let outcome = try Haggle.run(
      "replay", Self.trace, "--keys", "keys", "--commands", "s", in: folder.url)
    #expect(outcome.status == 3)
    #expect(outcome.output == "")
    #expect(outcome.errors == "haggle: \(message)\n")
  }

  @Test func `refuses what cannot be a list of keys`() throws {
    let folder = try ScratchFolder()
    folder.add("long", String(repeating: "# long\n", count: 10_000))
    folder.add("bytes", Data((0..<4000).map { UInt8(truncatingIfNeeded: $0 &* 167 &+ 13) }))
    folder.add("latin", Data([0x6E, 0x20, 0xE9, 0x0A]))
    for (file, message) in [
      ("long", "haggle: long has more than 64 kB, which is more than any list of keys.\n"),
      (".", "haggle: . is a folder, and keys are in a file.\n"),
      ("./none", "haggle: ./none cannot be read: there is no such file. "),
      ("latin", "haggle: latin:1:3: byte 0xE9 at offset 2 is not UTF-8. Save the file as UTF-8.\n"),
      ("bytes", "haggle: bytes is no text: byte "),
    ] {
      let outcome = try Haggle.run(
        "replay", Self.trace, "--keys", file, "--commands", "s", in: folder.url)
      #expect(outcome.status == 3)
      #expect(outcome.errors.hasPrefix(message), "\(outcome.errors)")
    }
  }

  @Test func `is empty where the file is`() throws {
    let folder = try ScratchFolder()
    folder.add("keys", "")
    let outcome = try Haggle.run(
      "replay", Self.trace, "--keys", "keys", "--commands", "s", in: folder.url)
    #expect(outcome.status == 0)
  }

  @Test(arguments: [
    ("gbd", "--keys “gbd” is neither standard nor gdb nor a file; did you mean gdb?"),
    ("vim", "--keys “vim” is neither standard nor gdb nor a file"),
    ("-", "--keys takes a file, not standard input"),
  ])
  func `wants a name or a file`(word: String, message: String) throws {
    let outcome = try Haggle.run("replay", Self.trace, "--keys=\(word)", "--commands", "s")
    #expect(outcome.status == 2)
    #expect(outcome.errors == "haggle replay: \(message)\nTry: haggle replay --help\n")
  }
}

@Suite(.serialized, .timeLimit(.minutes(5)))
struct `The user's own keys` {
  private static let trace = Checkout.root.appending(path: "Traces/nested-grid.trace.json").path

  /// Writes `haggle/keys` into a folder of settings.
  private func write(_ keys: String, in folder: ScratchFolder, at path: String = "haggle") throws {
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: path), withIntermediateDirectories: true)
    folder.add("\(path)/keys", keys)
  }

  private func terminal(_ folder: ScratchFolder) throws -> Tmux {
    try Tmux(columns: 80, rows: 24, in: folder)
  }

  private func run(_ arguments: [String], _ environment: [String: String]) throws -> String {
    let folder = try ScratchFolder()
    let process = Haggle.makeProcess(arguments, in: folder.url)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let output = folder.add("output", Data())
    process.standardOutput = try FileHandle(forWritingTo: output)
    try process.run()
    process.waitUntilExit()
    return try folder.text("output")
  }

  @Test func `are not for scripts`() throws {
    let folder = try ScratchFolder()
    try write("X explain\ns none\n", in: folder)
    let environment = ["XDG_CONFIG_HOME": folder.url.path]
    let output = try run(["replay", Self.trace, "--commands", "s"], environment)
    #expect(output.contains("x explains it") && output.contains("\n> s\n65/285"))
    #expect(try run(["replay", Self.trace], environment).contains("x explains it"))
    #expect(try run(["replay", Self.trace, "--plain"], environment).contains("x explains it"))
  }

  @Test(.needsTmux)
  func `are for who sits at the terminal, line by line and on the screen`() throws {
    let folder = try ScratchFolder()
    let tmux = try terminal(folder)
    try write("X explain\nE continue\n", in: folder)
    try tmux.enter("\"$HAGGLE\" replay --plain \(Self.trace)")
    #expect(try tmux.wait { $0.contains("X explains it") })
    try tmux.enter("E q")
    #expect(try tmux.wait { $0.contains("173/285") })
    try tmux.enter("\"$HAGGLE\" replay \(Self.trace)")
    #expect(try tmux.wait { $0.contains("event 64/200") && $0.contains("X explain") })
    try tmux.press("E")
    #expect(try tmux.wait { $0.contains("event 173/200") })
    try tmux.press("q")
  }

  @Test(.needsTmux)
  func `can be done without, and say how where they make no sense`() throws {
    let folder = try ScratchFolder()
    let tmux = try terminal(folder)
    try write("X explain\n", in: folder)
    try tmux.enter("clear; \"$HAGGLE\" replay --plain --keys standard \(Self.trace)")
    #expect(try tmux.wait { $0.contains("x explains it") })
    try tmux.enter("q")
    try write("X explian\n", in: folder)
    try tmux.enter("clear; \"$HAGGLE\" replay \(Self.trace)")
    #expect(
      try tmux.wait {
        let text = $0.split(whereSeparator: \.isWhitespace).joined()
        return text.contains("keys:1:thereisnocommand“explian”;didyoumeanexplain?")
          && text.contains("Orgowithoutthefile:--keysstandard")
      })
  }

  @Test(.needsTmux) func `are at home where nobody says otherwise`() throws {
    let folder = try ScratchFolder()
    let tmux = try terminal(folder)
    try write("X explain\n", in: folder, at: "home/.config/haggle")
    try tmux.enter(
      "clear; env -u XDG_CONFIG_HOME HOME=$PWD/home \"$HAGGLE\" replay --plain \(Self.trace)")
    #expect(try tmux.wait { $0.contains("X explains it") })
    try tmux.enter("q")
  }
}
