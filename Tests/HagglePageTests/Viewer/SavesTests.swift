import Foundation
import HagglePage
import HaggleTraces
import Testing

extension `In a browser` {
  /// A page that `haggle export --watch` writes anew at every save.
  @Suite struct `A page of a watched file` {
    private let name = "saves \(UUID()).svg"

    private func page(_ trace: Trace, change: String? = nil) -> Page {
      Page(trace, watched: .init(picture: name, change: change))
    }

    /// The picture is written behind the page, as the tool does.
    private func write(_ page: Page, to file: URL? = nil) throws {
      if let file { try Data(page.bytes).write(to: file) }
      let picture = try file?.deletingLastPathComponent() ?? Browser.shared().folder
      try Data(page.stampPicture.utf8).write(to: picture.appending(path: name))
    }

    private func opened(_ trace: Trace) throws -> BrowserPage {
      try write(page(trace))
      return try BrowserPage(bytes: page(trace).bytes)
    }

    /// Waits until the page says this of itself; while it is loaded it says nothing.
    private func wait(_ page: BrowserPage, until condition: String) {
      for _ in 0..<100 where (try? page.value(condition) as? Bool) != true {
        Thread.sleep(forTimeInterval: 0.05)
      }
    }

    private func saved(_ trace: Trace) -> Trace {
      var trace = trace
      trace.header.scenario = "saved.swift"
      return trace
    }

    @Test func `is loaded again at each save, where it was, and says what that changed`() throws {
      let trace = try Recorded.trace("two-bars")
      let browser = try opened(trace)
      try browser.type("sss")
      try browser.press("j")
      let state = "JSON.stringify([haggle.viewer.state.cursor, haggle.viewer.state.node])"
      let before: String = try browser.evaluate(state)
      try write(
        page(saved(trace), change: "bar 60 wide instead of 40"), to: URL(string: browser.url))
      let isLoaded = "haggle.viewer?.facts.name.startsWith('saved')"
      wait(browser, until: "typeof haggle === 'object' && \(isLoaded)")
      #expect(try browser.evaluate(state) == before)
      #expect(try browser.text(of: ".message") == "bar 60 wide instead of 40")
      #expect(browser.problems == [])
    }

    @Test func `is loaded again as closely looked at, as far scrolled and as it was divided`()
      throws
    {
      let trace = try Recorded.trace("nested-grid")
      let browser = try opened(trace)
      let sight = """
        (() => {
          const canvas = document.querySelector(".canvas");
          return JSON.stringify([
            haggle.viewer.picture.zoom.factor, canvas.scrollLeft, canvas.scrollTop,
            haggle.viewer.edges.shares]);
        })()
        """
      _ = try browser.value(
        """
        for (const step of [1, 2, 3, 4, 5]) document.querySelector("[aria-label='larger']").click();
        haggle.viewer.edges.shares = ["", "30%", "45%"];
        document.querySelector(".canvas").scrollTo(40, 70);
        """)
      let before: String = try browser.evaluate(sight)
      #expect(before == "[7.59375,40,70,[\"\",\"30%\",\"45%\"]]")
      try write(page(saved(trace)), to: URL(string: browser.url))
      let isLoaded = "haggle.viewer?.facts.name.startsWith('saved')"
      wait(browser, until: "typeof haggle === 'object' && \(isLoaded)")
      #expect(try browser.evaluate(sight) == before)
      #expect(browser.problems == [])
    }

    @Test func `stays as long as there are notes in it that would be lost`() throws {
      let trace = try Recorded.trace("two-bars")
      let browser = try opened(trace)
      try browser.type("A")
      try browser.type("here")
      try browser.press("Enter")
      try write(page(saved(trace)), to: URL(string: browser.url))
      wait(
        browser,
        until: "document.querySelector('.message').innerText.startsWith('laid out anew: save')")
      #expect(try browser.text(of: ".message").hasPrefix("laid out anew: save your notes"))
      #expect(try browser.evaluate("haggle.viewer.facts.name.startsWith('saved')") == false)
    }
  }
}
