import Foundation
import Testing

@Suite struct `haggle survey` {
  /// A folder with a file for each thing that can become of one.
  private func folder() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    for name in ["Cards", "Cards/Small", "Odd", ".build"] {
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: name), withIntermediateDirectories: true)
    }
    folder.add("Cards/Complete.swift", Sources.bars)
    folder.add("Cards/Small/Assumed.swift", "Text(title).padding()")
    folder.add("Cards/Partial.swift", "VStack { Avatar(); Color.red }")
    folder.add("Odd/Error.swift", "VStack { Color.red")
    folder.add("Odd/Empty.swift", "")
    folder.add("Odd/Viewless.swift", "let a = 1")
    folder.add(
      "Two.swift", Sources.twoViews + "\nstruct Third: View { var body: some View { Avatar() } }")
    folder.add(".build/Hidden.swift", Sources.bars)
    folder.add(".Hidden.swift", Sources.bars)
    folder.add("Notes.txt", Sources.bars)
    return folder
  }

  @Test func `says what became of every file, in the order of their paths`() throws {
    let folder = try folder()
    let outcome = try Haggle.run("survey", ".", "--format", "json", in: folder.url)
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
    let answer = try JSONDecoder().decode(Answer.self, from: Data(outcome.output.utf8))
    #expect(
      answer.files.map { "\($0.file) \($0.status) \($0.boxes)" } == [
        "Cards/Complete.swift complete 0", "Cards/Partial.swift partial 1",
        "Cards/Small/Assumed.swift assumed 0", "Odd/Empty.swift error 0",
        "Odd/Error.swift error 0", "Odd/Viewless.swift no-view 0", "Two.swift partial 1",
      ])
    #expect(answer.files.map(\.roots).last == ["First", "Second", "Third"])
    #expect(answer.folders.map(\.name) == [".", "Cards", "Odd"])
    #expect(answer.total.files == 7)
    #expect(answer.total.traced == 4)
    #expect(answer.total.supported == 4)
    #expect(answer.files.allSatisfy { $0.seconds > 0 })
    #expect(answer.files[3].message?.hasPrefix("Odd/Empty.swift is empty. ") == true)
    #expect(answer.files[4].message?.hasPrefix("1:8 this `{` is never closed") == true)
  }

  @Test(
    arguments: [
      ("Avatar()", "1:1 unknown-view Avatar name"),
      ("Kit.Avatar()", "1:5 unknown-view Kit.Avatar name"),
      ("Color.red\n  .glow(by: 3)", "2:4 unknown-modifier glow name"),
      ("Text(L10n.title(3))", "1:11 unknown-value L10n name"),
      ("Color.red.badge(3)", "1:11 later-modifier badge form"),
      ("Text(\"a\".noSuchCount)", "1:10 unknown-member noSuchCount form"),
      ("struct Web: UIViewRepresentable {}\nWeb()", "2:1 foreign-view Web form"),
      ("Color.red\nthis is prose, here!", "2:1 not-swift this is prose, here! form"),
    ])
  func `tells who lacks what`(text: String, lack: String) throws {
    let outcome = try Haggle.run(
      ["survey", "-", "--format", "json"], input: Data(text.utf8))
    let file = try JSONDecoder().decode(File.self, from: Data(outcome.output.utf8))
    let told = file.diagnostics.filter { $0.lack != nil }.map { diagnostic in
      let place = "\(diagnostic.line ?? 0):\(diagnostic.column ?? 0)"
      return "\(place) \(diagnostic.code) \(diagnostic.subject ?? "") \(diagnostic.lack ?? "")"
    }
    #expect(told == [lack])
  }

  @Test func `prints the same survey for people`() throws {
    let folder = try folder()
    let outcome = try Haggle.run("survey", ".", "--top", "3", in: folder.url)
    #expect(outcome.status == 0)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.first?.hasPrefix(".: 7 Swift files, ") == true)
    #expect(
      lines.contains(
        "all         7  4  57%    1  14%   1  14%   2  29%  1  14%  2  29%      –     –   4  57%"))
    #expect(lines.contains("error      Odd/Error.swift"))
  }

  @Test func `counts a file as over time that took longer than it may`() throws {
    let folder = try ScratchFolder()
    folder.add("Plain.swift", Sources.bars)
    let options = ["--time-limit", "0.001", "--format", "json"]
    let all = try Haggle.run(["survey", "."] + options, input: Data(), in: folder.url)
    let answer = try JSONDecoder().decode(Answer.self, from: Data(all.output.utf8))
    #expect(all.status == 0)
    #expect(answer.files.map(\.status) == ["over-time"])
    let alone = try Haggle.run(["survey", "Plain.swift"] + options, input: Data(), in: folder.url)
    let file = try JSONDecoder().decode(File.self, from: Data(alone.output.utf8))
    #expect(file.status == "over-time")
    #expect(file.roots == ["HStack"])
    #expect(file.message == "took \(file.seconds) seconds of processor time")
  }

  @Test func `does not wait for a file that runs on`() throws {
    let folder = try ScratchFolder()
    folder.add("Loop.swift", Self.endless)
    folder.add("Plain.swift", Sources.bars)
    let outcome = try Haggle.run(
      "survey", ".", "--time-limit", "0.02", "--format", "json", "--jobs", "2", in: folder.url)
    let answer = try JSONDecoder().decode(Answer.self, from: Data(outcome.output.utf8))
    #expect(answer.files[0].status == "over-time")
    #expect(answer.files[0].roots.isEmpty)
    #expect(answer.files[0].message?.hasPrefix("stopped after ") == true)
  }

  /// Each of its many layouts counts to a million whenever it is asked.
  private static let endless = """
    struct Slow: Layout {
      func count() -> CGFloat {
        var sum = 0
        for i in 0..<400 { for j in 0..<400 { sum += (i * j) % 7 } }
        return CGFloat(sum % 50)
      }
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize { CGSize(width: count(), height: 10) }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }
    VStack { ForEach(0..<90) { _ in Slow { Color.red } } }
    """

  @Test func `needs no more open files for many than for a few`() throws {
    let folder = try ScratchFolder()
    for index in 0..<60 { folder.add("\(index).swift", "Color.red") }
    let process = Haggle.makeProcess([], in: folder.url)
    process.executableURL = URL(filePath: "/bin/sh")
    // What the tests beside this one have open is open here as well.
    process.arguments = [
      "-c",
      """
      ulimit -n $(($(ls /dev/fd | sort -n | tail -n 1) + 37))
      exec '\(Haggle.executable.path)' survey . --format json > said
      """,
    ]
    try process.run()
    process.waitUntilExit()
    let answer = try JSONDecoder().decode(Answer.self, from: Data(folder.text("said").utf8))
    #expect(answer.files.map(\.status) == Array(repeating: "complete", count: 60))
  }

  @Test(.enabled(if: Shell.exists("ps"), "ps is not installed"))
  func `ends with all that it started when it is interrupted`() throws {
    let folder = try ScratchFolder()
    let name = "Loop-\(UUID().uuidString).swift"
    folder.add(name, Self.endless)
    folder.add("Plain.swift", Sources.bars)
    let terminal = try Terminal()
    let process = Haggle.makeProcess(
      ["survey", ".", "--time-limit", "60", "--jobs", "2"], in: folder.url)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = terminal.screen
    try process.run()
    #expect(terminal.shows("1 of 2 files …"))
    kill(process.processIdentifier, SIGINT)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == SIGINT)
    let processes = try Shell.run("ps", ["-A", "-o", "args"], in: folder.url)
    #expect(processes.contains("ps -A"))
    #expect(!processes.contains(name))
  }

  @Test func `goes on where a folder cannot be looked into`() throws {
    let folder = try ScratchFolder()
    folder.add("Plain.swift", Sources.bars)
    let links = [("Round", "."), ("Gone.swift", "nowhere"), ("Link.swift", "Plain.swift")]
    for (name, target) in links {
      try FileManager.default.createSymbolicLink(
        atPath: folder.url.appending(path: name).path, withDestinationPath: target)
    }
    let outcome = try Haggle.run("survey", ".", "--format", "json", in: folder.url)
    let answer = try JSONDecoder().decode(Answer.self, from: Data(outcome.output.utf8))
    #expect(outcome.status == 0)
    #expect(outcome.errors == "./Gone.swift is left out: there is no such file\n")
    #expect(answer.files.map(\.file) == ["Link.swift", "Plain.swift"])
    #expect(answer.unreadable.map(\.path) == ["Gone.swift"])
  }

  @Test func `is told where there is nothing to survey`() throws {
    let folder = try ScratchFolder()
    folder.add("Notes.txt", "")
    let empty = try Haggle.run("survey", ".", in: folder.url)
    #expect(empty.status == 3)
    #expect(empty.output.isEmpty)
    #expect(
      empty.errors
        == "haggle: there is no Swift file in . or below it (hidden folders are left out). "
        + "Name the folder that your sources are in.\n")
    let missing = try Haggle.run("survey", "nowhere", in: folder.url)
    #expect(missing.status == 3)
    #expect(missing.errors.hasPrefix("haggle: nowhere cannot be read: there is no such file. "))
  }

  @Test func `shows how far it is to whoever watches`() throws {
    let folder = try folder()
    let terminal = try Terminal()
    let process = Haggle.makeProcess(["survey", ".", "--jobs", "1"], in: folder.url)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = terminal.screen
    try process.run()
    let shown = terminal.readUntilClosed()
    process.waitUntilExit()
    let lines = shown.split(separator: "\r").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(
      lines.filter { !$0.isEmpty } == (1...7).map { "\($0) of 7 files …" })
    #expect(!shown.contains("\n"))
  }
}

extension `haggle survey` {
  private struct Answer: Decodable {
    let files: [File]
    let folders: [Folder]
    let total: Tally
    let unreadable: [Unreadable]
  }
  private struct File: Decodable {
    let file, status: String
    let seconds: Double
    let roots: [String]
    let boxes: Int
    let message: String?
    let diagnostics: [Diagnostic]
  }
  private struct Diagnostic: Decodable {
    let code: String
    let line, column: Int?
    let subject, lack: String?
  }
  private struct Folder: Decodable {
    let name: String
  }
  private struct Tally: Decodable {
    let files, traced, supported: Int
  }
  private struct Unreadable: Decodable {
    let path, reason: String
  }
}
