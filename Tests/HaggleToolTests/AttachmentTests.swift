import Foundation
import HaggleVocabulary
import Testing

@testable import haggle

@Suite struct `An attachment` {
  @Test(arguments: [
    (10_000_000, nil), (10_000_001, "a.html has 10.0 MB, and many other trackers take up to 10 MB"),
    (25_000_000, "a.html has 25.0 MB, and many other trackers take up to 10 MB"),
    (25_060_000, "a.html has 25.1 MB, and GitHub takes files up to 25 MB"),
  ])
  func `that is too large is told`(count: Int, text: String?) {
    let warning = AttachmentLimits.warning("a.html", count)
    #expect(warning == text.map { "warning: \($0): zip it, or trace a smaller view\n" })
  }

  @Test(arguments: [
    ("GridBug.swift", "GridBug"), ("a.trace.json", "a"), ("A.SWIFT", "A"), ("a b/c.swift", "a-b-c"),
    ("app.log", "app"), ("", "layout"), ("...", "layout"), ("日本.swift", "layout"),
    ("-rf.swift", "rf"), (String(repeating: "x", count: 300), String(repeating: "x", count: 80)),
  ])
  func `has a name that any system takes`(name: String, stem: String) {
    #expect(FileName.stem(of: name) == stem)
  }

  @Test(arguments: [
    ("日本.swift", "Menu", "Menu"), ("日本.swift", "日本", "layout"), ("a.swift", "Menu", "a"),
  ])
  func `is called by another name where its own has nothing`(
    name: String, other: String, stem: String
  ) {
    #expect(FileName.stem(of: name, or: other) == stem)
  }

  @Test(arguments: [
    ("", "an empty path names nothing"), ("/tmp/x", "nothing can be made in /tmp"),
    ("/x", "nothing can be made in /"), ("no-such/x", "its folder does not exist"),
    ("/no-such/x/", "its folder does not exist"),
  ])
  func `is missed for a reason`(path: String, reason: String) {
    #expect(SystemError.reason(ENOENT, making: path) == reason)
  }

  @Test(arguments: [
    ("Grid", "Grid"), ("two words", "'two words'"), ("it's", "'it'\\''s'"), ("", "''"),
    ("a;b", "'a;b'"), ("19:1", "19:1"),
    ("isOn=true", "isOn=true"), ("=ls", "'=ls'"), ("row@\u{E9}", "row@\u{E9}"), ("*", "'*'"),
  ])
  func `may name a view in a command`(word: String, quoted: String) {
    #expect(ShellText.quoted(word) == quoted)
  }
}

@Suite struct `A replay that is attached` {
  @Test func `writes the report with its marks and notes, and asks before it overwrites`() throws {
    let folder = try ScratchFolder()
    folder.add("Bars.swift", Sources.bars)
    let commands = "2g ma A here it begins; a a"
    let outcome = try Haggle.run("replay", "Bars.swift", "--commands", commands, in: folder.url)
    #expect(outcome.status == 2, "what was asked for last was not done")
    #expect(
      outcome.output.contains("written to Bars-report: bug.md, Bars.html, Bars.trace.json\n"))
    #expect(
      outcome.output.contains(
        "Bars-report holds a report already. Choose another folder: :attach DIR\n"))
    let report = try folder.text("Bars-report/bug.md")
    #expect(report.contains("- Mark `a` at event 2: "))
    #expect(report.contains("- Event 2: here it begins\n"))
  }
}
