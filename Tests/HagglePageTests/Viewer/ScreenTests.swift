import Testing

extension `In a browser` {
  /// What makes the picture look like the screen, and the panes one.
  @Suite struct `The viewer's screen` {
    private func opened(
      _ name: String, _ width: Int = 1280, fragment: String = "", isDark: Bool = false
    ) throws -> BrowserPage {
      try BrowserPage(
        try Recorded.trace(name),
        .init(width: width, height: 800, isDark: isDark, fragment: fragment))
    }

    @Test func `shows at first what came of it all, and what nobody takes`() throws {
      let page = try opened("nested-grid")
      #expect(try page.text(of: ".picture-pane h2 span") == "Where everything ends up")
      let lengths: [String] = try page.evaluate(
        "[...document.querySelectorAll('.bands text')].map((text) => text.textContent)")
      #expect(lengths == ["27.83 unused", "27.83 unused"])
      try page.press("s")
      #expect(try page.text(of: ".picture-pane h2 span") == "Placed so far")
      #expect(try page.evaluate("document.querySelectorAll('.bands text').length") == 0)
    }

    @Test(arguments: ["settings-form", "nested-grid"])
    func `names a view that is selected within the screen, not across its edge`(
      name: String
    ) throws {
      let page = try opened(name)
      let across: [String] = try page.evaluate(
        """
        [...document.querySelectorAll(".boxes .box")].flatMap((box) => {
          haggle.viewer.act("select", { node: Number(box.dataset.node) });
          const name = document.querySelector(".marks text.name");
          if (name === null) return [];
          const [own, screen] = [name.previousElementSibling, document.querySelector(".screen")]
            .map((part) => part.getBoundingClientRect());
          return own.left >= screen.left && own.right <= screen.right ? [] : [name.textContent];
        })
        """)
      #expect(across == [])
      #expect(try page.evaluate("document.querySelectorAll('.boxes .box').length > 5") == true)
    }

    @Test func `has texts as texts, as wide as they are laid out, in their colours`() throws {
      let page = try opened("settings-form")
      let words: [String] = try page.evaluate(
        "[...document.querySelectorAll('.look .words')].map((text) => text.textContent)")
      #expect(!words.isEmpty && words.allSatisfy { !$0.isEmpty })
      let differences: [Double] = try page.evaluate(
        """
        [...document.querySelectorAll('.look .words')].map((text) =>
          Math.abs(text.getBBox().width - text.getAttribute('textLength')))
        """)
      #expect(differences.allSatisfy { $0 < 3 }, "\(differences)")
    }

    @Test func `gives a picture that is higher than wide all of the height`() throws {
      let page = try opened("settings-form")
      let heights: [Double] = try page.evaluate(
        "['.picture-pane', '.panes'].map((name) => document.querySelector(name).clientHeight)")
      #expect(abs(heights[0] - heights[1]) < 2)
    }

    @Test func `lights up in all panes what the pointer is on`() throws {
      let page = try opened("nested-grid")
      let lit = "[...document.querySelectorAll('.lit')].map((part) => part.getAttribute('class'))"
      let seen: [String] = try page.evaluate(
        """
        (() => {
          const over = (target) =>
            target.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
          over(document.querySelector(".views [data-views='6']"));
          const shown = document.querySelector(".outline-lit").getAttribute("display");
          const all = \(lit);
          over(document.querySelector(".picture .box[data-views='7']"));
          return [shown, String(all.length > 2), String(all.some((name) => name.includes("box"))),
            document.querySelector(".views .lit .name").textContent];
        })()
        """)
      #expect(seen == ["inline", "true", "true", "corner"])
    }

    @Test func `gives a pane more room by a drag, and the old room by a double click`() throws {
      let page = try opened("nested-grid")
      let height = "document.querySelector('.now').clientHeight"
      let before: Double = try page.evaluate(height)
      let edge: [Double] = try page.evaluate(
        """
        (() => {
          const { x, y } = document.querySelector('.splitter.at-top').getBoundingClientRect();
          return [x + 40, y + 3];
        })()
        """)
      try page.drag(from: (edge[0], edge[1]), to: (edge[0], edge[1] + 90))
      let after: Double = try page.evaluate(height)
      #expect(abs(after - before - 90) < 8)
      _ = try page.value(
        "document.querySelector('.splitter.at-top').dispatchEvent(new MouseEvent('dblclick'))")
      #expect(try page.evaluate(height) == before)
    }

    @Test func `looks closer by a button, and is moved by a drag`() throws {
      let page = try opened("settings-form")
      let width = "document.querySelector('svg.picture').getBoundingClientRect().width"
      let before: Double = try page.evaluate(width)
      for _ in 0..<3 { try page.click(".zoom [aria-label=larger]") }
      let after: Double = try page.evaluate(width)
      #expect(after > 3 * before)
      let middle: [Double] = try page.evaluate(
        """
        (() => {
          const { x, y, width, height } = document.querySelector('.canvas').getBoundingClientRect();
          return [x + width / 2, y + height / 2];
        })()
        """)
      let scrolled = "document.querySelector('.canvas').scrollTop"
      let top: Double = try page.evaluate(scrolled)
      let event = try page.text(of: ".position")
      try page.drag(from: (middle[0], middle[1]), to: (middle[0], middle[1] - 60))
      #expect(try page.evaluate(scrolled, as: Double.self) > top + 40)
      #expect(try page.text(of: ".position") == event)
      try page.click(".zoom [aria-label='all of it']")
      #expect(try page.evaluate(width) == before)
    }

    @Test func `has a bar for what the selected view is offered, answers, and could`() throws {
      let page = try opened("nested-grid")
      try page.press("G")
      let bars: [String] = try page.evaluate(
        """
        [...document.querySelectorAll('.sizes section:first-child li')].map((bar) =>
          `${bar.querySelector('.quiet').textContent} ${bar.querySelector('.value').textContent}`)
        """)
      #expect(bars.count == 5)
      #expect(bars[0].hasPrefix("offered ") && bars[4].hasPrefix("maximum "))
    }

    @Test(
      arguments: ["nested-grid", "settings-form", "two-bars"],
      [(1280, false), (1280, true), (390, false), (390, true)])
    func `can be read: every text has a contrast of 4.5 or more`(
      name: String, setting: (Int, Bool)
    ) throws {
      let page = try opened(name, setting.0, isDark: setting.1)
      let faint: [String] = try page.evaluate(Self.faintTexts)
      #expect(faint.isEmpty)
      let tabs: Int = try page.evaluate("document.querySelectorAll('.tabs button').length")
      #expect(tabs > 4)
      for tab in 0..<tabs {
        _ = try page.value("document.querySelectorAll('.tabs button')[\(tab)].click()")
        let faint: [String] = try page.evaluate(Self.faintTexts)
        #expect(faint.isEmpty, "tab \(tab)")
      }
      _ = try page.value("document.querySelector('.top nav button').click()")
      let words: [String] = try page.evaluate(Self.faintTexts)
      #expect(words.isEmpty, "report")
    }

    /// Texts of HTML with less contrast to what is behind them; what a picture shows is as the app
    /// has it.
    private static let faintTexts = """
      (() => {
        const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
        const channels = (color, under) => {
          canvas.fillStyle = under;
          canvas.fillRect(0, 0, 1, 1);
          canvas.fillStyle = color;
          canvas.fillRect(0, 0, 1, 1);
          return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
        };
        const light = (parts) => parts.map((part) => part / 255)
          .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
          .reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index], 0);
        const behind = (element) => {
          if (element === null) return getComputedStyle(document.body).backgroundColor;
          const own = getComputedStyle(element).backgroundColor;
          const under = behind(element.parentElement);
          return `rgb(${channels(own, under).join(" ")})`;
        };
        const faint = [];
        for (const element of document.querySelectorAll("#viewer *, #report *")) {
          const hasText = [...element.childNodes].some((node) =>
            node.nodeType === 3 && node.textContent.trim() !== "");
          if (!hasText || element.closest("svg, :disabled") || !element.checkVisibility()) continue;
          const under = behind(element);
          const pair = [light(channels(getComputedStyle(element).color, under)),
            light(channels(under, under))].sort((a, b) => b - a);
          const contrast = (pair[0] + 0.05) / (pair[1] + 0.05);
          if (contrast < 4.5) faint.push(`${element.textContent}: ${contrast.toFixed(2)}`);
        }
        return faint;
      })()
      """
  }
}
