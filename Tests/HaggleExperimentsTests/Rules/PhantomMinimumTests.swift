import HaggleTraces
import Testing

@Suite struct `The rule phantom-minimum` {
  @Test func `says why the nested grid of the founding article is short`() throws {
    let finding = try finding(Listings.gridBug)
    #expect(finding.rule == "phantom-minimum")
    #expect(finding.class == .contract)
    #expect(
      finding.message
        == "Asked for its minimum (0×0), nested answered 8×16 points: 1 column gap and 2 row gaps "
        + "of 8, although everything in it can shrink to 0. The 8 makes it the least flexible "
        + "child of outer (8…∞ before 0…∞), so its columns are served first, 83.5 each; then 167 ÷ "
        + "3 = 55.67 is offered three times, and the third has no taker: outer is 294.33 wide "
        + "instead of 350 (modelled).")
    #expect(
      finding.proof
        == "re-run: if nested answers 0×0 instead of 8×16 to 0×0, outer is 350 wide instead of "
        + "294.33")
    #expect(
      finding.advice
        == "Write .frame(minWidth: 0, minHeight: 0) on nested, or put Color.clear.overlay { … } in "
        + "its place: its minimum is 0 then. Leave it if nothing around it comes out wrong.")
    #expect(finding.ignoreKey == "phantom-minimum@nested")
    #expect(finding.place?.line == 6)
  }

  @Test func `shows the three answers, and the shares of which the last has no taker`() throws {
    let trace = try run(Listings.gridBug)
    #expect(
      trace.story(of: trace.findings[0].evidence) == [
        "nested 0×0 → 8×16",
        "nested ∞×∞ → ∞×∞",
        "outer order",
        "outer share 83.5",
        "nested 167×350 → 167×350",
        "outer share 55.67",
        "outer share 55.67",
        "outer share 55.67",
        "outer 350×350 → 294.33×350",
      ])
  }

  @Test func `has the short container as its consequence`() throws {
    let consequence = try #require(try finding(Listings.gridBug).consequences.first)
    #expect(consequence.rule == "underfill")
    #expect(
      consequence.message
        == "outer was offered a width of 350 points and took 294.33 because nested answers "
        + "8×16 to 0×0, although orange would take any width: 55.67 points stay empty. In column "
        + "4 no cell starts, so nobody takes its share of 55.67 (modelled). A grid serves each "
        + "column once: what one leaves, no other gets.")
  }

  @Test func `tells the cause behind the fact, whatever the signs in a name`() throws {
    let listing = Listings.gridBug.replacing("\"outer\"", with: "\"a: b, although c\"")
    let consequence = try #require(try finding(listing).consequences.first)
    #expect(
      consequence.message.hasPrefix(
        "\"a: b, although c\" was offered a width of 350 points and took 294.33 because nested "
          + "answers 8×16 to 0×0, although orange would take any width: "))
  }

  @Test func `finds it in a stack as well`() throws {
    let finding = try finding(Listings.guiltyPair)
    #expect(
      finding.message
        == "Asked for its minimum width (0×80), pair answered 8×80 points: 1 gap of 8, although "
        + "everything in it can shrink to 0. The 8 makes it the least flexible child of row (8…∞ "
        + "before 0…∞), so it is served first and offered 305; then half, served last, takes 152.5 "
        + "of 305: row is 467.5 wide instead of 620.")
    #expect(finding.consequences.map(\.rule) == ["underfill"])
  }

  @Test func `finds it where the spacing is padding`() throws {
    let finding = try finding(
      """
      // proposal: 620x80
      HStack(spacing: 10) {
        Color.yellow.relativeProposed(width: 0.5).id("half")
        Color.red.padding(12).id("padded")
      }
      .id("row")
      """)
    #expect(finding.rule == "phantom-minimum")
    #expect(
      finding.message.hasPrefix(
        "Asked for its minimum width (0×80), padded answered 24×80 points: insets of 24, although ")
    )
  }

  @Test func `blames the view that adds the spacing, not the one around it`() throws {
    let listing = Listings.gridBug.replacing(
      ".id(\"nested\")", with: ".id(\"nested\").border(.red).id(\"border\")")
    let finding = try finding(listing)
    #expect(finding.ignoreKey == "phantom-minimum@nested")
    #expect(
      finding.message.contains(
        " The 8 makes border, in which it lies, the least flexible child of outer "))
  }

  @Test(
    arguments: [
      // The remedies of the founding article.
      (".id(\"nested\")", ".id(\"nested\").frame(minWidth: 0, minHeight: 0)"),
      // Without gaps there is no minimum.
      ("    Grid {", "    Grid(horizontalSpacing: 0) {"),
      // Without a span nobody is left without a taker.
      (".gridCellColumns(2)", ".gridCellColumns(1)"),
      // What cannot shrink is no phantom, and nothing falls short of it.
      ("Color.cyan", "Color.cyan.frame(minWidth: 60)"),
    ])
  func `is silent where the minimum does no harm`(part: String, change: String) throws {
    let listing = Listings.gridBug.replacing(part, with: change)
    #expect(listing != Listings.gridBug)
    let rules = try run(listing).findings.map(\.rule)
    #expect(!rules.contains("phantom-minimum"), "\(rules)")
  }

  @Test func `leaves a shortage alone that is there without it as well`() throws {
    #expect(try findings(Listings.innocentPair) == ["contract underfill at row, width"])
  }
}
