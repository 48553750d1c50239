import Foundation
import Testing

@Suite struct `A bug report` {
  private func names(_ url: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
  }

  private static let unknownWidth =
    "// proposal: 100x40\nHStack { Color.red.frame(width: width); Color.blue }\n"

  @Test func `counts the lines of the code that it shows, empty ones too`() throws {
    let folder = try ScratchFolder()
    let texts = (1...14).map { "  Text(\"Line \($0)\")" }.joined(separator: "\n")
    let file = folder.add("Long.swift", "VStack {\n\n\(texts)\n}\n")
    _ = try Haggle.run("attach", file.path, "--out", folder.url.appending(path: "r").path)
    #expect(try folder.text("r/bug.md").contains("<summary>All of it, 17 lines</summary>"))
  }

  /// GitHub takes 65 536 characters, and what is borrowed is other people's code.
  @Test func `fits into an issue, with the code of its own file alone`() throws {
    let folder = try ScratchFolder()
    let rows = (1...3000).map { "    Text(\"Line number \($0)\")" }.joined(separator: "\n")
    let own = "struct Long: View {\n  var body: some View {\n    Badge()\n\(rows)\n  }\n}\n"
    folder.add("Long.swift", own)
    folder.add("Badge.swift", "struct Badge: View {\n  var body: some View { Color.mint }\n}\n")
    let options = ["attach", "Long.swift", "--with", "Badge.swift"]
    #expect(try Haggle.run(options, input: Data(), in: folder.url).status == 0)
    let text = try folder.text("Long-report/bug.md")
    #expect(text.utf16.count < 65_536)
    #expect(text.contains("is too long for an issue: it is in `Long.trace.json`."))
    #expect(text.contains("What it uses of 1 other file of its project is not shown here"))
    #expect(!text.contains("Color.mint"))
  }

  @Test func `says so where the code alone comes to something else`() throws {
    let folder = try ScratchFolder()
    folder.add("Row.swift", Self.unknownWidth)
    let options = ["--set", "width=200", "--out", "r.trace.json"]
    #expect(
      try Haggle.run(["trace", "Row.swift"] + options, input: Data(), in: folder.url).status == 0)
    #expect(try Haggle.attach(folder, "r.trace.json").status == 0)
    let text = try folder.text("r-report/bug.md")
    #expect(text.contains("traced by itself, comes to other findings: this was recorded with"))
  }

  @Test func `puts what the command line said behind the code`() throws {
    let folder = try ScratchFolder()
    folder.add("Row.swift", Self.unknownWidth)
    let options = ["--set", "width=200", "--platform", "macOS"]
    #expect(
      try Haggle.run(["attach", "Row.swift"] + options, input: Data(), in: folder.url).status == 0)
    let text = try folder.text("Row-report/bug.md")
    let code = try Sources.code(in: text)
    #expect(code == Self.unknownWidth + "// platform: macOS\n// set: width = 200\n")
    #expect(text.contains(" comes to the same findings."))
    #expect(text.hasPrefix("# `Row.swift`: "))
  }

  @Test func `puts what a replay was told behind the code too`() throws {
    let folder = try ScratchFolder()
    folder.add("Row.swift", Self.unknownWidth)
    let outcome = try Haggle.run(
      "replay", "Row.swift", "--set", "width=200", "--commands", "a", in: folder.url)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      try Sources.code(in: try folder.text("Row-report/bug.md"))
        == Self.unknownWidth + "// set: width = 200\n")
  }

  @Test func `says first that it rests on boxes of unknown size`() throws {
    let folder = try ScratchFolder()
    folder.add(
      "Row.swift",
      "// proposal: 150x40\nHStack(spacing: 0) { Color.red.frame(width: 200).id(\"wide\")\n"
        + "  Avatar(user)\n  Badge(user)\n}.id(\"row\")\n")
    #expect(try Haggle.attach(folder, "Row.swift").status == 0)
    let text = try folder.text("Row-report/bug.md")
    let lines = text.components(separatedBy: "\n")
    #expect(lines[0].hasPrefix("# `Row.swift`: "))
    #expect(lines[0].hasSuffix(", with 2 boxes of unknown size"))
    #expect(lines[2].hasPrefix("**With 2 boxes of unknown size in place of views that the text "))
    #expect(text.contains("**Assumes:** 2 boxes of unknown size: Avatar.1 and Badge.1;"))
    let tree = try Haggle.run("trace", "Row.swift", in: folder.url)
    #expect(tree.output.contains("boxes of unknown size: Avatar.1"))
  }

  @Test func `leads with what a trace leads with, and explains the number of its title`() throws {
    let folder = try ScratchFolder()
    folder.add(
      "Bars.swift",
      """
      // proposal: 390x700
      GeometryReader { p in
        HStack(spacing: 0) {
          Color.red.frame(width: p.size.width * 0.3)
          Color.blue.frame(width: p.size.width * 0.7 + 20).id("blue")
        }
        .id("row")
      }
      .id("reader").frame(height: 100).padding(10)

      """)
    #expect(try Haggle.attach(folder, "Bars.swift").status == 0)
    let text = try folder.text("Bars-report/bug.md")
    #expect(text.hasPrefix("# `Bars.swift`: row is 390 points wide, reader around it only 370\n"))
    #expect(text.contains("events that say so</summary>\n\n```text\nrow is 390 wide"))
    #expect(!text.contains("off-centre"))
    let checked = try Haggle.run("check", "Bars.swift", in: folder.url).output
    #expect(
      checked.contains(": contract: overflow at blue, width\n  row is 390 points wide, reader"))
  }

  @Test func `tells of a finding only what is about its axis`() throws {
    let folder = try ScratchFolder()
    folder.add(
      "Column.swift",
      "// proposal: 300x100\nVStack(spacing: 10) { Color.red.frame(width: 50, height: 120) }\n")
    #expect(try Haggle.attach(folder, "Column.swift").status == 0)
    let text = try folder.text("Column-report/bug.md")
    #expect(text.contains("| 50×120 | 20 more than offered in height |"))
    #expect(!text.contains("offered in width"))
  }

  @Test func `says which texts are cut short where nothing is wrong`() throws {
    let folder = try ScratchFolder()
    folder.add(
      "Title.swift",
      "// proposal: 100x30\n// text-cell: 8x20\n"
        + "Text(\"Much longer than its line\").lineLimit(1).id(\"title\")\n")
    #expect(try Haggle.attach(folder, "Title.swift").status == 0)
    let text = try folder.text("Title-report/bug.md")
    #expect(text.contains("No findings, but 1 text is cut short: title. "), "\(text)")
    let traced = try Haggle.run("trace", "Title.swift", in: folder.url).output
    #expect(
      traced.hasSuffix(
        "no findings, but\n  1 text is cut short: title\n"
          + "What would show title whole?  haggle try Title.swift title\n"), "\(traced)")
  }

  /// Without a finding the note is all that is known of what is wrong.
  @Test func `has the title of its note, and the code that the note names`() throws {
    let folder = try ScratchFolder()
    let rows = (1...12).map { "    Text(\"Row \($0)\")" }.joined(separator: "\n")
    folder.add("Rows.swift", "VStack {\n\(rows)\n}\n")
    let note = "Row 9 should be at the top."
    #expect(try Haggle.attach(folder, "Rows.swift", "--note", note).status == 0)
    let text = try folder.text("Rows-report/bug.md")
    #expect(text.hasPrefix("# `Rows.swift`: \(note)\n"))
    #expect(text.contains("> 10 |     Text(\"Row 9\")\n"))
    #expect(text.contains("| view | kind | line | size | at |\n"))
    #expect(!text.contains("offered → answered"))
  }

  @Test func `says how much was seen where nothing wrong was found`() throws {
    let folder = try ScratchFolder()
    folder.add("Box.swift", "// proposal: 150x60\nHStack { Avatar(); Color.red }\n")
    #expect(try Haggle.attach(folder, "Box.swift").status == 0)
    let text = try folder.text("Box-report/bug.md")
    #expect(
      text.contains(
        "No findings in what could be laid out: 1 box stands for a view that the "
          + "text lacks"))
    #expect(!text.contains("in this layout"))
  }

  @Test(arguments: [
    (
      "Proposal Mode: 0x0\n",
      "No findings in what the log has: 1 question, unanswered. What was"
    ),
    (
      "Proposal Mode: 10x10\nRequired Size: (-5, 10)\nProposal Mode: 20x20\n",
      "the log has: 2 questions, 1 of them unanswered. LayoutMonitor.1 answered −5×10 (event 1): a "
        + "view must not answer a negative length, nor NaN."
    ),
    (
      "Proposal Mode: 10x10\nRequired Size: (nan, 10)\n",
      "the log has: 1 question. LayoutMonitor.1 answered NaN×10 (event 1): a view must not"
    ),
  ])
  func `says how much of a log was seen, and what no view may answer`(
    log: String, sentence: String
  ) throws {
    let folder = try ScratchFolder()
    folder.add("m.log", log)
    #expect(try Haggle.run("import", "m.log", "--out", "m.trace.json", in: folder.url).status == 0)
    #expect(try Haggle.attach(folder, "m.trace.json").status == 0)
    let text = try folder.text("m-report/bug.md")
    #expect(text.contains(sentence), "\(text)")
    #expect(text.components(separatedBy: "| view | kind |").count == 2)
  }

  @Test func `locates every view that it names`() throws {
    let folder = try ScratchFolder()
    folder.add(
      "Row.swift",
      "// proposal: 300x40\nHStack(spacing: 0) {\n  Color.red.frame(width: 200).id(\"wide\")\n"
        + "}\n.frame(width: 100).id(\"card\")\n")
    #expect(try Haggle.attach(folder, "Row.swift").status == 0)
    let text = try folder.text("Row-report/bug.md")
    #expect(text.contains("`card` is the `frame` in line 5"))
    #expect(text.contains("`wide` is the `frame` in line 3"))
  }

  @Test(arguments: [
    (["--title", " "], 2, "--title needs words"), (["--out", ""], 2, "--out needs a folder"),
    (["--out", "no/such"], 3, "no/such cannot be written: its folder does not exist."),
  ])
  func `refuses what says nothing`(options: [String], status: Int32, words: String) throws {
    let folder = try ScratchFolder()
    folder.add("Bars.swift", Sources.bars)
    let outcome = try Haggle.run(
      ["attach", "Bars.swift"] + options, input: Data(), in: folder.url)
    #expect(outcome.status == status)
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
    #expect(try names(folder.url) == ["Bars.swift"])
  }

  @Test func `is called by its view where the file's name has nothing to call it by`() throws {
    let folder = try ScratchFolder()
    for name in ["日本語.swift", "中文.swift"] { folder.add(name, Sources.twoViews) }
    #expect(try Haggle.attach(folder, "日本語.swift", "--root", "First").status == 0)
    #expect(try Haggle.attach(folder, "中文.swift", "--root", "Second").status == 0)
    #expect(try names(folder.url).prefix(2) == ["First-report", "Second-report"])
  }

  private static let hostile = "<img src=http://e/x.png> @name #1 :tada: www.e.com GH-1 `b"

  @Test(arguments: ["", ".frame(width: 200)", ".frame(width: 20).lineLimit(1)"])
  func `shows hostile names and texts as what they are`(modifiers: String) throws {
    let folder = try ScratchFolder()
    folder.add(
      "Row.swift",
      "// proposal: 100x40\nHStack {\n  Text(\"\(Self.hostile)\")\(modifiers).id(\"\(Self.hostile)\")\n"
        + "}\n")
    #expect(try Haggle.attach(folder, "Row.swift", "--note", Self.hostile).status == 0)
    let report = try folder.text("Row-report/bug.md")
    #expect(report.contains("&lt;img src=http:<!-- -->//e/x.png&gt; @<!-- -->name #<!-- -->1 "))
    let prose = Self.withoutCode(report)
    for part in ["<img", "@name", "#1", "http://", ":tada:", "www.", "GH-1"] {
      #expect(!prose.contains(part), "\(part) in \(prose)")
    }
  }

  /// The text without its blocks and spans of code, in which GitHub replaces nothing.
  private static func withoutCode(_ markdown: String) -> String {
    var fence = ""
    let lines = markdown.split(separator: "\n").filter { line in
      let ticks = String(line.prefix { $0 == "`" })
      if fence.isEmpty, ticks.count >= 3 {
        fence = ticks
        return false
      }
      if !fence.isEmpty, line == fence {
        fence = ""
        return false
      }
      return fence.isEmpty
    }
    return lines.joined(separator: "\n").replacing(/(`+)[^`](?:.*?[^`])?\1(?!`)/, with: "code")
  }

  @Test func `tells the finding, an edit, the line and a small picture on its first screen`() throws
  {
    let outcome = try ScratchFolder()
    let path = outcome.url.appending(path: "r").path
    let run = try Haggle.run("attach", "Traces/nested-grid.swift", "--out", path)
    #expect(run.status == 0)
    let shown = try outcome.text("r/bug.md").replacing(
      /<details>[\s\S]*?<\/details>\n/, with: "")
    let lines = shown.components(separatedBy: "\n")
    func line(_ beginning: String) throws -> Int {
      try #require(lines.firstIndex { $0.hasPrefix(beginning) })
    }
    let edit = try line("+        .frame(minWidth: 0, minHeight: 0)")
    let marked = try line("> 15 |         Grid {")
    let picture = try line("## Result")
    let evidence = try line("## Evidence")
    #expect(edit < marked && marked < picture && picture < evidence)
    #expect(picture < 45)
    #expect(evidence < 80)
    #expect(lines[picture..<evidence].contains { $0.contains("corner") })
  }
}
