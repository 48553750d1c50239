import HaggleTraces
import Testing

extension `In a browser` {
  @Suite struct `What one reads beside the picture` {
    private func noted() throws -> BrowserPage {
      let trace = try Recorded.trace("nested-grid").with(
        marks: [],
        annotations: [Annotation("too narrow", event: nil), Annotation("look here", event: 64)])
      return try BrowserPage(trace)
    }

    @Test func `are the notes, as many as the tab says`() throws {
      let page = try noted()
      #expect(try page.text(of: "#tab-notes") == "Notes 2")
      try page.click("#tab-notes")
      #expect(try page.text(of: "#reader h3") == "notes")
      let notes: [String] = try page.evaluate(
        "[...document.querySelectorAll('#reader ol.notes li')].map((item) => item.innerText)")
      #expect(
        notes.map { $0.replacing("\n", with: " ") }
          == ["too narrow", "event 64: look here event 64"])
      try page.press("A")
      try page.type("third")
      try page.press("Enter")
      #expect(try page.text(of: "#tab-notes") == "Notes 3")
    }

    @Test func `shows notes where they belong: the whole at the top, others at their event`() throws
    {
      let page = try noted()
      #expect(try page.text(of: ".now .notes") == "note: too narrow")
      #expect(try page.text(of: ".now .details").contains("note: look here"))
      try page.press("s")
      #expect(try page.text(of: ".now .notes") == "note: too narrow")
      #expect(!(try page.text(of: ".now .details").contains("note: look here")))
    }

    @Test func `lists all notes to those who come from the breakpoints`() throws {
      let page = try noted()
      try page.press("B")
      #expect(try page.text(of: "#reader h3") == "breakpoints")
      try page.click("#tab-notes")
      #expect(try page.text(of: "#reader h3") == "notes")
    }

    @Test func `explains the view that a command names, until another is selected`() throws {
      let page = try BrowserPage(try Recorded.trace("nested-grid"))
      try page.press(":")
      try page.type("why outer")
      try page.press("Enter")
      #expect(try page.text(of: "#reader h3") == "why outer")
      #expect(try page.text(of: "#reader li").hasPrefix("outer is 294.33 wide"))
      try page.press("H")
      #expect(try page.text(of: "#reader h3") == "why outer")
      try page.press("H")
      #expect(try page.text(of: "#reader h3") == "why border.2 of outer")
      try page.press(":")
      try page.type("values nested")
      try page.press("Enter")
      #expect(try page.text(of: "#reader h3") == "what nested answers")
      try page.click("#tab-values")
      #expect(try page.text(of: "#reader h3") == "what border.2 of outer answers")
    }

    @Test func `links the event of a line, and nothing else of it`() throws {
      let page = try BrowserPage(try Recorded.trace("nested-grid"))
      try page.press("w")
      let first: [String] = try page.evaluate(
        """
        [...document.querySelector('#reader .line').children].map((part) =>
          `${part.localName} ${part.innerText}`)
        """)
      #expect(first == ["span nested is 8 wide", "button event 64"])
      let isRight: Bool = try page.evaluate(
        """
        (() => {
          const rights = [...document.querySelectorAll('#reader .events')].map((link) =>
            Math.round(link.getBoundingClientRect().right));
          return rights.length > 3 && new Set(rights).size === 1;
        })()
        """)
      #expect(isRight)
      try page.click("#reader .line .events")
      #expect(try page.text(of: ".now .position") == "Event 64 of 200 (+85)")
    }
  }
}
