import HaggleTesting
import Testing

/// How relative-last.swift is laid out, as haggle export --to test found it.
@Suite struct `Layout of relative-last` {
  private static let source = #"""
    // A child that passes on half of what it is offered, last in a row of three.
    // Nobody comes after it, so the 100 that it leaves stay empty and the row shrinks to 520.
    // proposal: 620x80

    HStack(spacing: 10) {
      Color.blue.id("sea")
      Color.green.id("meadow")
      Color.yellow.id("sand")
        .relativeProposed(width: 0.5)
        .id("half")
    }
    .id("row")

    // expect: sea size 200x80
    // expect: meadow size 200x80
    // expect: half answers 200x80 -> 100x80
    // expect: sand frame 470,0 100x80
    // expect: row frame 50,0 520x80
    // expect: finding underfill at row

    """#

  @Test func `is laid out as it was`() throws {
    let layout = try LayoutRun(scenario: Self.source, name: "relative-last.swift")
    #expect(try layout.placement(of: "row") == "520×80 at 50,0")
    #expect(try layout.placement(of: "sea") == "200×80 at 50,0")
    #expect(try layout.placement(of: "meadow") == "200×80 at 260,0")
    #expect(try layout.placement(of: "half") == "100×80 at 470,0")
    #expect(try layout.placement(of: "sand") == "100×80 at 470,0")
    #expect(layout.findings.map(\.ignoreKey) == ["underfill@row"])
  }
}
