import HaggleTraces
import Testing

@Suite struct `The rule overflow` {
  /// A row of 342 in a card of 264.
  private let card = """
    // proposal: 400x100
    HStack(spacing: 8) {
      Color.red.frame(width: 120).id("avatar")
      Color.blue.frame(width: 214).id("title")
    }
    .id("row")
    .frame(width: 264)
    .id("card")
    """

  @Test func `says how far, on which edges, and who insists`() throws {
    let finding = try finding(card)
    #expect(finding.rule == "overflow")
    #expect(finding.class == .contract)
    #expect(
      finding.message
        == "row is 342 points wide, card around it only 264: it reaches out by 39 at the leading "
        + "and 39 at the trailing edge. row adds up to 120 + 8 + 214 = 342; title was offered 136 "
        + "and insists on 214.")
    #expect(
      finding.advice
        == "Lower the width of title, give card more room, or let it scroll in a ScrollView. Leave "
        + "it if it is meant to stand out.")
    #expect(finding.ignoreKey == "overflow@title")
  }

  private static let guided = """
    // proposal: 300x200
    ZStack(alignment: .leading) {
      Color.red.frame(width: 60, height: 40).id("red")
      Color.blue.frame(width: 75, height: 50).alignmentGuide(.leading) { _ in 50 }.id("blue")
        .layoutPriority(1)
    }
    .id("stack")
    """

  /// A stack is as large as its layers of the highest priority; the others may hang out of it.
  @Test func `says of a view that would fit by which guide it is placed outside`() throws {
    let finding = try finding(Self.guided)
    #expect(
      finding.message
        == "red is placed 35 points beyond the trailing edge of stack: with 60 points it would "
        + "fit into the 75 of stack, but views there are aligned by the "
        + "alignmentGuide of blue.")
    #expect(
      finding.advice
        == "Change what the alignmentGuide of blue says, or give stack more room around it. Leave "
        + "it if it is meant to stand out.")
  }

  @Test func `blames no guide where the view is too long for its place`() throws {
    let finding = try finding(
      """
      // proposal: 300x200
      ZStack(alignment: .leading) {
        Color.red.frame(width: 100, height: 20).id("red")
        Color.blue.frame(width: 20, height: 20).alignmentGuide(.leading) { _ in 0 }
      }
      .frame(width: 60)
      .id("card")
      """)
    #expect(finding.message.hasSuffix(" red was offered 60 and insists on 100."))
    #expect(finding.advice.hasPrefix("Lower the width of red, give card "))
  }

  @Test func `shows what was asked and answered, the sum, and the two rectangles`() throws {
    let trace = try run(card)
    #expect(
      trace.story(of: trace.findings[0].evidence) == [
        "title ← 136×100",
        "title 136×100 → 214×100",
        "row size 342",
        "card @ 264×100",
        "row @ 342×100",
      ])
  }

  @Test func `blames the innermost view whose own rule makes the number`() throws {
    let listing = """
      // proposal: 200x100
      VStack {
        HStack {
          Color.red.frame(minWidth: 120).id("stiff").padding(10)
          Color.blue
        }
      }
      .frame(width: 100)
      .id("page")
      """
    #expect(try findings(listing) == ["contract overflow at stiff, width"])
    #expect(
      try finding(listing).message.hasSuffix(" stiff was offered 26 and insists on 120."))
    #expect(try finding(listing).advice.hasPrefix("Lower the minWidth of stiff, give page "))
  }

  @Test func `blames the stack where the sum of several is too much`() throws {
    let listing = """
      // proposal: 100x100
      VStack(spacing: 10) {
        Color.red.frame(height: 60)
        Color.blue.frame(height: 60)
      }
      .id("list")
      """
    let finding = try finding(listing)
    #expect(
      finding.message
        == "list is 130 points high, but only 100 were proposed to it as the root: it reaches out "
        + "by 15 at the top and 15 at the bottom edge. list was offered 100 and adds up to 60 + 10 "
        + "+ 60 = 130.")
    #expect(finding.ignoreKey == "overflow@list")
  }

  @Test func `tells edges that differ one by one`() throws {
    let listing = """
      // proposal: 200x100
      Color.red.frame(width: 150).id("wide").frame(width: 100, alignment: .leading).id("narrow")
      """
    #expect(
      try finding(listing).message
        == "wide is 150 points wide, narrow around it only 100: it reaches out by 50 at the "
        + "trailing edge. wide was offered 100 and insists on 150.")
  }

  @Test func `is only a smell below 2 points`() throws {
    let listing = "// proposal: 200x9\nColor.red.frame(width: 101.5).id(\"wide\").frame(width: 100)"
    #expect(try findings(listing) == ["smell overflow at wide, width"])
  }

  /// What meets nothing within three points is not missed.
  @Test(arguments: [("55", ""), ("57", "contract overflow at high, height")])
  func `is not told of a few points of height in free room`(height: String, found: String) throws {
    let listing = "Color.red.frame(height: \(height)).id(\"high\").frame(height: 50)"
    #expect(
      try findings("// proposal: 200x90\n" + listing) == [found].filter { !$0.isEmpty })
    #expect(try findings("// proposal: 200x90\n\(listing).background(.blue)").count == 1)
  }

  @Test func `names all that one line makes in one finding`() throws {
    let listing = """
      // proposal: 100x80
      VStack(spacing: 0) {
        ForEach(0..<4, id: \\.self) { i in
          Color.red.frame(width: 140).id("bar\\(i)").frame(width: 100)
        }
      }
      """
    #expect(try findings(listing) == ["contract overflow at bar0+bar1+bar2+bar3, width"])
    #expect(try finding(listing).message.hasSuffix(" Likewise bar1, bar2 and bar3."))
  }

  @Test(
    arguments: [
      // Badges, backgrounds and what is moved may stand out.
      "Color.red.frame(width: 50).overlay { Color.blue.frame(width: 80) }",
      "Color.red.frame(width: 50).background { Color.blue.frame(width: 80) }",
      "Color.red.frame(width: 50).offset(x: 180)",
      "Color.red.padding(-10).frame(width: 50)",
      // What scrolls is meant to be longer.
      "ScrollView { VStack { ForEach(0..<10) { _ in Color.red.frame(height: 50) } } }",
      "ScrollView(.horizontal) { Color.red.frame(width: 500) }",
      // What is clipped is meant to be cut.
      "Color.red.frame(width: 150).frame(width: 80).clipped()",
      "Color.red.frame(width: 150).frame(width: 80).overlay { Color.blue }.clipped()",
      // What nobody can see is not told.
      "Color.red.frame(width: 100.1).frame(width: 100)",
      "Color.red.frame(width: 100).frame(width: 100)",
      "Text(\"\").frame(width: 0, height: 0)",
      // Nobody states how large it is.
      "Unknown().frame(width: 40, height: 40)",
      "VStack { Unknown().padding(2) }.frame(width: 40, height: 40)",
    ])
  func `is silent where it may be`(view: String) throws {
    #expect(try findings("// proposal: 100x100\n\(view)") == [])
  }

  @Test func `tells of what a clip further out leaves to be seen`() throws {
    let listing = """
      // proposal: 100x100
      Color.red.frame(width: 150).id("wide").frame(width: 80).id("page").padding(10).clipped()
      """
    #expect(
      try finding(listing).message.hasPrefix(
        "wide is 150 points wide, page around it only 80: it reaches out by 10 at the leading and "
          + "10 at the trailing edge."))
  }

  @Test func `is not silent where a box has a stated size`() throws {
    let listing = """
      // proposal: 100x100
      Unknown().frame(width: 60, height: 30).id("stated").frame(width: 40).id("page")
      """
    #expect(try findings(listing) == ["contract overflow at stated, width"])
  }

  @Test func `is not silent across the axis that scrolls`() throws {
    let listing = """
      // proposal: 100x100
      ScrollView { Color.red.frame(width: 150, height: 20).id("wide") }.frame(width: 100).id("page")
      """
    #expect(try findings(listing) == ["contract overflow at wide, width"])
  }

  @Test(arguments: ["0x0", "nilxnil", "infxinf"])
  func `is silent where the root is asked for its minimum, ideal or maximum`(
    proposal: String
  ) throws {
    let view = "HStack { Color.red.frame(width: 50); Color.blue }.frame(minWidth: 0)"
    #expect(try findings("// proposal: \(proposal)\n\(view)") == [])
  }
}
