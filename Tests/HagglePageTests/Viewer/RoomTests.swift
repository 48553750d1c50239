import Testing

extension `In a browser` {
  /// Paper, and windows of any size.
  @Suite struct `The viewer's room` {
    private func opened(_ width: Int, _ height: Int) throws -> BrowserPage {
      try BrowserPage(try Recorded.trace("nested-grid"), .init(width: width, height: height))
    }

    @Test(arguments: [false, true])
    func `is the report's on paper`(isReading: Bool) throws {
      let page = try opened(1280, 800)
      if isReading { _ = try page.value("document.body.classList.add('reading')") }
      #expect(try displays(page) == (isReading ? ["block", "block"] : ["none", "grid"]))
      try page.call("Emulation.setEmulatedMedia", ["media": "print"])
      #expect(try displays(page) == ["block", "none"])
    }

    private func displays(_ page: BrowserPage) throws -> [String] {
      try page.evaluate(
        "[report, viewer].map((element) => getComputedStyle(element).display)")
    }

    @Test func `keeps the place in sight in a narrow window`() throws {
      let page = try opened(400, 800)
      _ = try page.value("scrollTo(0, document.documentElement.scrollHeight / 2)")
      try page.click(".card > button")
      try page.click("[data-command=step]")
      #expect(try page.text(of: ".current-event") == "65 nested ← ∞×∞ max")
      let edges: [Double] = try page.evaluate(
        """
        (() => {
          const { top, bottom } = document.querySelector(".current-event").getBoundingClientRect();
          return [top, bottom];
        })()
        """)
      #expect(edges[0] > 0 && edges[1] <= 800)
    }

    /// What is asked there stands where the thumb is, and steps come on demand.
    @Test func `says of a view that is tapped what it is and why in a narrow window`() throws {
      let page = try BrowserPage(
        try Recorded.trace("two-bars"), .init(width: 400, height: 800))
      #expect(try page.text(of: ".card .subject").hasPrefix("Tap a view"))
      #expect(try page.evaluate("document.querySelector('.buttons').checkVisibility()") == false)
      _ = try page.value("haggle.viewer.act('select', { node: 2 })")
      let name: String = try page.evaluate("haggle.viewer.ask('now').subject")
      #expect(try page.text(of: ".card .subject") == name)
      #expect(try page.evaluate("document.querySelectorAll('.card div p').length > 1") == true)
      try page.click(".card > button")
      #expect(try page.evaluate("document.querySelector('.buttons').checkVisibility()") == true)
    }

    @Test func `shows of a long list what fits, in a narrow window too`() throws {
      let page = try opened(400, 800)
      _ = try page.value("haggle.viewer.act('tab', { name: 'log' })")
      let heights: [Double] = try page.evaluate(
        "[document.querySelector('.list.events').clientHeight, innerHeight]")
      #expect(heights[0] < heights[1])
      #expect(try page.text(of: ".events [aria-selected=true] .number") == "64")
    }

    @Test func `names buttons where there are no keys`() throws {
      #expect(
        try opened(400, 800).text(of: ".hint")
          .hasPrefix("Findings explains it, Why tells why the number"))
    }

    @Test(arguments: [400, 800, 1280])
    func `hides no tab`(width: Int) throws {
      let page = try opened(width, 800)
      let right: Double = try page.evaluate(
        """
        Math.max(...[...document.querySelectorAll("[role=tab]")].map((tab) =>
          tab.getBoundingClientRect().right))
        """)
      #expect(right <= Double(width))
    }

    /// A screen that is higher than wide leaves the explanations little.
    @Test(arguments: [400, 800, 1024, 1440], ["why", "notes"])
    func `has the tabs in one row, and the open one in sight`(width: Int, tab: String) throws {
      let page = try BrowserPage(
        try Recorded.trace("settings-form"), .init(width: width, height: 768))
      _ = try page.value("haggle.viewer.act('tab', { name: '\(tab)' })")
      let places: [Double] = try page.evaluate(
        """
        (() => {
          const tabs = [...document.querySelectorAll("[role=tab]")];
          const open = document.querySelector("[role=tab][aria-selected=true]");
          const [row, own] = [open.parentElement, open].map((part) => part.getBoundingClientRect());
          return [new Set(tabs.map((part) => part.getBoundingClientRect().top)).size,
            own.left - row.left, row.right - own.right];
        })()
        """)
      #expect(places[0] == 1)
      #expect(places[1] >= -1 && places[2] >= -1, "\(places)")
    }

    @Test(arguments: ["nested", "outer", "wide"])
    func `is enough for each text of a plot`(name: String) throws {
      let page = try BrowserPage(
        try Recorded.trace("nested-grid"), .init(fragment: "n=\(name)&v=values"))
      let covered: [String] = try page.evaluate(
        """
        [...document.querySelectorAll("svg.profile")].flatMap((plot) => {
          const texts = [...plot.querySelectorAll("text")].map((text) => [text.textContent,
            text.getBBox()]);
          return texts.flatMap(([name, a], place) => texts.slice(place + 1).filter(([, b]) =>
            a.x + 1 < b.x + b.width && b.x + 1 < a.x + a.width && a.y + 4 < b.y + b.height
              && b.y + 4 < a.y + a.height).map(([other]) => `${name} over ${other}`));
        })
        """)
      #expect(covered == [])
    }

    @Test func `keeps the current event in sight when it becomes less`() throws {
      let page = try opened(1280, 800)
      _ = try page.value("haggle.viewer.act('tab', { name: 'log' })")
      try page.press("G")
      try page.look(.init(width: 1280, height: 500))
      let isSeen: Bool = try page.evaluate(
        """
        new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => {
          const list = document.querySelector(".list.events").getBoundingClientRect();
          const row = document.querySelector(".events [aria-selected=true]");
          done(row.getBoundingClientRect().bottom <= list.bottom + 1);
        })))
        """)
      #expect(isSeen)
    }

    @Test(arguments: [320, 360, 400])
    func `cuts no button`(width: Int) throws {
      let page = try opened(width, 700)
      try page.click(".card > button")
      let cut: [String] = try page.evaluate(
        """
        [...document.querySelectorAll(".buttons button")].filter((button) =>
          button.scrollWidth > button.clientWidth).map((button) => button.innerText)
        """)
      #expect(cut == [])
    }

    @Test func `keeps the caption off the tabs in a low window`() throws {
      let page = try opened(1280, 500)
      let edges: [Double] = try page.evaluate(
        """
        [document.querySelector(".legend").getBoundingClientRect().bottom,
          document.querySelector(".reader").getBoundingClientRect().top]
        """)
      #expect(edges[0] <= edges[1])
    }

    @Test func `has no scroll bar beside the tabs`() throws {
      let page = try opened(1280, 800)
      #expect(
        try page.evaluate("getComputedStyle(document.querySelector('.tabs')).overflowY")
          == "hidden")
    }
  }
}
