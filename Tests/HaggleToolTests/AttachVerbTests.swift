import Foundation
import HaggleTestSupport
import Testing

@Suite struct `haggle attach` {
  private func names(_ url: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
  }

  private static func golden(_ name: String) throws -> Data {
    try Data(contentsOf: Checkout.root.appending(path: "Traces/\(name)"))
  }

  @Test func `writes a report, a page and the trace, and says where`() throws {
    let folder = try ScratchFolder()
    folder.add("Short Row.swift", try Self.golden("relative-last.swift"))
    let outcome = try Haggle.attach(folder, "Short Row.swift")
    #expect(outcome.status == 0)
    #expect(
      outcome.output
        == "Short-Row-report/bug.md\nShort-Row-report/Short-Row.html\n"
        + "Short-Row-report/Short-Row.trace.json\n")
    #expect(outcome.errors.hasPrefix("Paste bug.md into the issue and attach the other files. "))
    let report = folder.url.appending(path: "Short-Row-report")
    #expect(try names(report) == ["Short-Row.html", "Short-Row.trace.json", "bug.md"])
    let trace = try Haggle.run("trace", "Short Row.swift", "--as", "json", in: folder.url)
    #expect(try folder.text("Short-Row-report/Short-Row.trace.json") == trace.output)
    let page = try Haggle.run("export", "Short Row.swift", "--to", "html", in: folder.url)
    #expect(try folder.text("Short-Row-report/Short-Row.html") == page.output)
  }

  @Test func `tells what went wrong to somebody who knows nothing of it`() throws {
    let folder = try ScratchFolder()
    folder.add("GridBug.swift", try Self.golden("nested-grid.swift"))
    #expect(try Haggle.attach(folder, "GridBug.swift").status == 0)
    let text = try folder.text("GridBug-report/bug.md")
    for part in [
      "# `GridBug.swift`: outer was offered a width of 350 points and took 294.33 because nested "
        + "answers 8×16 to 0×0\n",
      "a parent *proposes* a size to each child, the child *answers*",
      "In the code below, `outer` is the `Grid` in line 11, `nested` is the `Grid` in line 15, ",
      "| 21–64 | `outer` | `nested` | 0×0 | 8×16 | how small can you be? not smaller than 8×16 |",
      "**Proof:** re-run: if nested answers 0×0 instead of 8×16 to 0×0, outer is 350 wide",
      "**What to do:** 2 edits fix it, of ", "\n+        .frame(minWidth: 0, minHeight: 0)\n",
      "\n+        Color.clear.overlay {\n", "\nLeave it if nothing around it comes out wrong.\n",
      "╤ nested ═", "`haggle replay GridBug.trace.json`", "Recorded by haggle 0.1.0",
      "`haggle trace GridBug.swift` comes to the same findings.",
    ] { #expect(text.contains(part), "\(part)") }
  }

  private static let reproduced: [(name: String, options: [String])] = [
    ("nested-grid.swift", []), ("nested-grid-monitored.swift", []), ("swatches-fixed.swift", []),
    ("quiz-2.swift", []), ("relative-first.swift", []), ("pasted-inbox.swift", []),
    ("quiz-1.swift", ["--proposal", "120x300"]), ("toolbar-row.swift", ["--proposal", "90x20"]),
    ("settings-form.swift", ["--device", "iPhone SE"]),
    ("settings-form.swift", ["--platform", "macOS"]),
  ]

  @Test(arguments: Checkout.isFull ? reproduced : Array(reproduced.suffix(5)))
  func `holds code that comes to the same findings`(name: String, options: [String]) throws {
    let folder = try ScratchFolder()
    folder.add(name, try Self.golden(name))
    let attached = try Haggle.run(
      ["attach", name, "--out", "report", "--no-edits"] + options, input: Data(), in: folder.url)
    #expect(attached.status == 0, "\(attached.errors)")
    let report = try folder.text("report/bug.md")
    #expect(report.contains(" comes to the same findings."))
    folder.add("again-\(name)", try Sources.code(in: report))
    func findings(_ file: String) throws -> [String] {
      let json = try Haggle.run("trace", file, "--as", "json", "--no-edits", in: folder.url).output
      return json.split(separator: "\n").map(String.init).filter { $0.hasPrefix("{\"finding\"") }
    }
    let stem = name.replacing(".swift", with: "")
    #expect(try findings("again-\(name)") == findings("report/\(stem).trace.json"))
  }

  @Test func `keeps notes in the trace and shows them`() throws {
    let folder = try ScratchFolder()
    folder.add("Bars.swift", Sources.bars)
    #expect(
      try Haggle.attach(folder, "Bars.swift", "--note", "Look @you #12", "--note", "b").status == 0)
    let trace = try folder.text("Bars-report/Bars.trace.json")
    #expect(trace.contains("{\"annotation\":\"Look @you #12\"},\n{\"annotation\":\"b\"}"))
    let text = try folder.text("Bars-report/bug.md")
    #expect(text.contains("\n## Notes\n\n- Look @<!-- -->you #<!-- -->12\n- b\n"))
    #expect(text.contains("No findings in this layout."))
    #expect(text.contains("\n## The views\n\n| view | kind |"))
    let again = try Haggle.attach(folder, "Bars-report/Bars.trace.json", "--out", "second")
    #expect(again.status == 0)
    #expect(try folder.text("second/bug.md") == text)
    #expect(try folder.text("second/Bars.trace.json") == trace)
  }

  @Test func `lists marks and notes at events`() throws {
    let folder = try ScratchFolder()
    folder.add("Bars.swift", Sources.bars)
    var lines = try Haggle.run("trace", "Bars.swift", "--as", "json", in: folder.url).output
      .split(separator: "\n").map(String.init)
    lines[lines.count - 2] += ","
    lines.insert(
      "{\"mark\":\"a\",\"event\":1},\n{\"annotation\":\"here\",\"event\":2}", at: lines.count - 1)
    folder.add("b.trace.json", lines.joined(separator: "\n") + "\n")
    #expect(try Haggle.attach(folder, "b.trace.json").status == 0)
    let text = try folder.text("b-report/bug.md")
    #expect(text.contains("- Mark `a` at event 1: `bars ← 100×20`\n- Event 2: here\n"))
  }

  @Test func `is the same bytes for the same input, and overwrites only by force`() throws {
    let folder = try ScratchFolder()
    folder.add("Bars.swift", Sources.bars)
    #expect(try Haggle.attach(folder, "Bars.swift", "--out", "r/").status == 0)
    let report = folder.url.appending(path: "r")
    let before = try names(report).map { try folder.text("r/\($0)") }
    try FileManager.default.removeItem(at: report.appending(path: "Bars.html"))
    let refused = try Haggle.attach(folder, "Bars.swift", "--out", "r")
    #expect(refused.status == 3)
    #expect(
      refused.errors == "haggle: r/bug.md, r/Bars.trace.json exist already; nothing was written. "
        + "--force overwrites, --out DIR chooses another folder.\n")
    #expect(try names(report) == ["Bars.trace.json", "bug.md"])
    #expect(try Haggle.attach(folder, "Bars.swift", "--out", "r", "--force").status == 0)
    #expect(try names(report).map { try folder.text("r/\($0)") } == before)
  }

  @Test func `writes all files or none`() throws {
    let folder = try ScratchFolder()
    folder.add("Bars.swift", Sources.bars)
    let html = folder.url.appending(path: "r/Bars.html")
    try FileManager.default.createDirectory(at: html, withIntermediateDirectories: true)
    let outcome = try Haggle.attach(folder, "Bars.swift", "--out", "r", "--force")
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("r/Bars.html is a folder; nothing was written."))
    #expect(try names(folder.url.appending(path: "r")) == ["Bars.html"])
    #expect(try Haggle.attach(folder, "Bars.swift", "--out", "no/such").status == 3)
    #expect(try Haggle.attach(folder, "Bars.swift", "--out", "Bars.swift").status == 3)
    #expect(try folder.text("Bars.swift") == Sources.bars)
  }

  @Test func `has a folder of its own, and leaves one alone that holds something else`() throws {
    let folder = try ScratchFolder()
    folder.add("Bars.swift", Sources.bars)
    let refusals = [
      try Haggle.attach(folder, "Bars.swift", "--out", "."),
      try Haggle.attach(folder, "Bars.swift", "--out", ".", "--force"),
    ]
    for refused in refusals {
      #expect(refused.status == 3)
      #expect(
        refused.errors.contains(
          ". is no report: it holds Bars.swift; nothing was written. Choose a folder of its own"))
    }
    #expect(try names(folder.url) == ["Bars.swift"])
    let theirs = try ScratchFolder()
    theirs.add("Bars.html", "theirs")
    #expect(try Haggle.attach(folder, "Bars.swift", "--out", "r").status == 0)
    let page = folder.url.appending(path: "r/Bars.html")
    try FileManager.default.removeItem(at: page)
    try FileManager.default.createSymbolicLink(
      at: page, withDestinationURL: theirs.url.appending(path: "Bars.html"))
    #expect(try Haggle.attach(folder, "Bars.swift", "--out", "r", "--force").status == 0)
    #expect(try theirs.text("Bars.html") == "theirs")
    #expect(try folder.text("r/Bars.html").hasPrefix("<!doctype html>"))
  }

  @Test func `works on a console log, and says no more than that tells`() throws {
    let folder = try ScratchFolder()
    folder.add("m.log", try Self.golden("grid-monitor.log"))
    #expect(try Haggle.run("import", "m.log", "--out", "m.trace.json", in: folder.url).status == 0)
    #expect(try Haggle.attach(folder, "m.trace.json").status == 0)
    let text = try folder.text("m-report/bug.md")
    for part in [
      "Not known: this was read from a console log.", "Record next: a LayoutMonitor",
      "The trace says of no view where it was placed.",
      "| 0–1 | not known | `LayoutMonitor.1` | 0×0 | 8×16 |", "**Proof:** not re-run.",
      "What was proposed to the root is not known.", "partial, from a console log",
    ] { #expect(text.contains(part), "\(part)") }
  }

  @Test(arguments: [
    ("-", "HStack-report"), ("--proposal.swift", "proposal-report"),
    ("Grüße & 😀.swift", "Gr-e-report"), ("a.b.swift", "a.b-report"), ("...swift", "HStack-report"),
  ])
  func `has names that every tracker takes`(name: String, report: String) throws {
    let folder = try ScratchFolder()
    if name != "-" { folder.add(name, Sources.bars) }
    let outcome = try Haggle.run(
      ["attach", "--", name], input: Data(Sources.bars.utf8), in: folder.url)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(FileManager.default.fileExists(atPath: folder.url.appending(path: report).path))
    let safe = try names(folder.url.appending(path: report)).allSatisfy {
      $0.wholeMatch(of: /[A-Za-z0-9._-]+/) != nil
    }
    #expect(safe)
  }

  @Test func `may be given a title`() throws {
    let folder = try ScratchFolder()
    folder.add("Bars.swift", Sources.bars)
    #expect(try Haggle.attach(folder, "Bars.swift", "--title", "Too *narrow*\n<b>").status == 0)
    #expect(try folder.text("Bars-report/bug.md").hasPrefix("# Too \\*narrow\\* &lt;b&gt;\n\n"))
  }

  @Test func `is of the first view where a file has several, and says so`() throws {
    let folder = try ScratchFolder()
    folder.add("Two.swift", Sources.twoViews)
    let outcome = try Haggle.attach(folder, "Two.swift")
    #expect(outcome.status == 0)
    #expect(
      outcome.errors.contains(
        "Two.swift has 2 views to lay out: First, Second; this is First. Choose one with --root"))
    #expect(
      try Haggle.attach(folder, "Two.swift", "--root", "Second", "--force").status == 0)
    let text = try folder.text("Two-report/bug.md")
    #expect(text.contains("`haggle trace Two.swift --root Second` comes to the same findings."))
  }
}
