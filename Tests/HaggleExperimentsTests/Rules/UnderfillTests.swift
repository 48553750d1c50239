import HaggleTraces
import Testing

@Suite struct `The rule underfill` {
  @Test func `says who leaves room, and that nobody is asked again`() throws {
    let finding = try finding(Listings.lastLeaves)
    #expect(finding.rule == "underfill")
    #expect(finding.class == .contract)
    #expect(
      finding.message
        == "row was offered a width of 620 points and took 520, although blue would take any "
        + "width: 100 points stay empty. half, served last, was offered 200 and took 100. A stack "
        + "serves each child once: what the last one leaves, no other gets.")
    #expect(
      finding.advice
        == "Write .layoutPriority(1) on half: it is served first then, and the others divide what "
        + "it leaves. Leave it if row is meant to hug its content.")
    #expect(finding.ignoreKey == "underfill@row")
    #expect(finding.proof == nil)
  }

  @Test func `shows both questions with their answers, and the greed`() throws {
    let trace = try run(Listings.lastLeaves)
    #expect(
      trace.story(of: trace.findings[0].evidence) == [
        "row ← 620×80",
        "blue ∞×80 → ∞×80",
        "half ← 200×80",
        "half 200×80 → 100×80",
        "row 620×80 → 520×80",
      ])
  }

  @Test func `blames the innermost container`() throws {
    let listing = """
      // proposal: 600x100
      HStack(spacing: 0) {
        Color.red
        HStack(spacing: 0) {
          Color.blue
          Color.green.relativeProposed(width: 0.5)
        }
        .id("inner")
      }
      """
    #expect(try findings(listing) == ["contract underfill at inner, width"])
  }

  @Test func `tells both axes alike`() throws {
    let listing = """
      // proposal: 100x620
      VStack(spacing: 10) {
        Color.blue.id("blue")
        Color.green.relativeProposed(height: 0.5).id("half")
      }
      .id("column")
      """
    #expect(
      try finding(listing).message
        == "column was offered a height of 620 points and took 467.5, although blue would take any "
        + "height: 152.5 points stay empty. half, served last, was offered 305 and took 152.5. A "
        + "stack serves each child once: what the last one leaves, no other gets.")
  }

  @Test func `names all that one line makes in one finding`() throws {
    let listing = """
      // proposal: 100x500
      VStack(spacing: 0) {
        ForEach(0..<5, id: \\.self) { i in
          HStack(spacing: 0) {
            Color.blue
            Color.green.relativeProposed(width: 0.5)
          }
          .id("row\\(i)")
        }
      }
      """
    #expect(
      try findings(listing) == ["contract underfill at row0+row1+row2+row3+row4, width"])
    #expect(
      try finding(listing).message.hasSuffix(
        "no other gets. Likewise row1, row2, row3 and 1 more."))
  }

  @Test(
    arguments: [
      // Served first, the others divide what it leaves.
      "HStack { Color.blue; Color.red.relativeProposed(width: 0.5).layoutPriority(1) }",
      // It comes first anyway, and what it leaves goes to the other.
      "HStack { Color.red.relativeProposed(width: 0.5); Color.blue }",
      // Nobody would take more.
      "HStack { Color.red.frame(maxWidth: 40); Color.blue.frame(maxWidth: 60) }",
      // Modifiers may hug on purpose.
      "Color.red.relativeProposed(width: 0.5)",
      "Color.red.frame(maxWidth: 40)",
      // A stack of one child divides nothing.
      "HStack { Color.red.relativeProposed(width: 0.5) }",
      // A cell that does not help to size its columns claims nothing.
      """
      Grid {
        GridRow { Color.red.frame(width: 40, height: 9); Color.blue.frame(width: 60, height: 9) }
        Divider().gridCellUnsizedAxes(.horizontal)
      }
      """,
      // Layers do not divide.
      "ZStack { Color.red.relativeProposed(width: 0.5); Color.blue.relativeProposed(width: 0.5) }",
    ])
  func `is silent where nothing is lost`(view: String) throws {
    #expect(try findings("// proposal: 300x80\n\(view)") == [])
  }

  @Test(arguments: ["nilx80", "infx80", "0x80"])
  func `is silent where no width is stated`(proposal: String) throws {
    let view = "HStack { Color.blue; Color.red.relativeProposed(width: 0.5) }"
    #expect(try findings("// proposal: \(proposal)\n\(view)") == [])
  }
}
