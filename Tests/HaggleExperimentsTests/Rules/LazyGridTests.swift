import HaggleTraces
import Testing

@Suite struct `The rules two-phase-mismatch and off-centre-overflow` {
  @Test func `tell the two computations, and what the frame believes`() throws {
    let trace = try run(Listings.twoPhases)
    let finding = try #require(trace.wordedFindings.first)
    #expect(trace.findingsInShort == ["proof two-phase-mismatch at grid, width"])
    #expect(
      finding.message
        == "Asked for a width of 200 points, grid computes 96 + 8 + 120 = 224 and reports 224. "
        + "Placed in these 224, it computes anew: 108 + 8 + 120 = 236; cell0 was measured 96 wide "
        + "and is placed 108 wide. frame only knows of the 224.")
    #expect(
      finding.advice
        == "Choose minimums that fit into 200 points together with their gaps, or use Grid or "
        + "stacks, which compute once. Leave it if nothing around it depends on its size.")
    #expect(finding.proof == nil)
    #expect(
      trace.story(of: finding.evidence) == [
        "grid ← 200×nil",
        "grid columns 224",
        "grid 200×nil → 224×48",
        "grid columns 236",
        "cell0 @ 108×20",
      ])
  }

  @Test func `have what comes of it as consequences, alike ones as one`() throws {
    let trace = try run(Listings.twoPhases)
    let finding = try #require(trace.wordedFindings.first)
    #expect(
      trace.consequences(of: finding.finding) == [
        "overflow at grid", "overflow at cell1+cell3", "off-centre-overflow at grid",
      ])
    #expect(
      finding.consequences.map(\.message) == [
        "grid is 224 points wide, frame around it only 200: it reaches out by 12 at the leading "
          + "and 12 at the trailing edge. grid was offered 200 and adds up to 96 + 8 + 120 = 224.",
        "cell1 is placed from 116 to 236, but grid ends at 224. Likewise cell3.",
        "frame centres the 224 points that grid reports, but what is drawn runs from −12 to 224: "
          + "its centre lies 6 points right of the frame's.",
      ])
  }

  @Test func `know no off-centre where the frame does not centre, or clips`() throws {
    for change in [".frame(width: 200, alignment: .leading)", ".frame(width: 200).clipped()"] {
      let trace = try run(Listings.twoPhases.replacing(".frame(width: 200)", with: change))
      let finding = try #require(trace.wordedFindings.first)
      #expect(finding.rule == "two-phase-mismatch")
      #expect(!finding.consequences.contains { $0.rule == "off-centre-overflow" })
    }
  }

  @Test func `are silent where the minimums fit`() throws {
    #expect(try findings(Listings.twoPhases.replacing("120", with: "90")) == [])
  }

  @Test func `are silent where the root is asked for its minimum`() throws {
    #expect(
      try findings(
        Listings.twoPhases.replacing("200xnil", with: "0xnil")
          .replacing(".frame(width: 200)", with: ".frame(minWidth: 0)")) == [])
  }
}

@Suite struct `The rule below-declared-minimum` {
  private func grid(_ items: String, in length: Int) -> String {
    """
    // proposal: \(length)x300
    LazyVGrid(columns: [\(items)]) {
      ForEach(0..<5, id: \\.self) { i in Color.red.frame(height: 20).id("cell\\(i)") }
    }
    .id("grid")
    """
  }

  @Test func `says what is declared, what is made, and why`() throws {
    let listing = grid(
      "GridItem(.flexible(minimum: 140)), GridItem(.adaptive(minimum: 70))", in: 200)
    let trace = try run(listing)
    let finding = try #require(trace.wordedFindings.first)
    #expect(trace.findingsInShort == ["proof below-declared-minimum at grid, width"])
    #expect(
      finding.message
        == "Item 2 of grid declares adaptive(minimum: 70), but its 2 cells are 52 points wide. The "
        + "minimum of an adaptive item only counts how many fit; one column is made in any case, "
        + "of whatever the other items leave.")
    #expect(
      finding.advice
        == "Lower the minimums of the other items or leave one out, so that this one gets its 70 "
        + "points. Leave it if 52 are enough.")
    #expect(
      trace.story(of: finding.evidence) == ["grid minimum 70", "grid tracks 52", "cell1 @ 52×20"])
  }

  @Test func `has a finding for each item, and counts only its own cells`() throws {
    let items = """
      GridItem(.flexible(minimum: 150)), GridItem(.adaptive(minimum: 70)), \
      GridItem(.adaptive(minimum: 40))
      """
    let findings = try run(grid(items, in: 200)).wordedFindings
    #expect(
      findings.map { $0.message.prefix(while: { $0 != "." }) } == [
        "Item 2 of grid declares adaptive(minimum: 70), but its 2 cells are 17 points wide",
        "Item 3 of grid declares adaptive(minimum: 40), but its only cell is 17 points wide",
      ])
  }

  @Test func `says so where it is the item's own maximum`() throws {
    let finding = try finding(grid("GridItem(.adaptive(minimum: 70, maximum: 50))", in: 200))
    #expect(
      finding.message
        == "Item 1 of grid declares adaptive(minimum: 70), but its 5 cells are 50 points wide. The "
        + "minimum of an adaptive item only counts how many fit; its maximum holds whatever the "
        + "minimum is.")
    #expect(
      finding.advice
        == "Raise its maximum to its minimum of 70 at least. Leave it if 50 are enough.")
  }

  @Test func `tells rows alike`() throws {
    let listing = """
      // proposal: 100x200
      LazyHGrid(rows: [GridItem(.flexible(minimum: 140)), GridItem(.adaptive(minimum: 70))]) {
        ForEach(0..<2, id: \\.self) { i in Color.red.frame(width: 20) }
      }
      .id("grid")
      """
    #expect(
      try finding(listing).message
        == "Item 2 of grid declares adaptive(minimum: 70), but its only cell is 52 points high. "
        + "The minimum of an adaptive item only counts how many fit; one row is made in any case, "
        + "of whatever the other items leave.")
  }

  @Test(
    arguments: [
      // 218 − 8 − 140 leaves 70.
      ("GridItem(.flexible(minimum: 140)), GridItem(.adaptive(minimum: 70))", 218),
      // A flexible item never falls below its minimum.
      ("GridItem(.flexible(minimum: 90)), GridItem(.flexible(minimum: 90))", 188),
      // A smaller item beside it has the length that it declares.
      ("GridItem(.fixed(30)), GridItem(.adaptive(minimum: 70))", 200),
    ])
  func `is silent where the minimum is kept`(items: String, length: Int) throws {
    #expect(try findings(grid(items, in: length)) == [])
  }
}
