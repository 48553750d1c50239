import HaggleTraces
import Testing

@Suite struct `Who causes an overflow` {
  @Test(arguments: ["ZStack", "HStack", "VStack"])
  func `is the picture that fills, whatever stack it is in`(stack: String) throws {
    let finding = try finding(
      """
      // proposal: 300x200
      // image: "a" 100x100
      // text-cell: 8x20
      \(stack) {
        Image("a").resizable().scaledToFill().id("fill")
        Text("Hi")
      }
      .id("stack")
      .frame(width: 200, height: 50)
      .id("card")
      """)
    #expect(finding.ignoreKey == "overflow@fill")
    #expect(finding.message.contains(" fill was offered "))
    #expect(finding.advice.hasPrefix("Cut fill off by .clipped() on what frames it, give card "))
  }

  @Test func `is nobody where the picture fits`() throws {
    let listing = """
      // proposal: 300x200
      // image: "a" 100x100
      ZStack { Image("a").resizable().scaledToFit(); Color.red }.frame(width: 200, height: 50)
      """
    #expect(try findings(listing) == [])
  }

  @Test func `is told with the sum around it, and who gets nothing`() throws {
    let finding = try finding(
      """
      // proposal: 300x100
      HStack {
        Text("Title").id("title").frame(maxWidth: .infinity, alignment: .leading)
        Color.red.frame(width: 320, height: 20).id("bar")
      }
      .id("row")
      .overlay(alignment: .topTrailing) { Circle().frame(width: 20, height: 20) }
      """)
    #expect(
      finding.message.hasSuffix(
        " row adds up to 0 + 8 + 320 = 328, which leaves nothing for title; bar was offered 146 "
          + "and insists on 320."))
  }

  @Test func `is among the children of a stack that is too long`() throws {
    let finding = try finding(
      """
      // proposal: 300x100
      // text: "long" 224x20
      HStack(spacing: 5) {
        Color.red.frame(minWidth: 50).id("red")
        Text("long").fixedSize(horizontal: true, vertical: false).id("fixed")
        Color.green.frame(maxWidth: 40).id("green").layoutPriority(2)
        Color.blue.frame(idealWidth: 200, maxWidth: 250).layoutPriority(1).id("blue")
        Spacer()
      }
      .id("row")
      """)
    #expect(
      finding.message
        == "row is 302 points wide, but only 300 were proposed to it as the root: it reaches out by "
        + "1 at the leading and 1 at the trailing edge. row was offered 300 and adds up to 50 + 5 "
        + "+ 224 + 5 + 0 + 5 + 0 + 5 + 8 = 302, which leaves nothing for layoutPriority.1 of "
        + "green and blue. fixed was offered 136 and insists on 224. red was offered 48 and insists on 50."
    )
    #expect(
      finding.advice.hasPrefix(
        "Leave the fixedSize of fixed out (it asks for the ideal size), take something or some "
          + "spacing out of row, "))
  }

  @Test(arguments: [
    ("Color.red.frame(width: 500).fixedSize()", "Lower the width of frame.1, "),
    (
      "HStack { Color.red.frame(width: 200); Color.red.frame(width: 200) }.fixedSize()",
      "Take something or some spacing out of HStack.1, "
    ),
    (
      "Image(\"a\").resizable().scaledToFill().frame(height: 200).clipped()",
      "Frame scaledToFill.1 by .frame(minWidth: 0, maxWidth: .infinity), and cut it off by "
        + ".clipped() behind that, "
    ),
    (
      "ZStack { Image(\"a\").resizable().scaledToFill() }.frame(width: 50, height: 200)",
      "Cut scaledToFill.1 off by .clipped() on what frames it, "
    ),
    (
      "Image(\"a\").resizable().scaledToFill().frame(minWidth: 9, maxHeight: 200)",
      "Cut scaledToFill.1 off by .clipped() on what frames it, "
    ),
    (
      "Image(\"a\").resizable().scaledToFill().frame(idealWidth: 9, maxHeight: 200)",
      "Frame scaledToFill.1 by .frame(minWidth: 0, maxWidth: .infinity), and cut it off by "
    ),
    (
      "LazyVGrid(columns: [GridItem(.fixed(160)), GridItem(.fixed(170))]) { Color.red }.id(\"g\")",
      "Lower the sizes of the grid items of g, "
    ),
  ])
  func `is met by advice that helps`(view: String, advice: String) throws {
    let finding = try finding("// proposal: 300x300\n// image: \"a\" 1200x600\n\(view)")
    #expect(finding.advice.hasPrefix(advice), "\(finding.advice)")
  }

  @Test func `may be a frame without room for a line`() throws {
    let listing = "// proposal: 200x100\n// text-cell: 8x20\nText(\"Hi\").id(\"t\")"
    let frame = ".frame(height: 12).id(\"bar\").background(Color.gray)"
    #expect(
      try finding(listing + frame).advice
        == "Raise the height of bar to 20 or leave it out, or give t a smaller font. Leave it if it "
        + "is meant to stand out.")
    #expect(try findings(listing + frame.replacing("12", with: "20")) == [])
    #expect(
      try finding(listing + ".padding(5).background(Color.red)" + frame.replacing("12", with: "22"))
        .advice
        .hasPrefix("Raise the height of bar to 30 or leave it out, "))
  }
}

@Suite struct `The order of findings` {
  @Test func `begins with what is farthest off`() throws {
    let listing = """
      // proposal: 100x300
      VStack(spacing: 0) {
        Color.red.frame(width: 110, height: 20).id("near").frame(width: 100)
        Color.red.frame(width: 190, height: 20).id("far").frame(width: 100)
        Color.red.frame(width: 150, height: 20).id("middle").frame(width: 100)
      }
      """
    #expect(
      try run(listing).findings.map(\.ignoreKey) == [
        "overflow@far", "overflow@middle", "overflow@near",
      ])
  }

  @Test func `is that of the views where all are as far off`() throws {
    let listing = """
      // proposal: 100x300
      VStack(spacing: 0) {
        Color.red.frame(width: 150, height: 20).id("first").frame(width: 100)
        Color.red.frame(width: 150.4, height: 20).id("second").frame(width: 100)
      }
      """
    #expect(
      try run(listing).findings.map(\.ignoreKey) == ["overflow@first", "overflow@second"])
  }
}
