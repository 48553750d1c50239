import Foundation
import HaggleTestSupport
import Testing

@Suite struct `haggle export` {
  @Test(arguments: ["html", "svg", "markdown", "csv", "chrome", "test"])
  func `makes the same of a scenario and of its recording, each time`(form: String) throws {
    let source = try Haggle.run("export", "Traces/relative-last.swift", "--to", form)
    #expect(source.status == 0)
    #expect(source.errors.isEmpty)
    let trace = try Haggle.run("export", "Traces/relative-last.trace.json", "--to", form)
    #expect(trace.output == source.output)
    #expect(try Haggle.run("export", "Traces/relative-last.swift", "--to", form) == source)
    let folder = try ScratchFolder()
    let path = folder.url.appending(path: "out").path
    let written = try Haggle.run(
      "export", "Traces/relative-last.swift", "--to", form, "--out", path)
    #expect(written.output.isEmpty)
    #expect(try folder.text("out") == source.output)
  }

  @Test(arguments: [
    ("My View.swift", "haggle trace My-View.swift  "), ("-", "haggle replay Color.trace.json"),
  ])
  func `names files in a page as a bug report does`(name: String, command: String) throws {
    let folder = try ScratchFolder()
    let source = "// proposal: 9x9\nColor.red\n"
    folder.add("My View.swift", source)
    let page = try Haggle.run("export", name, "--to", "html", input: source, in: folder.url)
    #expect(page.output.contains(command))
  }

  @Test func `names in a page the view of several that it shows`() throws {
    let folder = try ScratchFolder()
    folder.add(
      "Two.swift",
      """
      // proposal: 9x9
      struct A: View { var body: some View { Color.red } }
      struct B: View { var body: some View { Color.blue } }
      """)
    let page = try Haggle.run(
      "export", "Two.swift", "--to", "html", "--root", "B", in: folder.url)
    #expect(page.output.contains("haggle trace Two.swift --root B    #"))
  }

  @Test func `draws well-formed XML, whatever the names`() throws {
    let folder = try ScratchFolder()
    folder.add(
      "Odd.swift",
      """
      // proposal: 300x200
      VStack {
        Color.red.id("</text><script>alert(1)</script>")
        Color.blue.id("a & b \\" '\\u{202E}\\u{7}")
        Text("<b>&amp;").frame(width: 400)
      }
      """)
    let svg = try Haggle.run("export", "Odd.swift", "--to", "svg", in: folder.url)
    #expect(svg.status == 0, "\(svg.errors)")
    let parser = XMLCheck()
    #expect(parser.accepts(svg.output))
    #expect(!parser.elements.contains("script"))
    #expect(parser.elements.isSuperset(of: ["svg", "title", "desc", "style", "rect", "text"]))
    #expect(svg.output.contains("hatched: outside of"))
    #expect(!svg.output.contains("\u{202E}"))
  }

  @Test func `draws nothing where nothing has a place`() throws {
    let trace = try Haggle.run("import", "Traces/grid-monitor.log", "--as", "json").output
    let svg = try Haggle.run("export", "-", "--to", "svg", input: trace)
    #expect(svg.status == 0)
    #expect(svg.output.contains("nothing to draw: no view of the trace has a place"))
    #expect(XMLCheck().accepts(svg.output))
    let text = try Haggle.run("export", "-", "--to", "markdown", input: trace)
    #expect(text.output.contains("### smell: phantom-minimum at `LayoutMonitor.1`"))
  }

  @Test func `reports with code that cannot leave its fence`() throws {
    let source = "// proposal: 9x9\n// ````\n// ```\nColor.red.id(\"x|`y` @me #1\")\n"
    let text = try Haggle.run("export", "-", "--to", "markdown", input: source)
    #expect(text.status == 0)
    #expect(text.output.contains("\n`````swift\n\(source)`````\n"))
    #expect(text.output.contains("| ``\"x\\|`y` @me #1\"`` |"))
  }

  @Test func `leaves a file alone that exists, unless it is forced`() throws {
    let folder = try ScratchFolder()
    folder.add("Bars.swift", Sources.bars)
    folder.add("bars.svg", "mine")
    let options = ["export", "Bars.swift", "--to", "svg", "--out", "bars.svg"]
    let refused = try Haggle.run(options, input: Data(), in: folder.url)
    #expect(refused.status == 3)
    #expect(
      refused.errors == "haggle: bars.svg exists already; nothing was written. --force overwrites, "
        + "--out PATH chooses another file.\n")
    #expect(try folder.text("bars.svg") == "mine")
    #expect(try Haggle.run(options + ["--force"], input: Data(), in: folder.url).status == 0)
    #expect(try folder.text("bars.svg").hasPrefix("<svg"))
    let device = options.dropLast() + ["/dev/null"]
    #expect(try Haggle.run(Array(device), input: Data(), in: folder.url).status == 0)
  }

  @Test func `needs to be told the form`() throws {
    let none = try Haggle.run("export", "Traces/two-bars.swift")
    #expect(none.status == 2)
    #expect(
      none.errors.hasPrefix(
        "haggle export: --to is missing: html, svg, markdown, csv, chrome, test\n"))
    let same = try Haggle.run(
      "export", "Traces/two-bars.swift", "--to", "svg", "--out", "Traces/two-bars.swift")
    #expect(same.status == 2)
    #expect(try Haggle.run("export", "Traces/two-bars.swift", "--to", "pdf").status == 2)
    #expect(try Haggle.run("export", "nothing.swift", "--to", "svg").status == 3)
  }

  @Test func `does what its page says`() throws {
    let folder = try ScratchFolder()
    let page = try String(
      contentsOf: Checkout.root.appending(path: "docs/REPLAY.md"), encoding: .utf8)
    try FileManager.default.copyItem(
      at: Checkout.root.appending(path: "Traces"), to: folder.url.appending(path: "Traces"))
    let blocks = page.components(separatedBy: "```sh\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
    let commands = blocks.flatMap { $0.split(separator: "\n") }.filter { command in
      ["haggle attach ", "haggle export "].contains { command.hasPrefix($0) }
    }
    try #require(commands.count >= 4)
    for command in commands {
      let parts = command.split(separator: "\"", omittingEmptySubsequences: false)
      let words = parts.enumerated().flatMap { index, part in
        index % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
      }
      let outcome = try Haggle.run(Array(words.dropFirst()), input: Data(), in: folder.url)
      #expect(outcome.status == 0, "\(command)\n\(outcome.errors)")
    }
    for name in ["nested-grid-report/bug.md", "nested-grid.html", "nested-grid.svg"] {
      #expect(FileManager.default.fileExists(atPath: folder.url.appending(path: name).path))
    }
  }
}

/// Whether a text is balanced XML without a stray sign: enough for what the tool writes.
private final class XMLCheck {
  private(set) var elements: Set<String> = []

  func accepts(_ text: String) -> Bool {
    var open: [String] = []
    var rest = text[...]
    while let start = rest.firstIndex(of: "<") {
      if !acceptsCharacters(rest[..<start]) { return false }
      guard let end = rest[start...].firstIndex(of: ">") else { return false }
      let tag = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      let name = String(tag.drop { $0 == "/" }.prefix { $0.isLetter })
      elements.insert(name)
      if tag.hasPrefix("/") {
        guard open.popLast() == name else { return false }
      } else if !tag.hasSuffix("/") {
        open.append(name)
      }
    }
    return open.isEmpty && acceptsCharacters(rest)
  }

  private func acceptsCharacters(_ text: Substring) -> Bool {
    let entities = ["&amp;", "&lt;", "&gt;", "&quot;", "&#39;"]
    return text.indices.allSatisfy { index in
      text[index] != "&" || entities.contains { text[index...].hasPrefix($0) }
    } && !text.contains(">")
  }
}
