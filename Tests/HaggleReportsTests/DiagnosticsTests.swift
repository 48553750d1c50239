import HaggleReports
import HaggleTraces
import HaggleVocabulary
import Testing

@Suite struct `What is said about a text` {
  private func note(
    _ severity: DiagnosticSeverity, _ code: String, _ text: String, _ line: Int,
    subject: String? = nil, count: Int = 1, remedy: Prose? = nil, node: NodeID? = nil
  ) -> Event {
    .note(
      .init(
        node: node, source: .scenario, text: text,
        detail: .init(
          severity, code: Open(code), subject: subject, count: count,
          place: SourcePlace(line: line, column: 3), length: 4, remedy: remedy)))
  }

  private func story(_ notes: [Event]) -> TraceBuilder {
    var story = TraceBuilder()
    _ = story.node("VStack")
    story.trace.header.scenario = "Feed.swift"
    story.trace.header.source = "VStack {\n  if a.b { Text(\"x\") }\n  User()\n}\n"
    for note in notes { story.add(note) }
    return story
  }

  private func header(_ notes: [Event], all: Bool = false) -> String {
    let text = TreeReport(story(notes).timeline, options: .init(showsAll: all)).text
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.dropFirst(3).prefix { !$0.isEmpty }.joined(separator: "\n")
  }

  @Test func `is told apart by what it does to the layout`() {
    #expect(
      header([
        note(
          .assumed, "unknown-condition", "'a.b' is unknown", 2, remedy: "flip it: --set a.b=true"),
        note(.placeholder, "unknown-view", "'User' is not in this text", 3, subject: "User"),
        note(.assumed, "text-metric", "\"x\": measured with a stand-in", 2),
        note(.pass, "second-pass", "the first value counts", 3),
        note(.ignored, "unknown-modifier", "'.wiggle' is not known", 4, subject: ".wiggle"),
      ]) == """
        choices that this text leaves open:
          - 2:3 'a.b' is unknown — flip it: --set a.b=true
        assumed:
          - 2:3 "x": measured with a stand-in
        boxes:
          - 3:3 'User' is not in this text
        set once a layout is there:
          - 3:3 the first value counts
        ignored:
          - 4:3 '.wiggle' is not known
        """)
  }

  private let strangers = [
    ("User", 3, 1), ("Avatar", 7, 2), ("Bar", 9, 1),
  ]

  @Test func `is no box where nothing is laid out in a view's place`() {
    let notes = [
      note(.placeholder, "not-a-view", "'a + b' is not a view: left out", 2),
      note(.placeholder, "unknown-view", "'User' is not in this text", 3),
      note(.placeholder, "left-out", "nothing says where '.glow' puts its views", 3),
    ]
    #expect(
      header(notes) == """
        boxes:
          - 3:3 'User' is not in this text
        left out:
          - 2:3 'a + b' is not a view: left out
          - 3:3 nothing says where '.glow' puts its views
        """)
  }

  @Test func `stands in one line where it is alike, unless all is wanted`() {
    let notes = strangers.map { name, line, count in
      note(
        .placeholder, "unknown-view", "'\(name)' is not in this text", line, subject: name,
        count: count)
    }
    #expect(
      header(notes) == """
        boxes:
          - 3 views that are not in this text, laid out as boxes: User 3:3, Avatar 7:3 ×2, Bar 9:3 — paste
            their declarations, have them read (--with FOLDER), or state their sizes: --set NAME=40x40
        """)
    #expect(
      header(notes, all: true) == """
        boxes:
          - 3:3 'User' is not in this text
          - 7:3 'Avatar' is not in this text (2 times)
          - 9:3 'Bar' is not in this text
        """)
  }

  @Test func `ends where nobody reads on`() {
    let notes = (1...20).map { note(.assumed, "unknown-condition", "'c\($0)' is unknown", $0) }
    let lines = header(notes).split(separator: "\n")
    #expect(lines.count == 14)
    #expect(lines.last == "  - … and 8 more (--as diagnostics lists them)")
    #expect(header(notes, all: true).split(separator: "\n").count == 21)
  }

  @Test func `can be seen with its line, its mark and the view that it touches`() {
    let notes = [
      note(
        .assumed, "unknown-condition", "'a.b' is unknown: took it for false", 2, count: 2,
        remedy: "flip it: --set a.b=true", node: NodeID(0)),
      note(.placeholder, "unknown-view", "'User' is not in this text", 3, subject: "User"),
    ]
    #expect(
      DiagnosticsReport(story(notes).timeline).text == """
        Feed.swift:2:3: assumed: 'a.b' is unknown: took it for false (2 times) [unknown-condition]
          if a.b { Text("x") }
          ^~~~
          flip it: --set a.b=true
          touches VStack.1

        Feed.swift:3:3: placeholder: 'User' is not in this text [unknown-view]
          User()
          ^~~~

        complete, 2 diagnostics

        """)
  }

  @Test func `may be nothing`() {
    #expect(DiagnosticsReport(story([]).timeline).text == "complete: there is nothing to say\n")
  }
}
