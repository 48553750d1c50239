import HaggleVocabulary
import Testing

@Suite struct `The parts of a text` {
  private let text = """
    Card()
    // from: here
    // from: Views/Card.swift:12
    struct Card {}
    // from: Views/Mark.swift:0
    // from: Own Views/Mark.swift:3
    struct Mark {}

    """

  @Test(arguments: [
    (1, "1:5"), (2, "2:5"), (3, "3:5"), (4, "Card.swift:12:5"), (5, "Card.swift:13:5"),
    (7, "Mark.swift:3:5"), (8, "Mark.swift:4:5"),
  ])
  func `say of which file a line is`(line: Int, words: String) {
    #expect(SourceParts(text).words(for: SourcePlace(line: line, column: 5)) == words)
  }

  @Test func `count the lines of each file by themselves`() {
    let parts = SourceParts(text)
    #expect((1...7).map { parts.number(ofLine: $0) } == [1, 2, nil, 12, 13, nil, 3])
    #expect(
      (1...7).map { parts.fileName(ofLine: $0) }[3...] == [
        "Card.swift", "Card.swift", "Card.swift", "Mark.swift",
      ])
    #expect(parts.fileName(ofLine: 2) == nil)
  }

  @Test func `say which file an editor is to open`() {
    let parts = SourceParts(text)
    #expect(parts.words(for: SourcePlace(line: 1, column: 2), in: "A.swift") == "A.swift:1:2")
    #expect(
      parts.words(for: SourcePlace(line: 7, column: 2), in: "A.swift") == "Own Views/Mark.swift:3:2"
    )
  }

  @Test func `begin where the text's own lines end`() {
    let parts = SourceParts(text)
    #expect(parts.parts.map(\.line) == [3, 6])
    #expect(parts.isOwn(20) && !parts.isOwn(60))
    #expect(SourceParts("").isOwn(0))
    #expect(SourceParts(SourceParts.heading("A.swift", line: 7)).parts.map(\.firstLine) == [7])
  }

  @Test func `show what nobody sees in a file's name`() {
    let parts = SourceParts("// from: A/\u{202e}B.swift:1\nCard()\n")
    let place = SourcePlace(line: 2, column: 1)
    #expect(parts.words(for: place) == "\\u{202e}B.swift:1:1")
    #expect(parts.words(for: place, in: "C.swift") == "A/\\u{202e}B.swift:1:1")
    #expect(parts.words(forLine: 2) == "line 1 of \\u{202e}B.swift")
  }
}
