import HaggleTraces
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
      try page.click("[data-command=step]")
      #expect(try page.text(of: ".stand") == "78 nested ← ∞×∞ max")
      let edges: [Double] = try page.evaluate(
        """
        (() => {
          const { top, bottom } = document.querySelector(".stand").getBoundingClientRect();
          return [top, bottom];
        })()
        """)
      #expect(edges[0] > 0 && edges[1] <= 800)
    }

    @Test func `shows of a long list what fits, in a narrow window too`() throws {
      let page = try opened(400, 800)
      let heights: [Double] = try page.evaluate(
        "[document.querySelector('.list.events').clientHeight, innerHeight]")
      #expect(heights[0] < heights[1])
      #expect(try page.text(of: ".events [aria-selected=true] .number") == "77")
    }

    @Test(arguments: [320, 360, 400])
    func `cuts no button`(width: Int) throws {
      let page = try opened(width, 700)
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
