import Foundation
import Testing

@Suite struct `haggle reduce` {
  private static let narrow = """
    // proposal: 200x100
    LazyVGrid(columns: [GridItem(.fixed(160)), GridItem(.adaptive(minimum: 50))]) {
      Color.red
      Color.blue
    }

    """

  @Test func `prints what is left, and says of it what it still has`() throws {
    let outcome = try Haggle.run("reduce", "-", input: Sources.narrow)
    #expect(outcome.status == 0)
    #expect(outcome.output == Self.narrow)
    #expect(outcome.errors.hasPrefix("<stdin>: 6 lines, 5 left; "))
    #expect(outcome.errors.hasSuffix(" It still has below-declared-minimum@LazyVGrid.1.\n"))
    let check = try Haggle.run("check", "-", input: outcome.output)
    #expect(check.output.contains("proof: below-declared-minimum at LazyVGrid.1"))
  }

  @Test func `writes into the text what the command line says`() throws {
    let bars = "HStack { Color.red.frame(width: 300).id(\"wide\") }\n"
    let outcome = try Haggle.run(
      "reduce", "-", "--proposal", "100x20", "--device", "iPhone SE", input: bars)
    #expect(outcome.output == "// proposal: 100x20\nColor.red.frame(width: 300)\n")
    let claim = try Haggle.run(
      "reduce", "-", "--device", "iPhone SE", "--expect", "wide width == 300", input: bars)
    #expect(
      claim.output == "Color.red.frame(width: 300).id(\"wide\")\n// expect: wide width == 300\n")
    #expect(try Haggle.run("check", "-", input: claim.output).status == 0)
  }

  /// The view has another number in what is left.
  @Test(arguments: [
    ("Text.3 width <= 20", "Text.1 width <= 20", 0),
    ("Text.3 width >= 20", "Text.1 width >= 20", 1),
    ("\"OK then\" width <= 20", "Text.1 width <= 20", 0),
  ])
  func `writes a claim about the view that is left, which a check finds`(
    claim: String, written: String, status: Int32
  ) throws {
    let text = """
      // proposal: 300x100
      // text-cell: 8x20
      VStack { Text("a"); Text("b"); HStack { Text("OK then").frame(width: 20); Spacer() } }
      """
    let outcome = try Haggle.run("reduce", "-", "--expect", claim, input: text)
    #expect(outcome.output.hasSuffix("\n// expect: \(written)\n"), "\(outcome.output)")
    #expect(!outcome.errors.contains("By itself"))
    let check = try Haggle.run("check", "-", input: outcome.output)
    #expect(check.status == status, "\(check.output)")
    #expect(!check.output.contains("no view is called"))
  }

  @Test func `says whether a claim holds or fails`() throws {
    let holds = try Haggle.run(
      "reduce", "-", "--expect", "fixed width == 20", input: Sources.bars)
    #expect(holds.errors.hasSuffix(" It still holds that fixed width == 20.\n"))
    let fails = try Haggle.run(
      "reduce", "-", "--expect", "fixed width == 30", input: Sources.bars)
    #expect(fails.status == 0)
    #expect(fails.errors.hasSuffix(" “fixed width == 30” still fails: its width is 20.\n"))
    let check = try Haggle.run("check", "-", input: fails.output)
    #expect(check.status == 1)
    #expect(check.output.contains("its width is 20"))
  }

  @Test(arguments: [
    "fixed ← 46×20 → 20×20", "fixed Color .red ← 46×20 → 20×20",
    "11  fixed(width: 20)  4:6  46×20 → 20×20",
  ])
  func `takes what a trace shows for a claim`(shown: String) throws {
    let outcome = try Haggle.run("reduce", "-", "--expect", shown, input: Sources.bars)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.hasSuffix("// expect: fixed answers 46×20 -> 20×20\n"))
  }

  @Test func `tells programs what it came to`() throws {
    let outcome = try Haggle.run("reduce", "-", "--format", "json", input: Sources.narrow)
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let entry = try #require(json as? [String: Any])
    #expect(entry["source"] as? String == Self.narrow)
    #expect(entry["finding"] as? String == "below-declared-minimum@LazyVGrid.1")
    #expect(entry["isMinimal"] as? Bool == true)
    #expect(entry["lines"] as? [String: Int] == ["before": 6, "after": 5])
  }

  @Test func `writes to a file, but not to the one that it reads`() throws {
    let folder = try ScratchFolder()
    folder.add("Shelf.swift", Sources.narrow)
    let outcome = try Haggle.run(
      ["reduce", "Shelf.swift", "--out", "Small.swift"], input: Data(), in: folder.url)
    #expect(outcome.output.isEmpty)
    #expect(try folder.text("Small.swift") == Self.narrow)
    let again = try Haggle.run(
      ["reduce", "Small.swift", "--out", "Small.swift"], input: Data(), in: folder.url)
    #expect(again.status == 2)
    #expect(try folder.text("Small.swift") == Self.narrow)
  }

  @Test func `says that it stopped before nothing more could go`() throws {
    let outcome = try Haggle.run("reduce", "-", "--most", "2", input: Sources.narrow)
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("; 2 texts laid out."))
    #expect(outcome.errors.hasSuffix("it may become smaller with a larger --most.\n"))
  }

  private static let mistakes: [(arguments: [String], message: String)] = [
    (["--finding", "overflow@nobody"], "has no finding “overflow@nobody”: it has none"),
    ([], "has no findings; haggle reduce --expect 'title width == 62' keeps"),
    (["--expect", "rigid is wide"], "cannot be read"),
    (["--expect", "nobody width == 3"], "has no node called “nobody”"),
    (["--expect", "rigid width == 3", "--finding", "a"], "are two goals"),
    (["--most", "0"], "expected a whole number from 1 to 1000000"),
    (["--out", "-"], "--out needs a path"),
  ]

  @Test(arguments: mistakes.indices)
  func `refuses what makes no sense`(index: Int) throws {
    let (arguments, message) = Self.mistakes[index]
    try Haggle.refuses(["reduce", "Traces/two-bars.swift"] + arguments, saying: message)
  }

  private static let unreadable: [(text: String, message: String)] = [
    ("HStack {\n  Color.red\n", "error"), ("", "has no view"), ("let a = 1\n", "no view"),
  ]

  @Test(arguments: unreadable.indices)
  func `reads nothing that is no text of a view`(index: Int) throws {
    let (text, _) = Self.unreadable[index]
    let outcome = try Haggle.run("reduce", "-", input: text)
    #expect(outcome.status == 3)
    #expect(!outcome.errors.isEmpty)
    #expect(outcome.output.isEmpty)
  }

  @Test func `takes no recording`() throws {
    let outcome = try Haggle.run("reduce", "Traces/two-bars.trace.json")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("give its source"))
  }

  @Test func `makes a bug report of what is left`() throws {
    let folder = try ScratchFolder()
    folder.add("Shelf.swift", Sources.narrow)
    let outcome = try Haggle.run(
      ["attach", "Shelf.swift", "--reduce"], input: Data(), in: folder.url)
    #expect(outcome.status == 0)
    #expect(
      outcome.output
        == "Shelf-report/bug.md\nShelf-report/Shelf.html\nShelf-report/Shelf.trace.json\n"
        + "Shelf-report/Shelf.swift\n")
    #expect(try folder.text("Shelf-report/Shelf.swift") == Self.narrow)
    let report = try folder.text("Shelf-report/bug.md")
    #expect(report.contains(Self.narrow))
    #expect(!report.contains("\n  .frame(height: 10)"))
    #expect(report.contains("`haggle trace Shelf.swift` comes to the same findings."))
  }

  @Test func `makes a bug report of the finding that is named`() throws {
    let folder = try ScratchFolder()
    folder.add("Shelf.swift", Sources.narrow)
    let refused = try Haggle.run(
      ["attach", "Shelf.swift", "--finding", "nonsense"], input: Data(), in: folder.url)
    #expect(refused.status == 2)
    #expect(refused.errors.contains("has no finding “nonsense”: it has "))
    for options in [[], ["--reduce"]] {
      let outcome = try Haggle.run(
        ["attach", "Shelf.swift", "--force", "--finding", "shelf"] + options, input: Data(),
        in: folder.url)
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(try folder.text("Shelf-report/bug.md").contains("below-declared-minimum"))
    }
  }
}
