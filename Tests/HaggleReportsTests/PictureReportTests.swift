import Foundation
import HaggleReplay
import HaggleReports
import HaggleTestSupport
import HaggleTraces
import HaggleVocabulary
import Testing

@Suite struct `The picture` {
  private func picture(_ story: TraceBuilder, columns: Int, ascii: Bool = false) -> String {
    PictureReport(story.timeline, options: .init(columns: columns, ascii: ascii)).text
  }

  @Test func `of the nested grid shows what is missing`() {
    #expect(
      picture(.nestedGrid, columns: 60) == """
        ╔════╤ outer ═╤╤═════════╤╤═══════════════════════════╤════╗
        ║    │        ││         ││                           │    ║
        ║    │        ││         ││                           │    ║
        ║    │        ││         ││                           │    ║
        ║    │        ││         ││                           │    ║
        ║    │        ││         ││                           │    ║
        ║    │        ││         ││                           │    ║
        ║    │        ││         ││                           │    ║
        ║    │        ││         ││                           │    ║
        ║    │        ││         ││                           │    ║
        ║    │        ││         ││                           │    ║
        ║    │        ││         ││                           │    ║
        ║    │        ││         ││                           │    ║
        ║    │        ││         ││                           │    ║
        ║    │        ││         ││                           │    ║
        ║    │ orange ││ indigo  ││          nested           │    ║
        ║    │        ││         ││                           │    ║
        ║    │        ││         ││                           │    ║
        ║    │        ││         ││                           │    ║
        ║    │        ││         ││                           │    ║
        ║    │        ││         ││                           │    ║
        ║    │        ││         ││                           │    ║
        ║    │        ││         ││                           │    ║
        ║    │        ││         ││                           │    ║
        ║    │        ││         ││                           │    ║
        ║    │        ││         ││                           │    ║
        ║    │        ││         ││                           │    ║
        ║    │        ││         ││                           │    ║
        ║    │        ││         ││                           │    ║
        ║    │        ││         ││                           │    ║
        ╚════╧════════╧╧═════════╧╧═══════════════════════════╧════╝

        double frame: the space for the root, 350×350
        a character is 5.93 points wide and 11.86 high

        """)
  }

  /// Two frames in 150 points that need 175.
  private var overflow: TraceBuilder {
    var story = TraceBuilder()
    story.trace.header.proposal = .init(width: 150, height: 40)
    let row = story.node("HStack")
    let a = story.node("frame", "a", in: row)
    let b = story.node("frame", "b", in: row)
    story.place(row, -12.5, 0, 175, 40)
    story.place(a, 0, 0, 75, 40)
    story.place(story.node("Color", in: a), 0, 0, 75, 40)
    story.place(b, 75, 0, 100, 40)
    story.place(story.node("Color", in: b), 0, 0, 100, 40)
    return story
  }

  @Test func `shades what lies outside of the space`() {
    #expect(
      picture(overflow, columns: 50) == """
        ┌───╔════════════════╤════════════════════════╗──┐
        │░░░║                │                        ║░░│
        │░░░║                │                        ║░░│
        │░░░║     a          │             b          ║░░│
        │░░░║                │                        ║░░│
        │░░░║                │                        ║░░│
        └───╚════════════════╧════════════════════════╝──┘

        double frame: the space for the root, 150×40;
          shaded: outside of it
        a character is 3.57 points wide and 7.14 high

        """)
  }

  @Test func `can do with ASCII`() {
    let text = picture(overflow, columns: 50, ascii: true)
    #expect(!text.contains { !$0.isASCII })
    #expect(
      text == """
        +---###########################################--+
        |:::#                |                        #::|
        |:::#                |                        #::|
        |:::#     a          |             b          #::|
        |:::#                |                        #::|
        |:::#                |                        #::|
        +---###########################################--+

        double frame: the space for the root, 150x40;
          shaded: outside of it
        a character is 3.57 points wide and 7.14 high

        """)
  }

  @Test func `numbers what has no room for a name`() {
    var story = TraceBuilder()
    story.trace.header.proposal = .init(width: 100, height: 20)
    for index in 0..<4 {
      story.place(story.node("Color", "color number \(index)"), CGFloat(index) * 25, 0, 25, 20)
    }
    story.place(story.node("Divider"), 0, 0, 0.5, 20)
    #expect(
      picture(story, columns: 40) == """
        ╔═════════╤═════════╤════════╤═════════╗
        ║         │         │        │         ║
        ║    1    │    2    │   3    │    4    ║
        ║         │         │        │         ║
        ╚═════════╧═════════╧════════╧═════════╝

        double frame: the space for the root,
          100×20
        a character is 2.56 points wide and 5
          high
        1 "color number 0" 25×20, 2 "color
          number 1" 25×20, 3 "color number 2"
          25×20, 4 "color number 3" 25×20
        too small for a name: Divider.1 0.5×20

        """)
  }

  @Test func `gives views that share their cells the size of the one that it names`() {
    var story = TraceBuilder()
    story.trace.header.proposal = .init(width: 400, height: 300)
    let padding = story.node("padding")
    story.place(padding, 105, 110, 90, 85)
    story.place(story.node("Text", "a label", in: padding), 1, 2, 88, 81)
    #expect(picture(story, columns: 20).hasSuffix("\n1 \"a label\" 88×81\n"))
  }

  @Test func `says of dots and shades what they are, where there are any`() {
    var story = TraceBuilder()
    story.trace.header.proposal = .init(width: 100, height: 100)
    story.place(story.node("Color"), 0, 0, 50, 100)
    story.place(story.node("Text"), 50, 0, 80, 100)
    let space = "double frame: the space for the root, 100×100"
    let legends = [0, 1].map { event in
      PictureReport(story.timeline, at: Cursor(after: event), options: .init(columns: 100)).drawing?
        .legend.first
    }
    #expect(legends == [space + "; dotted: where views end up", space + "; shaded: outside of it"])
  }

  @Test func `does not call small what lies outside of it`() {
    var story = TraceBuilder()
    story.trace.header.proposal = .init(width: 200, height: 100)
    story.place(story.node("Color"), 0, 0, 200, 100)
    story.place(story.node("Text"), 300, 0, 150, 100)
    let legend = picture(story, columns: 80)
    #expect(legend.hasSuffix("\nreaches out of the picture: Text.1 150×100\n"))
    #expect(!legend.contains("too small"))
  }

  @Test func `cuts what is very far away`() {
    var story = TraceBuilder()
    story.trace.header.proposal = .init(width: 100, height: 100)
    let scroll = story.node("ScrollView")
    story.place(scroll, 0, 0, 100, 100)
    story.place(story.node("VStack", in: scroll), 10, 0, 80, 50_000)
    let text = picture(story, columns: 30)
    #expect(text.hasSuffix("reaches out of the picture:\n  VStack.1 80×50000\n"))
  }

  @Test func `has titles of bars, words and signs, and lists nothing that is said`() {
    var story = TraceBuilder()
    story.trace.header.proposal = .init(width: 200, height: 60)
    let bar = story.node("navigationBar")
    story.trace.nodes[bar.index].appearance.ornaments = [
      .caption(.init("Settings", width: 80, fontSize: 17, paint: Paint(0)))
    ]
    story.place(bar, 0, 0, 200, 20)
    story.place(story.node("Text", arguments: "\"Wi-Fi\"", roles: [.text]), 10, 30, 60, 20)
    for (index, glyph) in ["chevron.forward", "switch.on"].enumerated() {
      let part = story.node("part")
      story.trace.nodes[part.index].appearance.ornaments = [.glyph(glyph)]
      story.place(part, 120 + CGFloat(index) * 40, 30, 20, 20)
    }
    story.place(story.node("Spacer", roles: [.spacer]), 70, 30, 50, 20)
    let lines = picture(story, columns: 40).split(separator: "\n")
    #expect(lines.contains { $0.contains("      Settings      ") })
    #expect(
      lines.contains { $0.contains(" Wi-Fi  ") && $0.contains(" >  ") && $0.contains(" on ") })
    #expect(lines.last == "  10.26 high")
  }

  /// Texts in a column, with what a reader sees of each: `words` from where on.
  private func texts(
    _ alignment: NodeRoles, _ texts: [(words: String, x: CGFloat, width: CGFloat)],
    each roles: NodeRoles = [.text], height: CGFloat = 20
  ) -> [String] {
    var story = TraceBuilder()
    story.trace.header.proposal = .init(width: 400, height: 200)
    let root = story.node("frame")
    let column = story.node(
      "VStack", in: root, roles: alignment.union([.dividesHeight, .alignsWidth]))
    story.place(root, 0, 0, 400, 200)
    story.place(column, 20, 20, 360, 160)
    for (index, text) in texts.enumerated() {
      let node = story.node("Text", in: column, arguments: "\"\(text.words)\"", roles: roles)
      story.trace.nodes[node.index].shown = text.words
      story.place(node, text.x, CGFloat(index) * 40, text.width, height)
    }
    return picture(story, columns: 60).split(separator: "\n").map(String.init)
  }

  private func column(of words: String, in lines: [String]) -> Int? {
    for line in lines {
      guard let start = line.firstRange(of: words)?.lowerBound else { continue }
      return line.distance(from: line.startIndex, to: start)
    }
    return nil
  }

  @Test func `has texts begin together that do so on the screen, however long they are`() {
    let lines = texts(
      [.startsWidth], [("iiii", 0, 200), ("A longer text", 0, 360), ("Abc", 0, 90)])
    let columns = ["iiii", "A longer text", "Abc"].map { column(of: $0, in: lines) }
    #expect(Set(columns).count == 1 && columns[0] != nil, "\(lines)")
  }

  @Test func `has texts end together that are laid out from right to left`() {
    let lines = texts(
      [.startsWidth], [("iiii", 160, 200), ("A longer text", 0, 360), ("Abc", 270, 90)],
      each: [.text, .beginsAtRight])
    let ends = ["iiii", "A longer text", "Abc"].map { words in
      column(of: words, in: lines).map { $0 + words.count }
    }
    #expect(Set(ends).count == 1 && ends[0] != nil, "\(lines)")
  }

  @Test func `has texts in the middle that are so on the screen`() throws {
    let lines = texts([], [("iiii", 80, 200), ("A longer text here", 0, 360)])
    let first = try #require(column(of: "iiii", in: lines))
    #expect(abs(first + 2 - 30) <= 1, "\(lines)")
  }

  @Test func `of a trace without placements says so`() {
    var story = TraceBuilder()
    _ = story.node("Color")
    #expect(
      picture(story, columns: 80)
        == "nothing to draw: the trace says of no view where it was placed\n")
  }

  @Test(arguments: [1, 2, 3, 7, 20, 33, 79, 80, 81, 200])
  func `is never wider than asked`(columns: Int) {
    for story in [.nestedGrid, overflow] {
      let lines = picture(story, columns: columns).split(separator: "\n")
      #expect(lines.allSatisfy { $0.count <= max(columns, 2) }, "\(lines)")
    }
  }

  @Test func `survives rectangles that nobody can draw`() {
    var story = TraceBuilder()
    let numbers: [CGFloat] = [0, -1, .nan, .infinity, -.infinity, 1e300, 1e-300]
    for x in numbers {
      for width in numbers { story.place(story.node("Color"), x, width, width, x) }
    }
    for proposal in [
      ProposedViewSize.unspecified, .zero, .infinity, .init(width: 1e300, height: .nan),
    ] {
      story.trace.header.proposal = proposal
      #expect(!picture(story, columns: 40).isEmpty)
    }
  }

  @Test func `of ten thousand levels and a hundred thousand views is still a picture`() {
    var story = TraceBuilder()
    story.trace.header.proposal = .init(width: 1000, height: 1000)
    let levels = Checkout.isFull ? 10_000 : 1_000
    for id in 0..<levels {
      story.trace.nodes.append(
        .init(kind: "padding", name: "p\(id)", parent: id == 0 ? nil : NodeID(id - 1)))
      story.place(NodeID(id), 0.01, 0.01, 1000 - CGFloat(id) / 50, 1000 - CGFloat(id) / 50)
    }
    for id in levels..<10 * levels {
      story.trace.nodes.append(.init(kind: "Color", name: "c\(id)", parent: NodeID(0)))
      story.place(NodeID(id), CGFloat(id % 1000), CGFloat(id / 1000), 1, 1)
    }
    let lines = picture(story, columns: 80).split(separator: "\n")
    #expect(lines.count < 70)
  }
}
