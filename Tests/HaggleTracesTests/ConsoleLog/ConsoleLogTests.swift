import Foundation
import HaggleTraces
import HaggleVocabulary
import Testing

@Suite struct `A console log` {
  private func read(_ text: String) -> ConsoleLog? {
    ConsoleLog(Array(text.utf8), named: "app.log", by: "haggle 1")
  }

  /// `a ← 0×0`, `a → 8×16`, and the notes.
  private func events(_ log: ConsoleLog?) -> [String] {
    guard let trace = log?.trace else { return ["nothing"] }
    return trace.events.map { event in
      switch event {
      case .ask(let ask):
        "\(trace.name(of: ask.node)) ← \(NumberText.display(ask.proposal))"
      case .answer(let node, let size, _):
        "\(trace.name(of: node)) → \(NumberText.display(size))"
      case .note(let note):
        (note.detail?.place.map { "\($0.line): " } ?? "") + note.text
      default: "?"
      }
    }
  }

  private static let article = """
    Proposal Mode: ProposedViewSize(width: Optional(0.0), height: Optional(0.0))
    Required Size: (8.0, 16.0)
    Proposal Mode: ProposedViewSize(width: Optional(inf), height: Optional(inf))
    Required Size: (inf, inf)
    Proposal Mode: ProposedViewSize(width: Optional(167.0), height: Optional(350.0))
    Required Size: (167.0, 350.0)

    """

  private static let articleEvents = [
    "LayoutMonitor.1 ← 0×0", "LayoutMonitor.1 → 8×16", "LayoutMonitor.1 ← ∞×∞",
    "LayoutMonitor.1 → ∞×∞", "LayoutMonitor.1 ← 167×350", "LayoutMonitor.1 → 167×350",
    "1: no label stands in front of 3 questions: whether one monitor printed them or several is "
      + "not known, LayoutMonitor.1 stands for all",
  ]

  @Test func `is a trace that leaves open what its lines do not tell`() throws {
    let log = try #require(read(Self.article))
    #expect(events(log) == Self.articleEvents)
    #expect(log.trace.header.tool == "haggle 1")
    #expect(log.trace.header.scenario == "app.log")
    #expect(log.trace.header.completeness == "partial, from a console log")
    #expect(log.trace.header.source == nil)
    #expect(log.trace.header.proposal == nil)
    #expect(log.trace.header.cache == nil)
    #expect(log.trace.nodes.map(\.kind) == ["LayoutMonitor"])
    #expect(log.trace.nodes.allSatisfy { $0.parent == nil && $0.place == nil })
    for case .ask(let ask) in log.trace.events { #expect(ask.caller == nil) }
    #expect(log.lines.all == 6)
    #expect(log.lines.read == 6)
    #expect(log.lineOfEvent == [1, 2, 3, 4, 5, 6, 0])
    let written = log.trace.encoded()
    #expect(try Trace.read(written, named: "again").trace == log.trace)
  }

  @Test(arguments: ["\r\n", "\r", "\n\n"])
  func `may have any line ends, and a mark in front`(ending: String) {
    let text = "\u{FEFF}" + Self.article.replacing("\n", with: ending)
    #expect(events(read(text)) == Self.articleEvents)
  }

  @Test func `is read among other lines, and those are counted`() {
    let log = read("App starts\n\n\(Self.article)objc[1]: warning\n  \nRequired Size: soon\n")
    #expect(log?.lines.all == 11)
    #expect(log?.lines.read == 6)
    #expect(log?.lines.other == 2)
    #expect(log?.lines.blank == 2)
    #expect(log?.lines.unreadable == [11])
    #expect(
      events(log).suffix(2) == [
        "11: no two numbers can be read in this line of a monitor",
        "2 lines of the log say nothing about a layout, and are left out",
      ])
  }

  @Test func `says in good words that one line is left out`() {
    #expect(
      events(read("App starts\n\(Self.article)")).last
        == "1 line of the log says nothing about a layout, and is left out")
  }

  @Test func `nests: what was asked inside is another view, nobody knows whose`() {
    let log = read(
      """
      Proposal Mode: (100.0, 100.0)
      Proposal Mode: (0.0, 0.0)
      Required Size: (8.0, 8.0)
      Proposal Mode: (50.0, 50.0)
      Required Size: (50.0, 50.0)
      Required Size: (100.0, 100.0)
      """)
    #expect(
      events(log) == [
        "LayoutMonitor.1 ← 100×100", "LayoutMonitor.2 ← 0×0", "LayoutMonitor.2 → 8×8",
        "LayoutMonitor.2 ← 50×50", "LayoutMonitor.2 → 50×50", "LayoutMonitor.1 → 100×100",
        "2: no label stands in front of 2 questions: whether one monitor printed them or several "
          + "is not known, LayoutMonitor.2 stands for all",
      ])
    #expect(log?.trace.nodes.map(\.parent) == [nil, nil])
  }

  @Test func `takes labels for the names of its views`() {
    let log = read(
      """
      outer: Proposal Mode: (100.0, 100.0)
      [inner] Proposal Mode: (0.0, 0.0)
      [inner] Required Size: (8.0, 8.0)
      outer: Required Size: (100.0, 100.0)
      """)
    #expect(events(log) == ["outer ← 100×100", "inner ← 0×0", "inner → 8×8", "outer → 100×100"])
    #expect(log?.trace.nodes.map(\.isLabelled) == [true, true])
  }

  @Test func `has two views where a label is asked inside of itself`() {
    let log = read(
      "a: Proposal Mode: 1x1\na: Proposal Mode: 0x0\na: Required Size: 0x0\na: Required Size: 1x1")
    #expect(events(log) == ["a ← 1×1", "a.1 ← 0×0", "a.1 → 0×0", "a → 1×1"])
  }

  @Test func `pairs sizes without labels with the latest question`() {
    let asked = read(
      "a: Proposal Mode: 1x1\nb: Proposal Mode: 0x0\nRequired Size: 0x0\nRequired Size: 1x1")
    #expect(events(asked) == ["a ← 1×1", "b ← 0×0", "b → 0×0", "a → 1×1"])
    let answered = read("Proposal Mode: 0x0\na Required Size: 8x8")
    #expect(events(answered) == ["a ← 0×0", "a → 8×8"])
    let verbs = read("asked: Proposal Mode: 0x0\nanswers: Required Size: 8x8")
    #expect(events(verbs).prefix(2) == ["asked ← 0×0", "asked → 8×8"])
  }

  @Test func `says where the same question got different answers`() {
    let log = read(
      """
      a: Proposal Mode: 0x0
      a: Required Size: 8x16
      a: Proposal Mode: 0x0
      a: Required Size: 8x16
      a: Proposal Mode: 0x0
      a: Required Size: 4x4
      """)
    #expect(
      events(log).last == "5: a answered 0×0 with 8×16 in line 1 and with 4×4 in line 5: these are "
        + "several monitors, or something changed between two layouts")
  }

  @Test func `makes nothing up for a question without an answer, nor for an answer without one`() {
    let log = read(
      """
      Required Size: (1.0, 1.0)
      Proposal Mode: (9.0, 9.0)
      Proposal Mode: (0.0, 0.0)
      Required Size: (8.0, 8.0)
      Proposal Mode: (7.0, 7.0)
      """)
    #expect(
      events(log).filter { !$0.contains("carry no label") } == [
        "LayoutMonitor.1 ← 0×0", "LayoutMonitor.1 → 8×8", "LayoutMonitor.1 ← 7×7",
        "2: LayoutMonitor.1 was offered 9×9, and no answer follows",
        "5: LayoutMonitor.1 was offered 7×7, and no answer follows",
        "1: 1×1 answers no proposal of the log, and is left out",
      ])
  }

  @Test(arguments: ["", "\n\n", "Hello\n", "print(\"Proposal Mode: \\(proposal)\")", "\u{FEFF}"])
  func `is none where no line says anything`(text: String) {
    #expect(read(text) == nil)
  }

  @Test func `never gives a name twice`() {
    let log = read(
      "Proposal Mode: 1x1\nRequired Size: 1x1\nLayoutMonitor.1: Proposal Mode: 1x1\n"
        + "LayoutMonitor.1: Required Size: 1x1")
    #expect(log?.trace.nodes.map(\.name) == ["LayoutMonitor.1", "LayoutMonitor.1.1"])
  }
}
