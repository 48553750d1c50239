import Foundation
import HaggleTestSupport
import Testing

/// What is written is what was shown, byte by byte, and nothing else.
@Suite struct `haggle try --apply` {
  /// The commands in a text that make an edit, in order.
  private func commands(in text: String) -> [[String]] {
    text.matches(of: /haggle (try .* --apply [0-9a-f]{6}.*)/).map {
      $0.output.1.split(separator: " ").map(String.init)
    }
  }

  /// The lines of the source that an edit of an answer adds.
  private func added(in entry: Substring) -> [Substring] {
    entry.split(separator: "\n").compactMap { line in
      line.firstMatch(of: /^ *[0-9]+ \+ *(.*)$/)?.output.1
    }
  }

  @Test func `makes each of the edits that a trace shows`() throws {
    let folder = try ScratchFolder()
    let text = try Checkout.text("Traces/relative-last.swift")
    folder.add("Row.swift", text)
    let trace = try Haggle.run("trace", "Row.swift", "--as", "findings", in: folder.url).output
    let commands = commands(in: trace)
    #expect(commands.count == 3)
    let entries = trace.split(separator: /\n {12}[0-9][ ]{2}/).dropFirst().prefix(3)
    #expect(entries.count == commands.count)
    for (entry, command) in zip(entries, commands) {
      folder.add("Row.swift", text)
      let outcome = try Haggle.run(command, input: Data(), in: folder.url)
      #expect(outcome.status == 0, "\(outcome.errors)")
      let lines = try folder.text("Row.swift").split(separator: "\n")
        .map { $0.drop { $0 == " " } }
      for line in added(in: entry) { #expect(lines.contains(line), "\(command): \(line)") }
    }
  }

  @Test func `is printed by a check in the words of the trace`() throws {
    let folder = try ScratchFolder()
    // What a file expects is no news, and has no edits.
    let lines = try Checkout.text("Traces/relative-last.swift").split(separator: "\n")
    folder.add(
      "Row.swift", lines.filter { !$0.hasPrefix("// expect: finding") }.joined(separator: "\n"))
    let trace = try Haggle.run("trace", "Row.swift", "--as", "findings", in: folder.url).output
    let check = try Haggle.run("check", "Row.swift", "--edits", in: folder.url).output
    #expect(commands(in: check) == commands(in: trace))
    let json = try Haggle.run("check", "Row.swift", "--edits", "--json", in: folder.url).output
    for command in commands(in: trace) {
      #expect(json.contains(command.joined(separator: " ")))
    }
  }

  @Test func `does in a replay what it does in a shell`() throws {
    let folder = try ScratchFolder()
    let text = try Checkout.text("Traces/relative-last.swift")
    folder.add("Row.swift", text)
    let trace = try Haggle.run("trace", "Row.swift", "--as", "findings", in: folder.url).output
    let command = try #require(commands(in: trace).first)
    let key = try #require(command.last)
    let replay = try Haggle.run(
      "replay", "Row.swift", "--commands", ":apply \(key)", in: folder.url)
    #expect(replay.output.contains("wrote Row.swift: "), "\(replay.output)")
    let replayed = try folder.text("Row.swift")
    folder.add("Row.swift", text)
    _ = try Haggle.run(command, input: Data(), in: folder.url)
    #expect(try folder.text("Row.swift") == replayed)
    #expect(replayed != text)
  }

  @Test func `needs the source in a replay, and a key`() throws {
    let folder = try ScratchFolder()
    folder.add("Row.swift", Sources.squeezed)
    _ = try Haggle.run("trace", "Row.swift", "--out", "Row.trace.json", in: folder.url)
    func said(_ file: String, _ key: String) throws -> String {
      try Haggle.run("replay", file, "--commands", ":apply \(key)", in: folder.url).output
    }
    #expect(try said("Row.trace.json", "00ff00").contains("Row.trace.json is no source file"))
    #expect(
      try said("Row.swift", "00ff00").contains("no edit of Row.swift as it is now has the key"))
    #expect(try said("Row.swift", "first").contains("“first” is no key of an edit"))
    #expect(try folder.text("Row.swift") == Sources.squeezed)
  }

  @Test func `makes the edit that its own answer names, with the options that it has`() throws {
    let folder = try ScratchFolder()
    folder.add("Row.swift", Sources.squeezed)
    let words = ["try", "Row.swift", "title", "width", "--to", "96", "--proposal", "210x100"]
    let answer = try Haggle.run(words, input: Data(), in: folder.url).output
    let command = try #require(commands(in: answer).first)
    #expect(
      command.dropLast() == [
        "try", "Row.swift", "title", "width", "--proposal", "210x100", "--to", "96", "--apply",
      ])
    let outcome = try Haggle.run(command, input: Data(), in: folder.url)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      try folder.text("Row.swift")
        == Sources.squeezed.replacing(#".id("title")"#, with: #".id("title").layoutPriority(1)"#))
  }

  @Test func `refuses an edit that is not there any more`() throws {
    let folder = try ScratchFolder()
    folder.add("Row.swift", Sources.squeezed)
    let outcome = try Haggle.run("try", "Row.swift", "--apply", "00ff00", in: folder.url)
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.contains(
        "no edit of Row.swift as it is now has the key 00ff00; the same command without --apply "
          + "shows those that there are"), "\(outcome.errors)")
    #expect(try folder.text("Row.swift") == Sources.squeezed)
    let wrong = try Haggle.run("try", "Row.swift", "--apply", "first", in: folder.url)
    #expect(wrong.status == 2)
    #expect(
      wrong.errors.contains(
        "expected the key of an edit, such as 3f9a2c, or a number from 1 to 20"), "\(wrong.errors)")
  }

  @Test(arguments: ["\u{FEFF}", ""])
  func `keeps a byte order mark`(mark: String) throws {
    let folder = try ScratchFolder()
    folder.add("Row.swift", mark + Sources.squeezed)
    #expect(try Haggle.run("try", "Row.swift", "--apply", "1", in: folder.url).status == 0)
    let bytes = try Data(contentsOf: folder.url.appending(path: "Row.swift"))
    let edited = Sources.squeezed.replacing(
      #".id("title")"#, with: #".id("title").layoutPriority(1)"#)
    #expect(Array(bytes) == Array((mark + edited).utf8))
  }
}
