import HaggleReplay
import HaggleTraces
import HaggleVocabulary
import Testing

@testable import HagglePage

@Suite struct `The report in a page` {
  private func html(of trace: Trace) -> String { StaticReport(Timeline(trace)).html }

  @Test(arguments: [
    "<h1>nested-grid.swift, Mosaic</h1>",
    "haggle found one thing that most likely was not meant.</p>",
    "<p class=\"facts\">350×350 was proposed to the root (// proposal:). 11 views, 58 questions, 286 events; "
      + "complete.</p>",
    "<h2>1 finding</h2>",
    "<h3><span class=\"badge\">!</span> phantom-minimum at nested"
      + "<span class=\"facts\"> contract, width, line 15</span></h3>",
    "<ol class=\"edits\"><li><p>.frame(minWidth: 0, minHeight: 0) on nested</p><pre>25 + .frame(minWidth: 0, minHeight: 0)</pre>",
    "<dt>Or</dt><dd>Leave it if nothing around it comes out wrong.",
    "<tr><td class=\"number\">64</td><td>nested → 8×16</td></tr>",
    "<dt>Ignore</dt><dd>// ignore: phantom-minimum@nested</dd>",
    "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"picture\" width=\"480\" height=\"480\" "
      + "viewBox=\"0 0 480 480\" role=\"img\" aria-labelledby=\"drawing-title\" "
      + "aria-describedby=\"drawing-desc\">\n"
      + "<title id=\"drawing-title\">nested-grid.swift, Mosaic</title>\n",
    "<figcaption>Double frame: the space for the root, 350×350; dashed, with !: in a finding; ",
    "outer Grid  11:5  294.33×350 at 27.83,0 · modelled  ! underfill, from nested\n",
    "<tr class=\"blamed\"><td class=\"number\">15 !</td><td>        Grid {</td></tr>",
    "<code>nested ← 0×0</code> is a proposal, <code>nested → 8×16</code> its answer, in points. ",
  ])
  func `says what one has to know`(piece: String) throws {
    #expect(html(of: try Recorded.trace("nested-grid")).contains(piece))
  }

  @Test func `says where nothing was found`() throws {
    let html = html(of: try Recorded.trace("two-bars"))
    #expect(html.contains("No findings in this layout."))
    #expect(html.contains("<h2>No findings</h2>"))
  }

  @Test func `tells the commands for the files beside it`() throws {
    let timeline = Timeline(try Recorded.trace("nested-grid"))
    let both = StaticReport(timeline, named: "my-grid", sourceOptions: " --root Mosaic").html
    #expect(
      both.contains(
        """
        <pre>haggle replay my-grid.trace.json            # the trace: :write in this page saves it
        haggle trace my-grid.swift --root Mosaic    # lays out the source again</pre>
        """))
    let one = "<pre>haggle replay a.trace.json    # the trace: :write in this page saves it</pre>"
    #expect(StaticReport(timeline, named: "a").html.contains(one))
    var trace = timeline.trace
    trace.header.source = nil
    #expect(StaticReport(Timeline(trace), named: "a", sourceOptions: "").html.contains(one))
    trace.header.source = "x"
    trace.header.imported = .known(.consoleLog)
    #expect(StaticReport(Timeline(trace), named: "a", sourceOptions: "").html.contains(one))
  }

  @Test func `explains the numbers without an example where there is none`() {
    let html = html(of: Trace(header: .init()))
    #expect(html.contains("questions and answers. A proposal of 0 asks for the minimum, "))
  }

  @Test func `tells what had to be assumed, and what users noted`() throws {
    let trace = try Recorded.trace("pasted-inbox").with(
      marks: [Mark("a", event: 1)], annotations: [Annotation("too <narrow>", event: 3)])
    let html = html(of: trace)
    #expect(html.contains("<li>17:12 &#39;inbox.isSyncing&#39; is unknown: took it for false"))
    #expect(html.contains("<dt>event 3</dt><dd>too &lt;narrow&gt;</dd>"))
    #expect(html.contains("<dt>mark a</dt><dd>event 1: row ← 320×200</dd>"))
  }

  @Test func `hatches what lies outside of the space`() {
    var trace = Trace(header: .init(proposal: .init(width: 100, height: 50)))
    trace.nodes = [.init(kind: "Color", name: "wide")]
    trace.events = [
      .place(
        .init(
          node: NodeID(0), frame: .init(x: 0, y: 0, width: 120, height: 50),
          proposal: .init(width: 100, height: 50)))
    ]
    let html = html(of: trace)
    #expect(
      html.contains(
        "<rect class=\"outside\" x=\"14\" y=\"14\" width=\"452\" height=\"188.33\" "
          + "fill=\"url(#drawing-hatch)\" clip-path=\"url(#drawing-outside)\"/>"))
    #expect(html.contains("100×50; hatched: outside of it.</figcaption>"))
    #expect(html.contains(">wide</text>") && html.contains(">120×50</text>"))
  }

  @Test func `shows the beginning of what is very long, and how much more there is`() {
    let lines = Array(repeating: "Text(\"x\")", count: 1500).joined(separator: "\n")
    let html = html(of: Trace(header: .init(source: lines)))
    #expect(html.contains("<td class=\"number\">1200</td>"))
    #expect(!html.contains("<td class=\"number\">1201</td>"))
    #expect(html.contains("… 300 lines more; the trace in this page holds all of it."))
  }

  @Test(arguments: PartialTraces.all)
  func `makes do with what a trace has`(partial: PartialTraces) {
    let html = html(of: partial.trace)
    #expect(html.hasPrefix("<main id=\"report\" data-name=\"layout\"><header><h1>"))
    #expect(html.hasSuffix("</main>"))
  }

  @Test(arguments: Payload.texts)
  func `holds no markup of the trace's`(payload: String) {
    var trace = Trace(
      header: .init(tool: payload, scenario: payload, source: payload, root: payload))
    trace.nodes = [.init(kind: payload, name: payload, arguments: payload)]
    trace.events = [
      .place(
        .init(
          node: NodeID(0), frame: .init(x: 0, y: 0, width: 120, height: 50), proposal: .unspecified)
      )
    ]
    trace.remarks = [
      .finding(
        .init(
          rule: payload, class: .smell, node: NodeID(0), statement: .init(Prose(payload)),
          remedies: [.words(Prose(payload))])),
      .annotation(.init(payload, event: nil)),
    ]
    let tags = html(of: trace).matches(of: /<\/?([a-zA-Z!][a-zA-Z0-9]*)/).map { String($0.1) }
    let own: Set = [
      "main", "header", "h1", "h2", "h3", "p", "section", "article", "span", "dl", "dt", "dd",
      "div", "pre", "table", "tr", "td", "code", "bdi", "figure", "figcaption", "svg", "title",
      "desc", "defs", "pattern", "path", "clipPath", "rect", "text",
    ]
    #expect(Set(tags).isSubset(of: own))
  }
}
