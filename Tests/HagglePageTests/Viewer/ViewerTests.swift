import Testing

extension `In a browser` {
  @Suite struct `The viewer` {
    private func opened(
      _ name: String = "nested-grid", fragment: String = "", width: Int = 1280
    ) throws -> BrowserPage {
      try BrowserPage(
        try Recorded.trace(name), .init(width: width, height: 800, fragment: fragment))
    }

    private func sentence(_ page: BrowserPage) throws -> String {
      try page.text(of: ".now .position") + ": " + page.text(of: ".now .sentence")
    }

    @Test func `starts paused at the first finding and says what to press`() throws {
      let page = try opened()
      #expect(try sentence(page) == "Event 64 of 200 (+85): nested → 8×16")
      #expect(try page.text(of: ".hint").hasPrefix("x explains it, w tells why "))
      #expect(try page.evaluate("getComputedStyle(report).display") == "none")
      #expect(page.problems == [])
    }

    @Test(arguments: [
      (["s"], "Event 65 of 200 (+85): nested ← ∞×∞ max"), (["S"], "Event 63 of 200 (+85): "),
      (["c"], "Event 173 of 200 (+85): outer → 294.33×350"),
      (["7", "7", "g"], "Event 77 of 200 (+85): wide → ∞×∞ cached"),
      (["g"], "Event 0 of 200 (+85): pass 1 begins, first layout: 350×350 for the root"),
      (["G"], "Event 199 of 200 (+85): "), (["s", "o"], "Event 108 of 200 (+85): nested → ∞×∞"),
    ])
    func `steps by keys`(keys: [String], expected: String) throws {
      let page = try opened()
      for key in keys { try page.press(key) }
      #expect(try sentence(page).hasPrefix(expected))
      #expect(try page.evaluate("document.querySelector('.hint').hidden") == true)
    }

    @Test func `explains the finding three keys from the start`() throws {
      let page = try opened()
      try page.press("x")
      #expect(try page.text(of: "[role=tab][aria-selected=true]") == "Findings 1")
      #expect(try page.text(of: "#reader").contains("Asked for its minimum (0×0), nested answered"))
      try page.click("#reader ol button")
      #expect(try sentence(page) == "Event 64 of 200 (+85): nested → 8×16")
    }

    @Test func `steps by buttons, and seeks by the slider`() throws {
      let page = try opened()
      try page.click("button[data-command=step]")
      #expect(try sentence(page) == "Event 65 of 200 (+85): nested ← ∞×∞ max")
      _ = try page.value(
        "slider.value = 12, slider.dispatchEvent(new Event('input', { bubbles: true }))")
      #expect(try sentence(page) == "Event 12 of 200 (+85): outer ← 350×350")
      _ = try page.value("slider.focus()")
      try page.press("ArrowRight")
      #expect(try sentence(page).hasPrefix("Event 13 of 200 (+85)"))
      try page.click(".tick.of-finding")
      #expect(try sentence(page) == "Event 64 of 200 (+85): nested → 8×16")
    }

    @Test func `stands where its address says`() throws {
      let page = try opened(fragment: "e=77&n=outer&v=values")
      // The event is about another view than the selected one.
      let sentence = try sentence(page)
      #expect(sentence == "Event 77 of 200 (+85): at this event: wide → ∞×∞ cached")
      #expect(try page.text(of: ".views [aria-selected=true] .name") == "outer")
      #expect(try page.text(of: "#reader h3") == "what outer answers")
      #expect(try page.evaluate("document.querySelectorAll('#reader svg').length") == 2)
    }

    @Test(arguments: ["e=9999&n=nobody&v=nothing", "e=-1", "%", "e=1e3&n=%E0%A4%A", "&&=&v="])
    func `stands at the first finding where its address makes no sense`(fragment: String) throws {
      let page = try opened(fragment: fragment)
      #expect(try sentence(page) == "Event 64 of 200 (+85): nested → 8×16")
      #expect(page.problems == [])
    }

    @Test func `keeps its address up to date, and goes back as the browser does`() throws {
      let page = try opened()
      try page.press("s", "w")
      #expect(try address(page) == "#e=65&v=why")
      try page.press("G")
      let reached = try address(page)
      #expect(reached == "#e=199&n=border.1&v=why")
      _ = try page.value("new Promise((done) => { onpopstate = done; history.back(); })")
      #expect(try sentence(page) == "Event 65 of 200 (+85): nested ← ∞×∞ max")
    }

    private func address(_ page: BrowserPage) throws -> String {
      try page.evaluate("new Promise((done) => setTimeout(() => done(location.hash), 250))")
    }

    @Test func `filters events without losing the place`() throws {
      let page = try opened()
      _ = try page.value("haggle.viewer.act('tab', { name: 'log' })")
      try page.press("&")
      try page.type("node == outer")
      try page.press("Enter")
      #expect(try page.text(of: ".message") == "30 of 286 events are shown; & alone shows all")
      #expect(try sentence(page) == "Event 64 of 200 (+85): nested → 8×16")
      #expect(try page.text(of: ".events [aria-selected=true] .number") == "64")
      #expect(try page.evaluate("document.querySelector('.events .space').offsetHeight") == 31 * 22)
      #expect(
        try page.text(of: ".filter")
          == "only node == outer: 30 of 286 events, and in italics where you are show all")
      try page.press(".")
      #expect(try sentence(page).hasPrefix("Event 109 of 200 (+85): outer width: order"))
      #expect(
        try page.text(of: ".filter") == "only node == outer: 30 of 286 events show all")
      try page.click(".filter button")
      #expect(try page.evaluate("document.querySelector('.filter').checkVisibility()") == false)
      #expect(try sentence(page).hasPrefix("Event 109 of 200 (+85): outer width: order"))
      #expect(try page.text(of: ".events [aria-selected=true] .number") == "109")
    }

    @Test func `searches, and says what it does not understand`() throws {
      let page = try opened()
      try page.press("/")
      try page.type("outer")
      try page.press("Enter", "n")
      let sentence = try sentence(page)
      #expect(sentence.hasPrefix("Event 12 of 200 (+85): outer ← 350×350"))
      try page.press(":")
      try page.type("nonsense")
      try page.press("Enter")
      #expect(
        try page.text(of: ".prompt .error") == "there is no command “:nonsense”; ? lists them")
      try page.press("Escape")
      #expect(try page.evaluate("document.querySelector('dialog[open]') === null") == true)
    }
  }
}
