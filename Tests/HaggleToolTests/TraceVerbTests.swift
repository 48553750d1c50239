import Foundation
import Testing

@Suite struct `haggle trace` {
  private func trace(_ source: String, _ arguments: String...) throws -> Haggle.Outcome {
    try Haggle.run(["trace", "-"] + arguments, input: Data(source.utf8))
  }

  @Test func `says where the screen begins without a sign at 0`() throws {
    let text = Data("// device: iPhone 16\nText(\"Hello\")".utf8)
    let output = try Haggle.run(["trace", "-", "--as", "json"], input: text).output
    let screen = output.firstRange(of: /"screen":\[[^\]]*\]/).map { output[$0] }
    #expect(screen == "\"screen\":[0,-59,393,852]")
  }

  @Test func `shows the negotiation, then the picture, then the findings`() throws {
    let outcome = try trace(Sources.narrow)
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
    let title = try #require(outcome.output.range(of: "200×100 is proposed to the root"))
    let tree = try #require(outcome.output.range(of: "\nshelf LazyVGrid"))
    let picture = try #require(outcome.output.range(of: "╔"))
    let findings = try #require(outcome.output.range(of: "\n1 finding\n"))
    #expect(title.lowerBound < tree.lowerBound)
    #expect(tree.lowerBound < picture.lowerBound)
    #expect(picture.lowerBound < findings.lowerBound)
  }

  @Test func `draws the part with views in it where that is small`() throws {
    let text = "// proposal: 400x800\n// text-cell: 8x20\nText(\"Hello\").border(.red)"
    let picture = try trace(text, "--as", "picture").output
    #expect(picture.contains("the part with views in it, of the 400×800 for the root"))
    #expect(picture.split(separator: "\n").count < 14, "\(picture)")
    // A near miss: in a small space there is room for letters.
    #expect(try trace(Sources.narrow, "--as", "picture").output.contains("double frame"))
  }

  @Test func `breaks no word that the layout does not break`() throws {
    let text = "// proposal: 100x60\nText(\"Fixed-width font:\").id(\"label\")"
    let lines = try trace(text, "--as", "picture").output.split(separator: "\n")
    let words = lines.compactMap { line in
      let words = line.filter { $0.isLetter || "-:".contains($0) }
      return words.isEmpty || line.contains("character") || line.contains("frame:") ? nil : words
    }
    #expect(words.prefix(2) == ["Fixed-width", "font:"])
  }

  @Test(arguments: [
    (["--platform", "watchOS"], "macOS; of a watch with --device 'Apple Watch 41mm'"),
    (["--device", "Apple Watch"], "expected one of Apple Watch 41mm, Apple Watch 38mm"),
  ])
  func `leads from what is no name of a system or a device to one`(
    arguments: [String], hint: String
  ) throws {
    let outcome = try Haggle.run(["trace", "-"] + arguments, input: Data(Sources.bars.utf8))
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(hint), "\(outcome.errors)")
    #expect(!outcome.errors.contains("iPad"))
  }

  @Test(arguments: [
    ("tree", "bars HStack(spacing: 8)", "╔"), ("picture", "╔", "bars HStack(spacing: 8)"),
    ("log", "rest", "╔"), ("json", "{\"haggle\":2,", "╔"),
  ])
  func `shows only what was asked for`(format: String, shown: String, hidden: String) throws {
    let outcome = try trace(Sources.bars, "--as", format)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains(shown))
    #expect(!outcome.output.contains(hidden))
  }

  @Test func `tries edits against what it finds, unless it is told not to`() throws {
    let tried = try trace(Sources.narrow).output
    #expect(tried.contains("\n  to do     1 edit fixes it, of "))
    #expect(
      tried.contains(
        /\n  apply     haggle try FILE --finding below-declared-minimum@shelf --apply [0-9a-f]{6}\n/
      ))
    #expect(tried.hasSuffix("\n  ignore    // ignore: below-declared-minimum@shelf\n"))
    #expect(
      try trace(Sources.narrow, "--as", "findings").output.contains("1 edit fixes it, of "))
    let untried = try trace(Sources.narrow, "--no-edits").output
    #expect(!untried.contains("laid out:"))
    #expect(
      untried.contains("\n  try       haggle try FILE --finding below-declared-minimum@shelf\n"))
    #expect(untried.hasSuffix("\nNo edits were tried.\n"))
    // What comes before is printed before edits are laid out.
    let beginnings = [tried, untried].map { $0.split(separator: "\n1 finding\n")[0] }
    #expect(beginnings[0] == beginnings[1])
    #expect(try trace(Sources.narrow, "--as", "json").output.contains("\"trials\":"))
    #expect(!(try trace(Sources.narrow, "--as", "json", "--no-edits").output.contains("trials")))
  }

  @Test func `writes with --out what it prints with --as json`() throws {
    let folder = try ScratchFolder()
    folder.add("bars.swift", Sources.bars)
    let printed = try Haggle.run("trace", "bars.swift", "--as", "json", in: folder.url)
    let written = try Haggle.run("trace", "bars.swift", "--out", "b.trace.json", in: folder.url)
    #expect(written.status == 0)
    #expect(written.output.contains("is proposed to the root"))
    #expect(try folder.text("b.trace.json") == printed.output)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
    #expect(files == ["b.trace.json", "bars.swift"])
  }

  @Test func `shows a recording as it shows its source`() throws {
    let folder = try ScratchFolder()
    folder.add("bars.swift", Sources.bars)
    let source = try Haggle.run("trace", "bars.swift", "--out", "b.trace.json", in: folder.url)
    #expect(try Haggle.run("trace", "b.trace.json", in: folder.url) == source)
    let recording = Data(try folder.text("b.trace.json").utf8)
    #expect(try Haggle.run(["trace", "-"], input: recording) == source)
  }

  @Test func `takes a text with a byte order mark`() throws {
    let marked = try trace("\u{FEFF}" + Sources.bars)
    #expect(marked == (try trace(Sources.bars)))
  }

  @Test func `draws a large title where words begin`() throws {
    let text = "NavigationStack { List { Text(\"Row\") }.navigationTitle(\"Settings\") }\n"
    let left = try trace(text, "--as", "picture").output
    #expect(left.contains("\n║Settings "), "\(left)")
    let right = try trace(text, "--as", "picture", "--rtl").output
    #expect(right.contains(" Settings║\n"), "\(right)")
  }

  @Test func `opens a recording up to where it was cut off`() throws {
    let whole = try trace(Sources.bars, "--as", "json").output
    let folder = try ScratchFolder()
    folder.add("half.trace.json", String(whole.prefix(whole.count / 2)))
    let outcome = try Haggle.run("trace", "half.trace.json", in: folder.url)
    #expect(outcome.status == 3)
    #expect(outcome.errors.hasPrefix("warning: half.trace.json is cut off in line "))
    #expect(outcome.output.contains("bars HStack"))
    #expect(outcome.output.contains("\ncut off: findings, and what else it had, are lost"))
    #expect(outcome.output.hasSuffix("\n\nfindings are lost\n"))
    #expect(!outcome.output.contains("no findings"))
    // What was asked of it is there.
    let why = try Haggle.run("why", "half.trace.json", "bars", "width", in: folder.url)
    #expect(why.status == 0)
  }

  @Test(arguments: ["trace", "replay", "why"])
  func `opens no recording that was cut off before its first view`(verb: String) throws {
    let whole = try trace(Sources.bars, "--as", "json").output
    let folder = try ScratchFolder()
    folder.add("cut.trace.json", String(whole.prefix(100)))
    let outcome = try Haggle.run(
      [verb, "cut.trace.json"] + (verb == "why" ? ["bars", "width"] : []), input: Data(),
      in: folder.url)
    #expect(outcome.status == 3)
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.errors
        == "haggle: cut.trace.json is cut off before its first view: nothing of the layout is in "
        + "it. Record it again: haggle trace FILE.swift --out cut.trace.json\n")
  }

  @Test(arguments: [
    (["--proposal", "60x20"], "60×20 is proposed to the root  (--proposal)"),
    (["--proposal=nilxinf"], "nil×∞ is proposed to the root  (--proposal)"),
    (["--device", "iphone se"], "100×20 is proposed to the root  (// proposal:)"),
    (["--device", "iPhone SE", "--proposal", "5x5"], "5×5 is proposed to the root  (--proposal)"),
  ])
  func `proposes what the nearest word says`(arguments: [String], header: String) throws {
    let outcome = try Haggle.run(["trace", "-"] + arguments, input: Data(Sources.bars.utf8))
    #expect(outcome.status == 0)
    #expect(outcome.output.contains(header))
  }

  @Test(arguments: [
    ([], "", "393×759 is proposed to the root  (iPhone 16)"),
    (["--device", "iPhone SE"], "", "375×647 is proposed to the root  (iPhone SE)"),
    ([], "// device: iPhone 16 Pro\n", "402×778 is proposed to the root  (iPhone 16 Pro)"),
    (
      ["--device", "iPhone SE"], "// device: iPhone 16 Pro\n",
      "375×647 is proposed to the root  (iPhone SE)"
    ),
    (
      ["--device", "iPhone 16 landscape"], "",
      "734×372 is proposed to the root  (iPhone 16 landscape)"
    ),
    (["--platform", "macos"], "", "900×450 is proposed to the root  (Mac)"),
    ([], "// platform: macOS\n", "900×450 is proposed to the root  (Mac)"),
  ])
  func `proposes a device's screen otherwise`(
    arguments: [String], directive: String, header: String
  ) throws {
    let source = directive + "Color.red\n"
    let outcome = try Haggle.run(["trace", "-"] + arguments, input: Data(source.utf8))
    #expect(outcome.output.contains(header))
  }

  @Test func `traces every view that no other one uses, and lists them`() throws {
    let outcome = try trace(Sources.twoViews, "--as", "tree")
    #expect(outcome.status == 0)
    #expect(
      outcome.errors
        == "<stdin> has 2 views to lay out: First, Second. Choose one with --root NAME.\n")
    #expect(outcome.output.contains("<stdin>, First\n"))
    #expect(outcome.output.contains("<stdin>, Second\n"))
    #expect(
      try trace(Sources.twoViews, "--as", "findings").output
        == "First:\nno findings\n\nSecond:\nno findings\n")
    let second = try trace(Sources.twoViews, "--as", "tree", "--root", "Second")
    #expect(second.errors.isEmpty)
    #expect(!second.output.contains("First"))
    #expect(second.output.contains("<stdin>, Second\n"))
  }

  @Test func `says which views there are where --root names none`() throws {
    let outcome = try trace(Sources.twoViews, "--root", "Third")
    #expect(outcome.status == 3)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("Third"))
    #expect(outcome.errors.contains("First"))
  }

  @Test func `uses no characters beyond ASCII where told so`() throws {
    for format in ["tree", "log", "picture"] {
      let outcome = try trace(Sources.narrow, "--ascii", "--as", format)
      #expect(outcome.output.utf8.allSatisfy { $0 < 128 }, "\(format)")
    }
    #expect(try trace(Sources.narrow, "--ascii").output.contains("200x100 -> "))
  }

  @Test func `keeps to the width that it is given`() throws {
    let wide = try trace(Sources.narrow, "--as", "picture", "--width", "120").output
    let narrow = try trace(Sources.narrow, "--as", "picture", "--width", "40").output
    #expect(narrow.split(separator: "\n").allSatisfy { $0.count <= 40 })
    #expect(wide.split(separator: "\n").contains { $0.count > 80 })
  }

  @Test func `folds nothing with --all`() throws {
    let source = """
      LazyVGrid(columns: [GridItem(.fixed(20))]) {
        ForEach(0..<9) { _ in Color.red.frame(height: 2) }
      }
      """
    #expect(try trace(source, "--as", "tree").output.contains("more like it"))
    #expect(!(try trace(source, "--as", "tree", "--all").output.contains("more like it")))
  }

  @Test func `says what it assumed where the answer does not`() throws {
    let source = "// proposal: 50x50\nText(\"Hello\")\n"
    #expect(try trace(source).errors.isEmpty)
    #expect(
      try trace(source, "--as", "json").errors
        == "<stdin>: complete with 1 assumption; haggle trace FILE --as diagnostics lists what was assumed\n"
    )
  }

  @Test func `runs again under the full cache where the budget does not do`() throws {
    let header = try trace(Sources.bars, "--budget", "2", "--as", "json").output
    #expect(header.contains("\"cache\":\"full\""))
    #expect(try trace(Sources.bars, "--as", "json").output.contains("\"cache\":\"swiftui\""))
    let full = try trace(Sources.bars, "--cache", "full", "--as", "json").output
    #expect(full.contains("\"cache\":\"full\""))
  }

  @Test(arguments: [
    (Sources.narrow, ["--fail-on", "proof"], 1),
    (Sources.narrowExpected, ["--fail-on", "smell"], 0),
    (Sources.wrong, ["--fail-on", "proof"], 1), (Sources.wrong, [], 0),
    (Sources.bars, ["--fail-on", "smell"], 0),
  ])
  func `becomes a check with --fail-on`(
    source: String, arguments: [String], status: Int
  ) throws {
    let outcome = try Haggle.run(["trace", "-"] + arguments, input: Data(source.utf8))
    #expect(Int(outcome.status) == status)
    #expect(outcome.output == (try trace(source).output))
  }
}
