import Foundation
import HaggleVocabulary
import Testing

/// Names, texts, notes, logs and file names that try to say something in haggle's place.
@Suite struct `Characters that nobody sees` {
  /// A line of its own, an override of the direction, a control of a terminal, a line separator.
  private static let evil =
    "x\u{9B}2J\u{202E}lla\u{2028}haggle: forged\u{2066}y\u{85}z\u{FEFF}" + invisible
  /// What draws nothing: joiner of words, filler of Hangul, tag, space without width, separator of
  /// vowels, soft hyphen.
  private static let invisible = "p\u{2060}q\u{3164}r\u{E0041}s\u{200B}t\u{180E}u\u{AD}v"
  private static let name = "v\nhaggle: forged\u{202E}\u{9B}\u{2028}.swift"

  private static let source = """
    // proposal: 60x40
    // note: \(evil)
    struct Card: View {
      let title = "\(evil)"
      var body: some View {
        VStack {
          Text(title).fixedSize().id("\(evil)")
          Text(verbatim: "a\\u{202E}b\\u{2028}haggle: forged")
          UnknownView(\"\(evil)\")
        }
        .onAppear { print("\(evil)") }
        .strange("\(evil)")
      }
    }
    // expect: \(evil) width == 5
    """

  private static let log = """
    \(evil): Proposal Mode: ProposedViewSize(width: Optional(0.0), height: nil)
    \(evil): Required Size: (8.0, 16.0)
    """

  /// All that a verb answers and writes; `FILE` is the scenario, `TRACE` a trace of it.
  private static let commands: [[String]] = [
    ["trace", "FILE"], ["trace", "FILE", "--as", "log"], ["trace", "FILE", "--as", "diagnostics"],
    ["trace", "FILE", "--as", "json"], ["check", "FILE"], ["check", "FILE", "--json"],
    ["check", "FILE", "--format", "sarif"], ["check", "FILE", "--format", "junit"],
    ["check", "FILE", "--format", "github"], ["why", "FILE", "1"], ["why", "FILE", "1", "--json"],
    ["query", "FILE", "true"], ["query", "FILE", "name == \u{202E}\n\u{9B}"], ["try", "FILE"],
    ["try", "FILE", "--json"], ["sweep", "FILE", "--width", "50...60"],
    ["sweep", "FILE", "--width", "50...60", "--format", "html"],
    ["export", "FILE", "--to", "svg"], ["export", "FILE", "--to", "markdown"],
    ["export", "FILE", "--to", "html"], ["export", "FILE", "--to", "chrome"],
    ["export", "FILE", "--to", "csv"], ["export", "FILE", "--to", "test"],
    ["import", "LOG"], ["import", "LOG", "--json"], ["diff", "FILE", "TRACE"],
    ["trace", "TRACE"], ["export", "TRACE", "--to", "markdown"],
    ["export", "TRACE", "--to", "svg"],
    ["export", "TRACE", "--to", "html"],
    ["attach", "FILE", "--out", "r", "--note", evil, "--title", evil], ["survey", "."],
    ["attach", "FILE", "--out", "r" + name], ["replay"], ["replay", "FILE", "--keys", "KEYS"],
    ["replay", "FILE", "--keys", "ZERO"], ["replay", "FILE", "--keys", "FOLDER"],
    ["survey", "FOLDER"], ["import", "LOG", "--out", "i" + name], ["trace", "LOG"],
    ["import", "TRACE"],
    ["survey", ".", "--json"], ["trace", "no" + name], ["trace", "FILE", "--out", "no/" + name],
    ["trace", "FILE", "--root", evil], ["trace", "FILE", "--" + evil], [evil],
    ["trace", "FILE", "--set", evil], ["check", "FILE", "--baseline", "no" + name],
    ["export", "FILE", "--to", "svg", "--out", name], ["replay", "FILE"],
  ]

  /// Made once: edits are looked for while it is recorded.
  private static let trace = Result {
    let folder = try ScratchFolder()
    folder.add(name, source)
    return try Haggle.run("trace", name, "--as", "json", in: folder.url).output
  }

  private func folder() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    folder.add(Self.name, Self.source)
    folder.add("t" + Self.name + ".json", try Self.trace.get())
    return folder
  }

  /// Where edits are printed as they are in the text, the page and the report, or not at all.
  private static let plain: Set = [
    "log", "diagnostics", "json", "svg", "markdown", "chrome", "csv", "--root", "--set",
  ]

  private func expectHonest(_ text: String, _ what: String) {
    let hidden = Set(
      text.unicodeScalars.filter { HiddenCharacter.isOne($0) && $0 != "\n" && $0 != "\r" }
        .map(HiddenCharacter.escape))
    #expect(hidden == [], "\(what): \(text.debugDescription)")
    let forged = text.split(separator: "\n").filter { $0.hasPrefix("haggle: forged") }
    #expect(forged == [], "\(what)")
  }

  @Test(arguments: commands) func `are shown as escapes, and begin no line`(
    _ command: [String]
  ) throws {
    let folder = try folder()
    if command.contains("LOG") { folder.add("log" + Self.name, Self.log) }
    folder.add("keys" + Self.name, "no command\n")
    folder.add("zero" + Self.name, "a\0b\n")
    if command.contains("FOLDER") { try addUnreadable(to: folder) }
    let words = command.map {
      switch $0 {
      case "FILE": Self.name
      case "TRACE": "t" + Self.name + ".json"
      case "LOG": "log" + Self.name
      case "KEYS": "keys" + Self.name
      case "ZERO": "zero" + Self.name
      case "FOLDER": "folder" + Self.name
      default: $0
      }
    }
    let isPlain = command.contains("FILE") && !Self.plain.isDisjoint(with: command)
    let outcome = try Haggle.run(
      words + (isPlain ? ["--no-edits"] : []), input: Data("n\nn\nq\n".utf8), in: folder.url)
    expectHonest(outcome.output, "standard output of \(command)")
    expectHonest(outcome.errors, "standard error of \(command)")
    let report = folder.url.appending(path: "r")
    for file in (try? FileManager.default.contentsOfDirectory(atPath: report.path)) ?? [] {
      expectHonest(try folder.text("r/" + file), file)
    }
  }

  /// A folder with a file in it that is a link to nothing.
  private func addUnreadable(to folder: ScratchFolder) throws {
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "folder" + Self.name), withIntermediateDirectories: false)
    folder.add("folder" + Self.name + "/a.swift", "Text(\"a\")")
    let link = folder.url.appending(path: "folder" + Self.name + "/gone" + Self.name)
    try FileManager.default.createSymbolicLink(
      atPath: link.path, withDestinationPath: "nothing" + Self.name)
  }

  @Test func `come back from a trace as they were`() throws {
    let folder = try folder()
    let again = try Haggle.run("trace", "t" + Self.name + ".json", "--as", "json", in: folder.url)
    #expect(again.status == 0)
    #expect(again.output == (try folder.text("t" + Self.name + ".json")))
    #expect(again.output.contains("\\u202e"))
    #expect(again.output.contains("p\\u2060q\\u3164r\\udb40\\udc41s\\u200bt\\u180eu\\u00adv"))
  }
}
