import Foundation
import Testing

@Suite struct `haggle diff` {
  @Test func `holds two sizes of a view against each other`() throws {
    let outcome = try Haggle.run("diff", "Traces/two-bars.swift", "--vs", "--proposal", "60x20")
    #expect(outcome.status == 1)
    #expect(
      outcome.output == """
        A  Traces/two-bars.swift, HStack, for 100×20 (// proposal:)
        B  Traces/two-bars.swift, HStack, for 60×20 (--proposal)

        What differs by itself:
          the root is offered 60×20 in B, 100×20 in A

        The logs part at once:
          A  1  bars ← 100×20
          B  1  bars ← 60×20

        What looks different:
                A       B
          bars  100×20  60×20  40 narrower
          rest  72×20   32×20  40 narrower

        6 questions of 3 views were asked in one alone, or answered differently; --all lists them.

        """)
  }

  /// 20 points are 20.33 on an iPhone 16 and 20.5 on an iPhone SE.
  @Test func `tells alike what differs alike, and counts what only ends on other pixels`() throws {
    let folder = try ScratchFolder()
    let rows = (1...4).map { "  HStack { Text(\"row \($0)\"); Spacer() }\n" }.joined()
    folder.add("View.swift", "VStack(spacing: 0) {\n\(rows)}\n")
    let words = ["diff", "View.swift", "--vs", "--device", "iPhone SE"]
    let output = try Haggle.run(words, input: Data(), in: folder.url).output
    #expect(output.contains(" and 7 more  "), "\(output)")
    #expect(!output.contains("0.17 higher"))
    #expect(output.contains(" views differ by less than a point alone.\n"))
    let all = try Haggle.run(words + ["--all"], input: Data(), in: folder.url).output
    #expect(!all.contains(" and 7 more  "))
  }

  @Test func `lists every question where it is told to`() throws {
    let outcome = try Haggle.run(
      "diff", "Traces/two-bars.swift", "--all", "--vs", "--proposal", "60x20")
    #expect(
      outcome.output.hasSuffix(
        """
        6 questions of 3 views were asked in one alone, or answered differently:
                           A            B
          bars   ← 100×20  → 100×20     → not asked
                 ← 60×20   → not asked  → 60×20
          rigid  ← 46×20   → 20×20      → not asked
                 ← 26×20   → not asked  → 20×20
          rest   ← 72×20   → 72×20      → not asked
                 ← 32×20   → not asked  → 32×20

        """), "\(outcome.output)")
  }

  @Test(arguments: [
    ["Traces/two-bars.swift", "Traces/two-bars.trace.json"],
    ["Traces/nested-grid.trace.json", "Traces/nested-grid.trace.json"],
    ["Traces/measured-heights.swift", "--vs"],
  ])
  func `has nothing to tell of the same`(arguments: [String]) throws {
    let outcome = try Haggle.run(["diff"] + arguments, input: Data())
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("both negotiate the same: "))
  }

  @Test func `holds what comes from a pipe against a file`() throws {
    let folder = try ScratchFolder()
    let edited = Sources.squeezed.replacing(
      #".id("title")"#, with: #".layoutPriority(1).id("title")"#)
    let file = folder.add("Row.swift", edited)
    let outcome = try Haggle.run("diff", "-", file.path, input: Sources.squeezed)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("  only B has title layoutPriority(1) at "))
    #expect(outcome.output.contains("40 wider, 20 shorter"))
    #expect(outcome.output.hasSuffix("\nonly A has the finding squeezed-text@title\n"))
  }

  @Test(arguments: [
    ("text", "only A has the finding overflow@"), ("markdown", "- only A: overflow@<!-- -->"),
  ])
  func `says of which views a finding stays`(format: String, words: String) throws {
    let folder = try ScratchFolder()
    let rows = """
      // proposal: 200x300
      ScrollView {
        LazyVStack {
          ForEach([300, 260], id: \\.self) { width in
            HStack(spacing: 0) {
              Color.red.frame(width: CGFloat(width), height: 20)
              Color.blue.frame(width: 20, height: 20)
            }
          }
        }
      }
      """
    let before = folder.add("A.swift", rows)
    let after = folder.add("B.swift", rows.replacing("300, 260", with: "150, 260"))
    let outcome = try Haggle.run("diff", before.path, after.path, "--format", format)
    #expect(outcome.status == 1)
    let line = "\n\(words)HStack.1; HStack.2 has it in both\n"
    #expect(outcome.output.contains(line), "\(outcome.output)")
    #expect(!outcome.output.contains("only B"))
  }

  @Test func `says what B alone is laid out with`() throws {
    let folder = try ScratchFolder()
    let file = folder.add("View.swift", "// proposal: 300x100\nVStack { Text(\"Hello\") }")
    let outcome = try Haggle.run(
      "diff", file.path, "--vs", "--type-size", "accessibility3", input: "")
    #expect(
      outcome.output.contains(
        """
          Text.1 "Hello" answers the same questions differently, as B is laid out with type size
            accessibility3
        """), "\(outcome.output)")
  }

  @Test func `shows of long arguments where they differ`() throws {
    let folder = try ScratchFolder()
    let before = "Text(\"A sentence that is long enough to be left out here\", comment: \"one\")"
    let after = before.replacing("one", with: "two")
    let (a, b) = (folder.add("A.swift", before), folder.add("B.swift", after))
    let outcome = try Haggle.run("diff", a.path, b.path)
    #expect(outcome.status == 1)
    #expect(
      outcome.output.hasSuffix(
        """
        What differs by itself:
          Text.1 at 1:1 is Text(… comment: "one") in A and Text(… comment: "two") in B

        Both negotiate the same: no view has another size or place.

        """), "\(outcome.output)")
  }

  @Test(arguments: [["--format", "text"], ["--format", "markdown"]])
  func `says that two texts share no view`(format: [String]) throws {
    let texts = ["Traces/nested-grid.swift", "Traces/two-bars.swift"]
    let outcome = try Haggle.run(["diff"] + texts + format, input: Data())
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("A and B share no view, so that nothing of them"))
    #expect(!outcome.output.contains("the same"))
  }

  @Test func `writes Markdown for an issue`() throws {
    let outcome = try Haggle.run(
      "diff", "Traces/two-bars.swift", "--format", "markdown", "--vs", "--proposal", "60x20")
    #expect(outcome.output.contains("## What looks different\n\n| view | A | B | change |\n"))
    #expect(outcome.output.contains("| rest | 72×20 | 32×20 | 40 narrower |\n"))
  }

  @Test func `says in its headers what is said of one side alone`() throws {
    let folder = try ScratchFolder()
    let text = folder.add("T.swift", "Text(\"Hello\")")
    let texts = try Haggle.run("diff", text.path, "--vs", "--type-size", "accessibility3").output
    let heads = texts.split(separator: "\n").prefix(2)
    #expect(heads.map { $0.hasSuffix(", --type-size accessibility3") } == [false, true])
  }

  @Test func `tells programs what differs`() throws {
    let outcome = try Haggle.run(
      "diff", "Traces/two-bars.swift", "--format", "json", "--vs", "--proposal", "60x20")
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect(json["same"] as? Bool == false)
    let views = try #require(json["views"] as? [[String: Any]])
    #expect(views.map { $0["b"] as? String } == ["bars", "rigid", "rest"])
    let size = try #require(views[2]["size"] as? [String: [Double]])
    #expect(size == ["a": [72, 20], "b": [32, 20]])
  }

  private static let mistakes: [(arguments: [String], message: String)] = [
    (["Traces/two-bars.swift"], "B is missing: a second file, or --vs"),
    (["-", "-"], "standard input can be A or B, not both"),
    (["-", "--vs"], "standard input can be read once"),
    ([], "A [B] is missing"),
    (["a.swift", "b.swift", "c.swift"], "unexpected argument “c.swift”"),
    (["Traces/two-bars.trace.json", "--vs", "--proposal", "3x3"], "is recorded already"),
  ]

  @Test(arguments: mistakes.indices)
  func `refuses what makes no sense`(index: Int) throws {
    let (arguments, message) = Self.mistakes[index]
    try Haggle.refuses(["diff"] + arguments, saying: message)
  }

  @Test func `reads no file that is not there`() throws {
    let outcome = try Haggle.run("diff", "Traces/two-bars.swift", "Traces/none.swift")
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("Traces/none.swift cannot be read"))
  }
}
