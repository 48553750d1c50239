import HaggleReplay
import HaggleTraces
import Testing

/// The page understands the query language as the tool does, and refuses with the same words.
extension `In a browser` {
  @Suite struct `A query` {
    static let queries = [
      "node ~ Grid", "node == outer", "kind == Grid || kind == \"Color\"", "parent ~ Row",
      "ask.width == min", "ask.width == max", "ask.height == ideal", "ask.width != ideal",
      "ask.width == nil && answer.width > 0", "answer.width == 294.33", "answer.width == 83.5",
      "answer.width > ask.width", "place.x >= 27.8", "place.width < 100", "place.y == 0",
      "cached", "!cached && event == answer", "pass == 1", "pass != 1", "event < 20", "event ~ a",
      "phase == placing", "phase ~ siz", "finding", "finding ~ minimum", "finding != x",
      "!(node ~ Grid || node ~ Color) && !!(cached)", "answer.height == −1", "answer.width <= -0",
      "node == \"a\\\"b\\u{1b}\\n\"", "ask.width == 1e2", "ask.width == .5", "event == 5.0",
      "answer.width == inf", "answer.width == ∞", "ask.width == ask.height", "place.x == place.y",
      "node == \"two words\"", "node ~ \"e\u{301}\"", "node ~ é", "kind ~ 👩",
    ]

    static let errors = [
      "", " ", "node", "node =", "node = outer", "node ==", "node ~ \"\"", "nod == a", "ask.w == 0",
      "width == 0", "answer == 3", "ask.width ~ 3", "ask.width == wide", "ask.width < ideal",
      "answer.width == nil", "place.x == ideal", "node < a", "cached == true", "finding < 3",
      "phase == size", "event == asked", "event ~ 3", "pass == a", "pass ~ 1", "5 == ask.width",
      "\"a\" == node", "(node ~ a", "node ~ a)", "()", "node ~ a b", "node ~ a and kind ~ b",
      "node ~ a OR kind ~ b", "node ~ a & b", "node ~ 'a'", "node ~ “a”", "node ~ a,", "node ~ \"a",
      "node ~ \"\\q\"", "node ~ \"\\u{d800}\"", "node ~ \"\\u{110000}\"", "!", "&& node ~ a",
      "zzzzzzzzzzzzzzzzzz == 1", "evnt == 3", "plaec.x == 3", "ask.width == 1e999", "\t\u{0}node",
      "node ~ 日本語 日本語", "node ~ 👩‍👩‍👧‍👦 \u{202E}x", "nope\u{1B}[31m == 3",
      String(repeating: "x", count: 200) + " == 3", String(repeating: "(", count: 500),
      String(repeating: "node ~ a && ", count: 30) + "b", String(repeating: "n", count: 5000),
    ]

    @Test(arguments: ["nested-grid", "pasted-inbox"])
    func `finds the events that the tool finds`(name: String) throws {
      try expectSame(try Recorded.trace(name))
    }

    @Test(arguments: PartialTraces.all)
    func `finds the same in a partial trace`(partial: PartialTraces) throws {
      try expectSame(partial.trace)
    }

    private func expectSame(_ trace: Trace) throws {
      let page = try BrowserPage(trace)
      _ = try page.value("\(Script.timeline), 0")
      for text in Self.queries {
        let found: [Int] = try page.evaluate(
          "new haggle.Query(\(BrowserPage.literal(text))).events(t)")
        #expect(found == (try Query(text)).events(in: Timeline(trace)), "\(text)")
      }
    }

    @Test func `is refused in the words of the tool`() throws {
      let page = try BrowserPage(Trace())
      for text in Self.errors {
        let told: String = try page.evaluate(
          """
          (() => {
            try { new haggle.Query(\(BrowserPage.literal(text))); return "nothing"; }
            catch (error) { return error.message; }
          })()
          """)
        #expect(throws: QueryError.self, "\(text)") {
          do throws(QueryError) { _ = try Query(text) } catch {
            #expect(told == error.message)
            throw error
          }
        }
      }
    }
  }
}
