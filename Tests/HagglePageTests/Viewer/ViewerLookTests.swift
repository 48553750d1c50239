import HaggleTraces
import HaggleVocabulary
import Testing

extension `In a browser` {
  @Suite struct `What the viewer shows` {
    @Test func `is a tree, tabs, lists and a slider to those who do not see it`() throws {
      let page = try BrowserPage(try Recorded.trace("nested-grid"), .init(fragment: "v=log"))
      let roles: [String] = try page.evaluate(
        """
        ["tree", "treeitem", "tablist", "tab", "tabpanel", "listbox", "option", "toolbar", "status"]
          .filter((role) => document.querySelector(`#viewer [role=${role}]`) === null)
        """)
      #expect(roles == [])
      let selected: [String] = try page.evaluate(
        """
        (() => {
          const row = document.getElementById(views.getAttribute("aria-activedescendant"));
          return [row.innerText.replace(/\\s+/g, " "), row.getAttribute("aria-level"),
            row.getAttribute("aria-expanded"), slider.getAttribute("aria-valuetext")];
        })()
        """)
      #expect(selected == ["▾ nested Grid → 8×16 !", "5", "true", "event 64: nested → 8×16"])
    }

    @Test func `is in the tree what is being asked, of whom`() throws {
      let page = try BrowserPage(try Recorded.trace("nested-grid"), .init(fragment: "e=65"))
      let row = "document.querySelector('.views [aria-selected=true]').innerText"
      #expect(try page.evaluate("\(row).replace(/\\s+/g, ' ')") == "▾ nested Grid ← ∞×∞ !")
      try page.press("o")
      #expect(try page.evaluate("\(row).replace(/\\s+/g, ' ')") == "▾ nested Grid → ∞×∞ !")
    }

    @Test func `is where numbers come from, where an answer does not say it`() throws {
      let page = try BrowserPage(try Recorded.trace("nested-grid"), .init(fragment: "e=77"))
      try page.click(".details button")
      #expect(try page.text(of: "#reader h3") == "why wide")
      try page.press("g", "c")
      #expect(!(try page.text(of: ".details").contains("Why tells")))
      #expect(try page.text(of: ".details").contains("(event 63)"))
    }

    @Test func `has a name for every button`() throws {
      let page = try BrowserPage(try Recorded.trace("nested-grid"))
      let nameless: Int = try page.evaluate(
        """
        [...document.querySelectorAll("button, input")].filter((element) =>
          !/\\w/.test(element.innerText) && !element.ariaLabel
            && element.labels?.length !== 1).length
        """)
      #expect(nameless == 0)
    }

    @Test func `is the report where no script runs`() throws {
      let view = BrowserPage.View(runsScripts: false)
      let page = try BrowserPage(try Recorded.trace("nested-grid"), view)
      _ = try page.call("Emulation.setScriptExecutionDisabled", ["value": false])
      #expect(try page.text(of: "h1") == "nested-grid.swift, Mosaic")
      #expect(try page.evaluate("getComputedStyle(report).display") == "block")
      #expect(try page.evaluate("document.getElementById('viewer') === null") == true)
    }

    @Test(arguments: [320, 400, 760, 1280])
    func `is nowhere wider than the window`(width: Int) throws {
      let page = try BrowserPage(
        try Recorded.trace("settings-form"), .init(width: width, height: 800))
      #expect(try page.evaluate("document.documentElement.scrollWidth") == width)
      _ = try page.value("document.body.classList.add('reading')")
      #expect(try page.evaluate("document.documentElement.scrollWidth") == width)
    }

    @Test(arguments: [400, 800, 1280])
    func `is not wider for a long name`(width: Int) throws {
      var trace = try Recorded.trace("two-bars")
      trace.header.scenario = String(repeating: "AVeryLongName", count: 20) + ".swift"
      let page = try BrowserPage(trace, .init(width: width, height: 800))
      #expect(try page.evaluate("document.documentElement.scrollWidth") == width)
    }

    @Test func `keeps the buttons at hand in a narrow window`() throws {
      let page = try BrowserPage(
        try Recorded.trace("nested-grid"), .init(width: 400, height: 800))
      try page.click(".card > button")
      let edges: [Double] = try page.evaluate(
        """
        (() => {
          const { top, bottom } = document.querySelector("[data-command=step]")
            .getBoundingClientRect();
          return [bottom - top, bottom];
        })()
        """)
      #expect(edges[0] >= 44)
      #expect(edges[1] <= 800)
    }

    @Test(arguments: PartialTraces.all)
    func `makes do with what a trace has`(partial: PartialTraces) throws {
      let page = try BrowserPage(partial.trace)
      for key in ["s", "o", "f", "w", "v", "x", "j", "l", "G", "c", "?"] { try page.press(key) }
      #expect(page.problems == [])
    }

    @Test func `holds no markup of the trace's`() throws {
      var trace = Trace(header: .init(source: Payload.texts.joined(separator: "\n")))
      trace.nodes = Payload.texts.map { .init(kind: $0, name: $0, isLabelled: true) }
      trace.events = trace.nodes.indices.flatMap { index -> [Event] in
        let node = NodeID(index)
        return [
          .ask(.init(node: node, proposal: .zero, caller: nil)),
          .note(.init(node: node, source: .console, text: Payload.texts[index])),
          .answer(node: node, size: .init(width: 1, height: 2), isCached: false),
        ]
      }
      trace.remarks = [
        .finding(
          .init(
            rule: Payload.texts[5], class: .proof, node: NodeID(5),
            statement: .init(Prose(Payload.texts[8])), evidence: [17],
            remedies: [.words(Prose(Payload.texts[10]))]))
      ]
      let page = try BrowserPage(trace)
      for key in ["x", "v", "w", "G", "s", "S", "j", "g"] { try page.press(key) }
      #expect(try page.evaluate("document.querySelectorAll('img, iframe, base, h6').length") == 0)
      #expect(try page.evaluate("document.scripts.length") == 6)
      #expect(page.requests == [page.url])
      #expect(page.problems == [])
    }
  }
}
