import Foundation
import HaggleTraces
import HaggleVocabulary
import Testing

@testable import HaggleReports

@Suite struct `Text in Markdown` {
  @Test(arguments: [
    ("a|b", "a\\|b"), ("*a* _b_", "\\*a\\* \\_b\\_"), ("<b>&", "&lt;b&gt;&amp;"),
    ("@me #12", "@<!-- -->me #<!-- -->12"), ("[x](y)", "\\[x\\](y)"), ("`a`", "\\`a\\`"),
    ("two\nlines", "two lines"), ("\u{1B}[1m\u{202E}", "\\\\u{1b}\\[1m\\\\u{202e}"),
    ("http://a", "http:<!-- -->//a"), ("a $b$ ~c~", "a \\$b\\$ \\~c\\~"),
    ("a.map { $0.b }", "a.map { $0.b }"),
    (":tada: 3:4 a: b", ":<!-- -->tada: 3:4 a: b"), ("GH-1 www.a", "GH<!-- -->-1 www<!-- -->.a"),
  ])
  func `is what was written, and nothing else`(text: String, markdown: String) {
    #expect(MarkdownText.prose(text) == markdown)
  }

  @Test(arguments: [
    ("a", "`a`"), ("a`b", "``a`b``"), ("`a", "`` `a ``"), ("``a``", "``` ``a`` ```"),
    ("a|b", "`a\\|b`"), ("", "` `"), ("@me #1", "`@me #1`"),
  ])
  func `may be code in a line`(text: String, markdown: String) {
    #expect(MarkdownText.code(text) == markdown)
  }

  @Test func `may be a block that nothing in it ends`() {
    #expect(MarkdownText.fenced("a\n", "swift") == "```swift\na\n```\n")
    #expect(MarkdownText.fenced("````\n```") == "`````\n````\n```\n`````\n")
    #expect(MarkdownText.fenced("a\r\nb\u{7}") == "```\na\nb\\u{7}\n```\n")
    #expect(MarkdownText.fenced("") == "```\n```\n")
  }

  @Test func `may be a table`() {
    #expect(
      MarkdownText.table(["a", "b"], [["1", "2"]]) == "| a | b |\n| --- | --- |\n| 1 | 2 |\n")
  }
}

@Suite struct `An excerpt of code` {
  private static let text = (1...30).map { "line \($0)" }

  private func excerpt(of lines: [String], at line: Int) -> String? {
    let parts = SourceParts(lines.joined(separator: "\n"))
    return CodeExcerpt(of: lines, at: line, parts)?.markdown
  }

  @Test(arguments: [(1, 1...10), (5, 1...10), (15, 11...20), (28, 21...30), (30, 21...30)])
  func `has ten lines around the one that is marked`(line: Int, range: ClosedRange<Int>) throws {
    let rows = try #require(excerpt(of: Self.text, at: line)).split(separator: "\n")
    #expect(rows.dropFirst().dropLast().count == 10)
    #expect(rows[1].hasSuffix("\(range.lowerBound) | line \(range.lowerBound)"))
    #expect(rows[10].hasSuffix("\(range.upperBound) | line \(range.upperBound)"))
    #expect(rows.filter { $0.hasPrefix(">") }.map { $0.hasSuffix(" line \(line)") } == [true])
  }

  @Test func `is none of a line that is not there`() {
    #expect(excerpt(of: ["a", "b"], at: 3) == nil)
    #expect(excerpt(of: ["a", "b"], at: 0) == nil)
    #expect(excerpt(of: ["a", "```"], at: 2) == "````swift\n  1 | a\n> 2 | ```\n````\n")
  }

  @Test func `of another file has its name and its numbers`() {
    let lines = ["own", "// from the project: Views/Row.swift:28", "a", "b"]
    #expect(
      excerpt(of: lines, at: 4) == "In `Row.swift`:\n\n```swift\n  28 | a\n> 29 | b\n```\n")
    #expect(excerpt(of: lines, at: 1) == "```swift\n> 1 | own\n```\n")
  }
}

@Suite struct `A small picture` {
  /// So many tiles in a row, 20 points each.
  private func row(of count: Int, in width: CGFloat, _ height: CGFloat = 40) -> TraceBuilder {
    var story = TraceBuilder()
    story.trace.header.proposal = ProposedViewSize(width: width, height: height)
    let row = story.node("HStack")
    let tiles = (0..<count).map { story.node("Color", in: row, arguments: ".c\($0)") }
    story.place(row, 0, 0, CGFloat(count) * 20, 40)
    for (index, tile) in tiles.enumerated() { story.place(tile, CGFloat(index) * 20, 0, 20, 40) }
    return story
  }

  @Test func `has twelve boxes at most, and those first that it is about`() throws {
    let story = row(of: 20, in: 400)
    let picture = try #require(SmallPicture(story.timeline, about: [NodeID(18)])).text
    #expect(picture.contains("\n9 more boxes"))
    let lines = picture.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 76 })
    #expect(lines.count < 30)
    #expect(picture.contains("c17"))
  }

  @Test func `has no room for what is empty`() throws {
    let small = try #require(SmallPicture(row(of: 3, in: 4000).timeline, about: [])).text
    #expect(small.contains("the part with views in it, of the 4000×40 for the root"))
    #expect(small.contains(" .c1 "), "\(small)")
    let whole = try #require(SmallPicture(row(of: 3, in: 60).timeline, about: [])).text
    #expect(whole.hasPrefix("╔"))
    #expect(SmallPicture(TraceBuilder().timeline, about: []) == nil)
  }

  @Test func `shows what is outside of the space, and its edges in a part as well`() throws {
    let whole = try #require(SmallPicture(row(of: 5, in: 60).timeline, about: [])).text
    #expect(whole.contains("░"), "\(whole)")
    #expect(
      whole.hasSuffix("\ndouble frame: the 60×40 for the root; shaded: outside of it"), "\(whole)")
    let part = try #require(SmallPicture(row(of: 5, in: 60, 700).timeline, about: [])).text
    #expect(part.split(separator: "\n").count { $0.contains("║") } > 3, "\(part)")
    #expect(part.contains("░"), "\(part)")
    #expect(
      part.hasSuffix(
        "\nthe part with views in it, of the 60×700 for the root; double lines: its\n"
          + "edges; shaded: outside of it"), "\(part)")
  }

  @Test(arguments: [CGFloat.infinity, .nan, -5, 1e30])
  func `survives lengths that nobody draws`(length: CGFloat) {
    var story = row(of: 2, in: 60)
    story.place(NodeID(1), length, 0, length, length)
    #expect(SmallPicture(story.timeline, about: [NodeID(1)]) != nil)
  }
}

@Suite struct `What to do about a text, in Markdown,` {
  @Test func `is prose around what is to be typed`() {
    var story = TraceBuilder()
    let row = story.node("HStack", "my_row")
    let remedies: [Prose] = [
      "flip it: \(code: "--set a_b=true")", "close it with \(quoted: "}")", "leave *\(row)*",
    ]
    for remedy in remedies {
      let detail = Event.Note.Detail(.assumed, code: .known(.syntax), count: 2, remedy: remedy)
      story.add(.note(.init(node: row, source: .scenario, text: "a_b", detail: detail)))
    }
    #expect(
      MarkdownSections(timeline: story.timeline).assumptions == """
        - a\\_b (2 times) — flip it: `--set a_b=true`
        - a\\_b (2 times) — close it with `}`
        - a\\_b (2 times) — leave \\*my\\_row\\*

        """)
    #expect(
      story.trace.diagnostics.map { story.trace.inOneLine($0) } == [
        "a_b (2 times) — flip it: --set a_b=true", "a_b (2 times) — close it with `}`",
        "a_b (2 times) — leave *my_row*",
      ])
  }
}

@Suite struct `The evidence` {
  private var story: TraceBuilder {
    var story = TraceBuilder()
    let row = story.node("HStack", "row")
    let text = story.node("Text", "a|b", in: row)
    story.ask(row, 100, nil, answer: (80, 20)) { story in
      story.ask(text, 0, 0, by: row, answer: (8, 16))
      story.ask(text, .infinity, .infinity, by: row, answer: (.infinity, .infinity))
      story.ask(text, 50, 20, by: row, answer: (50, 20))
      story.ask(text, nil, nil, by: row, answer: (30, 20))
      story.because(
        Reason(row, .size, axis: .horizontal, result: 80, terms: [.init(.plus, 80)]))
    }
    story.place(row, 3, 4, 80, 20, for: .init(width: 100, height: nil))
    story.add(.probe(node: row, proposal: .zero, size: .zero))
    return story
  }

  @Test func `is told in sentences`() {
    let table = EvidenceTable(story.timeline, [11, 10, 9, 0, 2, 4, 6, 8, 12, 99, -1])
    #expect(
      table.text == """
        | event | who asks | whom | offered | answer | what it means |
        | --- | --- | --- | --- | --- | --- |
        | 0–10 | the host | `row` | 100×nil | 80×20 | 20 less than offered in width, its ideal height |
        | 1–2 | `row` | `"a\\|b"` | 0×0 | 8×16 | how small can you be? not smaller than 8×16 |
        | 3–4 | `row` | `"a\\|b"` | ∞×∞ | ∞×∞ | how large can you be? as large as you like |
        | 5–6 | `row` | `"a\\|b"` | 50×20 | 50×20 | it takes what it is offered |
        | 7–8 | `row` | `"a\\|b"` | nil×nil | 30×20 | how large would you like to be? 30×20 |
        | 9 |  | `row` |  |  | its arithmetic (width): size 80 = 80 |
        | 11 |  | `row` | 100×nil | 80×20 | placed at 3,4 |
        | 12 | haggle, afterwards | `row` | 0×0 | 0×0 | how small can you be? it can shrink to nothing |

        """)
    #expect(table.omitted == 0)
  }

  @Test func `of very many events shows the first`() {
    var story = TraceBuilder()
    let node = story.node("Color")
    for _ in 0..<40 { story.add(.ask(.init(node: node, proposal: .zero, caller: nil))) }
    let table = EvidenceTable(story.timeline, Array(0..<40))
    #expect(table.omitted == 24)
    #expect(
      table.text.hasSuffix(
        "| 15 | `Color.1` | `Color.1` | 0×0 | none | nobody knows what it answered |\n"))
  }
}

@Suite struct `The sentences of a finding` {
  private let name = { (node: NodeID) in "view\(node.index)" }

  private static let cases: [([Statement.Detail], text: String, title: String)] = [
    ([], "a is 8.", "a is 8"),
    (
      [.init(.although, "b would take any: 55 stay")],
      "a is 8 because c, although b would take any: 55 stay.", "a is 8 because c"
    ),
    (
      [.init(.explanation, "it reaches out")], "a is 8, because c: it reaches out.",
      "a is 8, because c"
    ),
    (
      [.init(.sentence, "B"), .init(.although, "d")], "a is 8 because c. B, although d.",
      "a is 8 because c"
    ),
  ]

  @Test(arguments: cases)
  func `are made of its parts`(details: [Statement.Detail], text: String, title: String) {
    let cause: Prose? = details.isEmpty ? nil : "c"
    let sentences = FindingSentences(Statement("a is 8", cause: cause, details: details))
    #expect(sentences.all.text(naming: name) == text)
    #expect(sentences.clause.text(naming: name) == title)
  }

  @Test func `have what to type as code in Markdown, and views by their names`() {
    let prose: Prose = "write \(code: ".a_b") on \(NodeID(3)), or *not*"
    #expect(
      MarkdownText.prose(prose, naming: { _ in "a_b" }) == "write `.a_b` on a\\_b, or \\*not\\*")
  }

  @Test(arguments: [
    ("  .frame(minWidth: 3)", "Not tried: or b()."), ("  .frame() + or b()", ""),
    ("  .fram", "Not tried: write .frame(minWidth: 0), or or b()."),
  ])
  func `do not say of what was tried that it was not`(line: String, advice: String) {
    let edit = TriedEdit([LineChange(at: 3, removing: [], adding: [line])], effect: [], others: [])
    let finding = Finding(
      rule: "overflow", class: .smell, node: NodeID(0), statement: Statement("a"),
      remedies: [
        .words("write \(code: ".frame(minWidth: 0)")"), .words("or \(code: "b()")"), .edit(edit),
      ])
    #expect(FindingWords.advice(of: finding).text(naming: name) == advice)
  }

  private static let edit = TriedEdit(
    [LineChange(at: 3, removing: ["b"], adding: ["a"])], effect: [], others: [])

  @Test(
    arguments: [
      ([], nil, "Let it view1, or c. Leave it if d.", nil),
      (
        [], 46,
        """
        None of the 46 edits that were laid out fixes it. Not tried: let it view1, or c. \
        Leave it if d.
        """, nil
      ),
      (
        [edit], 46, "Not tried: let it view1, or c. Leave it if d.",
        "1 edit fixes it, of 46 that were laid out"
      ),
      ([edit, edit], nil, "Not tried: let it view1, or c. Leave it if d.", "2 edits fix it"),
    ] as [([TriedEdit], Int?, String, String?)])
  func `give alternatives, and say what was not tried, then when to leave it`(
    edits: [TriedEdit], trials: Int?, advice: String, title: String?
  ) {
    var finding = Finding(
      rule: "overflow", class: .smell, node: NodeID(0), statement: Statement("a"),
      remedies: [.words("let it \(NodeID(1))"), .words("c")] + edits.map { .edit($0) },
      exception: "d")
    finding.trials = trials
    #expect(FindingWords.advice(of: finding).text(naming: name) == advice)
    #expect(FindingWords.edits(of: finding) == title)
  }

  @Test func `say what of it was laid out in vain, and not that it was not tried`() {
    var finding = Finding(
      rule: "overflow", class: .smell, node: NodeID(0), statement: Statement("a"),
      remedies: [.tried("let it \(NodeID(1))"), .words("c")])
    finding.trials = 46
    #expect(
      FindingWords.advice(of: finding).text(naming: name)
        == "None of the 46 edits that were laid out fixes it. Tried in vain: let it view1. Not "
        + "tried: c.")
    finding.remedies.append(.edit(Self.edit))
    #expect(FindingWords.advice(of: finding).text(naming: name) == "Not tried: c.")
    #expect(finding.untried.remedies == [.words("let it \(NodeID(1))"), .words("c")])
  }
}
