import HaggleVocabulary
import Testing

@testable import HaggleReports

@Suite struct `A line` {
  private func rows(_ lines: [Line], columns: Int = 24) -> [String] {
    LineText(columns: columns).rows(lines).map(\.text)
  }

  @Test func `goes on further in where it is too long`() {
    #expect(
      rows([Line("one two three four five six", indent: 1)])
        == ["  one two three four", "    five six"])
  }

  @Test func `is marked where something is wrong, on its first row`() {
    #expect(
      rows([Line("one two three four five six", .finding)])
        == ["! one two three four", "  five six"])
  }

  @Test func `stays whole where it is a row`() {
    #expect(
      rows([Line("one two  three four five six", .row, indent: 1)])
        == ["  one two  three four five six"])
  }

  @Test(arguments: [(false, " 7  a"), (true, " 7> a")])
  func `has its number before it, and a mark where the replay is`(isCurrent: Bool, text: String) {
    var line = Line("a", .row)
    line.number = " 7"
    line.isCurrent = isCurrent
    #expect(rows([line]) == [text])
  }

  @Test func `has its events at the right, in one column`() {
    let lines = [
      Line("a", events: [1]), .blank, Line("b", indent: 1, events: [1, 2, 3, 4]), Line("c"),
    ]
    #expect(
      rows(lines, columns: 40) == [
        "a                      event 1", "", "  b                    events 1, 2, 3, …", "c",
      ])
    #expect(lines.map(\.event) == [1, nil, 1, nil])
    #expect(rows([lines[2].uncited]) == ["  b"])
  }

  @Test func `is part of each row that it is set in`() {
    let line = Line("one two three four five six", event: 7, node: NodeID(1))
    let set = LineText(columns: 24).rows([line])
    #expect(set.map(\.line) == [line, line])
    #expect(line.indented(by: -1).indent == 0)
  }
}
