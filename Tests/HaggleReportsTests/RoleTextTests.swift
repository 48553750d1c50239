import Foundation
import HaggleReports
import HaggleTraces
import HaggleVocabulary
import Testing

@Suite struct `What a line's parts are to a reader` {
  private static let story = {
    var story = TraceBuilder()
    let root = story.node("VStack", at: 2)
    let text = story.node("Text", in: root, arguments: "\"Sign out\"", at: 3, roles: .init([.text]))
    story.ask(root, 100, 50, answer: (64, 20)) { story in
      story.ask(text, 100, 50, by: root, answer: (64, 20))
    }
    story.place(root, 0, 0, 64, 20)
    story.place(text, 0, 0, 64, 20)
    story.trace.remarks.append(
      .finding(
        Finding(
          rule: "underfill", class: .contract, node: root, place: SourcePlace(line: 2, column: 1),
          statement: Statement("the stack is too narrow"), ignoreKey: "underfill@VStack.1")))
    return story
  }()

  private func parts(_ role: TextRole) -> [String] {
    FullReport(Self.story.timeline).lines.flatMap(\.parts).filter { $0.role == role }
      .map(\.text)
  }

  @Test func `is a name of a view, once for each of the tree`() {
    #expect(parts(.name) == ["VStack.1", "Text.1"])
  }

  @Test func `is a finding in short, at its view, and in full`() {
    #expect(
      parts(.finding) == [
        "  underfill at VStack.1, in line 2", "  ! underfill",
        "2:1: contract: underfill at VStack.1",
      ])
  }

  @Test func `is a heading above each part`() {
    #expect(parts(.heading) == ["1 finding:", "1 finding"])
  }

  @Test func `changes none of the words`() {
    let lines = FullReport(Self.story.timeline).lines
    #expect(RoleText.text(lines) == lines.map { $0.parts.map(\.text).joined() + "\n" }.joined())
    #expect(lines.allSatisfy { !$0.text.contains("\u{1B}") })
  }

  @Test func `stands first where something went wrong`() {
    let lines = FullReport(Self.story.timeline).lines.map(\.text)
    let summary = lines.firstIndex(of: "1 finding:")
    #expect(summary == 3)
    #expect(lines[4...5] == ["  underfill at VStack.1, in line 2", "  the stack is too narrow."])
  }
}

@Suite struct `A long tree` {
  /// A column of rows with two texts each.
  private static func column(rows: Int, findingInRow: Int? = nil) -> TraceBuilder {
    var story = TraceBuilder()
    let column = story.node("VStack", at: 1)
    let list = story.node("padding", in: column, at: 2)
    for row in 1...rows {
      let stack = story.node("HStack", in: list, at: 10 + row, traits: ["row \(row)"])
      for column in 1...2 {
        // No two rows are alike, so that none is folded for that.
        let text = story.node(
          "Text", in: stack, arguments: "\"Cell \(row).\(column)\"", at: 10 + row, 5,
          roles: .init([.text]))
        if findingInRow == row, column == 2 {
          story.trace.remarks.append(
            .finding(
              Finding(
                rule: "squeezed-text", class: .smell, node: text,
                statement: Statement("the text is squeezed"))))
        }
      }
    }
    return story
  }

  private func views(_ story: TraceBuilder, all: Bool = false) -> [String] {
    TreeReport(story.timeline, options: .init(showsAll: all)).views
      .map { $0.trimmingPrefix { $0 == " " } }.map(String.init)
  }

  @Test func `is shown whole up to 60 views`() {
    let lines = views(Self.column(rows: 19))
    #expect(!lines.contains { $0.hasPrefix("… ") })
    #expect(lines.contains { $0.hasPrefix("Text.38  \"Cell 19.2\"") })
  }

  @Test func `folds what is deep in it, and says what that is`() {
    let lines = views(Self.column(rows: 20))
    #expect(lines.contains("… 2 views in it: Text.1 \"Cell 1.1\", Text.2 \"Cell 1.2\""))
    #expect(lines.count { $0.hasPrefix("… 2 views") } == 20)
    #expect(!lines.contains { $0.hasPrefix("Text.1 ") })
    #expect(lines.last?.contains("--all shows all") == true)
  }

  @Test func `never folds a finding away`() {
    let lines = views(Self.column(rows: 20, findingInRow: 7))
    #expect(
      lines.contains { $0.hasPrefix("Text.14(\"Cell 7.2\")") && $0.hasSuffix("! squeezed-text") })
    #expect(lines.contains { $0.hasPrefix("Text.13  \"Cell 7.1\"") })
    #expect(lines.count { $0.hasPrefix("… 2 views") } == 19)
  }

  @Test func `is shown whole where all is asked for`() {
    let lines = views(Self.column(rows: 20), all: true)
    #expect(lines.contains { $0.hasPrefix("Text.40(") })
    #expect(!lines.contains { $0.hasPrefix("… ") })
  }
}

/// What a narrow terminal shows of a screen in which nothing is wrong.
@Suite struct `A long tree of a fine screen` {
  /// Rows with two texts each, of which the first has many words, and an image.
  private static func story(texts: [String]) -> TraceBuilder {
    var story = TraceBuilder()
    story.trace.header.scenario = "shop.swift"
    story.trace.header.proposal = .init(width: 300, height: 600)
    story.trace.header.cache = "swiftui"
    let column = story.node("VStack", at: 1)
    story.place(column, 0, 0, 300, 600)
    for (index, words) in texts.enumerated() {
      let text = story.node(
        "Text", in: column, arguments: "\"\(words)\"", at: 10 + index, roles: .init([.text]))
      story.place(text, 0, CGFloat(20 * index), 200, 20)
    }
    let image = story.node("Image", in: column, at: 40, roles: .init([.image]))
    story.place(image, 100, 500, 80, 80)
    return story
  }

  private func lines(_ texts: [String], columns: Int = 44) -> [String] {
    FullReport(
      Self.story(texts: texts).timeline, tree: .init(columns: columns),
      picture: .init(columns: columns)
    ).lines.map(\.text)
  }

  private static let texts =
    ["Everything that was ever sold in this shop"] + (1...22).map { "Row \($0)" }

  @Test func `has lines of views that fit into the terminal`() {
    let lines = lines(Self.texts)
    let first = lines.firstIndex { $0.hasPrefix("  Text.1") }
    #expect(first.map { lines[$0 + 1].hasPrefix("      10:1  200×20") } == true)
  }

  @Test func `has nothing broken that fits`() {
    let line = lines(Self.texts, columns: 100).first { $0.hasPrefix("  Text.1") }
    #expect(line?.contains("200×20") == true)
  }

  @Test func `counts no questions`() {
    #expect(!lines(Self.texts).contains { $0.contains("question") || $0.contains("cache") })
    #expect(lines(["Row"], columns: 90).contains { $0.contains("0 questions, cache swiftui") })
  }

  @Test func `says what hatching is, and what to ask next`() {
    let all = lines(Self.texts, columns: 100)
    #expect(all.joined(separator: " ").contains("▒ is an image or symbol."), "\(all)")
    #expect(all.last == "Why is a view as large as it is?  haggle why shop.swift 'Row 1'")
    #expect(lines(["Row"]).last?.contains("haggle why") == false)
  }
}
