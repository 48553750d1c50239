import Foundation
import HaggleTestSupport
import Testing

@Suite struct `haggle check` {
  private func check(_ source: String, _ arguments: String...) throws -> Haggle.Outcome {
    try Haggle.run(["check", "-"] + arguments, input: Data(source.utf8))
  }

  @Test func `says of which view a text is cut, where there are several`() throws {
    let text = """
      #Preview("Wide") { Color.red }
      #Preview("Narrow") {
        VStack { Text("A rather long line of words").lineLimit(1).frame(width: 60) }
      }
      """
    let several = try Haggle.run("check", "-", input: text).output
    #expect(several.contains("<stdin>:3:12, Narrow: 1 text is cut short"), "\(several)")
    let one = try Haggle.run("check", "-", "--root", "Narrow", input: text).output
    #expect(one.contains("<stdin>:3:12: 1 text is cut short"), "\(one)")
  }

  @Test func `holds what a sheet shows to an expectation, and not what is behind it`() throws {
    let text = """
      // expect: words size 80x20
      // text-cell: 8x20
      struct Screen: View {
        @State private var isShown = true
        var body: some View {
          Color.red.sheet(isPresented: $isShown) { Text("In a sheet").id("words") }
        }
      }
      """
    let held = try Haggle.run("check", "-", input: text)
    #expect(held.output.contains("checked 2 scenarios: 1 expectation held, 0 failed"))
    #expect(held.status == 0)
    let missing = try Haggle.run(
      "check", "-", input: text.replacing("expect: words", with: "expect: title"))
    #expect(missing.output.contains("0 expectations held, 2 failed"), "\(missing.output)")
  }

  @Test(arguments: [
    (Sources.bars, "checked 1 scenario: 2 expectations held, 0 failed, no findings"),
    (Sources.wrong, "checked 1 scenario: 0 expectations held, 1 failed, no findings"),
    (Sources.narrowExpected, "checked 1 scenario: 1 expectation held, 0 failed, 1 finding"),
    (Sources.twoViews, "checked 2 scenarios: no findings"),
  ])
  func `ends with the sum`(source: String, line: String) throws {
    let outcome = try check(source)
    #expect(outcome.output.split(separator: "\n").last.map(String.init) == line)
    #expect(outcome.output.hasSuffix("\n"))
  }

  @Test(arguments: [
    (Sources.bars, [], 0), (Sources.wrong, [], 1), (Sources.narrow, [], 1),
    (Sources.narrow, ["--fail-on", "smell"], 1), (Sources.narrow, ["--fail-on", "proof"], 1),
    (Sources.narrowExpected, [], 0), (Sources.narrow + "\n// expect: no findings", [], 1),
    (Sources.bars + "\n// expect: no findings", [], 0),
    (Sources.bars + "\n// expect: rest is wide", [], 1),
  ])
  func `says no where an expectation does not hold or a finding is new`(
    source: String, arguments: [String], status: Int
  ) throws {
    let outcome = try Haggle.run(["check", "-"] + arguments, input: Data(source.utf8))
    #expect(Int(outcome.status) == status)
    #expect(outcome.errors.isEmpty)
  }

  @Test func `names the line of what does not hold, and what is there instead`() throws {
    #expect(
      try check(Sources.wrong).output
        .hasPrefix("<stdin>:3: failed: expect: square size 40x40\n  it is 50x50\n"))
  }

  @Test func `names the place of a finding with its advice`() throws {
    let lines = try check(Sources.narrow).output.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[0] == "<stdin>:2:1: proof: below-declared-minimum at shelf, width")
    #expect(lines[1].hasPrefix("  Item 2 of shelf declares adaptive(minimum: 50)"))
    let expected = try check(Sources.narrowExpected).output.split(separator: "\n")
    #expect(expected[0] == "<stdin>:2:1: expected proof: below-declared-minimum at shelf, width")
    #expect(expected.count == 2)
  }

  @Test func `tells once what several previews come to`() throws {
    let source = """
      // proposal: 100x100
      struct V: View { var body: some View { Color.red.frame(width: 90).id("red").frame(width: 9) } }
      #Preview("Light") { V() }
      #Preview("Dark") { V() }

      """
    let outcome = try check(source)
    #expect(outcome.output.contains("contract: overflow at red, width\n"))
    #expect(outcome.output.contains("\n  It is the same in Dark.\n"))
    #expect(
      outcome.output.hasSuffix("checked 2 scenarios: 1 finding\n"))
  }

  private static let title = """
    // proposal: 100x30
    // text-cell: 8x20
    Text("Much longer than its line").lineLimit(1).id("title")

    """

  @Test func `says which texts are cut short, and is content`() throws {
    let outcome = try check(Self.title)
    #expect(
      outcome.output == """
        <stdin>:3:1: 1 text is cut short: title
        checked 1 scenario: no findings; 1 text is cut short

        """)
    #expect(outcome.status == 0)
    #expect(
      try check(Self.title, "--format", "json").output.contains("\"cut\" : [\n        \"title\""))
    let whole = try check(Self.title.replacing("100x30", with: "300x30"))
    #expect(!whole.output.contains("cut"))
  }

  @Test func `tells comments that are nearly directives`() throws {
    let outcome = try Haggle.run("check", "-", input: "// poposal: 30x30\nColor.red\n")
    #expect(outcome.errors.contains("<stdin>:1:1: ignored: \"// poposal:\" is no directive"))
    #expect(outcome.status == 0)
  }

  @Test func `does not take a misspelt expectation for a comment`() throws {
    let outcome = try check("// Expect: row width > 200\nColor.red.id(\"row\")\n")
    #expect(outcome.status == 1)
    #expect(
      outcome.output.hasPrefix(
        "<stdin>:1: failed: expect: row width > 200\n  cannot be read: it begins with "
          + "\"// Expect:\"; did you mean \"// expect:\"?\n"))
  }

  @Test func `tells each file as it comes, in order`() throws {
    let folder = try ScratchFolder()
    folder.add("a.swift", Sources.wrong)
    folder.add("b.swift", "let a = 1\n")
    folder.add("c.swift", Sources.wrong)
    let said = folder.add("said", "")
    let files = ["./a.swift", "./b.swift", "./c.swift"]
    let process = Haggle.makeProcess(["check"] + files, in: folder.url)
    let both = try FileHandle(forWritingTo: said)
    (process.standardOutput, process.standardError) = (both, both)
    try process.run()
    process.waitUntilExit()
    let failed = "swift:3: failed: expect: square size 40x40\n  it is 50x50\n"
    #expect(
      try folder.text("said") == """
        ./a.\(failed)./b.swift: error: no view to lay out: found 1 constant [no-view]
          end the text with a view, for instance: Text("Hello")
        ./c.\(failed)checked 2 scenarios: 0 expectations held, 2 failed, no findings

        """)
  }

  @Test func `counts the files of a folder that declare no view, which are no error`() throws {
    let folder = try ScratchFolder()
    folder.add("a.swift", Sources.wrong)
    folder.add("b.swift", "let a = 1\n")
    folder.add("c.swift", "final class Store { var names: [String] = [] }\n")
    let outcome = try Haggle.run("check", ".", in: folder.url)
    let sum = "checked 1 scenario: 0 expectations held, 1 failed, no findings"
    #expect(outcome.output.hasSuffix("\n\(sum); 2 files declare no view\n"), "\(outcome.output)")
    #expect(outcome.errors.isEmpty)
    #expect(outcome.status == 1)
    let named = try Haggle.run("check", ".", "b.swift", in: folder.url)
    #expect(named.errors.contains("b.swift: error: no view to lay out: found 1 constant"))
    #expect(named.output.contains("2 files declare no view"))
    #expect(named.status == 3)
    folder.add("a.swift", "let b = 2\n")
    #expect(try Haggle.run("check", ".", in: folder.url).status == 3)
  }

  @Test func `refuses a setting that no view asks for`() throws {
    let text = "struct V: View { let count: Int; var body: some View { Text(\"\\(count)\") } }"
    let outcome = try Haggle.run("check", "-", "--set", "cuont=1", input: text)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("nothing asked for 'cuont', which is set; did you mean"))
    #expect(try Haggle.run("check", "-", "--set", "count=1", input: text).status == 0)
  }

  @Test func `adds up many files`() throws {
    let folder = try ScratchFolder()
    folder.add("a.swift", Sources.bars)
    folder.add("b.swift", Sources.wrong)
    folder.add("c.swift", Sources.twoViews)
    let outcome = try Haggle.run("check", "a.swift", "b.swift", "c.swift", in: folder.url)
    #expect(
      outcome.output == """
        b.swift:3: failed: expect: square size 40x40
          it is 50x50
        checked 4 scenarios: 2 expectations held, 1 failed, no findings

        """)
  }

  @Test func `takes expectations and findings out of a recording`() throws {
    let folder = try ScratchFolder()
    folder.add("narrow.swift", Sources.narrowExpected)
    _ = try Haggle.run("trace", "narrow.swift", "--out", "n.trace.json", in: folder.url)
    let outcome = try Haggle.run("check", "n.trace.json", in: folder.url)
    #expect(outcome.status == 0)
    #expect(
      outcome.output == """
        n.trace.json:2:1: expected proof: below-declared-minimum at shelf, width
        checked 1 scenario: 1 expectation held, 0 failed, 1 finding

        """)
  }

  @Test func `looks through a recording of a real app, and proves nothing there`() throws {
    let recorded = try String(
      contentsOf: Checkout.root.appending(path: "Traces/nested-grid.trace.json"), encoding: .utf8)
    let device = recorded.replacing("\"cache\":\"swiftui\",", with: "")
      .split(separator: "\n").filter {
        !$0.hasPrefix("{\"finding\"") && !$0.hasPrefix("{\"verdict\"")
      }
      .joined(separator: "\n").replacing(",\n]}", with: "\n]}")
    let outcome = try Haggle.run(["check", "-", "--format", "json"], input: Data(device.utf8))
    let answer = try JSONDecoder().decode(Answer.self, from: Data(outcome.output.utf8))
    let findings = answer.scenarios.flatMap(\.findings)
    #expect(findings.contains { $0.rule == "phantom-minimum" && $0.class == "smell" })
  }

  @Test func `warns of a recording that was cut off`() throws {
    let whole = try Haggle.run(["trace", "-", "--as", "json"], input: Data(Sources.bars.utf8))
    let half = whole.output.prefix(whole.output.count * 2 / 3)
    let outcome = try Haggle.run(["check", "-"], input: Data(half.utf8))
    #expect(outcome.errors.hasPrefix("warning: <stdin> is cut off in line "))
    #expect(outcome.status == 3)
  }

  @Test func `speaks JSON to programs`() throws {
    let folder = try ScratchFolder()
    folder.add("wrong.swift", Sources.wrong)
    folder.add("narrow.swift", Sources.narrow)
    let outcome = try Haggle.run(
      "check", "wrong.swift", "narrow.swift", "none.swift", "--format", "json", in: folder.url)
    #expect(outcome.status == 3)
    let answer = try JSONDecoder().decode(Answer.self, from: Data(outcome.output.utf8))
    #expect(answer.counts == Counts(scenarios: 2, held: 0, failed: 1, findings: 1))
    #expect(answer.scenarios.map(\.file) == ["wrong.swift", "narrow.swift"])
    #expect(
      answer.scenarios[0].expectations == [
        Expectation(text: "square size 40x40", line: 3, held: false, failure: "it is 50x50")
      ])
    let finding = try #require(answer.scenarios[1].findings.first)
    #expect(finding.rule == "below-declared-minimum")
    #expect(finding.class == "proof")
    #expect(finding.node == "shelf")
    #expect(finding.line == 2)
    #expect(!finding.expected)
    #expect(answer.unreadable.map(\.file) == ["none.swift"])
  }

  private struct Answer: Decodable {
    let scenarios: [Scenario]
    let unreadable: [Unreadable]
    let counts: Counts
  }
  private struct Scenario: Decodable {
    let file: String
    let root: String?
    let expectations: [Expectation]
    let findings: [Finding]
  }
  private struct Unreadable: Decodable {
    let file: String
    let message: String
  }
  private struct Counts: Decodable, Equatable {
    let scenarios, held, failed, findings: Int
  }
  private struct Expectation: Decodable, Equatable {
    let text: String
    let line: Int
    let held: Bool
    let failure: String?
  }
  private struct Finding: Decodable {
    let rule, `class`, node, message: String
    let line: Int
    let expected: Bool
  }
}
