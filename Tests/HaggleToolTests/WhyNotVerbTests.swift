import Foundation
import Testing

@Suite struct `haggle why --not` {
  private func why(_ arguments: String...) throws -> String {
    let outcome = try Haggle.run(
      ["why", "Traces/nested-grid.swift"] + arguments + ["--width", "90"], input: Data())
    #expect(outcome.status == 0, "\(outcome.errors)")
    return outcome.output
  }

  private func replay(_ commands: String) throws -> String {
    try Haggle.run("replay", "Traces/nested-grid.swift", "--commands", commands).output
  }

  @Test func `follows the share of the child's own track, not one of equal length`() throws {
    #expect(
      try why("corner", "width").contains(
        "  nested (15:9) offers 79.5: share 79.5 = remaining 159 ÷ 2 columns"))
    #expect(
      try why("corner", "width", "--not", "100") == """
        why corner is not 100 wide
          for that corner would have to be offered 100                                   event 142
        Event 140 rules it out:                                                          event 140
          nested width: share 79.5 = remaining 159 ÷ 2 columns left (for corner) ·       event 140
            modelled
          15:9 says Grid.
          There would have had to be 200 left to share.

        """)
  }

  @Test(arguments: [("294", "0.33"), ("280", "14.33")])
  func `asks less of a column that was taken`(expected: String, less: String) throws {
    #expect(
      try why("outer", "width", "--not", expected) == """
        why outer is not \(expected) wide
        Event 170 rules it out:                                                          event 170
          from then on outer is at least 294.33 wide, whatever is still open
          outer width: excess 83.5 = taken beyond its columns 167 ÷ 2 columns: 3, 4      event 170
            (for nested) · modelled
          nested would have had to take \(less) less.

        """)
  }

  @Test func `asks less of the first column that was too long`() throws {
    #expect(
      try why("outer", "width", "--not", "150") == """
        why outer is not 150 wide
        Event 164 rules it out:                                                          event 164
          from then on outer is at least 155.17 wide, whatever is still open
          outer width: share 55.67 = remaining 167 ÷ 3 columns left (for left) ·         event 161
            modelled
          left answers 55.67×350 to 55.67×350                                            event 164
          column 1 would have had to take 5.17 less.

        """)
  }

  @Test(arguments: ["0", "4"])
  func `counts the gaps`(expected: String) throws {
    #expect(
      try why("nested", "width", "--not", expected) == """
        why nested is not \(expected) wide
        Event 40 rules it out:                                                            event 40
          nested width: gaps 8 = between neighbours 8 × 1 column gap                      event 40
          The gaps alone come to 8.

        """)
  }

  private static let places: [(source: String, question: [String], answer: String)] = [
    (
      """
      // proposal: 300x400
      // text-cell: 8x20
      ScrollView { VStack { Text("None").id("hint") } }
      """, ["hint", "y", "--not", "190"],
      """
      why hint is not at y 190
      Event 13 rules it out:                                                  event 13
        VStack.1 is placed at 0 in ScrollView.1: its content begins at its    event 13
          edge
        It reaches from 0 to 20: hint, which is 20 high, does not fit in
          there at 190.
      Room on that side:
        380 in ScrollView.1, behind VStack.1                                  event 13

      """
    ),
    (
      """
      // proposal: 300x400
      Color.red.frame(width: 60, height: 60).id("stamp")
        .frame(maxWidth: .infinity, alignment: .leading).id("screen")
      """, ["stamp", "x", "--not", "240"],
      """
      why stamp is not at x 240
      Event 13 rules it out:                                                  event 13
        stamp is placed at 0 in screen: at its left edge, by its alignment    event 13
        All that is around it would hold it there.
      Room on that side:
        240 in screen, behind stamp                                           event 13

      """
    ),
    (
      """
      // proposal: 300x400
      HStack(spacing: 10) {
        Color.red.frame(width: 60, height: 60).id("first")
        Color.blue.frame(width: 40, height: 20).id("second")
      }
      """, ["second", "x", "--not", "165"],
      """
      second is at x 165: as expected                                         event 38

      """
    ),
  ]

  @Test(arguments: places.indices)
  func `tells what put a view elsewhere, and who has room`(index: Int) throws {
    let (source, question, answer) = Self.places[index]
    let outcome = try Haggle.run(
      ["why", "-"] + question + ["--width", "80"], input: Data(source.utf8))
    #expect(outcome.status == 0)
    #expect(outcome.output == answer, "\(outcome.output)")
  }

  @Test func `names the search for edits where there is a source to edit`() throws {
    let source = try Haggle.run(
      "why", "Traces/two-bars.swift", "rigid", "width", "--not", "40")
    #expect(
      source.errors
        == "haggle try Traces/two-bars.swift rigid width --to 40 lays out edits that may give it that\n"
    )
    let trace = try Haggle.run(
      "why", "Traces/two-bars.trace.json", "rigid", "width", "--not", "40")
    #expect(trace.errors.isEmpty)
  }

  @Test func `refuses what is no length`() throws {
    let outcome = try Haggle.run(
      "why", "Traces/nested-grid.swift", "nested", "width", "--not", "-5")
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.hasPrefix(
        "haggle why: --not -5: a length is never less than 0\n"))
    #expect(
      try replay("W-5").hasSuffix(
        "\n> W-5\n“-5” is no length: a length is never less than 0\n"))
  }

  @Test func `says in a replay which answer it is about`() throws {
    // An answer that was as expected is no reason to be silent about the final length.
    #expect(try replay("W8").contains("\nwhy nested is not 8 wide"))
    let told = try replay("W350")
    #expect(
      told.contains(
        "\n> W350\nasked for its minimum size (0×0), why nested is not 350 wide      "))
    #expect(told.contains("\n  Its final width is 167.      "))
    #expect(
      try replay(":select outer;W0").contains("\n  The gaps alone come to 16.\n"))
  }

  @Test func `stands beside values that do not deny what was left over`() throws {
    let told = try replay("217g :values outer; :values nested")
    #expect(
      told.contains(
        """

        width: never less than 24, grows without limit (∞ to ∞), but took 294.33 of 350
        height: never less than 16, grows without limit (∞ to ∞)

        """))
    #expect(
      told.hasSuffix(
        """
        width: never less than 8, grows without limit (∞ to ∞)
        height: never less than 16, grows without limit (∞ to ∞)

        """))
  }
}
