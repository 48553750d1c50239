import HaggleTraces
import HaggleVocabulary
import Testing

extension `In a browser` {
  /// How far it is from the page as it opens to what a person wants to know of a view: clicks, keys
  /// and turns of the page, each counted as one.
  @Suite struct `The way to an answer in the viewer` {
    private static let most = 5

    private final class Way {
      let page: BrowserPage
      private(set) var steps = 0

      init(_ page: BrowserPage) { self.page = page }

      /// Clicks, after as many turns as it takes to see what is clicked.
      func click(_ selector: String) throws {
        steps += try turns(to: selector) + 1
        let element = "document.querySelector(\(BrowserPage.literal(selector)))"
        _ = try page.value(
          "\(element).scrollIntoView({ block: 'center' }); new Promise(requestAnimationFrame)")
        try page.click(selector)
      }

      func read(_ selector: String) throws -> String {
        steps += try turns(to: selector)
        return try page.text(of: selector)
      }

      /// A turn of the page shows its next nine tenths.
      private func turns(to selector: String) throws -> Int {
        let turns: Double = try page.evaluate(
          """
          (() => {
            const { top } = document.querySelector(\(BrowserPage.literal(selector)))
              .getBoundingClientRect();
            const away = top < 0 ? -top : Math.max(0, top + 20 - innerHeight);
            return away / innerHeight / 0.9;
          })()
          """)
        return Int(turns.rounded(.up))
      }
    }

    /// The view that somebody would ask about: the one with the finding, else the widest.
    private func subject(of trace: Trace) -> (node: NodeID, width: Double)? {
      var widths: [NodeID: Double] = [:]
      for event in trace.events {
        // Each pass has views of its own.
        if case .passBegin = event { widths = [:] }
        guard case .place(let place) = event else { continue }
        widths[place.node] = Double(place.frame.width)
      }
      let texts = widths.filter { trace.nodes[$0.key.index].roles.contains(.text) }
      let widest = (texts.isEmpty ? widths : texts).max {
        ($0.value, $1.key.index) < ($1.value, $0.key.index)
      }
      let node = trace.findings.first?.node ?? widest?.key
      return node.map { ($0, widths[$0] ?? 0) }
    }

    @Test(
      arguments: [
        "measured-heights", "nested-grid", "nested-grid-overlay", "pasted-inbox", "quiz-1",
        "quiz-3", "relative-last", "settings-form", "swatches-flexible", "toolbar-row",
      ], [(390, false), (1024, true), (1440, false)])
    func `is never longer than five steps`(name: String, look: (width: Int, isDark: Bool)) throws {
      let trace = try Recorded.trace(name)
      let (node, width) = try #require(subject(of: trace))
      let way = Way(
        try BrowserPage(trace, .init(width: look.width, height: 844, isDark: look.isDark)))

      // What would cure it? That is said first, where something is known to be wrong.
      if trace.findings.first?.edits.isEmpty == false {
        #expect(try way.read(".cure pre").contains("+ "))
        #expect(way.steps == 0)
      }

      // Why is it so wide? And who offered what, in the same place.
      let row = ".views [data-views='\(node.index)']"
      try way.click(row)
      try way.click("#tab-why")
      let answer = try way.read("#reader")
      #expect(answer.contains("\(NumberText.display(width) as String) wide"), "\(name): \(answer)")
      #expect(answer.contains(" is offered ") || answer.contains("is proposed"))
      #expect(way.steps <= Self.most, "\(name) \(look.width): \(way.steps)")
    }
  }
}
