import Testing

extension `In a browser` {
  @Suite struct `A page` {
    @Test func `opens from a file without a request or a complaint`() throws {
      let page = try BrowserPage(try Recorded.trace("nested-grid"))
      #expect(page.requests == [page.url])
      #expect(page.problems == [])
    }

    @Test func `has one name of its own`() throws {
      let page = try BrowserPage(try Recorded.trace("two-bars"))
      let names: [String] = try page.evaluate(
        """
        (() => {
          const frame = document.createElement("iframe");
          document.body.append(frame);
          const usual = new Set(Object.getOwnPropertyNames(frame.contentWindow));
          frame.remove();
          return Object.getOwnPropertyNames(window).filter((name) => !usual.has(name));
        })()
        """)
      #expect(names == [])
      #expect(try page.evaluate("typeof haggle") == "object")
    }

    /// That the policy holds: nothing that a label may smuggle in runs or loads.
    @Test(arguments: [
      "<img src=x onerror=\"window.trapped = true\">", "<script>window.trapped = true</script>",
      "<iframe srcdoc=\"<script>parent.trapped = true</script>\"></iframe>",
    ])
    func `runs nothing that is not its own, even as markup`(markup: String) throws {
      let page = try BrowserPage(try Recorded.trace("two-bars"))
      _ = try page.value("document.body.innerHTML = \(BrowserPage.literal(markup))")
      _ = try page.value("new Promise((done) => setTimeout(done, 50))")
      #expect(try page.evaluate("window.trapped === undefined") == true)
      #expect(page.requests.filter { !$0.hasPrefix("about:") } == [page.url])
    }
  }
}
