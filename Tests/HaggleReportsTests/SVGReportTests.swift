import Foundation
import HaggleReports
import HaggleTraces
import HaggleVocabulary
import Testing

@Suite struct `The drawing` {
  private func drawing(_ story: TraceBuilder) -> String { SVGReport(story.timeline).text }

  /// A row of 150 points with two frames that need 175.
  private var overflow: TraceBuilder {
    var story = TraceBuilder()
    story.trace.header.proposal = .init(width: 150, height: 40)
    let row = story.node("HStack", "row")
    let a = story.node("frame", "a", in: row)
    let b = story.node("frame", "b", in: row)
    story.place(row, -12.5, 0, 175, 40)
    story.place(a, 0, 0, 100, 40)
    story.place(b, 100, 0, 75, 40)
    return story
  }

  @Test func `says that there is nothing to draw`() {
    let text = drawing(TraceBuilder())
    let words = "nothing to draw: no view of the trace has a place"
    #expect(text.contains("<desc id=\"drawing-desc\">\(words).</desc>"))
    #expect(text.contains(">\(words)</text>"))
  }

  @Test func `has a rectangle for each view, and hatches what is outside`() {
    let text = drawing(overflow)
    #expect(
      text.hasPrefix(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"picture\" width=\"480\" "))
    #expect(
      text.contains(
        "role=\"img\" aria-labelledby=\"drawing-title\" aria-describedby=\"drawing-desc\">"))
    // 175 points in 452 units: 2.58 units a point.
    #expect(
      text.contains("<rect class=\"box\" x=\"14\" y=\"14\" width=\"452\" height=\"103.31\"/>")
    )
    #expect(
      text.contains(
        "<rect class=\"box leaf\" x=\"272.29\" y=\"14\" width=\"193.71\" height=\"103.31\"/>"))
    #expect(text.components(separatedBy: "class=\"outside\"").count == 4)
    #expect(text.contains("hatched: outside of"))
    #expect(text.contains("prefers-color-scheme: dark"))
    #expect(
      text.contains(
        "<desc id=\"drawing-desc\">The final rectangles of 3 views: row 175×40, a 100×40, b 75×40. "
          + "No findings.</desc>"))
  }

  @Test func `writes a name where there is room, and a number where there is none`() {
    var story = TraceBuilder()
    story.trace.header.proposal = .init(width: 452, height: 100)
    let row = story.node("HStack", "row")
    let wide = story.node("Color", "wide", in: row)
    let narrow = story.node("Color", "a name too long", in: row)
    let tiny = story.node("Color", "tiny", in: row)
    story.place(row, 0, 0, 452, 100)
    story.place(wide, 0, 20, 300, 80)
    story.place(narrow, 320, 20, 60, 80)
    story.place(tiny, 440, 20, 4, 80)
    let text = drawing(story)
    for label in [">wide</text>", ">300×80</text>", ">[1]</text>", ">row</text>"] {
      #expect(text.contains(label), "\(label)")
    }
    #expect(text.contains("[1] &quot;a name too long&quot; 60×80</text>"))
    #expect(text.contains("without room for a name: tiny 4×80</text>"))
  }

  @Test(arguments: [("longrow", ">longrow</text>"), (nil, ">[1]</text>")])
  func `covers a leaf with a name only where somebody gave it`(name: String?, label: String) {
    var story = TraceBuilder()
    story.trace.header.proposal = .init(width: 452, height: 20)
    let row = story.node("HStack", name)
    let leaf = story.node("Color", "leaf", in: row)
    story.place(row, 0, 0, 452, 20)
    let gap = story.node("gap", in: row)
    story.place(leaf, 40, 0, 412, 20)
    story.place(gap, 0, 10, 40, 0)
    #expect(drawing(story).contains("<text class=\"label\" x=\"16\" y=\"26\"\(label)"))
  }

  @Test func `writes the name of an image where that is seen`() {
    var story = TraceBuilder()
    story.trace.header.proposal = .init(width: 452, height: 100)
    let clip = story.node("clipped", roles: [.clips])
    let image = story.node("Image", "a name too long", in: clip, roles: [.image])
    story.place(clip, 0, 0, 90, 100)
    story.place(image, -60, 0, 210, 100)
    let text = drawing(story)
    #expect(text.contains(">[1]</text>") && !text.contains(">a name too long</text>"))
  }

  @Test(arguments: [("star", false), ("no.such.symbol", true)])
  func `covers no symbol with a name`(symbol: String, isThere: Bool) {
    var story = TraceBuilder()
    story.trace.header.proposal = .init(width: 452, height: 100)
    let box = story.node("Player", "player", roles: [.box])
    let image = story.node("Image", in: box)
    story.trace.nodes[image.index].appearance.ornaments = [.glyph(symbol)]
    story.place(box, 0, 0, 90, 100)
    story.place(image, 0, 10, 90, 80)
    #expect(drawing(story).contains(">player</text>") == isThere)
  }

  @Test func `marks the view that a finding is about by more than a colour`() {
    var story = overflow
    story.trace.remarks = [
      .finding(
        .init(rule: "overflow", class: .contract, node: NodeID(2), statement: .init("Too < wide")))
    ]
    let text = drawing(story)
    #expect(
      text.contains(
        "<rect class=\"blamed\" x=\"272.29\" y=\"14\" width=\"193.71\" height=\"103.31\"/>"))
    #expect(text.contains(">! b</text>"))
    #expect(text.contains(">! overflow at b: Too &lt; wide.</text>"))
  }

  @Test func `has a background behind what it is larger than`() {
    var story = TraceBuilder()
    let both = story.node("background", "both")
    let text = story.node("Text", "text", in: both)
    let color = story.node("Color", "color", in: both)
    story.place(both, 10, 10, 20, 20)
    story.place(text, 0, 0, 20, 20)
    story.place(color, -10, -10, 40, 40)
    let boxes = drawing(story).matches(of: /class="box.*width="(.*?)"/).map { String($0.1) }
    #expect(boxes == ["452", "226"])
  }

  @Test func `in a page is what it is alone, but for the style and the words below`() throws {
    let figure = try #require(SVGReport(overflow.timeline).figure)
    let alone = drawing(overflow)
    let shapes = figure.element.split(separator: "\n").filter { $0.hasPrefix("<rect class=") }
    #expect(shapes.count == 9)
    for shape in shapes { #expect(alone.contains(shape)) }
    #expect(!figure.element.contains("style"))
    #expect(
      figure.legend == [
        "double frame: the space for the root, 150×40; hatched: outside of it"
      ])
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -1])
  func `draws what it can where numbers are none`(number: CGFloat) {
    var story = overflow
    story.place(NodeID(2), number, 0, 75, 40)
    story.place(NodeID(1), 0, 0, number, number)
    let text = drawing(story)
    #expect(text.hasSuffix("</svg>\n"))
    #expect(!text.contains("nan") && !text.contains("\"inf"))
  }

  @Test func `says so where nothing has a place`() {
    var story = TraceBuilder()
    _ = story.node("LayoutMonitor")
    #expect(drawing(story).contains(">nothing to draw: no view of the trace has a place</text>"))
  }

  @Test func `of 5 000 views stays small`() {
    var story = TraceBuilder()
    story.trace.header.proposal = .init(width: 100, height: 100)
    let stack = story.node("ZStack", "all")
    story.place(stack, 0, 0, 100, 100)
    for index in 0..<5_000 {
      let dot = story.trace.nodes.count
      story.trace.nodes.append(.init(kind: "Color", name: "dot\(index)", parent: stack))
      story.place(NodeID(dot), CGFloat(index % 97), CGFloat(index % 89), 1, 1)
    }
    let text = drawing(story)
    #expect(text.contains(">not drawn: 1001 more views</text>"))
    #expect(text.utf8.count < 500_000)
  }
}
