import HaggleReplay
import Testing

@Suite struct `What is no query` {
  private struct Case: CustomTestStringConvertible {
    var text: String
    var column: Int
    var length: Int
    var reason: String
    var remedy: String

    init(_ text: String, _ column: Int, _ length: Int, _ reason: String, _ remedy: String) {
      (self.text, self.column, self.length) = (text, column, length)
      (self.reason, self.remedy) = (reason, remedy)
    }

    var testDescription: String { text }
  }

  private static let fields =
    "There are event, node, kind, parent, text, owner, line, ask.width, ask.height, answer.width, answer.height, "
    + "place.x, place.y, place.width, place.height, cached, pass, phase, finding."

  private static let cases = [
    Case("", 1, 1, "a comparison is missing", "Write, say, node ~ Grid."),
    Case("cached &&", 10, 1, "a comparison is missing", "Write, say, node ~ Grid."),
    Case(
      "&& cached", 1, 2, "“&&” stands where a comparison is expected", "Write, say, node ~ Grid."),
    Case("()", 2, 1, "“)” stands where a comparison is expected", "Write, say, node ~ Grid."),
    Case(
      "node ~ Grid && ask.w == min", 16, 5, "there is no field “ask.w”", "Write ask.width."),
    Case("a.h == 1", 1, 3, "there is no field “a.h”", "Write ask.height or answer.height."),
    Case(
      "width > 1", 1, 5, "there is no field “width”",
      "Write ask.width or answer.width or place.width."),
    Case("anwser.width > 1", 1, 12, "there is no field “anwser.width”", "Write answer.width."),
    Case("Node ~ Grid", 1, 4, "there is no field “Node”", "Write node."),
    Case("colour == red", 1, 6, "there is no field “colour”", fields),
    Case(
      "350 == ask.width", 1, 3, "a comparison begins with a field", "Write, say, ask.width == 350."),
    Case("node", 5, 1, "node is not compared with anything", "Write, say, node ~ Grid."),
    Case(
      "phase && cached", 7, 2, "phase is not compared with anything",
      "Write, say, phase == placing."),
    Case("cached == true", 8, 2, "cached stands alone", "Write cached or !cached."),
    Case("cached and finding", 8, 3, "“and” stands where && or || is expected", "Write &&."),
    Case(
      "node == two words", 13, 5, "“words” stands where && or || is expected",
      "Join comparisons with && or ||; put names with spaces in \"…\"."),
    Case(
      "cached (finding)", 8, 1, "“(” stands where && or || is expected",
      "Join comparisons with && or ||; put names with spaces in \"…\"."),
    Case("cached & finding", 8, 1, "a single & has no meaning", "Write &&."),
    Case("cached | finding", 8, 1, "a single | has no meaning", "Write ||."),
    Case("event = 3", 7, 1, "a single = has no meaning", "Write == to compare."),
    Case("((cached)", 1, 1, "the ( is not closed", "Put a ) where its part ends."),
    Case("(cached || (finding)", 1, 1, "the ( is not closed", "Put a ) where its part ends."),
    Case("cached)", 7, 1, "nothing is open that ) could close", "Take it away, or add a (."),
    Case("node == \"a", 9, 1, "the quote is not closed", "Put a \" where the text ends."),
    Case("node == 'a'", 9, 1, "' is no quote here", "Put text into \"…\"."),
    Case("node == “a”", 9, 1, "“ is no quote here", "Put text into \"…\"."),
    Case("node == a,b", 10, 1, ", has no meaning outside of quotes", "Put text into \"…\"."),
    Case(
      "node == \"a\\d\"", 11, 1, "\\ begins nothing that is known",
      "Write \\\", \\\\, \\n, \\t or \\u{…}."),
    Case("node < Grid", 6, 1, "node is text and has no order", "Write ==, != or ~ (contains)."),
    Case("node ~ \"\"", 8, 2, "everything contains an empty text", "Write what to look for."),
    Case("node ==", 8, 1, "what node is compared with is missing", "Write, say, node ~ Grid."),
    Case(
      "event == anser", 10, 5, "event is never “anser”",
      "It is one of ask, answer, place, reason, note, probe, pass."),
    Case("event < answer", 7, 1, "event is text and has no order", "Write ==, != or ~ (contains)."),
    Case("event ~ 7", 7, 1, "~ is for text, and event is a number", "Write == or an order."),
    Case("phase == plac", 10, 4, "phase is never “plac”", "It is one of sizing, placing, probing."),
    Case("phase ~ x", 9, 1, "phase is never “x”", "It is one of sizing, placing, probing."),
    Case("pass == x", 9, 1, "pass is compared with a number", "Write, say, pass == 1."),
    Case(
      "ask.width ~ 3", 11, 1, "~ is for text, and ask.width is a number", "Write == or an order."),
    Case(
      "ask.width == wide", 14, 4, "“wide” is no length",
      "Write a number, min, ideal, max, or a field such as ask.width."),
    Case(
      "ask.width == 0x10", 14, 4, "“0x10” is no length",
      "Write a number, min, ideal, max, or a field such as ask.width."),
    Case(
      "ask.width == nan", 14, 3, "“nan” is no length",
      "Write a number, min, ideal, max, or a field such as ask.width."),
    Case(
      "ask.width == \"3\"", 14, 3, "“3” is no length",
      "Write a number, min, ideal, max, or a field such as ask.width."),
    Case(
      "ask.width ==", 13, 1, "a length is missing",
      "Write a number, min, ideal, max, or a field such as ask.width."),
    Case(
      "ask.width > ideal", 13, 5, "ideal is neither more nor less than a number", "Write == or !=."),
    Case(
      "answer.width == ideal", 17, 5, "answer.width is never ideal",
      "Only ask.width and ask.height may be."),
    Case("event == 1\n && x", 16, 1, "there is no field “x”", "Write place.x."),
  ]

  @Test(arguments: cases)
  private func `says where and why, and what to write`(_ wrong: Case) {
    let error = #expect(throws: QueryError.self) { try Query(wrong.text) }
    #expect(error?.text == wrong.text)
    #expect(error?.column == wrong.column)
    #expect(error?.length == wrong.length)
    #expect(error?.reason == wrong.reason)
    #expect(error?.remedy == wrong.remedy)
  }

  @Test func `is shown with a mark under the place`() {
    let error = #expect(throws: QueryError.self) { try Query("node == 宽 && ask.w == min") }
    #expect(
      error?.message == """
        column 14 of the query: there is no field “ask.w”. Write ask.width.
          node == 宽 && ask.w == min
                        ^~~~~
        """)
  }

  @Test(arguments: ["(", "!", "\"", "cached||", "!(", "(cached)&&", "\\", "👩‍👩‍👧"])
  func `may be long`(part: String) {
    let text = String(repeating: part, count: 1 << 17)
    let error = #expect(throws: QueryError.self) { try Query(text) }
    #expect(error?.reason == "it has more than 4096 bytes")
    #expect((error?.message.count ?? .max) < 600)
  }
}
