import HaggleTraces
import HaggleVocabulary
import Testing

extension `In a browser` {
  /// What somebody sees who has never heard of haggle.
  @Suite struct `At first sight the viewer` {
    private func opened(_ trace: Trace, fragment: String = "") throws -> BrowserPage {
      try BrowserPage(trace, .init(fragment: fragment))
    }

    @Test func `says what went wrong in plain words, and how to read the numbers`() throws {
      let page = try opened(try Recorded.trace("nested-grid"))
      #expect(
        try page.text(of: ".headline")
          == "outer was offered a width of 350 points and took 294.33 because nested answers "
          + "8×16 to 0×0, although left would take any width: 55.67 points stay empty.")
      #expect(
        try page.text(of: ".primer p")
          == "nested ← 0×0: nested is offered 0×0 · nested → 8×16: it answers · 0 asks for the "
          + "minimum, ∞ for the maximum, nil for the ideal size")
    }

    /// Somebody who has moved the edge has it where it was moved to.
    @Test(arguments: [(1024, 768), (1024, 900), (1440, 900)])
    func `cuts nothing of what it says first`(width: Int, height: Int) throws {
      for name in ["two-bars", "toolbar-row"] {
        let page = try BrowserPage(
          try Recorded.trace(name), .init(width: width, height: height, fragment: ""))
        let isWhole = """
          (now => now.scrollHeight <= now.clientHeight)(document.querySelector('.now'))
          """
        #expect(try page.evaluate(isWhole) == true, "\(name)")
        let moved = "document.querySelector('.panes').style.setProperty('--top', '20%')"
        _ = try page.value(moved)
        #expect(try page.evaluate(isWhole) == false, "\(name)")
      }
    }

    @Test func `says which edit helps, also while one steps`() throws {
      let page = try opened(try Recorded.trace("nested-grid"))
      #expect(try page.text(of: ".cure pre") == "25 + .frame(minWidth: 0, minHeight: 0)")
      #expect(
        try page.text(of: ".cure .edit") == ".frame(minWidth: 0, minHeight: 0) on nested")
      #expect(
        try page.text(of: ".cure .quiet")
          == "outer 350 wide instead of 294.33, nested at 183,0 instead of 155.17,0; "
          + "left 83.5 wide instead of 55.67, right 83.5 wide instead of 55.67; "
          + "corner, Color.4 .yellow, wide and 1 more move")
      try page.click(".cure button")
      let count = try Recorded.trace("nested-grid").findings[0].edits.count
      #expect(
        try page.evaluate("document.querySelectorAll('#viewer .edits li').length")
          == count)
      let lines: [Int] = try page.evaluate(
        "[...document.querySelectorAll('#viewer .edits pre')].map((pre) => pre.children.length)")
      // Behind each edit, the command that makes it.
      #expect(lines == [1, 0, 3, 0])
      try page.press("s")
      #expect(try page.evaluate("document.querySelector('.cure').hidden") == false)
    }

    @Test func `says nothing of edits where none was tried`() throws {
      let page = try opened(try Recorded.trace("two-bars"))
      #expect(try page.evaluate("document.querySelector('.cure') === null") == true)
    }

    @Test func `folds that once, at the first step`() throws {
      let page = try opened(try Recorded.trace("nested-grid"))
      #expect(try page.evaluate("document.querySelector('.primer').open") == true)
      try page.press("s")
      #expect(try page.evaluate("document.querySelector('.primer').open") == false)
      try page.click(".primer summary")
      try page.press("s")
      #expect(try page.evaluate("document.querySelector('.primer').open") == true)
    }

    @Test(arguments: [
      ("nested-grid", "", "where the cause of the finding shows"),
      ("quiz-3", "", "where the cause of the finding shows, before views are placed"),
      ("nested-grid", "e=12", "where the address leads"),
      ("two-bars", "", "where everything has its place"),
    ])
    func `says why it is paused there`(name: String, fragment: String, start: String) throws {
      let page = try opened(try Recorded.trace(name), fragment: fragment)
      #expect(try page.text(of: ".start") == start)
      try page.press("s")
      #expect(try page.evaluate("document.querySelector('.start').checkVisibility()") == false)
    }

    @Test func `says how many findings there are`() throws {
      var trace = try Recorded.trace("nested-grid")
      trace.remarks += trace.remarks
      let page = try opened(trace)
      #expect(try page.text(of: ".start").hasPrefix("where the cause of finding 1 of 2 shows"))
    }

    @Test func `says that nothing was found, and in how much`() throws {
      var trace = try Recorded.trace("two-bars")
      let page = try opened(trace)
      #expect(try page.text(of: ".headline") == "No findings in this layout.")
      #expect(try disabled(page) == ["continue-back", "continue"])
      try page.click("#tab-findings")
      #expect(try page.text(of: "#reader") == "No findings in this layout.")
      try page.press("b")
      #expect(try disabled(page) == [])
      trace.header.boxes = 1
      #expect(
        try opened(trace).text(of: ".headline")
          == "No findings in what could be laid out.")
      trace.header.imported = .known(.consoleLog)
      #expect(
        try opened(trace).text(of: ".headline") == "No findings in what was read.")
      #expect(try opened(Trace()).text(of: ".headline") == "")
    }

    private func disabled(_ page: BrowserPage) throws -> [String] {
      try page.evaluate(
        "[...document.querySelectorAll(':disabled')].map((button) => button.dataset.command)")
    }

    @Test func `leads to what was assumed`() throws {
      let page = try opened(try Recorded.trace("settings-form"))
      try page.click(".top p button")
      #expect(try page.text(of: "#reader h3") == "what was assumed")
      let lines: [String] = try page.evaluate(
        "[...document.querySelectorAll('#reader .words')].map((line) => line.innerText)")
      #expect(lines.count == 3)
      let controls = try #require(lines.first { $0.contains("laid out with assumed iOS metrics") })
      #expect(controls.contains(" — give one the size that it has in your app"))
      try page.click("#tab-notes")
      #expect(try page.text(of: "#reader").contains("laid out with assumed iOS metrics"))
    }

    @Test func `opens a finding without evidence where everything has its place`() throws {
      var trace = try Recorded.trace("two-bars")
      trace.remarks.append(
        .finding(
          .init(rule: "overflow", class: .smell, node: NodeID(0), statement: .init("Too wide")))
      )
      let page = try opened(trace)
      #expect(try page.text(of: ".headline") == "Too wide.")
      #expect(try page.text(of: ".start") == "where everything has its place")
    }

    @Test func `says of what a page is that was read from a log`() throws {
      var trace = try Recorded.trace("two-bars")
      trace.header.imported = .known(.consoleLog)
      #expect(try page(trace) == "partial, from a console log")
      #expect(try page(try Recorded.trace("two-bars")) == "complete")
    }

    private func page(_ trace: Trace) throws -> String {
      try opened(trace).text(of: ".top p")
    }

    @Test(arguments: [
      ("e=999999", "there is no event 999999; they go from 0 to 285"),
      ("n=nosuch", "no view is called nosuch; :tree lists them"),
      ("e=286&v=x", "there is no event 286; they go from 0 to 285; there is no tab x"),
      ("e=285&n=outer&v=why", ""),
    ])
    func `says what an address gets wrong`(fragment: String, message: String) throws {
      let page = try opened(try Recorded.trace("nested-grid"), fragment: fragment)
      #expect(try page.text(of: ".message") == message)
    }

    @Test func `lists no key that a page cannot serve`() throws {
      let page = try opened(try Recorded.trace("two-bars"))
      try page.press("?")
      let commands: [String] = try page.evaluate(
        "[...document.querySelectorAll('.help td:last-child')].map((cell) => cell.innerText)")
      #expect(commands.contains(":step"))
      #expect(commands.contains(":note"))
      #expect(Set(commands).isDisjoint(with: [":attach", ":pane", ":quit", ":suspend"]))
    }
  }
}
